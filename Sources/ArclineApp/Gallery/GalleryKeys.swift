import SDLShell
import Widgets

/// What the keys of the gallery do: the one table behind keys, help and hints.
nonisolated enum GalleryKeys {
  /// Keys that do related things.
  struct Row: Sendable {
    /// The names of the keys as the help shows them.
    let keys: String
    /// What they do, in a few words.
    let action: String
    /// Which command each key gives.
    let commands: [(key: Key, command: GalleryCommand)]
    /// Whether a key that is held goes on doing it.
    var repeats = false
  }

  private static let digits = (0...9).map { digit in
    (key: Key.character(Character("\(digit)")), command: GalleryCommand.progress(10 * digit))
  }

  /// All rows, in the order of the help.
  static let rows: [Row] = [
    Row(
      keys: "Tab, Backspace", action: "next look, previous look",
      commands: [
        (.tab, .look(1)), (.pageDown, .look(1)), (.backspace, .look(-1)), (.pageUp, .look(-1)),
      ], repeats: true),
    Row(
      keys: "Up, Down", action: "choose a property",
      commands: [(.up, .property(-1)), (.down, .property(1))], repeats: true),
    Row(
      keys: "Left, Right", action: "change its value",
      commands: [(.left, .change(-1)), (.right, .change(1))], repeats: true),
    Row(
      keys: "[, ]", action: "ten steps, or a list's end",
      commands: [(.character("["), .leap(-10)), (.character("]"), .leap(10))], repeats: true),
    Row(keys: "0 to 9", action: "progress 0 % to 90 %", commands: digits),
    Row(
      keys: "Home, End", action: "progress 0 %, 100 %",
      commands: [(.home, .progress(0)), (.end, .progress(100))]),
    Row(keys: "Enter", action: "play a run from 0 to 100 %", commands: [(.enter, .play)]),
    Row(keys: "Space", action: "pause and go on", commands: [(.space, .pause)]),
    Row(
      keys: ".", action: "one frame on", commands: [(.character("."), .step)], repeats: true),
    Row(
      keys: "-, +", action: "slower, faster",
      commands: [
        (.character("-"), .speed(-1)), (.character("+"), .speed(1)), (.character("="), .speed(1)),
      ]),
    Row(keys: "t", action: "dark and light", commands: [(.character("t"), .theme)]),
    Row(
      keys: "Delete", action: "reset the property", commands: [(.delete, .resetProperty)]),
    Row(keys: "r", action: "reset the look", commands: [(.character("r"), .resetLook)]),
    Row(keys: "s", action: "save what is shown", commands: [(.character("s"), .save)]),
    Row(keys: "g", action: "frame times", commands: [(.character("g"), .graph)]),
    Row(keys: "f", action: "full screen on and off", commands: [(.character("f"), .fullscreen)]),
    Row(keys: "h", action: "show and hide these keys", commands: [(.character("h"), .help)]),
    Row(
      keys: "Esc, q", action: "close",
      commands: [(.escape, .close), (.character("q"), .quit)]),
  ]

  private static let table: [Key: (command: GalleryCommand, repeats: Bool)] = Dictionary(
    rows.flatMap { row in row.commands.map { ($0.key, ($0.command, row.repeats)) } }
  ) { first, _ in first }

  /// The command of a key; nil for keys without one, and for a held key that does not repeat.
  static func command(_ key: Key, repeated: Bool = false) -> GalleryCommand? {
    guard let entry = table[key], entry.repeats || !repeated else { return nil }
    return entry.command
  }

  /// The card that lists all keys.
  static let help = HelpOverlay(rows: rows.map { HelpOverlay.Row($0.keys, $0.action) })
}
