extension FFmpegCommand {
  /// Reads the words of a command; nil when it is no ffmpeg, or is not understood.
  public init?(command: [String]) {
    guard let program = command.first, program.split(separator: "/").last == "ffmpeg" else {
      return nil
    }
    var rest = command.dropFirst()
    var options = FFmpegOptions()
    var inputs: [Input] = []
    var outputs: [Output] = []
    var isMixed = false
    while let word = rest.popFirst() {
      guard word.utf8.first == UInt8(ascii: "-"), word != "-" else {
        guard let output = Output(options) else { return nil }
        outputs.append(output)
        options = FFmpegOptions()
        continue
      }
      let name = String(word.dropFirst())
      isMixed = isMixed || FFmpegFilters.graphs.contains(name)
      let isFlag = FFmpegOptions.flags.contains(name)
      guard !isFlag, let value = rest.first, FFmpegOptions.isValue(value) else {
        options.add(name, "")
        continue
      }
      rest.removeFirst()
      guard name == "i" else {
        options.add(name, value)
        continue
      }
      guard outputs.isEmpty, let input = Input(options, name: value) else { return nil }
      inputs.append(input)
      options = FFmpegOptions()
    }
    // What stands behind the last output is a mistake, or the value of an option that is not known here.
    guard !inputs.isEmpty, !outputs.isEmpty, options.isEmpty else { return nil }
    // A graph for all outputs may stand anywhere, and which of them it feeds the stream has to say.
    let graphs = command.indices.dropLast().filter {
      FFmpegFilters.graphs.contains(String(command[$0].dropFirst()))
    }
    let isUnclear = graphs.contains { FFmpegFilters.changeTime(command[$0 + 1]) }
    for index in outputs.indices where isMixed {
      outputs[index].isUnclear = outputs[index].isUnclear || isUnclear
      // Of several inputs it is the graph that says which one decides.
      if inputs.count > 1 { outputs[index].isUnclear = true }
    }
    self.init(inputs: inputs, outputs: outputs)
  }
}

extension FFmpegCommand.Input {
  /// Nil when a time is not understood.
  fileprivate init?(_ options: FFmpegOptions, name: String) {
    guard let times = options.times else { return nil }
    skipped = times.skipped
    length = times.length
    if let text = options["sseof"] {
      guard let end = FFmpegOptions.seconds(text), end < 0 else { return nil }
      (tail, skipped) = (-end, 0)
    }
    if let text = options["stream_loop"] {
      guard let loops = FFmpegOptions.number(text) else { return nil }
      rounds = loops < 0 ? .infinity : loops + 1
    }
    if let text = options["itsscale"] {
      guard let scale = FFmpegOptions.number(text), scale > 0 else { return nil }
      stretch = scale
    }
    if let text = options["itsoffset"] {
      guard let seconds = FFmpegOptions.seconds(text) else { return nil }
      offset = seconds
    }
    if let loop = options["loop"], loop != "0" { rounds = .infinity }
    // A rate makes other times of the pictures; only where there were none the duration tells of it.
    let isSequence = name.contains("%") || name.contains("*") || options["f"] == "image2"
    isUnclear =
      options["r"] != nil && !isSequence || options["ignore_loop"] != nil
      || options["copyts"] != nil && skipped != 0
    if options["f"] == "lavfi" {
      guard let made = FFmpegFilters.duration(of: name) else {
        isUnclear = true
        return
      }
      duration = made
    }
  }
}

