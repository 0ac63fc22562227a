import CommandLineOptions
import Testing

let names = NameLists(looks: ["ring", "glow", "line", "stripes"], formats: ["auto", "percent"])
let parser = ArgumentParser(names: names)

/// The options of a command line that must be accepted and must run.
func options(_ arguments: [String]) throws -> Options {
  guard case .run(let options) = try parser.parse(arguments: arguments).invocation else {
    throw NotARun()
  }
  return options
}

/// The error of a command line that must be refused.
func refusal(_ arguments: [String]) -> UsageError? {
  #expect(throws: UsageError.self) { try parser.parse(arguments: arguments) }
}

struct NotARun: Error {}

/// One option in one mode, with a value it takes that is not its default.
struct Sample: CustomTestStringConvertible, Sendable {
  let mode: Mode
  let spec: OptionSpec

  /// Every option that runs, in every mode that takes it.
  static let all = Mode.allCases.flatMap { mode in
    parser.table.specs(for: mode).filter { $0.name != "help" && $0.name != "version" }
      .map { Sample(mode: mode, spec: $0) }
  }

  static let withValue = all.filter { $0.spec.valueName != nil }

  var testDescription: String { "\(mode.rawValue) --\(spec.name)" }

  var value: String? {
    [
      "look": "line", "theme": "light", "size": "640x480", "scale": "1.5", "motion": "reduced",
      "font": "a.ttf", "set": "thickness=20%", "locale": "de", "assets": "share",
      "stall-after": "40", "direction": "rtl",
      "format": "percent", "min": "-5", "max": "250",
      "on-eof": "hold", "timeline": "run.txt", "title": "Copying", "present": "surface",
      "progress": "0.42", "at": "2.5", "output": "-", "values": "run.csv", "fps": "59.94",
      "frames": "120", "script": "keys.txt", "save": "a.json5", "board": "a.json5",
      "stats": "stats.json",
      "scene": "sweep",
      "seconds": "5", "report": "r.json", "csv": "r.csv", "csv-format": "presentmon",
      "trace": "t.json",
      "svg": "r.svg", "compare": "a.json", "record": "run.csv", "total": "1.5GiB", "display": "1",
      "dim": "22:00-06:00", "dim-level": "20", "inset": "2.5", "rotate": "90",
      "fd": "3",
      "fifo": "pipe", "listen": "socket", "replay": "run.txt", "from": "stdout", "timeout": "90",
    ][spec.name]
  }

  /// The arguments of the option alone.
  var arguments: [String] { ["--\(spec.name)"] + (value.map { [$0] } ?? []) }

  /// Words that must stand at the very end.
  var tail: [String] {
    if mode == .check, spec.name == "size" || spec.name == "scale" { return ["--", "a.json5"] }
    return spec.name == "from" ? ["--", "cp"] : []
  }

  /// Options that the rules of the mode demand beside this one.
  var companions: [String] {
    if spec.name == "allow-quit" { return ["--kiosk"] }
    if spec.name == "dim-level" { return ["--dim", "1:00-2:00"] }
    switch (mode, spec.name) {
    case (.profile, "compare"): return ["--compare", "b.json"]
    case (.profile, "csv-format"): return ["--csv", "run.csv"]
    case (.show, "csv-format"): return ["--record", "run.csv"]
    case (.demo, "headless"): return ["--script", "keys.txt"]
    case (.demo, "output"), (.demo, "hash"), (.demo, "frames"):
      return ["--headless", "--script", "keys.txt"]
    default: break
    }
    guard mode == .render else { return [] }
    return switch spec.name {
    case "output", "hash": []
    case "values": ["--timeline", "run.txt"]
    case "at": ["--progress", "0.5", "--output", "a.png"]
    case "fps", "frames": ["--timeline", "run.txt", "--hash"]
    default: ["--output", "a.png"]
    }
  }
}
