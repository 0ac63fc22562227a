import CommandLineOptions
import SDLShell

/// Why a mode could not do its work: one line, and the status the process ends with.
nonisolated struct Failure: Error {
  /// The status of the process.
  let code: Int32
  let message: String

  init(code: Int32, message: String) {
    self.code = code
    self.message = message
  }

  init(status: ExitStatus, message: String) {
    self.init(code: status.rawValue, message: message)
  }

  /// A fault of the command line or of a file it names.
  static func usage(_ message: String) -> Failure { Failure(status: .usage, message: message) }

  /// A fault of the program or of the system under it.
  static func runtime(_ message: String) -> Failure {
    Failure(status: .internalFailure, message: message)
  }

  /// A display that took pictures and takes them no more.
  ///
  /// Whatever SDL says, to whoever looks at the screen it is gone; a supervisor may try again.
  static func lostDisplay(_ error: SDLError) -> Failure {
    Failure(status: .noDisplay, message: "the display was lost: \(error.description)")
  }
}
