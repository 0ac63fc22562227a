/// Cuts a byte stream into records, however the stream was cut into reads.
///
/// A record ends with LF, CR or CR LF; the pair is one end even when a read boundary falls between
/// the two. Programs that draw their progress on one terminal line end it with a bare CR, so waiting
/// for LF would show nothing before they finish. Each end counts as one line, blank ones too.
///
/// A UTF-8 byte-order mark at the very start of the stream is dropped. A record longer than
/// ``limit`` is reported once, as overlong, with its first bytes; the rest of it is dropped
/// and reading goes on after its end. So the memory in use never depends on the stream.
///
/// Any division of the same stream into reads yields the same records in the same order.
public struct RecordSplitter: Sendable {
  /// The most bytes a record usually may have without its end: 65 536.
  public static let maximumLength = 65_536

  /// The most bytes a record of this stream may have without its end.
  public let limit: Int

  /// The bytes of the open record read so far: no end has been seen for them yet.
  ///
  /// Empty between two records and while the rest of an overlong record is being dropped. Never
  /// longer than ``limit``.
  public private(set) var tail: [UInt8] = []

  /// The number of the open record's line, from 1.
  public private(set) var line = 1

  /// How many bytes of the byte-order mark have been seen; only meaningful at the start.
  private var markLength = 0
  private var isAtStart = true
  /// The last byte was CR: an LF that comes first in the next read belongs to it.
  private var skipsLineFeed = false
  private var isDropping = false

  private static let byteOrderMark: [3 of UInt8] = [0xEF, 0xBB, 0xBF]

  /// Creates a splitter at the start of a stream.
  ///
  /// - Parameter limit: The most bytes of a record, at least 1; ``maximumLength`` by default.
  public init(limit: Int = maximumLength) {
    self.limit = max(1, limit)
  }

  /// Whether the newest byte of the stream is a carriage return.
  var endsOnReturn: Bool { skipsLineFeed }

  /// Reads on, and hands over each record that ends in these bytes.
  ///
  /// - Parameters:
  ///   - bytes: The next bytes of the stream; any number, also none.
  ///   - body: Receives the record without its end, its line number from 1, and whether it is
  ///     overlong. Empty records are handed over too.
  /// - Complexity: O(n) in the number of bytes. Only a record that crosses a read boundary is copied.
  public mutating func consume(
    _ bytes: Span<UInt8>, _ body: (_ record: Span<UInt8>, _ line: Int, _ isOverlong: Bool) -> Void
  ) {
    var index = isAtStart ? passByteOrderMark(in: bytes) : 0
    if skipsLineFeed, index < bytes.count {
      skipsLineFeed = false
      index += bytes[index] == ASCII.lineFeed ? 1 : 0
    }
    var start = index
    while index < bytes.count {
      let byte = bytes[index]
      guard byte == ASCII.lineFeed || byte == ASCII.carriageReturn else {
        index += 1
        continue
      }
      end(with: bytes.extracting(start..<index), body)
      index += 1
      if byte == ASCII.carriageReturn {
        if index == bytes.count {
          skipsLineFeed = true
        } else if bytes[index] == ASCII.lineFeed {
          index += 1
        }
      }
      start = index
    }
    keep(bytes.extracting(start..<bytes.count), body)
  }

  /// Ends the stream: hands over the open record, if it has any bytes, and starts afresh.
  ///
  /// - Parameter body: As in ``consume(_:_:)``; called at most once.
  public mutating func finish(
    _ body: (_ record: Span<UInt8>, _ line: Int, _ isOverlong: Bool) -> Void
  ) {
    if isAtStart {
      restoreByteOrderMark()
    }
    if !tail.isEmpty {
      body(tail.span, line, false)
    }
    self = RecordSplitter(limit: limit)
  }
}

// MARK: - Steps

extension RecordSplitter {
  /// Completes the open record with its last bytes and moves on to the next line.
  private mutating func end(
    with rest: Span<UInt8>, _ body: (Span<UInt8>, Int, Bool) -> Void
  ) {
    if isDropping {
      isDropping = false
    } else if tail.isEmpty {
      if rest.count <= limit {
        body(rest, line, false)
      } else {
        body(rest.extracting(0..<limit), line, true)
      }
    } else {
      let fits = append(rest)
      body(tail.span, line, !fits)
      tail.removeAll(keepingCapacity: true)
    }
    line += 1
  }

  /// Keeps the bytes of a record whose end has not come yet.
  private mutating func keep(
    _ rest: Span<UInt8>, _ body: (Span<UInt8>, Int, Bool) -> Void
  ) {
    guard !isDropping, !append(rest) else { return }
    body(tail.span, line, true)
    tail.removeAll(keepingCapacity: true)
    isDropping = true
  }

  /// Appends to the tail as much as a record may hold; false if that was not all.
  private mutating func append(_ rest: Span<UInt8>) -> Bool {
    let room = limit - tail.count
    for index in 0..<min(room, rest.count) {
      tail.append(rest[index])
    }
    return rest.count <= room
  }

  /// Steps over a byte-order mark at the start of the stream; returns the index to read on from.
  private mutating func passByteOrderMark(in bytes: Span<UInt8>) -> Int {
    var index = 0
    while isAtStart, index < bytes.count {
      guard bytes[index] == Self.byteOrderMark[markLength] else {
        restoreByteOrderMark()
        isAtStart = false
        break
      }
      index += 1
      markLength += 1
      isAtStart = markLength < Self.byteOrderMark.count
    }
    return index
  }

  /// Puts the beginning of a mark that was not one back into the record.
  private mutating func restoreByteOrderMark() {
    for index in 0..<markLength {
      tail.append(Self.byteOrderMark[index])
    }
    markLength = 0
  }
}
