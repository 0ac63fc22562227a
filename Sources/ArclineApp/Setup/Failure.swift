import CommandLineOptions

/// Why a mode could not do its work: one line, and the status the process ends with.
struct Failure: Error {
  let status: ExitStatus
  let message: String

  /// A fault of the command line or of a file it names.
  static func usage(_ message: String) -> Failure { Failure(status: .usage, message: message) }

  /// A fault of the program or of the system under it.
  static func runtime(_ message: String) -> Failure {
    Failure(status: .internalFailure, message: message)
  }
}
