import BoardFile
import CommandLineOptions
import Feeds
import Platform

extension BoardSurroundings {
  /// Opens a source and says how it is read; nothing has been read yet.
  ///
  /// - Throws: what is wrong with it, in one line without its name.
  func threads(for source: BoardSource, stop: WakePipe) throws(Failure) -> InputThreads {
    let feed = source.feed
    let isStandard = feed.source == .stdin
    let input = isStandard ? options.input(for: feed) : options.standardInput(for: feed)
    var settings = FeedReader.Settings()
    settings.name = source.name.words
    settings.holdsFallingValues = input.holdsFallingValues
    settings.announcesFormat = options.window.isVerbose
    let command =
      feed.source == .command ? feed.command : isStandard ? options.source.command : []
    var makeFeed = try input.makeFeeds(of: command)
    if let dialog = options.dialog {
      settings.endsWhenComplete = dialog.closesByItself
      makeFeed = { [makeFeed] in BarsFeed(makeFeed(), of: dialog) }
    }
    let opened = isStandard ? try openStandardInput() : try open(feed)
    if isStandard, options.source.isPassedOn { settings.passesOnTo = opened.naturalTarget }
    var threads = InputThreads(source: opened, settings: settings, makeFeed: makeFeed)
    threads.stop = stop
    threads.tellsJobs = true
    return threads
  }

  private func openStandardInput() throws(Failure) -> OpenSource {
    try standardInput.start(options.source, isOutputKeptFree: false)
  }

  private func open(_ feed: BoardFeed) throws(Failure) -> OpenSource {
    let path = resolved(feed.path ?? "")
    switch feed.source {
    case .stdin: return try openStandardInput()
    case .fd: return try openDescriptor(feed.descriptor ?? -1)
    case .command: return try run(feed)
    case .socket:
      do throws(ListenerError) {
        return .listener(try LocalListener(path: path))
      } catch {
        throw Failure(status: .sourceFailed, message: error.description)
      }
    case .fifo:
      do throws(FileError) {
        return .pipe(try NamedPipe(path: path), isLasting: true)
      } catch {
        throw Failure(status: .sourceFailed, message: error.description)
      }
    case .replay:
      let timeline = try TimelineFile.read(path)
      return .replay(timeline, ReplayManner(speed: feed.speed, loops: feed.loops))
    }
  }

  private func openDescriptor(_ number: Int) throws(Failure) -> OpenSource {
    let descriptor = Int32(clamping: number)
    guard inherited.contains(number), Descriptors.isOpen(descriptor) else {
      throw .usage("descriptor \(number) is not open; the caller opens it, as in \(number)<FILE")
    }
    guard Descriptors.isReadable(descriptor) else {
      throw .usage("descriptor \(number) is open for writing only")
    }
    return .descriptor(descriptor, name: "descriptor \(number)")
  }

  /// Starts a command of the board; standard input is not its to read.
  private func run(_ feed: BoardFeed) throws(Failure) -> OpenSource {
    let stream: ChildProcess.Stream =
      switch feed.stream {
      case .both: .both
      case .stdout: .output
      case .stderr: .error
      }
    do throws(SystemError) {
      return .command(
        try ChildProcess(feed.command, capturing: stream, readsNothing: true))
    } catch {
      throw Failure(
        code: error.isMissingFile ? 127 : 126,
        message: "cannot run \(QuotedToken(feed.command.first ?? "")): \(error.reason)")
    }
  }
}

extension Options {
  /// How a feed is read from standard input: where the command line says nothing, as the board does.
  func input(for feed: BoardFeed) -> Options.Input {
    var input = self.input
    let standard = Self.standardInput
    if input.format == standard.format, let format = feed.format { input.format = format }
    if input.minimum == standard.minimum { input.minimum = feed.minimum ?? input.minimum }
    if input.maximum == standard.maximum { input.maximum = feed.maximum ?? input.maximum }
    if input.total == nil { input.total = feed.total }
    if feed.isMonotonic { input.monotonic = input.monotonic ?? true }
    return input
  }

  /// How a feed is read from a source of its own: as the board says.
  func standardInput(for feed: BoardFeed) -> Options.Input {
    var options = self
    options.input = Self.standardInput
    return options.input(for: feed)
  }

  private static var standardInput: Options.Input {
    let catalogue = BoardCatalogue.program
    let names = NameLists(looks: catalogue.looks.map(\.name), formats: catalogue.formats)
    return Options(mode: .show, names: names).input
  }
}
