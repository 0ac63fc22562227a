import Motion

/// The instant `milliseconds` after the origin of a 60 Hz clock.
func at(_ milliseconds: UInt64) -> AnimationInstant {
  AnimationInstant(nanoseconds: milliseconds * 1_000_000, rate: .hz60)
}

/// The frames of a display from one moment to another, in milliseconds.
func frames(
  from start: UInt64 = 0, through end: UInt64, rate: TickRate = .hz60
) -> [AnimationInstant] {
  let first = rate.tick(atNanoseconds: start * 1_000_000)
  let last = rate.tick(atNanoseconds: end * 1_000_000)
  return (first...last).map { AnimationInstant(tick: $0, rate: rate) }
}
