internal import Glibc

extension SystemError {
  /// Whether the other end of a pipe was closed: a reader such as `head` that has seen enough.
  public var isClosedPipe: Bool { code == EPIPE }
}
