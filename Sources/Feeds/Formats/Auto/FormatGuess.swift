/// Tells the format of a stream by one of its records.
enum FormatGuess {
  /// The format whose grammar a record has, with terminal sequences and without.
  ///
  /// - Returns: Nil if the record could stand in a stream of any format; `percent` for a number
  ///   alone, which other formats have as well.
  static func format(of record: RecordText, raw: RecordText) -> FeedFormat? {
    guard !Noise.isNoise(raw.bytes) else { return nil }
    guard mayTell(record) else { return sequence(raw, around: record) }
    let tests: [(FeedFormat, (RecordText) -> Bool)] = [
      (.percent, { (try? PlainNumber(parsing: $0.bytes.span)) != nil }),
      (.dialog, { $0.string(from: 0) == "XXX" }),
      (.apt, { AptStatus($0) != nil }),
      (.dpkg, { DpkgParser.fields($0) != nil }),
      (.yad, isBarOfSeveral),
      (.zenity, isZenity),
      (.rsync, { RsyncProgress($0) != nil }),
      (.curl, isCurl),
      (.aria2, isAria2),
      (.wget, isWget),
      (.tqdm, { isTqdmBar($0) || TqdmParser.count($0) != nil }),
      (.cmake, { CMakeParser.step($0) != nil }),
      (.ninja, { NinjaParser.count($0) != nil || $0.starts(with: "ninja: ") }),
      (.pv, { PVParser.isBar($0) || isTimedNumber($0) }),
      (.dd, { DDParser.bytes($0) != nil || DDParser.isRecordCount($0) }),
      (.ffmpeg, isFFmpeg),
      (.cmake, isConfiguring),
    ]
    if let format = json(record) {
      return format
    }
    return tests.first { $0.1(record) }?.0 ?? sequence(raw, around: record)
  }

  /// Whether a record has any of the marks that each grammar needs; spares plain text the tests.
  private static func mayTell(_ record: RecordText) -> Bool {
    let marks = Array("#%-:=X{".utf8)
    return record.bytes.contains { ASCII.isDigit($0) || marks.contains($0) }
  }

  private static func sequence(_ raw: RecordText, around text: RecordText) -> FeedFormat? {
    // Only what was taken out can be a sequence.
    guard raw.bytes.count != text.bytes.count else { return nil }
    return raw.contains("\u{1B}]9;4;") ? .osc : nil
  }

  private static func json(_ record: RecordText) -> FeedFormat? {
    let start = record.bytes.span.skippingBlanks(from: 0)
    guard record[start] == UInt8(ascii: "{") else { return nil }
    guard let value = try? JSONReader.value(of: record.bytes.span) else {
      // Before a name it is an object that is not well-formed; and anything else is some text.
      return isName(record, at: start + 1) ? .ndjson : nil
    }
    let members = ["vertexes", "statuses", "logs", "warnings", "progressDetail", "errorDetail"]
    let isBuild = members.contains { value[$0] != nil }
    let isEngine = value["status"]?.string != nil && value["id"]?.string != nil
    return isBuild || isEngine ? .buildkit : .ndjson
  }

  /// Whether a record is an opening brace alone, as the first line of an indented object is.
  static func opensObject(_ record: RecordText) -> Bool { record.string(from: 0) == "{" }

  /// Whether a record begins with the name of a member.
  static func beginsWithName(_ record: RecordText) -> Bool { isName(record, at: 0) }

  /// Whether a name in quotes and a colon stand at an index, or a name that the record's end cuts off.
  private static func isName(_ record: RecordText, at start: Int) -> Bool {
    let open = record.bytes.span.skippingBlanks(from: start)
    guard record[open] == ASCII.quote, let close = record.index(of: ASCII.quote, from: open + 1)
    else { return false }
    return record[record.bytes.span.skippingBlanks(from: close + 1)] == UInt8(ascii: ":")
  }

  /// Whether a percentage and a bar of its signs between two lines stand in a record.
  private static func isTqdmBar(_ record: RecordText) -> Bool {
    guard let percentage = TqdmParser.barPercentage(record) else { return false }
    let bar = record.bytes[(percentage.range.upperBound + 1)...].prefix { $0 != UInt8(ascii: "|") }
    guard percentage.range.upperBound + 1 + bar.count < record.bytes.count else { return false }
    let marks = Array("#.-=> ".utf8)
    return bar.allSatisfy { $0 >= 0x80 || ASCII.isDigit($0) || marks.contains($0) }
  }

  /// Whether so little speaks for a format that among other text it takes two such records in a row.
  static func isWeak(_ format: FeedFormat) -> Bool { [.yad, .pv, .curl].contains(format) }

  private static func isZenity(_ record: RecordText) -> Bool {
    guard let first = record[0], CurlParser.bar(record, line: 1) == nil else { return false }
    return first == UInt8(ascii: "#") || record.starts(with: "pulsate:")
  }

  private static func isBarOfSeveral(_ record: RecordText) -> Bool {
    let colon = record.digitsEnd(from: 0)
    guard (1...2).contains(colon), record[colon] == UInt8(ascii: ":") else { return false }
    if record[colon + 1] == UInt8(ascii: "#") {
      return true
    }
    return record.number((colon + 1)..<record.bytes.count) != nil
  }

  private static func isCurl(_ record: RecordText) -> Bool {
    record.starts(with: "  % Total ") || CurlMeter(record) != nil
      || CurlParser.bar(record, line: 1) != nil
  }

  private static func isAria2(_ record: RecordText) -> Bool {
    guard record.starts(with: "[#"), let digit = record[2] else { return false }
    return ASCII.hexadecimalValue(digit) != nil && record.contains("/") && record.contains("]")
  }

  private static func isWget(_ record: RecordText) -> Bool {
    let isHead = record.starts(with: "--") && record.contains("--  ") && record.contains("://")
    return isHead || isWgetBar(record) || WgetParser.dotSize(record) != nil
  }

  /// Whether a percentage and a bar of its signs in brackets stand in a record.
  private static func isWgetBar(_ record: RecordText) -> Bool {
    guard WgetParser.barPercentage(record) != nil, let open = record.range(of: "%[") else {
      return false
    }
    let bar = record.bytes[open.upperBound...].prefix { $0 != UInt8(ascii: "]") }
    return bar.allSatisfy { Array("+=<> ".utf8).contains($0) }
      && record[open.upperBound + bar.count] != nil
  }

  /// `pv -t`: seconds with decimals, then a number.
  private static func isTimedNumber(_ record: RecordText) -> Bool {
    guard let time = record.columns.first, record.columns.count == 2 else { return false }
    let hasDecimals = record.bytes[time].contains { $0 == ASCII.point || $0 == ASCII.comma }
    return hasDecimals && PVParser.lastColumn(of: record) != nil
  }

  private static func isFFmpeg(_ record: RecordText) -> Bool {
    let isStatus =
      record.contains("time=") && record.contains("bitrate=") && record.contains("size=")
    let isKey = ["frame=", "out_time", "progress=continue", "progress=end", "total_size="]
      .contains { record.starts(with: $0) }
    return isStatus || isKey
  }

  private static func isConfiguring(_ record: RecordText) -> Bool {
    record.starts(with: "-- The ") || record.starts(with: "-- Configuring ")
  }
}
