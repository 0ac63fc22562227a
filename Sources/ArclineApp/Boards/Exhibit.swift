import Board
import Geometry
import Lettering
import Motion
import Scene
import Widgets

/// What a window shows: one panel, or a wall of them.
nonisolated protocol Exhibit {
  /// The colour behind everything.
  var ground: Theme { get }

  /// Appends the picture at an instant to a display list; `scale` device pixels make a logical one.
  func draw(
    in area: Rect, scale: Double, at instant: AnimationInstant, text: Typesetter,
    into list: inout DisplayList)
}
