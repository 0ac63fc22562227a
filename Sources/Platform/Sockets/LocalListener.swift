internal import Glibc

/// A Unix socket to which other programs of the same user connect.
///
/// It stands at a path with mode 0600. What is left of a program that died there is removed, but
/// never what belongs to somebody else, is in use, or is no socket.
public final class LocalListener: Sendable {
  /// The path, as it was given.
  public let path: String
  private let descriptor: Int32
  private let identity: System.FileIdentity?

  /// What came of waiting for a connection.
  public enum Event: Equatable, Sendable {
    /// A program has connected; the descriptor is the caller's to close.
    case client(Int32)
    /// The stop bell rang.
    case cancelled
    /// The process has no descriptor left; the connection waits for a second try after a rest.
    case exhausted
    /// Waiting failed for good; the text is the system's reason.
    case failed(String)
  }

  /// Starts to listen.
  public init(path: String) throws(ListenerError) {
    self.path = path
    let address = Array(path.utf8)
    guard !address.isEmpty, !address.contains(0), address.count <= System.longestSocketAddress
    else { throw ListenerError(path: path, reason: .badPath(most: System.longestSocketAddress)) }
    try Self.clear(path, address)
    do throws(SystemError) {
      descriptor = try System.makeSocket(.stream)
    } catch {
      throw ListenerError(path: path, reason: .system(error))
    }
    do throws(SystemError) {
      try System.bind(descriptor, to: address)
      identity = System.identity(at: path)
      // Nobody can connect before the socket listens, so nobody slips in before this.
      try System.setPermissions(0o600, of: path)
      try System.listen(descriptor)
    } catch {
      try? System.close(descriptor)
      throw ListenerError(path: path, reason: error.code == EADDRINUSE ? .inUse : .system(error))
    }
  }

  /// Takes over a socket that listens already, and that is not removed afterwards.
  public init(passed: PassedDescriptor) {
    path = "the passed socket"
    descriptor = passed.number
    identity = nil
  }

  deinit {
    try? System.close(descriptor)
  }

  /// Waits for the next program that connects, or for the bell.
  public func next(stop: WakePipe? = nil) -> Event {
    while true {
      do throws(SystemError) {
        let ready = try System.wait(
          for: POLLIN, on: descriptor, or: stop?.descriptor ?? -1, until: nil)
        if ready.second != 0 { return .cancelled }
        if let client = try System.accept(descriptor) { return .client(client) }
      } catch {
        switch error.code {
        case EMFILE, ENFILE, ENOBUFS, ENOMEM: return .exhausted
        default: return .failed(error.reason)
        }
      }
    }
  }

  /// Removes the socket from its path, if it still stands there.
  public func remove() {
    if let identity, System.identity(at: path) == identity { System.remove(path) }
  }

  /// Makes way at the path.
  private static func clear(_ path: String, _ address: [UInt8]) throws(ListenerError) {
    guard let entry = System.entry(at: path) else { return }
    guard entry.kind == .socket else {
      throw ListenerError(path: path, reason: .notSocket(entry.kind.rawValue))
    }
    guard System.isOwn(path) else { throw ListenerError(path: path, reason: .notOurs) }
    guard let probe = try? System.makeSocket(.stream) else { return }
    defer { try? System.close(probe) }
    do throws(SystemError) {
      try System.connect(probe, to: address)
    } catch {
      guard error.code == ECONNREFUSED else {
        throw ListenerError(path: path, reason: error.code == EAGAIN ? .inUse : .system(error))
      }
      return System.remove(path)
    }
    throw ListenerError(path: path, reason: .inUse)
  }
}
