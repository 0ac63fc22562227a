internal import Glibc

/// The state in which the program found the descriptors 0, 1 and 2.
public struct StandardDescriptors: Hashable, Sendable {
  /// Whether standard input was closed, which counts as its end.
  public let inputWasClosed: Bool
  /// Whether standard output was closed.
  public let outputWasClosed: Bool
  /// Whether standard error was closed.
  public let errorWasClosed: Bool

  /// Opens the null device in place of every closed standard descriptor.
  ///
  /// Otherwise the next file that is opened would take the number, and be read as input or written
  /// with messages. Call it before anything is opened.
  public static func secure() -> StandardDescriptors {
    // In ascending order: the kernel gives out the lowest free number.
    let input = fill(STDIN_FILENO, O_RDONLY)
    let output = fill(STDOUT_FILENO, O_WRONLY)
    let error = fill(STDERR_FILENO, O_WRONLY)
    return StandardDescriptors(
      inputWasClosed: input, outputWasClosed: output, errorWasClosed: error)
  }

  private static func fill(_ descriptor: Int32, _ flags: Int32) -> Bool {
    guard !System.isOpen(descriptor) else { return false }
    // Without a null device the number stays free, as it was.
    _ = try? System.open("/dev/null", flags)
    return true
  }

  /// Whether a descriptor is a terminal.
  public static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }
}

/// What can be asked about any descriptor, such as one that a shell hands over.
public enum Descriptors {
  /// Whether the descriptor is open.
  public static func isOpen(_ descriptor: Int32) -> Bool { System.isOpen(descriptor) }

  /// Whether the descriptor can be read from; false when it is closed or only for writing.
  public static func isReadable(_ descriptor: Int32) -> Bool {
    let flags = System.statusFlags(of: descriptor)
    return flags.map { $0 & O_ACCMODE != O_WRONLY } ?? false
  }

  /// Writes all bytes, waiting for a slow reader.
  public static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    try DescriptorWriter.writeAll(bytes, to: descriptor)
  }

  /// Closes a descriptor.
  public static func close(_ descriptor: Int32) { try? System.close(descriptor) }
}
