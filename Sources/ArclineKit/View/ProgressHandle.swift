import Synchronization

/// Sets the progress of a view from any thread.
///
/// The newest value wins. The view takes it up when it next looks at the time, without waiting for
/// anybody; values that were replaced before are never shown. The handle may outlive its view.
public final class ProgressHandle: Sendable {
  /// A pattern that no accepted number has.
  private static let nothing = Double.nan.bitPattern

  private let pending = Atomic<UInt64>(nothing)
  /// A lock around the function itself would wrap it anew with every use.
  private struct Waker: Sendable {
    var body: (@Sendable () -> Void)?
  }

  private let waker = Mutex(Waker())

  init() {}

  /// Sends the view to a value, in the look's own way.
  ///
  /// The value is taken into 0 … 1; what is not a number changes nothing.
  public func set(_ progress: Double) {
    guard !progress.isNaN else { return }
    pending.store(min(max(progress, 0), 1).bitPattern, ordering: .releasing)
    // Only setters can meet here: who draws does not touch the lock.
    waker.withLock { $0.body }?()
  }

  /// Whether a value waits to be taken up.
  var hasValue: Bool { pending.load(ordering: .acquiring) != Self.nothing }

  /// Takes the newest value; nil when there is none since the last time.
  func take() -> Double? {
    let bits = pending.exchange(Self.nothing, ordering: .acquiringAndReleasing)
    return bits == Self.nothing ? nil : Double(bitPattern: bits)
  }

  /// Names what is to be called, on the setter's thread, after each value.
  package func wake(_ body: (@Sendable () -> Void)?) {
    waker.withLock { $0.body = body }
  }
}
