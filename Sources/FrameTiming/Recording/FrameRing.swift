/// The last frames' records, in memory that is taken once.
struct FrameRing: Sendable {
  private var records: [FrameRecord]
  private let mask: UInt64

  /// All records that were ever added.
  private(set) var total: UInt64 = 0

  /// Room for at least `capacity` records, up to the next power of two; for none when it is 0.
  init(capacity: Int) {
    let room = capacity > 0 ? 1 << (Int.bitWidth - (capacity - 1).leadingZeroBitCount) : 0
    records = Array(repeating: FrameRecord(wake: 0), count: room)
    mask = UInt64(max(room, 1) - 1)
  }

  var capacity: Int { records.count }

  /// The number of the oldest record that is still here.
  var oldest: UInt64 { total.subtractingSaturated(UInt64(capacity)) }

  mutating func append(_ record: FrameRecord) {
    records[Int(truncatingIfNeeded: total & mask)] = record
    total &+= 1
  }

  /// The record of a number from ``oldest`` to below ``total``.
  subscript(number: UInt64) -> FrameRecord {
    records[Int(truncatingIfNeeded: number & mask)]
  }
}
