/// Takes terminal control sequences and control characters out of a record.
///
/// Recognised, by ECMA-48 (5th edition, 5.3 to 5.6) as terminals read it:
/// - control sequences, `ESC [` parameters, intermediates, final byte (colours, cursor moves);
/// - strings, `ESC ]` (ended by BEL or `ESC \`), `ESC P`, `ESC X`, `ESC ^` and `ESC _` (ended by
///   `ESC \`);
/// - other escapes, `ESC` with one byte, or with intermediates and a final byte.
///
/// A sequence that breaks off ends where it stops making sense; a string without its end reaches to
/// the end of the record.
public enum TerminalSequences {
  /// Whether a record holds no control sequence and no control character but tabs.
  ///
  /// Such a record can be read as it is, without ``strip(_:into:)``.
  public static func isPlain(_ record: Span<UInt8>) -> Bool {
    for index in record.indices {
      let byte = record[index]
      if byte < ASCII.space, byte != ASCII.tab {
        return false
      }
      if byte == ASCII.delete || isSecondControl(in: record, at: index) {
        return false
      }
    }
    return true
  }

  /// Writes the text of a record without its control sequences.
  ///
  /// A sequence leaves nothing behind. Each other control character (C0 except tab, DEL, and C1 in
  /// its UTF-8 form) becomes one space, so that it parts words as a blank does.
  ///
  /// - Parameters:
  ///   - record: The bytes of one record.
  ///   - text: Overwritten with the result; its capacity is kept. Never longer than the record.
  public static func strip(_ record: Span<UInt8>, into text: inout [UInt8]) {
    text.removeAll(keepingCapacity: true)
    var index = 0
    while index < record.count {
      let byte = record[index]
      if byte == ASCII.escape {
        index = end(ofSequenceAt: index, in: record)
      } else if isSecondControl(in: record, at: index) {
        text.append(ASCII.space)
        index += 2
      } else {
        let isControl = (byte < ASCII.space && byte != ASCII.tab) || byte == ASCII.delete
        text.append(isControl ? ASCII.space : byte)
        index += 1
      }
    }
  }

  /// Whether the two bytes at an index are a C1 control (U+0080 to U+009F) in UTF-8.
  private static func isSecondControl(in record: Span<UInt8>, at index: Int) -> Bool {
    guard record[index] == 0xC2, index + 1 < record.count else { return false }
    return record[index + 1] >= 0x80 && record[index + 1] <= 0x9F
  }
}

// MARK: - Sequences

extension TerminalSequences {
  /// The index after the sequence whose ESC stands at an index; at least one further on.
  static func end(ofSequenceAt index: Int, in record: Span<UInt8>) -> Int {
    let next = index + 1
    guard next < record.count else { return next }
    switch record[next] {
    case UInt8(ascii: "["):
      let parameters = skip(0x30...0x3F, from: next + 1, in: record)
      return endOfFinal(0x40...0x7E, from: parameters, in: record)
    case UInt8(ascii: "]"):
      return endOfString(from: next + 1, in: record, bellEnds: true)
    case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      return endOfString(from: next + 1, in: record, bellEnds: false)
    default:
      return endOfFinal(0x30...0x7E, from: next, in: record)
    }
  }

  private static func skip(
    _ bytes: ClosedRange<UInt8>, from index: Int, in record: Span<UInt8>
  ) -> Int {
    var index = index
    while index < record.count, bytes.contains(record[index]) {
      index += 1
    }
    return index
  }

  /// Steps over intermediate bytes and the final byte, if it is one.
  private static func endOfFinal(
    _ finals: ClosedRange<UInt8>, from index: Int, in record: Span<UInt8>
  ) -> Int {
    let final = skip(0x20...0x2F, from: index, in: record)
    guard final < record.count, finals.contains(record[final]) else { return final }
    return final + 1
  }

  /// The index after a string's end mark.
  ///
  /// CAN and SUB abort a string; another ESC begins anew.
  private static func endOfString(
    from index: Int, in record: Span<UInt8>, bellEnds: Bool
  ) -> Int {
    var index = index
    while index < record.count {
      switch record[index] {
      case ASCII.bell where bellEnds, ASCII.cancel, ASCII.substitute:
        return index + 1
      case ASCII.escape:
        let isTerminator = index + 1 < record.count && record[index + 1] == ASCII.backslash
        return isTerminator ? index + 2 : index
      default:
        index += 1
      }
    }
    return index
  }
}
