internal import Glibc

/// The manager that supervises this program as a service, such as systemd.
///
/// It speaks the protocol of sd_notify(3): datagrams of `NAME=VALUE` lines to the socket that
/// `NOTIFY_SOCKET` names, a path or, after `@`, an abstract name.
public struct ServiceManager: Sendable {
  /// The time after which the manager gives the program up when it hears nothing of it, in
  /// nanoseconds; nil when it does not watch.
  public let watchdogNanoseconds: UInt64?

  private let address: [UInt8]
  private let socket: Socket

  /// The socket is closed when nobody holds the manager any more.
  private final class Socket: Sendable {
    let descriptor: Int32

    init() throws(SystemError) { descriptor = try System.makeSocket(.datagram) }

    deinit { try? System.close(descriptor) }
  }

  /// Finds the manager by the environment; nil when there is none that wants to hear of this process.
  public static func find() -> ServiceManager? {
    ServiceManager(
      socket: Environment.value("NOTIFY_SOCKET"), interval: Environment.value("WATCHDOG_USEC"),
      process: Environment.value("WATCHDOG_PID"))
  }

  /// Takes the values of NOTIFY_SOCKET, WATCHDOG_USEC and WATCHDOG_PID; nil where they name no manager.
  init?(socket name: String?, interval: String?, process: String?) {
    guard let name, let address = Self.address(name), let socket = try? Socket() else { return nil }
    self.address = address
    self.socket = socket
    let isMeant = process.map { Int32($0) == System.identifier } ?? true
    let microseconds = isMeant ? interval.flatMap(UInt64.init) : nil
    let (nanoseconds, overflows) = (microseconds ?? 0).multipliedReportingOverflow(by: 1000)
    watchdogNanoseconds = overflows || nanoseconds == 0 ? nil : nanoseconds
  }

  /// Tells the manager something, in lines of `NAME=VALUE`; a manager that does not listen misses it.
  ///
  /// Never waits.
  public func notify(_ lines: [String]) {
    let bytes = Array(lines.joined(separator: "\n").utf8)
    try? System.send(bytes, from: socket.descriptor, to: address)
  }

  /// The address of a socket; nil for one that is neither an absolute path nor an abstract name.
  static func address(_ name: String) -> [UInt8]? {
    let bytes = Array(name.utf8)
    guard bytes.count > 1, bytes.count <= System.longestSocketAddress, !bytes.contains(0) else {
      return nil
    }
    switch bytes[0] {
    case UInt8(ascii: "/"): return bytes
    case UInt8(ascii: "@"): return [0] + bytes.dropFirst()
    default: return nil
    }
  }
}
