import ArclineApp
import CommandLineOptions
import Feeds
import Testing
import Widgets

/// The options of a command line, as the program reads them.
enum TestOptions {
  static func parse(_ line: String) throws -> Options {
    let names = NameLists(looks: Look.all.map(\.name), formats: FeedFormat.allNames)
    let arguments = line.split(separator: " ").map(String.init)
    let command = try ArgumentParser(names: names).parse(arguments: arguments)
    guard case .run(let options) = command.invocation else {
      throw Unexpected(text: "no options in \(line)")
    }
    return options
  }
}

/// Something a test needs is not there.
struct Unexpected: Error {
  let text: String
}

/// The statuses of the program; the testing library has a type of the same name.
typealias ProgramStatus = CommandLineOptions.ExitStatus
