import BoardFile
import CommandLineOptions
import Feeds
import Platform

/// One source of a board: opened, read on threads of its own, and opened again where that helps.
///
/// Its faults are told in a line with its name and concern nobody else. Times are those of the
/// monotonic clock, in nanoseconds, and are passed in.
final class BoardSource {
  /// What it is called.
  var name: BoardSourceName
  /// Where it is and how it is read.
  let feed: BoardFeed
  /// When it is to be opened; nil when it is open or over.
  private(set) var due: UInt64? = 0
  /// The status of a command that has ended, or could not be run.
  private(set) var commandStatus: Int32?

  private let surroundings: BoardSurroundings
  private let rack = InboxRack()
  private var stop: WakePipe?
  private var opened: OpenSource?
  /// The last fault that was told, so that one that stays is told once.
  private var toldFault: String?
  /// A fault that no widget has heard of yet.
  private var newFault: String?
  private var isAway = false

  /// Whether it has failed when it was last open, or could not be opened.
  private var hasFailed = false
  /// How long it waits after failures.
  private var backoff: Backoff
  /// When it was last opened.
  private var openedAt: UInt64 = 0

  /// A command is not started more often than once in so many seconds.
  private static let shortestRestart = 1.0
  /// What others may mend is tried again for the first time after so many seconds.
  private static let firstWait = 0.5

  /// Makes a source that is opened in its first turn.
  init(_ entry: BoardSourceEntry, _ surroundings: BoardSurroundings, wake: CoalescingWake) {
    name = entry.name
    feed = entry.feed
    self.surroundings = surroundings
    backoff = Backoff(
      first: Self.restart(of: feed) ?? Self.firstWait, random: surroundings.random)
    rack.setWake { wake.ring() }
  }

  /// Whether nothing more will be heard of it.
  var hasEnded: Bool { due == nil && opened == nil }

  /// Does what is due and picks up what its streams have left; nil when there is nothing.
  func turn(at now: UInt64) -> BoardNews.Item? {
    if let due, now >= due { open(at: now) }
    var item = BoardNews.Item(source: name, hasManyStreams: hasManyStreams)
    for news in rack.take() where news.delivery.hasNews {
      let delivery = news.delivery
      defer { isAway = delivery.isAway }
      let isKnown = isAway && delivery.isAway && delivery.update == nil && delivery.jobs.isEmpty
      guard !isKnown || delivery.hasEnded else { continue }
      item.streams.append(news)
      noteEnd(delivery, at: now)
    }
    item.failure = newFault
    newFault = nil
    return item.streams.isEmpty && item.failure == nil ? nil : item
  }

  /// Tries at once what failed to be opened or waits after a failure, and lets faults be told again.
  func retry(at now: UInt64) {
    guard opened == nil, newestFault != nil || hasFailed && due != nil else { return }
    (toldFault, toldStatus) = (nil, 0)
    backoff.reset()
    due = now
  }

  /// Ends the reading, and takes back what was made for the source.
  func close() {
    rack.setWake(nil)
    stop?.signal()
    due = nil
    // What stands for standard input belongs to the whole run.
    if feed.source != .stdin { opened?.close() }
    opened = nil
  }

  private var newestFault: String?
  /// The last failure of a command that was told, so that one that fails every hour is told once.
  private var toldStatus: Int32 = 0

  private var hasManyStreams: Bool {
    if case .listener = opened { true } else { false }
  }

  private func open(at now: UInt64) {
    due = nil
    openedAt = now
    do throws(Failure) {
      let stop = try makeStop()
      let threads = try surroundings.threads(for: self, stop: stop)
      if case .command(let command) = threads.source, feed.source == .command {
        surroundings.commands.add(command)
      }
      opened = threads.source
      do throws(SystemError) {
        try threads.start(into: rack, counts: surroundings.counts)
      } catch {
        if feed.source != .stdin { threads.source.close() }
        opened = nil
        throw .runtime(error.description)
      }
      (toldFault, newestFault) = (nil, nil)
    } catch {
      if feed.source == .command { commandStatus = error.code }
      fail(error.message, at: now)
    }
  }

  /// The bell that ends the reading, made when it is first wanted.
  private func makeStop() throws(Failure) -> WakePipe {
    if let stop { return stop }
    do throws(SystemError) {
      let bell = try WakePipe()
      stop = bell
      return bell
    } catch {
      throw .runtime(error.description)
    }
  }

  /// Tells a fault, once, and decides when to try again.
  private func fail(_ reason: String, at now: UInt64) {
    if toldFault != reason { Messages.report("\(name.words): \(reason)") }
    if newestFault != reason { newFault = reason }
    (toldFault, newestFault) = (reason, reason)
    due = nextAttempt(after: now, hasFailed: true)
  }

  /// When it is opened again after a failure, or at the time that was asked for; nil for never.
  private func nextAttempt(after now: UInt64, hasFailed: Bool) -> UInt64? {
    self.hasFailed = hasFailed
    let isTriedAgain =
      switch feed.source {
      case .socket, .fifo: true
      case .command: Self.restart(of: feed) != nil
      case .stdin, .fd, .replay: false
      }
    guard isTriedAgain else { return nil }
    let isCalm = now >= openedAt + UInt64(Backoff.calm * 1e9)
    if !hasFailed || isCalm { backoff.reset() }
    guard !hasFailed, let seconds = Self.restart(of: feed) else { return now + backoff.next() }
    // What ends well is started as often as its board says, neither later nor sooner.
    return now + UInt64(seconds * 1e9)
  }

  /// After how many seconds a command is started again; nil for never, and for other sources.
  private static func restart(of feed: BoardFeed) -> Double? {
    guard feed.source == .command else { return nil }
    return feed.restartAfter.map { max(shortestRestart, min($0, 1e8)) }
  }

  private func noteEnd(_ delivery: FeedInbox.Delivery, at now: UInt64) {
    guard delivery.hasEnded else { return }
    if let status = delivery.commandEnd?.status {
      if status != 0, status != toldStatus {
        Messages.report("\(name.words): ended with status \(status)")
      }
      (commandStatus, toldStatus) = (status, status)
    }
    if let failure = delivery.failure {
      close(of: opened)
      return fail(failure, at: now)
    }
    if hasManyStreams {
      // One client of many has gone; the others and the socket stay, unless it is told otherwise.
      guard feed.source == .stdin, !surroundings.isInputLasting, rack.count == 0 else { return }
      stop?.signal()
    }
    close(of: opened)
    due = nextAttempt(after: now, hasFailed: delivery.commandEnd.map { $0.status != 0 } ?? false)
  }

  private func close(of source: OpenSource?) {
    if feed.source != .stdin, feed.source != .command { source?.close() }
    opened = nil
  }
}
