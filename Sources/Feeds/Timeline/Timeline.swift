/// A recorded stream: which bytes arrive when.
///
/// Each line of its text is a time in milliseconds, a tab, and the bytes that arrive then:
///
///     0<tab>10\n
///     16.7<tab>\r20
///
/// The time is a decimal number without sign, counted to the nanosecond (what is finer is dropped),
/// and never less than the one before it. In the bytes `\n`, `\r`, `\t`, `\e` (escape), `\\` and
/// `\xHH` stand for single bytes, and everything else for itself. Empty lines are passed over.
public struct Timeline: Sendable, Equatable {
  /// Bytes that arrive together.
  public struct Arrival: Sendable, Equatable {
    /// When they arrive, in nanoseconds from the start.
    public let nanoseconds: UInt64

    /// What arrives; may be empty.
    public let bytes: [UInt8]

    /// Creates an arrival.
    public init(nanoseconds: UInt64, bytes: [UInt8]) {
      self.nanoseconds = nanoseconds
      self.bytes = bytes
    }
  }

  /// The arrivals, in the order of their times.
  public let arrivals: [Arrival]

  /// Creates a stream from its arrivals, which must be in the order of their times.
  public init(arrivals: [Arrival]) {
    self.arrivals = arrivals
  }

  /// Reads the text of a timeline.
  ///
  /// - Parameter text: The whole text, with any line ends and with or without a byte-order mark.
  /// - Throws: The first line at fault and what is allowed there.
  public init(parsing text: Span<UInt8>) throws(TimelineError) {
    var arrivals: [Arrival] = []
    var failure: TimelineError?
    let read = { (record: Span<UInt8>, line: Int, isOverlong: Bool) in
      guard failure == nil, !record.isEmpty else { return }
      do throws(TimelineError.Reason) {
        guard !isOverlong else { throw .tooLong }
        let arrival = try Arrival(parsing: record)
        guard arrival.nanoseconds >= arrivals.last?.nanoseconds ?? 0 else { throw .timeDecreases }
        arrivals.append(arrival)
      } catch {
        failure = TimelineError(line: line, reason: error)
      }
    }
    var splitter = RecordSplitter()
    splitter.consume(text, read)
    splitter.finish(read)
    if let failure {
      throw failure
    }
    self.arrivals = arrivals
  }
}

extension Timeline.Arrival {
  fileprivate init(parsing record: Span<UInt8>) throws(TimelineError.Reason) {
    var index = 0
    nanoseconds = try Self.scanTime(record, &index)
    bytes = try Self.unescaped(record, from: index + 1)
  }

  /// Reads milliseconds into nanoseconds, up to the tab.
  private static func scanTime(
    _ record: Span<UInt8>, _ index: inout Int
  ) throws(TimelineError.Reason) -> UInt64 {
    let nanosecondDigits = 6
    var digits = 0
    // Nil while no decimal point has been seen.
    var fractionDigits: Int?
    var time: UInt64 = 0
    while index < record.count, record[index] != ASCII.tab {
      let byte = record[index]
      index += 1
      if byte == ASCII.point, fractionDigits == nil, digits > 0 {
        fractionDigits = 0
        continue
      }
      guard ASCII.isDigit(byte) else { throw .badTime }
      digits += 1
      if let count = fractionDigits {
        fractionDigits = count + 1
        guard count < nanosecondDigits else { continue }
      }
      time = try appending(byte - ASCII.zero, to: time)
    }
    guard index < record.count else { throw .missingTab }
    guard digits > 0, fractionDigits != 0 else { throw .badTime }
    for _ in min(fractionDigits ?? 0, nanosecondDigits)..<nanosecondDigits {
      time = try appending(0, to: time)
    }
    return time
  }

  private static func appending(
    _ digit: UInt8, to time: UInt64
  ) throws(TimelineError.Reason) -> UInt64 {
    let (product, overflows) = time.multipliedReportingOverflow(by: 10)
    let (sum, carries) = product.addingReportingOverflow(UInt64(digit))
    guard !overflows, !carries else { throw .timeTooLarge }
    return sum
  }

  private static func unescaped(
    _ record: Span<UInt8>, from start: Int
  ) throws(TimelineError.Reason) -> [UInt8] {
    var bytes: [UInt8] = []
    var index = start
    while index < record.count {
      guard record[index] == ASCII.backslash else {
        bytes.append(record[index])
        index += 1
        continue
      }
      guard index + 1 < record.count else { throw .badEscape }
      switch record[index + 1] {
      case UInt8(ascii: "n"): bytes.append(ASCII.lineFeed)
      case UInt8(ascii: "r"): bytes.append(ASCII.carriageReturn)
      case UInt8(ascii: "t"): bytes.append(ASCII.tab)
      case UInt8(ascii: "e"): bytes.append(ASCII.escape)
      case ASCII.backslash: bytes.append(ASCII.backslash)
      case UInt8(ascii: "x"):
        bytes.append(try hexadecimalByte(record, at: index + 2))
        index += 2
      default: throw .badEscape
      }
      index += 2
    }
    return bytes
  }

  private static func hexadecimalByte(
    _ record: Span<UInt8>, at index: Int
  ) throws(TimelineError.Reason) -> UInt8 {
    guard index + 1 < record.count, let high = ASCII.hexadecimalValue(record[index]),
      let low = ASCII.hexadecimalValue(record[index + 1])
    else { throw .badEscape }
    return high << 4 | low
  }
}
