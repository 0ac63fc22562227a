/// A percentage at the start of a gauge's line: the leading number counts, what follows does not.
enum GaugeNumber {
  /// Delivers the percentage whose first digit stands at an index; one beyond 100 with a warning.
  static func receive(
    _ text: RecordText, at start: Int, origin: RecordOrigin, into sink: inout some FeedSink
  ) -> FeedUpdate? {
    var index = start
    guard let value = text.leadingNumber(at: &index) else { return nil }
    let update = FeedUpdate.percent(value, line: origin.line, id: origin.id)
    sink.receiveClamped(update, raw: text.bytes.span)
    return update
  }

  /// The text of a message, in which backslash and `n` stand for a line break.
  static func message(_ text: String) -> String {
    var message = ""
    var isEscaped = false
    for character in text.unicodeScalars {
      if isEscaped {
        switch character {
        case "n": message.unicodeScalars.append("\n")
        case "t": message.unicodeScalars.append("\t")
        case "\\": message.unicodeScalars.append("\\")
        default:
          message.unicodeScalars.append("\\")
          message.unicodeScalars.append(character)
        }
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        message.unicodeScalars.append(character)
      }
    }
    return isEscaped ? message + "\\" : message
  }
}

/// Where news comes from: the line and the job.
struct RecordOrigin: Sendable {
  /// The line, from 1.
  var line: Int
  /// The job; empty in streams of a single one.
  var id = ""
}
