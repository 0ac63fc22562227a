import ArclineApp

/// The program's entry.
@main
struct Main {
  static func main() {
    let words = CommandLine.arguments
    Program.runAndExit(arguments: Array(words.dropFirst()), calledAs: words.first ?? "")
  }
}
