import Board
import Motion
import Widgets

extension Panel: Exhibit {
  nonisolated var ground: Theme { theme }

  nonisolated var hasFailed: Bool { phase == .failed }

  nonisolated mutating func rehearse(_ news: MadeUpNews, at instant: AnimationInstant) {
    receive(news.update(), at: instant)
  }
}
