import Widgets

/// The colours of a view.
public enum Theme: String, CaseIterable, Hashable, Sendable {
  /// Light figures on a dark ground.
  case dark
  /// Dark figures on a light ground.
  case light

  var colors: Widgets.Theme {
    switch self {
    case .dark: .dark
    case .light: .light
    }
  }
}
