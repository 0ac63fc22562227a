internal import Glibc

extension System {
  /// The kinds of local socket.
  enum SocketKind {
    case stream
    case datagram

    fileprivate var number: Int32 {
      Int32((self == .stream ? SOCK_STREAM : SOCK_DGRAM).rawValue)
    }
  }

  /// The most bytes of the address of a local socket: `sun_path` without its terminating zero.
  static let longestSocketAddress = MemoryLayout.size(ofValue: sockaddr_un().sun_path) - 1

  /// Makes a local socket that never waits and is closed in programs started from here.
  static func makeSocket(_ kind: SocketKind) throws(SystemError) -> Int32 {
    let flags = Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
    return try check("make a socket", socket(AF_UNIX, kind.number | flags, 0))
  }

  /// Gives a socket its address; an address that begins with a NUL is an abstract name.
  static func bind(_ descriptor: Int32, to address: [UInt8]) throws(SystemError) {
    _ = try check(
      "bind", try unsafe withAddress(address) { unsafe Glibc.bind(descriptor, $0, $1) })
  }

  /// Connects a socket to an address.
  static func connect(_ descriptor: Int32, to address: [UInt8]) throws(SystemError) {
    _ = try check(
      "connect", try unsafe withAddress(address) { unsafe Glibc.connect(descriptor, $0, $1) })
  }

  /// Lets others connect to a socket.
  static func listen(_ descriptor: Int32) throws(SystemError) {
    _ = try check("listen", Glibc.listen(descriptor, 64))
  }

  /// Whether a descriptor is a Unix stream socket that others can connect to.
  static func isLocalListener(_ descriptor: Int32) -> Bool {
    option(SO_DOMAIN, of: descriptor) == AF_UNIX
      && option(SO_TYPE, of: descriptor) == Int32(SOCK_STREAM.rawValue)
      && option(SO_ACCEPTCONN, of: descriptor) == 1
  }

  /// The value of an option of a socket; nil when it is none.
  private static func option(_ name: Int32, of descriptor: Int32) -> Int32? {
    var value: Int32 = 0
    var length = socklen_t(MemoryLayout<Int32>.size)
    let code = unsafe getsockopt(descriptor, SOL_SOCKET, name, &value, &length)
    return code == 0 ? value : nil
  }

  /// Takes the next connection, whose descriptor waits; nil when it was given up by its client.
  static func accept(_ descriptor: Int32) throws(SystemError) -> Int32? {
    do throws(SystemError) {
      let client = try retrying("accept") { Glibc.accept(descriptor, nil, nil) }
      _ = fcntl(client, F_SETFD, FD_CLOEXEC)
      return client
    } catch {
      guard error.code == ECONNABORTED || error.code == EAGAIN else { throw error }
      return nil
    }
  }

  /// Sends one datagram to an address without waiting.
  static func send(
    _ bytes: [UInt8], from descriptor: Int32, to address: [UInt8]
  ) throws(SystemError) {
    let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
    _ = try check(
      "send",
      try unsafe withAddress(address) { target, length in
        unsafe bytes.withUnsafeBytes {
          unsafe sendto(descriptor, $0.baseAddress, $0.count, flags, target, length)
        }
      })
  }

  /// Lends an address as the system has it.
  private static func withAddress<Result>(
    _ address: [UInt8], _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) throws(SystemError) -> Result {
    guard !address.isEmpty, address.count <= longestSocketAddress else {
      throw SystemError(operation: "address", code: ENAMETOOLONG)
    }
    var local = sockaddr_un()
    local.sun_family = sa_family_t(AF_UNIX)
    unsafe withUnsafeMutableBytes(of: &local.sun_path) { unsafe $0.copyBytes(from: address) }
    // A path ends with a zero; the length of an abstract name is that of its bytes.
    let terminator = address[0] == 0 ? 0 : 1
    let start = MemoryLayout<sockaddr_un>.offset(of: \.sun_path) ?? 2
    let length = socklen_t(start + address.count + terminator)
    return unsafe withUnsafePointer(to: &local) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe body($0, length)
      }
    }
  }
}
