import Glibc

/// Whole files, for goldens and recorded streams.
public enum FileBytes {
  /// The bytes of a file, or nil when it cannot be read.
  public static func read(_ path: String) -> [UInt8]? {
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

  /// Replaces a file; false when that fails.
  public static func write(_ bytes: [UInt8], to path: String) -> Bool {
    guard let file = unsafe fopen(path, "wb") else { return false }
    let count = unsafe fwrite(bytes, 1, bytes.count, file)
    return unsafe fclose(file) == 0 && count == bytes.count
  }

  /// Whether an environment variable is 1.
  public static func isSet(_ variable: String) -> Bool {
    guard let value = unsafe getenv(variable) else { return false }
    return unsafe String(cString: value) == "1"
  }
}
