public import Scene

/// Arithmetic on premultiplied pixels packed as 0xAARRGGBB, one UInt32 in native byte order.
///
/// Every colour channel is at most alpha; `Color` is the straight form.
public enum PremultipliedPixel {
  /// x·a/255 rounded to the nearest integer, exact for all x, a in 0…255.
  ///
  /// With t = x·a + 128 the value is (t + t/256)/256 in integer division.
  @inlinable static func multiply(_ x: UInt32, _ a: UInt32) -> UInt32 {
    let t = x &* a &+ 128
    return (t &+ t &>> 8) &>> 8
  }

  /// All four channels of a pixel times a/255, each rounded to the nearest integer.
  ///
  /// Two channels share a 32-bit word; the products stay below 2¹⁶, so they do not meet.
  @inlinable static func scale(_ pixel: UInt32, by a: UInt32) -> UInt32 {
    let mask: UInt32 = 0x00FF_00FF
    let half: UInt32 = 0x0080_0080
    let low = (pixel & mask) &* a &+ half
    let high = ((pixel &>> 8) & mask) &* a &+ half
    let lowResult = ((low &+ ((low &>> 8) & mask)) &>> 8) & mask
    let highResult = (high &+ ((high &>> 8) & mask)) & ~mask
    return lowResult | highResult
  }

  /// The source laid over the destination (Porter and Duff's "over").
  ///
  /// Channels cannot overflow: the source's are at most its alpha, the rest at most 255 − alpha.
  @inlinable static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    source &+ scale(destination, by: 255 &- source &>> 24)
  }

  /// The pixel of a straight colour, each channel rounded down, and what that leaves out, in 256ths of
  /// a level of each channel.
  ///
  /// A channel is at most alpha in its level, and in its fraction where the levels are equal.
  static func makeParts(_ color: Color) -> (whole: UInt32, fractions: UInt32) {
    let alpha = UInt32((color.alpha * 65_280).rounded())
    func channel(_ value: Double) -> UInt32 {
      min(alpha, UInt32((value * color.alpha * 65_280).rounded()))
    }
    let channels: InlineArray<4, UInt32> = [
      channel(color.blue), channel(color.green), channel(color.red), alpha,
    ]
    var (whole, fractions): (UInt32, UInt32) = (0, 0)
    for index in 0..<4 {
      whole |= (channels[index] >> 8) << UInt32(8 * index)
      fractions |= (channels[index] & 255) << UInt32(8 * index)
    }
    return (whole, fractions)
  }

  /// The pixel of a straight colour, each channel rounded to the nearest level.
  public static func make(_ color: Color) -> UInt32 {
    func channel(_ value: Double) -> UInt32 { UInt32((value * color.alpha * 255).rounded()) }
    let alpha = UInt32((color.alpha * 255).rounded())
    return alpha << 24 | min(alpha, channel(color.red)) << 16
      | min(alpha, channel(color.green)) << 8 | min(alpha, channel(color.blue))
  }
}
