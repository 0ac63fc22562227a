/// Two rows of a low-resolution mask and where an output row samples them.
struct MaskRows {
  var row0: [UInt16]
  var row1: [UInt16]
  var wy: Int32
  var x0: Int32
  var step: Int32

  /// The coverage of output column `i`, after the documented formula.
  func coverage(_ i: Int) -> UInt8 {
    let x = Int(x0) + i * Int(step)
    let (k, f) = (x >> 16, x >> 8 & 255)
    return UInt8((column(k) * (256 - f) + column(k + 1) * f + 16_384) / 32_768)
  }

  /// The same in real numbers, in levels.
  func exact(_ i: Int) -> Double {
    let x = Double(Int(x0) + i * Int(step)) / 65_536
    let k = Int(x.rounded(.down))
    let (f, v) = (x - Double(k), Double(wy) / 256)
    func entry(_ row: [UInt16], _ k: Int) -> Double { Double(min(row[k], 65_280)) / 256 }
    let left = entry(row0, k) * (1 - v) + entry(row1, k) * v
    let right = entry(row0, k + 1) * (1 - v) + entry(row1, k + 1) * v
    return left * (1 - f) + right * f
  }

  private func column(_ k: Int) -> Int {
    let (a, b, v) = (Int(min(row0[k], 65_280)), Int(min(row1[k], 65_280)), Int(wy))
    return (a * (256 - v) + b * v + 256) / 512
  }
}
