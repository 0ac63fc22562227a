import CommandLineOptions
import SDLShell
import Widgets

/// What the keys of a window do; all others do nothing.
struct KeyBindings: Hashable {
  /// What a key can do.
  enum Action: Hashable {
    /// Close the window.
    case close
    /// Press the button of a dialog: OK when it is over, before that Cancel, or whatever the tool has.
    case accept
    /// Change between full screen and a window.
    case toggleFullscreen
    /// Pause the animation, or let it go on.
    case pause
    /// Show the frame timing, or hide it.
    case toggleTiming
    /// Show the keys, or hide them.
    case toggleHelp
  }

  private let actions: [Key: Action]

  private init(_ actions: [Key: Action]) { self.actions = actions }

  /// The keys of a window that a person has opened.
  static let window = KeyBindings([
    .escape: .close, .character("q"): .close, .character("f"): .toggleFullscreen, .space: .pause,
    .character("t"): .toggleTiming, .character("h"): .toggleHelp,
  ])
  /// A dialog is closed by one key and accepted by those that press its button, as where it comes from.
  static let dialog = KeyBindings([.escape: .close, .enter: .accept, .space: .accept])
  /// A display that nobody attends must not be left paused, or with a list of keys over the picture.
  static let none = KeyBindings([:])

  /// The keys that the options leave to a person.
  init(_ options: Options) {
    if let dialog = options.dialog {
      self = dialog.keysClose ? .dialog : .none
    } else if options.kiosk.isOn {
      let all = Self.window.actions.filter { $0.value != .toggleFullscreen }
      self = options.kiosk.allowsQuit ? KeyBindings(all) : .none
    } else {
      self = .window
    }
  }

  /// What a key does; nil for nothing.
  subscript(_ key: Key) -> Action? { actions[key] }

  /// The list of the keys.
  var help: HelpOverlay {
    let rows: [(Action, HelpOverlay.Row)] = [
      (.close, HelpOverlay.Row("Esc, q", "close")),
      (.toggleFullscreen, HelpOverlay.Row("f", "full screen on and off")),
      (.pause, HelpOverlay.Row("Space", "pause and resume the animation")),
      (.toggleTiming, HelpOverlay.Row("t", "show and hide the frame timing")),
      (.toggleHelp, HelpOverlay.Row("h", "show and hide these keys")),
    ]
    let known = Set(actions.values)
    return HelpOverlay(rows: rows.filter { known.contains($0.0) }.map(\.1))
  }
}
