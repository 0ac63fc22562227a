import Feeds
import Testing

@Suite struct GaugeFormatTests {
  @Test("The leading number of a zenity line counts")
  func leadingNumber() {
    let stream = "10 of 20\n42.5\n55%\n70 # text\n12,5\n"
    let events = events(of: stream, as: .zenity)
    #expect(events.updates.map(\.number) == [10, 42.5, 55, 70, 12.5])
    #expect(events.warnings.isEmpty)
  }

  @Test("Other lines of zenity leave the bar, each with a warning, and 150 is the end")
  func otherLines() {
    let events = events(of: "20\n -5\n\nwords\npercentage:80\n  30\n150\n", as: .zenity)
    #expect(events.words == "20 100")
    #expect(events.warnedLines == [2, 4, 5, 6, 7])
  }

  @Test("A backslash and n are a line break, two backslashes are one")
  func messages() {
    let events = events(of: #"# a\nb"# + "\n" + #"#c:\\new\x\"# + "\n#\n# \n", as: .zenity)
    #expect(events.messages == ["a\nb", #"c:\new\x\"#, "", ""])
  }

  @Test("Pulsating before any value goes back to 0")
  func pulsate() {
    #expect(events(of: "pulsate:true\npulsate:false\n", as: .zenity).words == "? 0")
  }

  @Test("A message with any characters survives every cut")
  func splitCharacters() throws {
    let stream = Array("10\n# Größe 漢字 😀 e\u{301}\n\u{1B}[1m20\u{1B}[0m\n".utf8)
    let events = events(of: [stream], as: .zenity)
    #expect(events.words == "10 - 20")
    #expect(events.messages[1] == "Größe 漢字 😀 e\u{301}")
    try expectAnyDivision(of: stream, as: .zenity)
    try expectAnyDivision(of: stream, as: .auto)
  }

  @Test("A dialog block that is still open at the end counts, with one warning")
  func openBlock() {
    let events = events(of: "10\nXXX\n35\nCopying\\nfile one\n", as: .dialog)
    #expect(events.words == "10 35")
    #expect(events.messages == [nil, "Copying\nfile one"])
    #expect(events.warnedLines == [2])
  }

  @Test("A dialog block sets the number of its first line, and the text of the others")
  func blocks() {
    let events = events(of: "XXX\n40\n\n\nXXX\nXXX\n50\nXXX\nXXX\ntext\nmore\nXXX\n", as: .dialog)
    #expect(events.words == "40 50 -")
    #expect(events.messages == ["", nil, "text\nmore"])
    #expect(events.warnings.isEmpty)
  }

  @Test("Several bars of yad pulsate and end each for itself")
  func yadBars() {
    let events = events(of: "1:10\n2:start\n2:stop\n1:100\n3:oops\n:5\n", as: .yad)
    #expect(events.words == "1=10 2=? 2=0 1=100")
    #expect(events.warnedLines == [5, 6])
  }

  @Test("Numbers alone are percent until a line of a gauge comes, and nothing is lost")
  func autoGauges() {
    let expected: [(String, FeedFormat, String)] = [
      ("10\n20\n# text\n150\n", .zenity, "10 20 - 100"),
      ("10\nXXX\n35\nCopying\nXXX\n", .dialog, "10 35"),
      ("10\n1:20\n2:#x\n", .yad, "10 1=20 2=-"),
      ("10\n20\n", .percent, "10 20"),
    ]
    for (stream, format, words) in expected {
      var feed = FeedFormat.auto.makeFeed()
      #expect(events(of: [Array(stream.utf8)], by: &feed).words == words)
      #expect(feed.format == format)
    }
  }

  @Test(
    "A line that begins with # is shown as a text, and does not decide what the stream is",
    arguments: [
      (
        "#0 building with default\n\n" + #"{"vertexes":[{"digest":"s:1","completed":"x"}]}"# + "\n",
        FeedFormat.buildkit, "- 99 100"
      ),
      ("# make all\n#\ncc a.c\n[1/2] CC a\n[2/2] LD a\n", .ninja, "- - 50 100"),
      ("# log\n" + #"{"id":"a","percent":50}"# + "\n", .ndjson, "- a=50"),
      ("# one\n1:20\n2:30\n", .yad, "- 1=20 2=30"),
      ("# one\nXXX\n35\nCopying\nXXX\n", .dialog, "- 35"),
      ("#!/bin/sh\n# Copying\n10\n# more\n20\n", .zenity, "- - 10 - 20"),
      ("# Copying\npulsate:true\n20\n", .zenity, "- ? 20"), ("# Copying\n", .zenity, "-"),
    ])
  func textFirst(stream: String, format: FeedFormat, words: String) throws {
    var feed = FeedFormat.auto.makeFeed()
    let events = events(of: [Array(stream.utf8)], by: &feed)
    #expect(events.words == words)
    #expect(events.warnings.isEmpty)
    #expect(feed.format == format)
    try expectAnyDivision(of: Array(stream.utf8), as: .auto)
  }

  @Test("Other text among a gauge's first ones is warned about once it is known to be a gauge")
  func otherTextFirst() {
    let stream = "# Copying\nodd\n10\nodder\n"
    #expect(events(of: stream, as: .auto).warnedLines == [2, 4])
    #expect(events(of: "# Copying\nodd\n", as: .auto).warnedLines == [2])
    // However many there are.
    let flood = (1...1000).map { "# step \($0)\n" }.joined()
    let all = events(of: flood + "42\n", as: .auto)
    #expect(all.updates.count == 1001)
    #expect(all.updates.last?.fraction == 0.42)
  }

  @Test("Numbers are shown before the format is certain")
  func numbersComeAtOnce() {
    var feed = FeedFormat.auto.makeFeed()
    var events: [FeedEvent] = []
    feed.consume(Array("10\n2".utf8).span, into: &events)
    #expect(events.words == "10")
    #expect(feed.provisional()?.fraction == 0.02)
  }

  @Test("Text in front of a tool's first numbers is kept for it")
  func preamble() {
    let text = (1...150).map { "note \($0)\n" }.joined()
    var feed = FeedFormat.auto.makeFeed()
    #expect(events(of: [Array((text + "[1/2] CC a\n").utf8)], by: &feed).words == "50")
    #expect(feed.format == .ninja)
    let long = (1...500).map { "note \($0)\n" }.joined()
    let events = events(of: [Array((long + "[1/2] CC a\n").utf8)], by: &feed)
    #expect(events.words == "50")
    #expect(events.warnings.count == 500)
    #expect(feed.format == .ninja)
  }
}
