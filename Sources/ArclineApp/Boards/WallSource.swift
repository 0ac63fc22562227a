import Board
import BoardFile
import Feeds

/// What a wall knows of one of its sources.
nonisolated struct WallSource {
  /// Where it is and how it is read.
  let feed: BoardFeed
  /// The widgets that it feeds with single jobs, by their places in the board.
  let tiles: [Int]
  /// The only widget that it feeds, when that asks for no particular job: it shows all jobs as one.
  let sole: Int?
  /// The widget of each job that is asked for, by the job's name.
  private var wanted: [String: Int] = [:]
  /// Widgets without a name that ask for no job, the first one first: each takes one that nobody
  /// else asks for.
  private var free: [Int] = []
  /// The jobs that were taken so, with the ids of their widgets.
  private var taken: [(job: String, widget: String)] = []

  /// What is known of its jobs.
  var jobs = BoardJobs()
  /// All streams as one.
  var blend = ClientBlend()
  /// Which stream spoke last of each job.
  var speakers: [String: Int] = [:]
  /// Whether its only stream has no writer at present.
  var isAway = false

  init(_ entry: BoardSourceEntry, of board: BoardFile.Board) {
    feed = entry.feed
    tiles = board.widgets.indices.filter { index in
      board.widgets[index].rollup == nil
        && board.sourceName(of: board.widgets[index]) == entry.name
    }
    sole = tiles.count == 1 && board.widgets[tiles[0]].job == nil ? tiles[0] : nil
    for index in tiles.reversed() {
      let widget = board.widgets[index]
      wanted[widget.job ?? widget.id] = index
    }
    // A job that is asked for goes before one that is only called as a widget is.
    for index in tiles.reversed() {
      if let job = board.widgets[index].job { wanted[job] = index }
    }
    free = tiles.filter { index in
      board.widgets[index].job == nil && board.isNameless(index)
    }
    names = tiles.reduce(into: [:]) { $0[$1] = board.widgets[$1].id }
    unnamed = tiles.first { board.widgets[$0].job == nil }
  }

  /// The ids of the widgets.
  private let names: [Int: String]
  /// The widget of a job without a name.
  private let unnamed: Int?

  /// The widget that shows a job: the one that asks for it, or has its name, or else one without a
  /// name of its own that shows no other; nil without one.
  mutating func tile(of job: String) -> Int? {
    if job.isEmpty { return unnamed }
    if let index = wanted[job] { return index }
    guard !free.isEmpty else { return nil }
    let index = free.removeFirst()
    wanted[job] = index
    taken.append((job, names[index] ?? ""))
    return index
  }

  /// Whether a stream has spoken of other jobs than one.
  func hasJobs(of stream: Int, beside name: String) -> Bool {
    speakers.contains { $0.value == stream && $0.key != name }
  }

  /// Takes over what is known of the same source on another board.
  mutating func takeOver(_ old: WallSource) {
    (jobs, blend, speakers, isAway) = (old.jobs, old.blend, old.speakers, old.isAway)
    for (job, widget) in old.taken where wanted[job] == nil {
      guard let place = free.firstIndex(where: { names[$0] == widget }) else { continue }
      wanted[job] = free.remove(at: place)
      taken.append((job, widget))
    }
  }
}
