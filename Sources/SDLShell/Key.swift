/// A key of the keyboard, by what is printed on it in the current layout.
public nonisolated enum Key: Hashable, Sendable {
  /// A printable character without its modifiers: letters are lower case; the keypad gives digits.
  case character(Character)
  /// The Escape key.
  case escape
  /// The Return key of either block.
  case enter
  /// The Tab key.
  case tab
  /// The space bar.
  case space
  /// The key that deletes to the left.
  case backspace
  /// The key that deletes to the right.
  case delete
  /// The Insert key.
  case insert
  /// The Home key.
  case home
  /// The End key.
  case end
  /// The Page Up key.
  case pageUp
  /// The Page Down key.
  case pageDown
  /// The upward arrow.
  case up
  /// The downward arrow.
  case down
  /// The leftward arrow.
  case left
  /// The rightward arrow.
  case right
  /// A function key, 1…12.
  case function(Int)
}
