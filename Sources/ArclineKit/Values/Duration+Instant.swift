import Motion

extension Duration {
  /// The time as a point of animation time, to the nanosecond; what is negative is 0.
  ///
  /// After 584 years it stands still.
  var instant: AnimationInstant {
    let (seconds, attoseconds) = components
    let most = UInt64.max / 1_000_000_000 - 1
    let whole = min(UInt64(max(0, seconds)), most)
    let part = UInt64(max(0, attoseconds)) / 1_000_000_000
    return AnimationInstant(nanoseconds: whole * 1_000_000_000 + part, rate: .hz60)
  }
}
