import Feeds
import Testing

@Suite struct PackageFormatTests {
  @Test("A fault in apt stays a failure, and its text may hold colons")
  func aptFailure() {
    let events = events(
      of: "pmstatus:a:50.0000:Unpacking a\npmerror:a:60.0:dpkg: error: no space\npmstatus:b:75:B\n",
      as: .auto)
    #expect(events.words == "50 -:failed 75")
    #expect(events.messages[1] == "dpkg: error: no space")
    #expect(events.outcome == .failed)
  }

  @Test("A question of apt pauses it")
  func aptQuestion() {
    let events = events(of: "pmconffile:/etc/a:50:'a' 'b' 0 1\npmstatus:a:60:Go\n", as: .apt)
    #expect(events.words == "-:paused 60")
  }

  @Test("apt that ends more than one step short has ended early")
  func aptEndsEarly() {
    let start = "pmstatus:a:0:x\npmstatus:a:25.0000:x\npmstatus:a:50.0000:x\n"
    #expect(events(of: start, as: .apt).outcome == .ended)
    #expect(events(of: start + "pmstatus:a:75.0000:x\n", as: .apt).outcome == .done)
    #expect(events(of: "dlstatus:1:100.0000:x\n", as: .apt).outcome == .done)
    #expect(events(of: "dlstatus:1:99.0000:x\n", as: .apt).outcome == .ended)
    #expect(events(of: "pmstatus:dpkg-exec:0.0000:x\n", as: .apt).outcome == .ended)
  }

  @Test("A fault and a question of dpkg are told, and a package that is not through is not done")
  func dpkg() {
    let failed = events(
      of: "processing: install: a\nstatus: a : error : trying to overwrite: x\n", as: .auto)
    #expect(failed.words == "? -:failed")
    #expect(failed.messages.last == "trying to overwrite: x")
    let asked = events(of: "status: /etc/a : conffile-prompt : 'a' 'b' 1 1\n", as: .dpkg)
    #expect(asked.words == "-:paused")
    #expect(events(of: "status: a: unpacked\n", as: .dpkg).outcome == .ended)
  }

  @Test("Another line gives one warning", arguments: [FeedFormat.apt, .dpkg])
  func otherLines(format: FeedFormat) {
    let events = events(of: "\nhello\n", as: format)
    #expect(events.updates.isEmpty)
    #expect(events.warnedLines == [2])
  }
}
