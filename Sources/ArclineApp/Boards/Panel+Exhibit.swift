import Board
import Widgets

extension Panel: Exhibit {
  nonisolated var ground: Theme { theme }

  nonisolated var hasFailed: Bool { phase == .failed }
}
