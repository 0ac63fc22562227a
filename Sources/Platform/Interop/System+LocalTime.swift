internal import Glibc

extension System {
  /// The second of the local day, 0…86 400; the last one only in a leap second.
  static func secondOfLocalDay() -> Int {
    var now = time(nil)
    var parts = unsafe tm()
    guard unsafe localtime_r(&now, &parts) != nil else { return 0 }
    return unsafe Int(parts.tm_hour) * 3600 + Int(parts.tm_min) * 60 + Int(parts.tm_sec)
  }
}
