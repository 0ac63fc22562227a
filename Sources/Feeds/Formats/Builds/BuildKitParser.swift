/// Reads the JSON that BuildKit prints with `--progress=rawjson`, and that the Docker Engine sends
/// while it pulls and pushes.
///
/// Objects may stand on one line or on many, among lines of other text. The whole, without a name, is
/// the part of the known steps (BuildKit) or layers (Engine) that are complete. More of them may
/// become known at any time, so the whole is complete only when the stream ends with all of them
/// complete. Besides, each transfer is a job of its own, with its bytes.
///
/// A step with an error, an `error` object and a line `ERROR: …` mean failed, and that stays.
struct BuildKitParser: RecordParser {
  private var assembler = JSONObjectAssembler()
  private var state = BuildState()

  var format: FeedFormat { .buildkit }

  /// Build logs come in objects of up to half a megabyte.
  static let recordLimit = 1 << 20

  private static let limits = JSONReader.Limits(bytes: JSONObjectAssembler.limit)

  mutating func parse(
    _ text: Span<UInt8>, raw: Span<UInt8>, line: Int, into sink: inout some FeedSink
  ) {
    if assembler.isBroken(by: text), let openLine = assembler.openLine {
      sink.warn("the object that begins here does not end; it is left out", line: openLine)
      assembler.reset()
    }
    switch assembler.add(text, line: line) {
    case .open: return
    case .text:
      let record = RecordText(text)
      if record.starts(with: "ERROR: ") {
        state.fail(record.string(from: 7), line: line, into: &sink)
      }
    case .tooLong:
      sink.warn(
        "an object with more than \(JSONObjectAssembler.limit) bytes is left out", line: line)
    case .object(let bytes, let first):
      do throws(JSONError) {
        let value = try JSONReader.value(of: bytes.span, limits: Self.limits)
        state.receive(value, line: first, into: &sink)
      } catch {
        sink.warn("\(Quotation.of(raw)): not JSON: \(error.description)", line: first)
      }
    }
  }

  mutating func finish(into sink: inout some FeedSink) {
    if let openLine = assembler.openLine {
      sink.warn("the object that begins here does not end; it is left out", line: openLine)
    }
    state.finish(into: &sink)
  }
}
