import Board
import Feeds
import Motion
import Widgets

extension Panel: Exhibit {
  nonisolated var ground: Theme { theme }

  nonisolated var hasFailed: Bool { phase == .failed }

  nonisolated mutating func receive(jobs: [String: FeedUpdate], at instant: AnimationInstant) {
    // A single panel shows all jobs as one.
  }

  nonisolated mutating func rehearse(_ news: MadeUpNews, at instant: AnimationInstant) {
    receive(news.update(), at: instant)
  }
}
