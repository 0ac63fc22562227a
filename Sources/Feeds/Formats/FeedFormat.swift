/// The formats a stream can be read in, by the names used on the command line and in board files.
public enum FeedFormat: String, Sendable, Equatable, CaseIterable {
  /// Decides by the first records of the stream.
  ///
  /// The records of the formats differ, except for the bare number: it means `percent` until a line
  /// of a gauge follows. Without a decision by the end, or within 200 records, it is `percent`.
  case auto
  /// One plain number a line; see ``PercentParser``.
  case percent
  /// One JSON object a line, for one job or for many.
  case ndjson
  /// The lines that `zenity --progress` reads.
  case zenity
  /// The lines that `yad` reads, also for several bars.
  case yad
  /// The lines that `dialog --gauge` reads.
  case dialog
  /// The lines that `whiptail --gauge` reads.
  case whiptail
  /// The output of `rsync --info=progress2` or `--progress`.
  case rsync
  /// The output of `pv -n`, with `-b` and `-t`, or `pv -f`.
  case pv
  /// The output of `ffmpeg -progress`, or ffmpeg's own line.
  case ffmpeg
  /// The progress meter or bar of curl.
  case curl
  /// The bar or the dots of wget.
  case wget
  /// The output of `dd status=progress`.
  case dd
  /// The status descriptor of apt.
  case apt
  /// The status descriptor of dpkg.
  case dpkg
  /// The output of ninja, and of others that print `[done/total]`.
  case ninja
  /// The output of CMake and of the makefiles that it writes.
  case cmake
  /// The bars of tqdm.
  case tqdm
  /// The output of aria2.
  case aria2
  /// The terminal sequence OSC 9;4 in the output of any program.
  case osc
  /// The JSON of BuildKit and of the Docker Engine.
  case buildkit

  /// All names, in the order in which they are to be listed.
  public static var allNames: [String] {
    allCases.map(\.rawValue)
  }

  /// The name, as ``init(name:)`` takes it.
  public var name: String {
    rawValue
  }

  /// Finds a format by its exact name; nil if there is none of that name.
  public init?(name: String) {
    self.init(rawValue: name)
  }

  /// Creates a feed at the start of a stream of this format.
  ///
  /// - Parameter settings: What the stream does not say itself; see ``FeedSettings``.
  /// - Returns: A feed that names its own format; that of `auto` does so as soon as it has decided.
  public func makeFeed(_ settings: FeedSettings = FeedSettings()) -> any Feed {
    if self == .auto {
      return LineFeed(parser: AutoParser(settings))
    }
    guard let parser = makeParser(settings), self != .osc else { return ProgressSequenceFeed() }
    let limit = self == .buildkit ? BuildKitParser.recordLimit : RecordSplitter.maximumLength
    return Self.lineFeed(parser, recordLimit: limit)
  }

  /// Creates a feed at the start of a stream of this format, for numbers in a range.
  public func makeFeed(range: ValueRange) -> any Feed {
    makeFeed(FeedSettings(range: range))
  }

  private static func lineFeed(_ parser: some RecordParser, recordLimit: Int) -> any Feed {
    LineFeed(parser: parser, recordLimit: recordLimit)
  }

  /// Creates the parser of this format; nil for `auto`, which is no format of its own.
  func makeParser(_ settings: FeedSettings) -> (any RecordParser)? {
    switch self {
    case .auto: nil
    case .percent: PercentParser(range: settings.percentRange)
    case .ndjson: NDJSONParser()
    case .zenity, .yad: ZenityParser(self)
    case .dialog, .whiptail: DialogParser(self)
    case .rsync: RsyncParser(settings)
    case .pv: PVParser(settings)
    case .ffmpeg: FFmpegParser(settings)
    case .curl: CurlParser(settings)
    case .wget: WgetParser(settings)
    case .dd: DDParser(settings)
    case .apt: AptParser()
    case .dpkg: DpkgParser(settings)
    case .ninja: NinjaParser()
    case .cmake: CMakeParser()
    case .tqdm: TqdmParser(settings)
    case .aria2: Aria2Parser()
    case .osc: ProgressSequenceParser()
    case .buildkit: BuildKitParser()
    }
  }
}
