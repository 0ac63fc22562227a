/// A log that is kept in parts, each a complete file of its own.
///
/// The owner asks before every record whether the part is full; if so it ends the part, changes to the
/// next file and begins again. The log itself goes on: the first frame of a part still counts from the
/// last of the part before, and elapsed times run through.
public struct FrameLogParts<Log: FrameLog> {
  /// When a part is full; reached by whichever comes first.
  public struct Limit: Sendable, Hashable {
    /// The bytes of a part, which may be passed by one record.
    public var bytes = 64 << 20
    /// The time from a part's first record in nanoseconds.
    public var nanoseconds: UInt64 = 3_600_000_000_000

    /// Creates the limit: 64 MiB or an hour.
    public init() {}
  }

  /// When a part is full.
  public let limit: Limit

  /// The number of the part that is being written, from 1; 0 before the first begins.
  public private(set) var number = 0

  private var log: Log
  private var size = 0
  private var start: UInt64?

  /// Creates a log in parts.
  public init(_ log: Log, limit: Limit = Limit()) {
    self.log = log
    self.limit = limit
  }

  /// The part's name: the stem, four digits or more, and the extension, as `run-0001.csv`.
  public func name(stem: String, extension suffix: String) -> String {
    let digits = String(number)
    let zeros = String(repeating: "0", count: max(4 - digits.count, 0))
    return "\(stem)-\(zeros)\(digits).\(suffix)"
  }

  /// Whether the record belongs into the next part; never for a part's first record.
  public func isFull(before record: FrameRecord) -> Bool {
    guard let start else { return false }
    return size >= limit.bytes || record.present.subtractingSaturated(start) >= limit.nanoseconds
  }

  /// Begins the next part.
  public mutating func begin(into bytes: inout [UInt8]) {
    number += 1
    (size, start) = (0, nil)
    let before = bytes.count
    log.begin(into: &bytes)
    size = bytes.count - before
  }

  /// Adds a record to the part.
  public mutating func append(_ record: FrameRecord, into bytes: inout [UInt8]) {
    if start == nil { start = record.present }
    let before = bytes.count
    log.append(record, into: &bytes)
    size += bytes.count - before
  }

  /// Ends the part.
  public mutating func end(into bytes: inout [UInt8]) { log.end(into: &bytes) }
}

extension FrameLogParts: Sendable where Log: Sendable {}
