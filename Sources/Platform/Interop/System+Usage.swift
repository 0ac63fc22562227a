internal import Glibc

extension System {
  /// The processor time of the process so far and the peak of its resident memory.
  ///
  /// The peak may include the program that started this one, because the kernel carries it over.
  static func resourceUsage() -> (cpuSeconds: Double, peakBytes: Int) {
    var usage = rusage()
    // Fails only for an unknown first argument or a bad address.
    _ = unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return (
      seconds(usage.ru_utime) + seconds(usage.ru_stime), Int(usage.ru_maxrss) * 1024
    )
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) * 1e-6
  }
}
