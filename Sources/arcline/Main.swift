import ArclineApp

/// The program's entry.
@main
struct Main {
  static func main() {
    Program.runAndExit(arguments: Array(CommandLine.arguments.dropFirst()))
  }
}
