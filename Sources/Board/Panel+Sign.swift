public import Geometry
public import Motion
public import Scene
import Widgets

extension Panel {
  /// Appends the sign of the phase at an instant within a square, for what has no room for it itself.
  ///
  /// - Returns: Whether there is a sign.
  public func drawSign(
    in square: Rect, scale: Double, at instant: AnimationInstant, into list: inout DisplayList
  ) -> Bool {
    look.drawSign(
      advanced(to: instant).frame(in: square, scale: scale, at: instant), theme: theme, into: &list)
  }
}
