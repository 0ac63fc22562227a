extension Spring {
  /// The state `elapsed` seconds after `initial`, in closed form.
  ///
  /// With γ = zw and the two functions C, S of ``decay(after:)``:
  /// x = x₀C + (v₀ + γx₀)S and v = v₀C − (γv₀ + w²x₀)S, for every damping ratio alike.
  /// Zero, negative and not-a-number give `initial`; infinity gives rest, and so does a state that
  /// is not finite or overflows.
  public func state(after elapsed: Double, from initial: SpringState) -> SpringState {
    guard initial.isFinite else { return .rest }
    guard elapsed > 0 else { return initial }
    // exp(-1400) is zero in a Double with room for any polynomial factor below 10³⁰⁰.
    guard slowestRate * elapsed < 1400 else { return .rest }
    let (x0, v0) = (initial.displacement, initial.velocity)
    let (w, damping) = (naturalFrequency, dampingRatio * naturalFrequency)
    let (cosine, sine) = decay(after: elapsed)
    let state = SpringState(
      displacement: x0 * cosine + (v0 + damping * x0) * sine,
      velocity: v0 * cosine - (damping * v0 + w * w * x0) * sine)
    return state.isFinite ? state : .rest
  }

  /// How far from rest a state is: √(x² + (v/w)²), in the value's units.
  ///
  /// Its square changes by −4z·v²/w per second, so it never grows: once small, it stays small.
  /// Both |x| and |v|/w are at most this.
  public func distanceFromRest(_ state: SpringState) -> Double {
    let speed = state.velocity / naturalFrequency
    return (state.displacement * state.displacement + speed * speed).squareRoot()
  }

  /// The seconds until ``distanceFromRest(_:)`` has come down to `tolerance`.
  ///
  /// - Parameters:
  ///   - tolerance: In the value's units; held to 10⁻³⁰⁰ or more.
  ///   - initial: The state at time 0.
  /// - Returns: The first such time that a Double can hold; 0 when the state is there already.
  public func settlingTime(within tolerance: Double, from initial: SpringState) -> Double {
    let limit = max(tolerance, 1e-300)
    let isSettled = { (time: Double) in
      distanceFromRest(state(after: time, from: initial)) <= limit
    }
    if isSettled(0) { return 0 }
    var (low, high) = (0.0, 1 / slowestRate)
    while !isSettled(high) { (low, high) = (high, high * 2) }
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if isSettled(middle) { high = middle } else { low = middle }
    }
  }

  /// e^(−γt) times cos(ωt) and times sin(ωt)/ω, with ω² = w²(1 − z²) of either sign.
  ///
  /// Written so that nothing cancels near z = 1, where sin(ωt)/ω becomes t.
  private func decay(after time: Double) -> (cosine: Double, sine: Double) {
    let (z, w) = (dampingRatio, naturalFrequency)
    let spread = w * abs((1 - z) * (1 + z)).squareRoot()
    let slow = ElementaryFunctions.exponential(-slowestRate * time)
    if spread == 0 { return (slow, slow * time) }
    if z < 1 {
      let angle = spread * time
      return (
        slow * ElementaryFunctions.cosine(angle), slow * ElementaryFunctions.sine(angle) / spread
      )
    }
    // The fast part over the slow one, less one: e^(−2ωt) − 1.
    let ratio = ElementaryFunctions.exponentialMinusOne(-2 * spread * time)
    return (slow * (2 + ratio) / 2, slow * -ratio / (2 * spread))
  }
}
