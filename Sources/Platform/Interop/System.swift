internal import Glibc

/// Calls of the operating system with Swift types in and out.
///
/// Interrupted calls are repeated, and errors are thrown with the number found right after the call.
enum System {
  /// Throws the current error number when a call returned −1.
  static func check<Value: FixedWidthInteger & SignedInteger>(
    _ operation: String, _ result: Value
  ) throws(SystemError) -> Value {
    guard result >= 0 else { throw SystemError(operation: operation, code: errno) }
    return result
  }

  /// Repeats a call as long as signals interrupt it, then checks its result.
  static func retrying<Value: FixedWidthInteger & SignedInteger>(
    _ operation: String, _ call: () -> Value
  ) throws(SystemError) -> Value {
    while true {
      let result = call()
      if result < 0, errno == EINTR { continue }
      return try check(operation, result)
    }
  }

  /// The words for an error number.
  static func text(ofError code: Int32) -> String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: text)
  }

  /// The value of an environment variable, or nil when it is not set.
  static func environmentValue(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }
}
