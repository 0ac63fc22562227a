import CommandLineOptions
import Feeds
import Testing

@testable import ArclineApp

/// When yad closes a dialog with several bars by itself; what it does was read in the source of its
/// versions 0.40 and 14.
@Suite struct BarsFeedTests {
  private typealias Bar = Options.Dialog.Bar

  private func dialog(_ bars: [Bar], watched: Int = 0) -> Options.Dialog {
    var dialog = Options.Dialog(tool: .yad)
    dialog.bars = bars
    dialog.watchedBar = watched
    return dialog
  }

  private func events(_ text: String, _ dialog: Options.Dialog) -> [FeedEvent] {
    var feed = BarsFeed(FeedFormat.yad.makeFeed(FeedSettings()), of: dialog)
    var events: [FeedEvent] = []
    feed.consume(Array(text.utf8).span, into: &events)
    feed.finish(into: &events)
    return events
  }

  private func updates(_ text: String, _ dialog: Options.Dialog) -> [FeedUpdate] {
    events(text, dialog).compactMap { event in
      if case .update(let update) = event { update } else { nil }
    }
  }

  /// Whether the whole of the bars is said to be complete.
  private func closes(_ text: String, _ dialog: Options.Dialog) -> Bool {
    updates(text, dialog).contains { $0.id.isEmpty && $0.fraction == 1 }
  }

  private let two = [Bar(label: "A"), Bar(label: "B")]

  @Test(
    arguments: [
      ("1:100\n", false), ("2:100\n", false), ("1:100\n2:99\n", false), ("1:100\n2:100\n", true),
      ("1:150\n2:100\n", true), ("1:99.9\n2:100\n", false), ("1:100\n1:50\n2:100\n", false),
      ("1:100\n1:50\n2:100\n1:100\n", true), ("1:100\n2:#100\n", false), ("100\n", false),
      ("3:100\n1:100\n", false), ("01:100\n2:100\n", true),
    ])
  func `all bars at once close it, and one alone never does`(text: String, isClosed: Bool) {
    #expect(closes(text, dialog(two)) == isClosed)
    // The whole is nothing that the display makes up of the bars heard of so far.
    #expect(updates(text, dialog(two)).first == FeedUpdate(line: 0, fraction: 0))
  }

  @Test(
    arguments: [
      (1, "1:100\n", true), (2, "1:100\n", false), (2, "2:100\n", true), (3, "1:100\n", false),
      (3, "1:100\n2:100\n", true), (-1, "1:100\n2:100\n", true),
    ])
  func `a watched bar closes it alone, and one that is not there counts as none`(
    watched: Int, text: String, isClosed: Bool
  ) {
    #expect(closes(text, dialog(two, watched: watched)) == isClosed)
  }

  @Test func `bars that pulse are not waited for, and show no number`() {
    let bars = [Bar(label: "A", kind: .pulse), Bar(label: "B")]
    #expect(closes("1:5\n2:100\n", dialog(bars)))
    let news = updates("1:40\n1:#text\n", dialog(bars)).filter { $0.id == "1" }
    #expect(news.map(\.fraction) == [nil, nil])
    #expect(news.map(\.state) == [.unknown, nil] && news.map(\.message) == [nil, "text"])
    #expect(!closes("1:100\n", dialog([Bar(label: "A", kind: .pulse)])))
  }

  @Test func `a bar of activity is never full, and keeps the others waiting`() {
    let bars = [Bar(label: "A"), Bar(label: "B", kind: .activity)]
    #expect(!closes("2:start\n2:stop\n1:100\n", dialog(bars)))
    #expect(closes("1:100\n", dialog(bars, watched: 1)))
  }

  @Test func `full from the start closes it only with the first percentage`() {
    let bars = [Bar(label: "A", fraction: 1), Bar(label: "B", fraction: 1)]
    #expect(!closes("1:#text\n", dialog(bars)))
    #expect(closes("1:100\n", dialog(bars)))
  }

  @Test(arguments: ["3:10\n", "0:10\n", "50\n", "#text\n"])
  func `a line about no bar is one warning and changes nothing`(text: String) {
    #expect(updates(text, dialog(two)) == [FeedUpdate(line: 0, fraction: 0)])
    #expect(events(text, dialog(two)).count == 2)
  }
}
