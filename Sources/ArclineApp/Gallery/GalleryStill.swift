import Board
import Feeds
import CommandLineOptions
import Motion
import Widgets

/// A picture of the gallery that stands still, and how `arcline render` makes the same one.
nonisolated struct GalleryStill: Equatable, Sendable {
  /// The look with everything that was changed about it.
  let look: Look
  /// What was changed, as `--set` takes it.
  let settings: [Options.Setting]
  /// The name of the theme.
  let theme: String
  /// The fraction shown.
  let fraction: Double
  /// The time of the picture in nanoseconds; nil where it makes no difference.
  let nanoseconds: UInt64?
  /// Whether motion is reduced.
  let reducesMotion: Bool

  /// Describes what a panel that has settled shows at a time in nanoseconds.
  ///
  /// The standard look is the one of the catalogue that the panel's look was made from.
  init(_ panel: Panel, standard: Look, nanoseconds: UInt64) {
    look = panel.look
    theme = panel.theme.name
    fraction = panel.fraction ?? 0
    reducesMotion = panel.reducesMotion
    var settings = Self.changes(of: panel.look, from: standard)
    let instant = AnimationInstant(nanoseconds: nanoseconds, rate: .hz60)
    if panel.isAnimating(at: instant) {
      self.nanoseconds = nanoseconds
      if !Self.arrives(panel, before: nanoseconds) {
        // Of two settings of one property the last one counts.
        settings += [("motion", "none"), ("delay", "0")].map {
          Options.Setting(name: $0, value: $1)
        }
      }
    } else {
      self.nanoseconds = nil
    }
    self.settings = settings
  }

  /// What of a look differs from another of its kind.
  static func changes(of look: Look, from standard: Look) -> [Options.Setting] {
    look.properties.compactMap { property in
      guard let value = property.value(in: look), value != property.value(in: standard) else {
        return nil
      }
      return Options.Setting(name: property.name, value: value.text)
    }
  }

  /// Whether a value that is sent at time 0 has arrived a second before a time, with its phase.
  private static func arrives(_ panel: Panel, before nanoseconds: UInt64) -> Bool {
    guard nanoseconds > 1_000_000_000, let fraction = panel.fraction else { return false }
    var trial = panel.restarted()
    trial.receive(
      FeedUpdate(line: 0, fraction: fraction), at: AnimationInstant(nanoseconds: 0, rate: .hz60))
    let earlier = AnimationInstant(nanoseconds: nanoseconds - 1_000_000_000, rate: .hz60)
    trial.advance(to: earlier)
    return trial.shownValue(at: earlier) == fraction && trial.phase == panel.phase
  }
}

// MARK: - The command

nonisolated extension GalleryStill {
  /// The command line that draws the picture; the size is in logical pixels.
  ///
  /// Language and direction are those that the gallery was started in, if it was told any.
  func command(size: Options.Size, scale: Double, _ options: Options.Appearance) -> String {
    var words = ["arcline", "render", "--look", look.name]
    for setting in settings { words += ["--set", "\(setting.name)=\(setting.value)"] }
    words += ["--theme", theme, "--progress", "\(fraction)"]
    if let nanoseconds { words += ["--at", Self.seconds(nanoseconds)] }
    if reducesMotion { words += ["--motion", "reduced"] }
    if let locale = options.locale { words += ["--locale", locale] }
    if options.direction != .auto { words += ["--direction", options.direction.rawValue] }
    words += ["--size", "\(size.width)x\(size.height)"]
    if scale != 1 { words += ["--scale", "\(scale)"] }
    words += ["--output", "\(look.name).png"]
    return words.map(Self.quoted).joined(separator: " ")
  }

  private static func seconds(_ nanoseconds: UInt64) -> String {
    var digits = String(nanoseconds % 1_000_000_000 + 1_000_000_000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(nanoseconds / 1_000_000_000)" + (digits.isEmpty ? "" : ".\(digits)")
  }

  /// A word as a shell takes it.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy {
      switch $0 {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/", "=", "%", ",", "@", "+", ":": true
      default: false
      }
    }
    if isPlain && !word.isEmpty { return word }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: #"'\''"#) + "'"
  }
}
