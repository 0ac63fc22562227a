internal import Glibc

/// What the process has used so far.
public struct ProcessUsage: Hashable, Sendable {
  /// The greatest resident memory so far, in bytes.
  public var peakResidentBytes: Int
  /// The resident memory now, in bytes.
  public var residentBytes: Int
  /// The processor time of all threads, in user and kernel mode, in seconds.
  public var cpuSeconds: Double

  /// The number of this process.
  public static var identifier: Int32 { getpid() }

  /// The open file descriptors of this process; 0 where /proc cannot be read.
  public static func openDescriptors() -> Int {
    // One of them is that of the listing itself.
    max(0, ((try? Files.names(in: "/proc/self/fd")) ?? []).count - 1)
  }

  /// Reads the figures of this process.
  ///
  /// Where /proc cannot be read, the peak may include the program that started this one, and the
  /// present size is given as the peak.
  public static func current() -> ProcessUsage {
    let usage = System.resourceUsage()
    let status = (try? Files.read("/proc/self/status", limit: 65_536)) ?? []
    let text = String(decoding: status, as: UTF8.self)
    let peak = bytes(of: "VmHWM", in: text) ?? usage.peakBytes
    return ProcessUsage(
      peakResidentBytes: peak, residentBytes: bytes(of: "VmRSS", in: text) ?? peak,
      cpuSeconds: usage.cpuSeconds)
  }

  /// The value of a line such as `VmRSS:     1234 kB`, in bytes.
  static func bytes(of key: String, in status: String) -> Int? {
    for line in status.split(separator: "\n") where line.hasPrefix("\(key):") {
      let words = line.split { $0 == " " || $0 == "\t" }
      guard words.count == 3, words[2] == "kB", let kilobytes = Int(words[1]) else { return nil }
      return kilobytes * 1024
    }
    return nil
  }
}
