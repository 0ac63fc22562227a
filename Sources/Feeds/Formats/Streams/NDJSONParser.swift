/// Reads the format `ndjson`: one JSON object a line, for one job or for many by `id`.
///
/// The extent stands under a name that fixes its scale, whatever the size of the number:
///
/// | names | meaning |
/// |---|---|
/// | `percent`, `percentage` | 0 to 100 |
/// | `progress`, `fraction`, `percent_done` | 0 to 1 |
/// | `value`, `current`, `n` with `total`, `max` and perhaps `min` | a part of a whole |
///
/// The last of these are also what is counted where the extent stands under another name, in the unit
/// under `unit`: bytes are `B`, written with decimal prefixes, or `iB` with binary ones.
///
/// Besides `message` or `text`, `state` (see ``FeedState``, with the common synonyms) and `id` or
/// `job`. A total of null or 0 is unknown, an extent of null as well. Names that are not listed are
/// passed over. What `mosquitto_sub -F %j` prints is read through: the topic is the job, and the
/// payload an object or a percentage.
///
/// A line that is no such object, or a listed name with a value of the wrong kind, gives one warning
/// and the line is left out.
struct NDJSONParser: RecordParser {
  var format: FeedFormat { .ndjson }

  /// More nesting than any message needs.
  private static let limits = JSONReader.Limits(depth: 64, bytes: RecordSplitter.maximumLength)

  mutating func parse(
    _ text: Span<UInt8>, raw: Span<UInt8>, line: Int, into sink: inout some FeedSink
  ) {
    guard text.skippingBlanks(from: 0) < text.count else { return }
    do throws(NDJSONFault) {
      let news = try Self.news(in: Self.object(text), line: line)
      if news.isClamped, let number = news.update.number {
        sink.warn("\(JSONText.number(number)) is out of range; taken as the nearer end", line: line)
      }
      sink.receive(news.update)
    } catch {
      sink.warn("\(Quotation.of(raw)): \(error.text)", line: line)
    }
  }

  private static func object(_ text: Span<UInt8>) throws(NDJSONFault) -> JSONValue {
    do throws(JSONError) {
      return try JSONReader.value(of: text, limits: limits)
    } catch {
      throw NDJSONFault("not JSON: \(error.description)")
    }
  }

  private static func news(
    in value: JSONValue, line: Int
  ) throws(NDJSONFault) -> NDJSONObject.News {
    guard case .object(let members) = value else {
      throw NDJSONFault("\(value.kind); a line holds one object")
    }
    guard let topic = value["topic"]?.string, let payload = value["payload"]?.string else {
      return try NDJSONObject(members: members).news(line: line)
    }
    let bytes = Array(payload.utf8)
    if let number = try? PlainNumber(parsing: bytes.span) {
      let update = FeedUpdate.percent(number.value, line: line, id: topic)
      return NDJSONObject.News(update: update, isClamped: update.isAdjusted)
    }
    guard case .object(let inner) = try object(bytes.span) else {
      throw NDJSONFault("the payload is neither an object nor a percentage")
    }
    var news = try NDJSONObject(members: inner).news(line: line)
    if news.update.id.isEmpty {
      news.update.id = topic
    }
    return news
  }
}

/// Why a line of `ndjson` is left out.
struct NDJSONFault: Error {
  /// What is wrong and what is allowed.
  let text: String

  init(_ text: String) {
    self.text = text
  }
}
