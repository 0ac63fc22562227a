internal import Glibc

extension System {
  /// Whether a process group has a member that has not ended; nil where /proc cannot be read.
  static func hasLivingMembers(group: pid_t) -> Bool? {
    guard let names = try? names(in: "/proc"), names.contains("self") else { return nil }
    return names.lazy.compactMap { pid_t($0) }.contains { isLiving($0, in: group) }
  }

  private static func isLiving(_ process: pid_t, in group: pid_t) -> Bool {
    guard let bytes = try? Files.read("/proc/\(process)/stat", limit: 4096) else { return false }
    // The name stands in parentheses and may hold some itself; state, parent and group follow it.
    let fields = bytes.reversed().prefix { $0 != UInt8(ascii: ")") }.reversed()
      .split(separator: UInt8(ascii: " "))
    guard fields.count > 2, let state = fields[0].first else { return false }
    let hasEnded = state == UInt8(ascii: "Z") || state == UInt8(ascii: "X")
    return !hasEnded && pid_t(String(decoding: fields[2], as: UTF8.self)) == group
  }
}
