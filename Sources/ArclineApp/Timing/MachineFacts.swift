import FrameTiming
import Platform

/// What the system tells about the machine, for logs that say it.
nonisolated enum MachineFacts {
  /// The machine; what cannot be read stays empty.
  static func current() -> MangoHudLog.Machine {
    var machine = MangoHudLog.Machine()
    machine.system = unquoted(value(of: "PRETTY_NAME", in: "/etc/os-release", after: "="))
    machine.processor = value(of: "model name", in: "/proc/cpuinfo", after: ":")
    machine.memory = value(of: "MemTotal", in: "/proc/meminfo", after: ":")
    machine.kernel = trimmed(text(of: "/proc/sys/kernel/osrelease"))
    return machine
  }

  /// What follows the mark in the first line that begins with a word.
  private static func value(of word: String, in path: String, after mark: Character) -> String {
    let line = text(of: path).split(separator: "\n").first { $0.hasPrefix(word) }
    guard let line, let position = line.firstIndex(of: mark) else { return "" }
    return trimmed(String(line[line.index(after: position)...]))
  }

  private static func text(of path: String) -> String {
    String(decoding: (try? Files.read(path, limit: 1 << 20)) ?? [], as: UTF8.self)
  }

  private static func trimmed(_ text: String) -> String {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\n" }
    var part = text.drop(while: isBlank)
    while let last = part.last, isBlank(last) { part.removeLast() }
    return String(part)
  }

  private static func unquoted(_ text: String) -> String { text.filter { $0 != "\"" } }
}
