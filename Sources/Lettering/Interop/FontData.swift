internal import Glibc

/// The bytes of a font file, read once and kept at one address.
///
/// The file may change or vanish afterwards. Open fonts refer to the bytes and keep them alive.
@safe final class FontData {
  /// The greatest size of a file in bytes.
  static let sizeLimit = 64 << 20

  private let storage: UnsafeMutableRawBufferPointer

  /// Reads a regular file, without waiting on pipes and devices, and checks its table directory.
  init(path: String) throws(LetteringError) {
    let bytes = try Self.read(path)
    if let problem = FontDirectory.problem(in: bytes) {
      throw LetteringError(path: path, reason: problem)
    }
    unsafe storage = .allocate(byteCount: bytes.count, alignment: 16)
    unsafe storage.copyBytes(from: bytes)
  }

  deinit { unsafe storage.deallocate() }

  /// The number of bytes.
  var count: Int { unsafe storage.count }

  /// Where the bytes lie for as long as this object lives; nil never occurs for a valid font.
  var address: UnsafeRawPointer? { unsafe UnsafeRawPointer(storage.baseAddress) }

  private static func read(_ path: String) throws(LetteringError) -> [UInt8] {
    // A path with NUL would silently name another file.
    guard !path.utf8.contains(0) else {
      throw LetteringError(path: path, reason: "the path holds a NUL character")
    }
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw LetteringError(path: path, reason: systemError(errno)) }
    defer { _ = close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      throw LetteringError(path: path, reason: systemError(errno))
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw LetteringError(path: path, reason: "it is not a regular file")
    }
    guard status.st_size > 0 else {
      throw LetteringError(path: path, reason: "the file is empty")
    }
    guard status.st_size <= sizeLimit else {
      throw LetteringError(path: path, reason: "it is larger than \(sizeLimit >> 20) MiB")
    }
    return try readAll(descriptor, expected: Int(status.st_size), path: path)
  }

  private static func readAll(
    _ descriptor: Int32, expected: Int, path: String
  ) throws(LetteringError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: expected)
    var filled = 0
    while filled < expected {
      let got = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe Glibc.read(descriptor, buffer.baseAddress?.advanced(by: filled), expected - filled)
      }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw LetteringError(path: path, reason: systemError(errno)) }
      guard got > 0 else { break }
      filled += got
    }
    bytes.removeSubrange(filled...)
    return bytes
  }

  private static func systemError(_ code: Int32) -> String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: text)
  }
}