extension FFmpegCommand.Output {
  /// Nil when a time is not understood.
  fileprivate init?(_ options: FFmpegOptions) {
    guard let times = options.times, times.skipped >= 0 else { return nil }
    skipped = times.skipped
    length = times.length
    let maps = options.all("map")
    if !maps.isEmpty {
      var mapped: Set<Int> = []
      for map in maps where !map.hasPrefix("-") {
        // The name of a graph's stream; the stream of ffmpeg tells of what it is made.
        guard let file = Int(map.prefix { $0 != ":" && $0 != "?" }) else {
          mapped = []
          break
        }
        mapped.insert(file)
      }
      inputs = mapped.isEmpty ? nil : mapped
    }
    isShortest = options["shortest"] != nil
    rate = options["r"].flatMap(FFmpegOptions.rate)
    for name in ["frames", "vframes"] {
      if let text = options[name] { frames = FFmpegOptions.number(text) }
    }
    hasOtherEnd = options["fs"] != nil || options["aframes"] != nil || options["dframes"] != nil
    isUnclear =
      FFmpegFilters.options.contains { name in
        options.all(name).contains(where: FFmpegFilters.changeTime)
      } || ["filter_script", "copyts"].contains { options[$0] != nil }
  }
}

/// The options that stand before a file, without the streams they are for.
struct FFmpegOptions {
  private var values: [(name: String, value: String)] = []

  /// Whether there is none.
  var isEmpty: Bool { values.isEmpty }

  /// The last value of an option; empty for one without a value.
  subscript(name: String) -> String? { values.last { $0.name == name }?.value }

  /// All values of an option.
  func all(_ name: String) -> [String] { values.filter { $0.name == name }.map(\.value) }

  mutating func add(_ name: String, _ value: String) {
    let base = String(name.prefix { $0 != ":" })
    let stream = name.dropFirst(base.count + 1)
    // How many sounds there are ends an output as well, but says nothing of its time.
    values.append(
      (base == "frames" && !(stream.isEmpty || stream.hasPrefix("v")) ? "aframes" : base, value))
  }

  /// How much `-ss`, `-t` and `-to` leave out and leave; nil when they are not understood.
  var times: (skipped: Double, length: Double?)? {
    var skipped = 0.0
    if let text = self["ss"] {
      guard let seconds = Self.seconds(text) else { return nil }
      skipped = seconds
    }
    // The length goes before the end when both are there.
    var length: Double?
    if let text = self["t"] {
      guard let seconds = Self.seconds(text) else { return nil }
      length = seconds
    } else if let text = self["to"] {
      guard let seconds = Self.seconds(text) else { return nil }
      length = seconds - skipped
    }
    guard length.map({ $0 > 0 }) != false else { return nil }
    return (skipped, length)
  }

  /// Whether a word is the value of an option, and not the next one: negative numbers are values.
  static func isValue(_ word: String) -> Bool {
    guard word.utf8.first == UInt8(ascii: "-"), let second = word.utf8.dropFirst().first else {
      return true
    }
    return ASCII.isDigit(second) || second == ASCII.point
  }

  /// A time such as `8`, `1:20.5`, `200ms` or `-00:01:20`, in seconds; nil for one that is none.
  static func seconds(_ text: String) -> Double? {
    var bytes = Array(text.utf8)
    var factor = 1.0
    if bytes.last == UInt8(ascii: "s") {
      bytes.removeLast()
      if bytes.last == UInt8(ascii: "m") || bytes.last == UInt8(ascii: "u") {
        factor = bytes.removeLast() == UInt8(ascii: "m") ? 1e-3 : 1e-6
      }
    }
    return RecordText(bytes.span).seconds(bytes.indices).map { $0 * factor }
  }

  /// A plain number; nil for anything else.
  static func number(_ text: String) -> Double? {
    (try? PlainNumber(parsing: Array(text.utf8).span))?.value
  }

  /// A rate such as `25` or `30000/1001`, in pictures a second; nil for one that is none.
  static func rate(_ text: String) -> Double? {
    let parts = text.split(separator: "/").compactMap { number(String($0)) }
    return parts.count == 2 ? parts[0] / parts[1] : parts.first
  }

  /// Options without a value that often stand on command lines.
  static let flags: Set<String> = [
    "y", "n", "re", "nostdin", "stdin", "stats", "nostats", "hide_banner", "an", "vn", "sn", "dn",
    "shortest", "copyts", "start_at_zero", "xerror", "accurate_seek", "noaccurate_seek",
    "autorotate", "noautorotate", "benchmark", "report", "ignore_unknown", "copy_unknown",
    "bitexact", "seek_timestamp", "find_stream_info",
  ]
}
