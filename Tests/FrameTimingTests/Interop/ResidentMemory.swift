import Glibc

/// What the process holds in memory.
enum ResidentMemory {
  /// The most bytes that were ever resident; nil where the system does not say.
  static var peak: Int? {
    var usage = rusage()
    guard unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 else { return nil }
    return usage.ru_maxrss * 1024
  }
}
