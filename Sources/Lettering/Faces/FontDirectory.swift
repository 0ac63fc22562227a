/// Checks the outer structure of TrueType and OpenType files.
///
/// FreeType opens files whose tables are cut off and draws nothing from them later. Looking at the
/// table directory first turns this into an error with a reason. The format is described in the
/// OpenType specification, "Organization of an OpenType font".
enum FontDirectory {
  private static let headerSize = 12
  private static let recordSize = 16

  /// What is wrong with the file, or nil when every table of its first face lies inside it.
  static func problem(in bytes: [UInt8]) -> String? {
    guard let start = firstFace(in: bytes) else { return "it is not a TrueType or OpenType font" }
    guard let tag = uint32(bytes, at: start), isFace(tag),
      let tableCount = uint16(bytes, at: start + 4)
    else { return "it is not a TrueType or OpenType font" }
    var hasOutlines = false
    for index in 0..<tableCount {
      let record = start + headerSize + index * recordSize
      guard let name = uint32(bytes, at: record), let offset = uint32(bytes, at: record + 8),
        let length = uint32(bytes, at: record + 12)
      else { return "its table directory is cut off" }
      guard offset + length <= bytes.count else {
        return "its table '\(text(of: name))' is cut off at \(bytes.count) bytes"
      }
      hasOutlines = hasOutlines || outlineTables.contains(text(of: name)) && length > 0
    }
    return hasOutlines ? nil : "it has no outlines that scale"
  }

  private static let outlineTables: Set<String> = ["glyf", "CFF ", "CFF2"]

  private static func firstFace(in bytes: [UInt8]) -> Int? {
    guard let tag = uint32(bytes, at: 0) else { return nil }
    guard text(of: tag) == "ttcf" else { return 0 }
    return uint32(bytes, at: headerSize)
  }

  private static func isFace(_ tag: Int) -> Bool {
    tag == 0x0001_0000 || ["OTTO", "true"].contains(text(of: tag))
  }

  private static func text(of tag: Int) -> String {
    let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }
    let isPrintable = letters.allSatisfy { (0x20...0x7E).contains($0) }
    return isPrintable ? String(decoding: letters, as: UTF8.self) : "????"
  }

  private static func uint16(_ bytes: [UInt8], at offset: Int) -> Int? {
    guard offset >= 0, offset + 2 <= bytes.count else { return nil }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  private static func uint32(_ bytes: [UInt8], at offset: Int) -> Int? {
    guard let high = uint16(bytes, at: offset), let low = uint16(bytes, at: offset + 2) else {
      return nil
    }
    return high << 16 | low
  }
}
