/// The bytes of one record, with the searches that the formats of tools have in common.
///
/// Ranges are of byte indices. Everything is found by bytes, so that text in any language and in
/// broken encodings passes through.
struct RecordText: Sendable {
  /// The bytes of the record.
  let bytes: [UInt8]

  /// Copies a record.
  init(_ record: Span<UInt8>) {
    bytes = record.copied()
  }

  /// Whether there is nothing but blanks.
  var isBlank: Bool {
    bytes.allSatisfy(ASCII.isBlank)
  }

  /// The byte at an index, or nil outside.
  subscript(index: Int) -> UInt8? {
    bytes.indices.contains(index) ? bytes[index] : nil
  }

  /// Whether the record begins with a text.
  func starts(with text: String) -> Bool {
    bytes.starts(with: text.utf8)
  }

  /// Where a text stands first at or after an index.
  func range(of text: String, from start: Int = 0) -> Range<Int>? {
    let wanted = Array(text.utf8)
    guard let first = wanted.first, start >= 0 else { return nil }
    var index = start
    while index + wanted.count <= bytes.count {
      if bytes[index] == first, bytes[index..<(index + wanted.count)].elementsEqual(wanted) {
        return index..<(index + wanted.count)
      }
      index += 1
    }
    return nil
  }

  /// Whether a text stands anywhere in the record.
  func contains(_ text: String) -> Bool {
    range(of: text) != nil
  }

  /// The first index of a byte at or after an index.
  func index(of byte: UInt8, from start: Int = 0) -> Int? {
    guard start < bytes.count else { return nil }
    return bytes[max(0, start)...].firstIndex(of: byte)
  }

  /// The text of a range without blanks at its ends; bytes that are not UTF-8 appear as U+FFFD.
  func string(_ range: Range<Int>) -> String {
    let inside = range.clamped(to: bytes.indices)
    let trimmed = bytes[inside].drop(while: ASCII.isBlank)
    let end = trimmed.lastIndex { !ASCII.isBlank($0) }.map { $0 + 1 } ?? trimmed.startIndex
    return String(decoding: trimmed[..<end], as: UTF8.self)
  }

  /// The text from an index to the end, without blanks at its ends.
  func string(from start: Int) -> String {
    string(min(start, bytes.count)..<bytes.count)
  }

  /// The words between blanks.
  var columns: [Range<Int>] {
    var columns: [Range<Int>] = []
    var start: Int?
    for index in bytes.indices {
      if ASCII.isBlank(bytes[index]) {
        if let begin = start {
          columns.append(begin..<index)
        }
        start = nil
      } else if start == nil {
        start = index
      }
    }
    if let start {
      columns.append(start..<bytes.count)
    }
    return columns
  }
}
