/// What the filters of an ffmpeg do to times.
enum FFmpegFilters {
  /// The options that hold filters of one output.
  static let options = ["vf", "af", "filter"]

  /// The options that hold a graph of filters for all outputs.
  static let graphs: Set<String> = ["filter_complex", "lavfi", "filter_complex_script"]

  /// Whether filters may make the output longer or shorter than its input.
  static func changeTime(_ graph: String) -> Bool {
    names(in: graph).contains { changers.contains($0) || sources.contains($0) }
  }

  /// The duration that a made input states, in seconds; infinite where it has no end, and nil where
  /// that is not known.
  static func duration(of graph: String) -> Double? {
    let filters = filters(in: graph)
    guard let source = filters.first, let name = names(in: source).first, sources.contains(name),
      filters.dropFirst().allSatisfy({ !changeTime($0) })
    else { return nil }
    let options = source.dropFirst(name.count).split { $0 == "=" || $0 == ":" }
    for (key, value) in zip(options, options.dropFirst()) where key == "duration" || key == "d" {
      // A time of hours and minutes is divided by the same colons as options are.
      return FFmpegOptions.seconds(String(value))
    }
    return .infinity
  }

  /// The single filters, without what is quoted taken for marks.
  private static func filters(in graph: String) -> [String] {
    var filters = [""]
    var isQuoted = false
    for character in graph {
      if character == "'" { isQuoted.toggle() }
      if !isQuoted, character == "," || character == ";" {
        filters.append("")
      } else {
        filters[filters.count - 1].append(character)
      }
    }
    return filters
  }

  private static func names(in graph: String) -> [String] {
    filters(in: graph).map { filter in
      var rest = Substring(filter).drop { $0.isWhitespace }
      while rest.first == "[", let end = rest.firstIndex(of: "]") {
        rest = rest[rest.index(after: end)...].drop { $0.isWhitespace }
      }
      return String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
  }

  /// What makes pictures or sounds of its own.
  private static let sources: Set<String> = [
    "testsrc", "testsrc2", "color", "sine", "anullsrc", "nullsrc", "smptebars", "smptehdbars",
    "rgbtestsrc", "yuvtestsrc", "mandelbrot", "life", "cellauto", "gradients", "anoisesrc",
    "aevalsrc", "haldclutsrc", "allrgb", "allyuv", "pal75bars", "pal100bars", "sierpinski",
  ]

  private static let changers: Set<String> = [
    "setpts", "asetpts", "atempo", "loop", "aloop", "trim", "atrim", "tpad", "apad", "adelay",
    "concat", "select", "aselect", "asetrate", "rubberband", "silenceremove", "zoompan", "tile",
    "palettegen", "showwavespic", "showspectrumpic", "segment", "asegment", "xfade", "acrossfade",
    "movie", "amovie", "framestep", "thumbnail", "settb", "asettb", "separatefields", "weave",
    "doubleweave", "telecine", "interleave", "ainterleave", "overlay", "amix", "reverse",
    "areverse", "setrate", "aecho", "untile",
  ]
}
