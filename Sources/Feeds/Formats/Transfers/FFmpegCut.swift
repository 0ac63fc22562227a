/// What of its input the command line of an ffmpeg asks for: `-ss`, `-t` and `-to`.
///
/// An option stands for the file that follows it: before `-i` it cuts what is read, behind it what is
/// written, with the same effect on how long the output becomes. Of several inputs only what is said of
/// the output counts; of several outputs nothing does.
public struct FFmpegCut: Sendable, Equatable {
  /// How much is left out at the beginning, in seconds; 0 or more.
  public var skipped: Double

  /// How much is asked for, in seconds above 0; nil where it is all up to the end.
  public var length: Double?

  /// Whether the input is repeated or stretched, so that its own duration says nothing of the output.
  public var isEndless = false

  /// Makes a cut.
  public init(skipped: Double = 0, length: Double? = nil) {
    self.skipped = skipped
    self.length = length
  }

  /// Reads the words of a command; nil when it is no ffmpeg, cuts nothing, or is not understood.
  public init?(command: [String]) {
    guard let program = command.first, program.split(separator: "/").last == "ffmpeg" else {
      return nil
    }
    guard let (inputs, output) = Self.options(of: command.dropFirst()),
      let read = Self.cut(by: inputs.count == 1 ? inputs[0] : [:]),
      let written = Self.cut(by: output)
    else { return nil }
    self.init(
      skipped: read.skipped + written.skipped,
      length: [read.length.map { $0 - written.skipped }, written.length].compactMap(\.self).min())
    isEndless = inputs.contains { !Self.unclear.isDisjoint(with: $0.keys) }
    // The length of what is written counts all the same.
    if isEndless { length = written.length }
    guard skipped > 0 || length != nil, length.map({ $0 > 0 }) != false else { return nil }
  }

  /// How long the output becomes of an input of so many seconds, or of one that nobody knows; nil when
  /// that is not known.
  func total(ofInput duration: Double?) -> Double? {
    guard let duration, !isEndless else { return length }
    let rest = duration - skipped
    guard rest > 0 else { return length }
    return min(rest, length ?? rest)
  }

  /// Options with their values, of each input and of the one output; nil if there is another number of
  /// outputs.
  private static func options(
    of words: ArraySlice<String>
  ) -> (inputs: [[String: String]], output: [String: String])? {
    var rest = words
    var inputs: [[String: String]] = []
    var options: [String: String] = [:]
    var outputs: [[String: String]] = []
    while let word = rest.popFirst() {
      guard word.utf8.first == UInt8(ascii: "-"), word != "-" else {
        outputs.append(options)
        options = [:]
        continue
      }
      let name = String(word.dropFirst())
      guard !flags.contains(name), let next = rest.first, isValue(next) else { continue }
      rest.removeFirst()
      guard name == "i" else {
        options[name] = next
        continue
      }
      guard outputs.isEmpty else { return nil }
      inputs.append(options)
      options = [:]
    }
    // What stands behind the last output is a mistake, or the value of an option that is not known here.
    guard !inputs.isEmpty, outputs.count == 1, options.isEmpty, !words.contains("-copyts") else {
      return nil
    }
    return (inputs, outputs[0])
  }

  /// Whether a word is the value of an option, and not the next one: negative numbers are values.
  private static func isValue(_ word: String) -> Bool {
    guard word.utf8.first == UInt8(ascii: "-"), let second = word.utf8.dropFirst().first else {
      return true
    }
    return ASCII.isDigit(second) || second == ASCII.point
  }

  private static func cut(by options: [String: String]) -> FFmpegCut? {
    var cut = FFmpegCut()
    if let text = options["ss"] {
      guard let seconds = seconds(text) else { return nil }
      cut.skipped = seconds
    }
    // The length goes before the end when both are there.
    if let text = options["t"] {
      guard let seconds = seconds(text) else { return nil }
      cut.length = seconds
    } else if let text = options["to"] {
      guard let seconds = seconds(text) else { return nil }
      cut.length = seconds - cut.skipped
    }
    return cut
  }

  /// A time such as `8`, `1:20.5`, `200ms` or `00:01:20`, in seconds; nil for one that is none or
  /// negative.
  private static func seconds(_ text: String) -> Double? {
    var bytes = Array(text.utf8)
    var factor = 1.0
    if bytes.last == UInt8(ascii: "s") {
      bytes.removeLast()
      if bytes.last == UInt8(ascii: "m") || bytes.last == UInt8(ascii: "u") {
        factor = bytes.removeLast() == UInt8(ascii: "m") ? 1e-3 : 1e-6
      }
    }
    guard let value = RecordText(bytes.span).seconds(bytes.indices), value >= 0 else { return nil }
    return value * factor
  }

  /// Options after which the time of the output does not follow from that of the input.
  private static let unclear: Set<String> = ["stream_loop", "loop", "itsscale", "sseof"]

  /// Options without a value that often stand on command lines.
  private static let flags: Set<String> = [
    "y", "n", "re", "nostdin", "stdin", "stats", "nostats", "hide_banner", "an", "vn", "sn", "dn",
    "shortest", "copyts", "start_at_zero", "xerror", "accurate_seek", "noaccurate_seek",
    "autorotate",
    "noautorotate", "benchmark", "report", "ignore_unknown", "copy_unknown", "bitexact",
    "seek_timestamp", "find_stream_info",
  ]
}
