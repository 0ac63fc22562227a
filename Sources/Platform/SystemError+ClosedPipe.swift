internal import Glibc

extension SystemError {
  /// Whether the other end of a pipe was closed: a reader such as `head` that has seen enough.
  public var isClosedPipe: Bool { code == EPIPE }

  /// Whether there is no file of the name.
  public var isMissingFile: Bool { code == ENOENT || code == ENOTDIR }
}
