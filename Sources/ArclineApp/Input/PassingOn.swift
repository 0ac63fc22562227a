import Platform

/// Passes on what is read.
nonisolated struct PassingOn: Sendable {
  let descriptor: Int32
  /// Whether the reader has seen enough; then nothing more need be read, as with any filter.
  private(set) var isReaderGone = false

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Writes the bytes, waiting for a slow reader; returns what failed, if anything did.
  mutating func write(_ bytes: [UInt8]) -> String? {
    do throws(SystemError) {
      try Descriptors.write(bytes, to: descriptor)
    } catch {
      guard error.isClosedPipe else { return "passing on the input failed: \(error.reason)" }
      isReaderGone = true
    }
    return nil
  }
}
