import CommandLineOptions
import Testing

@Suite struct SourceTests {
  @Test func `the words after two dashes are the command, whatever they look like`() throws {
    let words = ["rsync", "-a", "--help", "--", "--size=0", "", "a b"]
    let found = try options(["--fps", "30", "--"] + words)
    #expect(found.source.command == words)
    #expect(found.frames.rate == 30)
    #expect(try options(["feed", "--"] + words).source.command == words)
  }

  @Test(arguments: [["--"], ["show", "--"], ["feed", "--"], ["--fps", "30", "--"]])
  func `two dashes with no command after them are a fault and not standard input`(
    arguments: [String]
  ) {
    let fault = refusal(arguments)
    #expect(fault?.reason == .missingCommand)
    #expect(fault?.message == "-- needs a COMMAND to run after it")
    #expect(fault?.status == 2)
  }

  @Test(arguments: [["looks", "--"], ["render", "--hash", "--"]])
  func `where no command can stand, two dashes at the end mean nothing`(arguments: [String]) throws
  {
    #expect(try options(arguments) == options(arguments.dropLast()))
  }

  @Test(arguments: [
    ("rsync", Options.CommandStream.stdout), ("/usr/bin/rsync", .stdout), ("ninja", .stdout),
    ("make", .stdout), ("pv", .stderr), ("dd", .stderr), ("curl", .stderr), ("./copy.sh", .stderr),
    ("/", .stderr), ("", .stderr),
  ])
  func `the stream to read follows the name of the program`(
    program: String, stream: Options.CommandStream
  ) {
    #expect(Options.CommandStream.standard(for: program) == stream)
  }

  @Test(arguments: [
    ([], Options.EndPolicy.exit), (["--fifo", "p"], .hold), (["--listen", "s"], .hold),
    (["--replay", "r"], .exit), (["--fd", "3"], .exit),
    (["--fifo", "p", "--on-eof", "exit"], .exit),
    (["--on-eof=complete", "--listen", "s"], .complete), (["--", "cp"], .exit),
  ])
  func `a source that lasts longer than its writer is not at its end then`(
    arguments: [String], policy: Options.EndPolicy
  ) throws {
    #expect(try options(arguments).input.endPolicy == policy)
  }
}
