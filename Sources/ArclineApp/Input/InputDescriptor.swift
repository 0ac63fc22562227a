import Platform

/// Standard input, and what a service manager passed, as they were when the program started.
nonisolated struct InputDescriptor: Sendable {
  /// Whether there was no descriptor 0 at all; then the input has ended already.
  let isClosed: Bool
  /// What the service manager has opened for this program.
  var passed: [PassedDescriptor] = []

  /// The number to read from; negative when there is nothing to read.
  var number: Int32 { isClosed ? -1 : 0 }

  /// Whether a person is typing.
  var isTerminal: Bool { !isClosed && StandardDescriptors.isTerminal(0) }
}
