/// Tells records that no program writes as text: the bytes of some other kind of file.
enum Noise {
  /// Whether a record holds control characters that no terminal sequence is made of, or mostly bytes that
  /// are not UTF-8.
  ///
  /// A few such bytes are names in an old encoding, which stand in many messages.
  static func isNoise(_ record: [UInt8]) -> Bool {
    var isPlain = true
    for byte in record where byte < ASCII.space || byte >= ASCII.delete {
      isPlain = false
      if byte < ASCII.space, !isUsed(byte) { return true }
    }
    guard !isPlain else { return false }
    let wrong = String(decoding: record, as: UTF8.self).unicodeScalars.count { $0 == "\u{FFFD}" }
    return wrong * 8 > record.count
  }

  /// Bell, backspace, tab, the shifts, escape, and what cancels a sequence or its end.
  private static func isUsed(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x07...0x0A, 0x0D...0x0F, ASCII.cancel, ASCII.escape: true
    default: false
    }
  }
}
