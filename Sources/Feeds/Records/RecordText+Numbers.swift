extension RecordText {
  /// The number that fills a range, with a decimal point or comma; nil if anything else is there.
  func number(_ range: Range<Int>) -> Double? {
    guard bytes.indices.contains(range) else { return nil }
    return (try? PlainNumber(parsing: bytes.span.extracting(range)))?.value
  }

  /// The number that stands at an index, without sign and exponent; moves the index after it.
  ///
  /// A comma before exactly three digits ends the number: it may be a thousands mark.
  func leadingNumber(at index: inout Int) -> Double? {
    let start = index
    var end = digitsEnd(from: start)
    guard end > start else { return nil }
    if let mark = self[end], mark == ASCII.point || mark == ASCII.comma {
      let fractionEnd = digitsEnd(from: end + 1)
      let digits = fractionEnd - end - 1
      if digits > 0, mark == ASCII.point || digits != 3 {
        end = fractionEnd
      }
    }
    index = end
    return number(start..<end)
  }

  /// The index after the digits that stand at an index.
  func digitsEnd(from start: Int) -> Int {
    var index = start
    while let byte = self[index], ASCII.isDigit(byte) {
      index += 1
    }
    return index
  }

  /// The whole number in a range, with or without thousands marks of any kind.
  ///
  /// Every byte that is not a digit counts as a mark; a unit makes it nil.
  func count(_ range: Range<Int>) -> Double? {
    var value = 0.0
    var digits = 0
    for byte in bytes[range.clamped(to: bytes.indices)] {
      if ASCII.isDigit(byte) {
        value = value * 10 + Double(byte - ASCII.zero)
        digits += 1
      } else if byte | 0x20 >= 0x61, byte | 0x20 <= 0x7A {
        return nil
      }
    }
    return digits > 0 && digits < 300 ? value : nil
  }

  /// The first number with a percent sign right after it, at or after an index.
  func percentage(from start: Int = 0) -> (value: Double, range: Range<Int>)? {
    var from = start
    while let sign = index(of: ASCII.percent, from: from) {
      var begin = sign
      while begin > start, let byte = self[begin - 1],
        ASCII.isDigit(byte) || byte == ASCII.point || byte == ASCII.comma
      {
        begin -= 1
      }
      // A row of dots may end right before the number; a single one is a decimal mark.
      if let digit = bytes[begin..<sign].firstIndex(where: ASCII.isDigit), digit > begin + 1 {
        begin = digit
      }
      if let value = number(begin..<sign) {
        return (value, begin..<(sign + 1))
      }
      from = sign + 1
    }
    return nil
  }

  /// The two whole numbers of `done/total` inside a range, with thousands marks in the numbers and
  /// blanks around the slash.
  func ratio(_ range: Range<Int>) -> (done: Double, total: Double)? {
    guard let slash = bytes[range.clamped(to: bytes.indices)].firstIndex(of: UInt8(ascii: "/"))
    else { return nil }
    var start = slash
    while start > range.lowerBound, self[start - 1].map(ASCII.isBlank) == true {
      start -= 1
    }
    while start > range.lowerBound, isCountByte(start - 1) {
      start -= 1
    }
    var end = bytes.span.skippingBlanks(from: slash + 1)
    while end < range.upperBound, isCountByte(end) {
      end += 1
    }
    guard let done = count(start..<slash), let total = count((slash + 1)..<end) else { return nil }
    return (done, total)
  }

  private func isCountByte(_ index: Int) -> Bool {
    guard let byte = self[index] else { return false }
    return ASCII.isDigit(byte) || byte == ASCII.comma || byte == ASCII.point
      || byte == UInt8(ascii: "'")
  }

  /// The seconds of a time such as `00:03:20.5`, `3:20` or `20`; nil if a range holds none.
  ///
  /// A minus sign in front makes the time negative.
  func seconds(_ range: Range<Int>) -> Double? {
    guard bytes.indices.contains(range), !range.isEmpty else { return nil }
    let isNegative = bytes[range.lowerBound] == ASCII.minus
    let parts = bytes[range].dropFirst(isNegative ? 1 : 0).split(
      separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count <= 3 else { return nil }
    var total = 0.0
    for part in parts {
      guard let first = part.first, ASCII.isDigit(first), let value = number(part.indices) else {
        return nil
      }
      total = total * 60 + value
    }
    return isNegative ? -total : total
  }

  /// The bytes that a size such as `819KiB`, `1.91M` or `42B` stands for; nil if a range holds none.
  ///
  /// A letter K, M, G, T, P or E counts in powers of 1024, as the programs that are read here do.
  func byteSize(_ range: Range<Int>) -> Double? {
    var index = range.lowerBound
    guard let value = leadingNumber(at: &index) else { return nil }
    guard index < range.upperBound, let unit = self[index] else { return value }
    if unit == UInt8(ascii: "B") {
      return value
    }
    guard let power = Array("kmgtpe".utf8).firstIndex(of: unit | 0x20) else { return nil }
    return (0...power).reduce(value) { size, _ in size * 1024 }
  }
}
