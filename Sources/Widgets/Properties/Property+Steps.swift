extension Property {
  /// Moves the value by small steps, as keys and dials do.
  ///
  /// Numbers and lengths go by ``PropertyKind/step(of:)`` from one multiple of it to the next and
  /// stop at their bounds; where `auto` is a value, it lies below the lower bound. Everything else
  /// goes round through what it can be: flags and choices through all, colours through the palette,
  /// lists of colours through some that suit each other. The value in `original` is always among
  /// them. Nothing happens when the look has no such property.
  public func move(by count: Int, in look: inout Look, original: Look) {
    guard count != 0 else { return }
    let most = 1_000_000
    let steps = max(-most, min(most, count))
    replace(in: &look, original: original) { text(steps, from: $0, standard: $1) }
  }

  /// Moves the value by many steps, as ``move(by:in:original:)`` does, where it has a scale.
  ///
  /// What goes round comes to the last of all values, or the first for a negative count, and goes on
  /// from there to the other end: many steps round a few values may be none at all.
  public func leap(by count: Int, in look: inout Look, original: Look) {
    guard count != 0, let value = value(in: look) else { return }
    let cycle = cycle(value, self.value(in: original) ?? value)
    guard let first = cycle.first, let last = cycle.last else {
      return move(by: count, in: &look, original: original)
    }
    let (near, far) = count > 0 ? (last, first) : (first, last)
    replace(in: &look, original: original) { now, _ in now.text == near ? far : near }
  }

  /// Gives a look the value that is made of its own and the original's.
  private func replace(
    in look: inout Look, original: Look, with make: (PropertyValue, PropertyValue) -> String
  ) {
    guard let value = value(in: look) else { return }
    let standard = self.value(in: original) ?? value
    let new = make(value, standard)
    // Text has fewer digits than the original may have.
    guard new != standard.text else { return copy(from: original, to: &look) }
    // What the steps lead to is always allowed; if it were not, the look would stay as it is.
    try? set(new, in: &look)
  }

  private func text(_ steps: Int, from value: PropertyValue, standard: PropertyValue) -> String {
    let cycle = cycle(value, standard)
    if !cycle.isEmpty {
      let place = cycle.firstIndex(of: value.text) ?? 0
      return cycle[((place + steps) % cycle.count + cycle.count) % cycle.count]
    }
    return kind.text(
      steps, from: value == .automatic ? nil : value, standard: standard,
      takesAutomatic: takesAutomatic)
  }

  /// The values that the steps go round, or none where there is a scale instead.
  private func cycle(_ value: PropertyValue, _ standard: PropertyValue) -> [String] {
    var names = kind.names
    guard !names.isEmpty else { return [] }
    if takesAutomatic { names.insert("auto", at: 0) }
    // What is neither named nor automatic has its place at the start.
    for text in [standard.text, value.text] where !names.contains(text) {
      names.insert(text, at: 0)
    }
    return names
  }
}
