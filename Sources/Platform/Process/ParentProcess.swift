internal import Glibc

/// The program that started this one.
public enum ParentProcess {
  /// Sends SIGHUP to it; the init process, which takes over orphans, is spared.
  public static func hangUp() {
    let parent = getppid()
    if parent > 1 { System.kill(parent, SIGHUP) }
  }
}
