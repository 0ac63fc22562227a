/// Tells the format of a stream by one of its records.
enum FormatGuess {
  /// The format whose grammar a record has, with terminal sequences and without.
  ///
  /// - Returns: Nil if the record could stand in a stream of any format; `percent` for a number
  ///   alone, which other formats have as well.
  static func format(of record: RecordText, raw: RecordText) -> FeedFormat? {
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
      (.tqdm, { TqdmParser.barPercentage($0) != nil || TqdmParser.count($0) != nil }),
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
      // An opening brace alone is the first line of an indented object; before a name it is one that
      // is not well-formed; and anything else is some text.
      let next = record.bytes.span.skippingBlanks(from: start + 1)
      guard let byte = record[next] else { return .buildkit }
      return byte == ASCII.quote ? .ndjson : nil
    }
    let members = ["vertexes", "statuses", "logs", "warnings", "progressDetail", "errorDetail"]
    let isBuild = members.contains { value[$0] != nil }
    let isEngine = value["status"]?.string != nil && value["id"]?.string != nil
    return isBuild || isEngine ? .buildkit : .ndjson
  }

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
    return ASCII.hexadecimalValue(digit) != nil
  }

  private static func isWget(_ record: RecordText) -> Bool {
    let isHead = record.starts(with: "--") && record.contains("--  ") && record.contains("://")
    return isHead || WgetParser.barPercentage(record) != nil || WgetParser.dotSize(record) != nil
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
