import Feeds
import Testing

/// Streams that no program writes on purpose.
@Suite struct HostileStreamTests {
  /// A recorded stream with bytes changed, left out and doubled at random.
  private func damaged(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var result = bytes
    let edges: [UInt8] = [
      0, 9, 10, 13, 27, 34, 35, 37, 44, 45, 46, 47, 57, 58, 91, 93, 123, 125, 255,
    ]
    for _ in 0..<Int.random(in: 1...20, using: &generator) where !result.isEmpty {
      let index = Int.random(in: 0..<result.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: result.remove(at: index)
      case 1: result.insert(edges.randomElement(using: &generator) ?? 0, at: index)
      case 2: result[index] = edges.randomElement(using: &generator) ?? 0
      default: result.insert(contentsOf: Array(result[index...].prefix(12)), at: index)
      }
    }
    return result
  }

  @Test("Damaged streams keep every promise in every format", arguments: FeedFormat.allCases)
  func damage(format: FeedFormat) throws {
    var generator = SeededGenerator(state: 42)
    for recording in RecordedStreamTests.all {
      let original = Array(try Stream(file: recording.file).bytes.prefix(400))
      for _ in 0..<3 {
        let bytes = damaged(original, &generator)
        let whole = events(of: [bytes], as: format, total: recording.total)
        for update in whole.updates {
          if let fraction = update.fraction {
            #expect(fraction >= 0 && fraction <= 1)
            #expect(fraction < 1 || update.state == .done)
          }
          #expect(update.number?.isFinite != false)
          #expect(update.line >= 1)
        }
        let reads = randomDivision(of: bytes, &generator)
        #expect(events(of: reads, as: format, total: recording.total) == whole)
      }
    }
  }

  @Test("Numbers of any size neither trap nor count as complete", arguments: FeedFormat.allCases)
  func hugeNumbers(format: FeedFormat) {
    let digits = String(repeating: "9", count: 400)
    let lines = [
      digits, "\(digits)%", "1:\(digits)", "[\(digits)/\(digits)] x", "[\(digits)%] x",
      "[0/0] x", "\(digits) bytes (1 B, 1 B) copied, 1 s, 1 B/s", "out_time_us=\(digits)",
      "out_time=\(digits):59:59", "progress=continue", "pmstatus:a:\(digits):b",
      "x: \(digits)%|#| \(digits)/\(digits) [00:00, 1it/s]",
      "[#ab \(digits)/\(digits)(\(digits)%)]",
      "\(digits)K .......... 1K", " \(digits) \(digits)% 1B/s 0:00:00 (xfr#1, to-chk=\(digits)/0)",
      "{\"n\":\(digits),\"total\":1}", "{\"percent\":-\(digits)}", "9;4;1;\(digits)",
    ]
    for update in events(of: lines.joined(separator: "\n"), as: format).updates {
      #expect(update.fraction.map { $0 >= 0 && $0 <= 1 } != false)
      #expect(update.number?.isFinite != false)
    }
  }

  @Test("What the newest open record would say changes nothing", arguments: FeedFormat.allCases)
  func provisional(format: FeedFormat) throws {
    for recording in RecordedStreamTests.all where recording.format == format {
      let bytes = try Stream(file: recording.file).bytes.prefix(700)
      var feed = format.makeFeed(FeedSettings(total: recording.total))
      var events: [FeedEvent] = []
      for byte in bytes {
        feed.consume([byte].span, into: &events)
        if let update = feed.provisional() {
          #expect(update.fraction.map { $0 < 1 || update.state == .done } != false)
        }
      }
      feed.finish(into: &events)
      let expected = FeedsTests.events(of: [Array(bytes)], as: format, total: recording.total)
      #expect(events == expected)
    }
  }

  @Test("A second stream after the first is read afresh", arguments: RecordedStreamTests.all)
  func secondStream(recording: Recording) throws {
    let bytes = try Stream(file: recording.file).bytes
    var feed = recording.given.makeFeed(FeedSettings(total: recording.total))
    let first = events(of: [bytes], by: &feed)
    #expect(events(of: [bytes], by: &feed) == first)
  }
}
