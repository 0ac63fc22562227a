import Foundation
import Glibc

/// A pipe whose reading end the test keeps open beside the program, as a shell does.
final class SharedPipe {
  private let pipe = Pipe()

  init(isNonblocking: Bool) throws {
    if isNonblocking, fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) < 0 {
      throw Unexpected(text: "the pipe cannot be made non-blocking")
    }
  }

  var readingEnd: FileHandle { pipe.fileHandleForReading }

  /// The status flags of the reading end.
  var flags: Int32 { fcntl(descriptor, F_GETFL) }

  func write(_ text: String) { try? pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8)) }

  private var descriptor: Int32 { pipe.fileHandleForReading.fileDescriptor }
}
