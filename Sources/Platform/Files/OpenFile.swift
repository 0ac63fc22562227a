/// A descriptor that is closed when its owner goes away.
struct OpenFile: ~Copyable {
  /// The number of the descriptor.
  let descriptor: Int32

  /// Opens a file with the flags of `open`, closed in programs started from here.
  init(_ path: String, _ flags: Int32, mode: UInt32 = 0) throws(SystemError) {
    descriptor = try System.open(path, flags, mode: mode)
  }

  deinit {
    try? System.close(descriptor)
  }

  /// Closes the file and reports what the system only finds out then, such as a full disk.
  consuming func close() throws(SystemError) {
    let descriptor = self.descriptor
    discard self
    try System.close(descriptor)
  }

  /// Reads to the end of the file, but at most `most` bytes; reserves memory for `expected`.
  borrowing func readAll(most: Int, expected: Int) throws(SystemError) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(max(0, min(most, expected)))
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while result.count < most {
      let count = try System.read(descriptor, into: &chunk)
      if count == 0 { break }
      result.append(contentsOf: chunk[..<min(count, most - result.count)])
    }
    return result
  }
}
