import Foundation

/// What the kernel knows of processes.
enum ProcessTable {
  /// The greatest resident memory so far in bytes; nil when there is no such process.
  static func peakResidentBytes(of identifier: Int32) -> Int? {
    field("VmHWM", of: "\(identifier)").flatMap { Int($0.prefix { $0.isNumber }) }.map { $0 * 1024 }
  }

  /// Whether SIGINT is ignored here, as in jobs that a script put into the background; programs
  /// started from here ignore it then, as they should.
  static let ignoresInterrupt: Bool = {
    // Bit n − 1 stands for signal n.
    guard let text = field("SigIgn", of: "self"), let mask = UInt64(text, radix: 16) else {
      return false
    }
    return mask & 0b10 != 0
  }()

  private static func field(_ name: String, of process: String) -> String? {
    let text = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = text?.split(separator: "\n").first { $0.hasPrefix(name + ":") }
    return line.map { $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces) }
  }
}
