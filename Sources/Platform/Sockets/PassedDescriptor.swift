internal import Glibc

/// A descriptor that a service manager has opened for this program, see sd_listen_fds(3).
public struct PassedDescriptor: Hashable, Sendable {
  /// What can be done with it.
  public enum Kind: Hashable, Sendable {
    /// A Unix stream socket that others connect to.
    case listener
    /// A pipe, named or not.
    case pipe
    /// Something that has no use here; the text says what, such as "a regular file".
    case other(String)
  }

  /// The number.
  public let number: Int32
  /// What it is.
  public let kind: Kind

  /// The number of the first one, by the manager's convention.
  private static let first: Int32 = 3
  /// More are not looked at; no manager passes so many.
  private static let most: Int32 = 64

  /// Finds what was passed to this process; nothing where the variables name another or are wrong.
  ///
  /// Call it before anything is opened, and once: a number that a wrong variable names could
  /// otherwise be one of our own.
  public static func find() -> [PassedDescriptor] {
    find(count: Environment.value("LISTEN_FDS"), process: Environment.value("LISTEN_PID"))
  }

  /// Takes the values of LISTEN_FDS and LISTEN_PID.
  static func find(count: String?, process: String?) -> [PassedDescriptor] {
    guard let process, Int32(process) == System.identifier,
      let count = count.flatMap({ Int32($0) }), count > 0
    else { return [] }
    return (first..<(first + min(count, most))).compactMap { number in
      guard System.isOpen(number) else { return nil }
      System.closeInPrograms(number)
      return PassedDescriptor(number: number, kind: kind(of: number))
    }
  }

  private static func kind(of number: Int32) -> Kind {
    guard let kind = try? System.status(of: number).kind else { return .other("nothing") }
    switch kind {
    case .pipe: return .pipe
    case .socket:
      return System.isLocalListener(number) ? .listener : .other("a socket that does not listen")
    default: return .other(kind.rawValue)
    }
  }
}
