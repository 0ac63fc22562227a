import Glibc

/// Whole files, for recorded streams.
enum FileBytes {
  /// The bytes of a file, or nil when it cannot be read.
  static func read(_ path: String) -> [UInt8]? {
    guard let file = unsafe fopen(path, "rb") else { return nil }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe fread(&block, 1, block.count, file)
      guard count > 0 else { return bytes }
      bytes += block[..<count]
    }
  }
}
