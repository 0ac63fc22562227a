import Motion

/// Timing curves as text: a name, or the four numbers of two control points.
enum EasingText {
  static let names = Easing.names

  static let allowed =
    names.joined(separator: ", ")
    + ", or X1,Y1,X2,Y2 as in 0.4,0,0.2,1 with each X from 0 to 1"

  static func parse(_ text: String) throws(PropertyProblem) -> Easing {
    if let known = Easing(named: text) { return known }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1 else { throw .unknownName(text, among: Easing.names) }
    let numbers = parts.compactMap(PlainDecimal.parse)
    guard parts.count == 4, numbers.count == 4 else { throw .malformed("a timing curve") }
    guard
      let curve = CubicBezierTiming(
        x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
    else { throw .outOfRange }
    return .cubicBezier(curve)
  }

  static func text(_ easing: Easing) -> String {
    if let name = easing.name { return name }
    guard case .cubicBezier(let curve) = easing else { return "linear" }
    return [curve.x1, curve.y1, curve.x2, curve.y2].map(PlainDecimal.text).joined(separator: ",")
  }
}
