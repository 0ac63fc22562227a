/// A feed of plain numbers, one a line.
public typealias PercentFeed = LineFeed<PercentParser>

extension LineFeed where Parser == PercentParser {
  /// Creates a feed of plain numbers.
  ///
  /// - Parameter range: Where the numbers run; 0 to 100 by default.
  public init(range: ValueRange = .percent) {
    self.init(parser: PercentParser(range: range))
  }
}

/// Reads the format `percent`: one ``PlainNumber`` a line, in a range that is 0 to 100 by default.
///
/// A number outside the range is taken as the nearer end, with one warning. A number with a percent
/// sign is a percentage of the whole, whatever the range. With equal ends of the range every other
/// number says only that the job is under way. Empty lines are passed over; any other line that is
/// not one number gives one warning, and the last value stands.
///
/// A job is ``FeedState/done`` at the end of its range and ``FeedState/running`` before it; it may
/// run again from there, as a source does that began with too small an estimate.
public struct PercentParser: RecordParser {
  /// Where the numbers run.
  public let range: ValueRange

  /// Creates a parser for numbers in a range.
  public init(range: ValueRange = .percent) {
    self.range = range
  }

  /// Always ``FeedFormat/percent``.
  public var format: FeedFormat {
    .percent
  }

  /// Reads one line; see the type for what is taken and what is warned about.
  public mutating func parse(
    _ text: Span<UInt8>, raw: Span<UInt8>, line: Int, into sink: inout some FeedSink
  ) {
    do throws(PlainNumberError) {
      let number = try PlainNumber(parsing: text)
      let update = update(number, line: line)
      if update.isAdjusted {
        sink.receive(.warning(clampWarning(number, raw: raw, line: line)))
      }
      sink.receive(.update(update))
    } catch .empty {
      // Control characters are left out of the text, but zero bytes are no empty line.
      guard raw.indices.contains(where: { raw[$0] == 0 }) else { return }
      let text = Quotation.of(raw) + " " + PlainNumberError.notANumber.explanation
      sink.receive(.warning(FeedWarning(line: line, text: text)))
    } catch {
      let text = Quotation.of(raw) + " " + error.explanation
      sink.receive(.warning(FeedWarning(line: line, text: text)))
    }
  }

  /// The update of a line that may go on; out of range it is clamped without a warning.
  public func provisional(_ text: Span<UInt8>, raw: Span<UInt8>, line: Int) -> FeedUpdate? {
    guard let number = try? PlainNumber(parsing: text) else { return nil }
    return update(number, line: line)
  }
}

// MARK: - Meaning

extension PercentParser {
  private func range(of number: PlainNumber) -> ValueRange {
    number.hasPercentSign ? .percent : range
  }

  private func update(_ number: PlainNumber, line: Int) -> FeedUpdate {
    let range = range(of: number)
    var fraction = range.fraction(of: number.value)
    if fraction == 1, number.isShort(of: range) {
      fraction = FeedUpdate.largestUnfinished
    }
    var update = FeedUpdate(line: line, fraction: fraction)
    update.number = number.value
    if range != .percent {
      update.amount = FeedAmount(number.value, of: range.maximum)
    }
    guard let fraction else {
      update.state = .unknown
      return update
    }
    update.isAdjusted = range.clamped(number.value) != number.value
    update.state = fraction < 1 ? .running : .done
    return update
  }

  private func clampWarning(_ number: PlainNumber, raw: Span<UInt8>, line: Int) -> FeedWarning {
    let range = range(of: number)
    let ends = "\(JSONText.number(range.minimum)) to \(JSONText.number(range.maximum))"
    let taken = JSONText.number(range.clamped(number.value))
    return FeedWarning(
      line: line, text: "\(Quotation.of(raw)) is outside \(ends); taken as \(taken)")
  }
}
