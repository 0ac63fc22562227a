import Testing

/// Runs of the program that end by themselves, one after the other.
@Suite("Commands", .serialized)
enum CommandProcesses {}
