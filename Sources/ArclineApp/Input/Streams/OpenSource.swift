import CommandLineOptions
import Feeds
import Platform

/// A source of bytes that was found to be usable; nothing has been read from it yet.
nonisolated enum OpenSource: Sendable {
  /// A descriptor the program was given, with its name for messages.
  case descriptor(Int32, name: String)
  /// A named pipe; lasting means that one writer may follow another.
  case pipe(NamedPipe, isLasting: Bool)
  /// A recorded stream, and how it is played.
  case replay(Timeline, ReplayManner)
  /// A program that runs.
  case command(ChildProcess)
  /// A socket that others connect to; each client has a stream of its own.
  case listener(LocalListener)

  /// The bytes, for the thread that reads them; nil for a listener, which has none of its own.
  func makeStream(stop: WakePipe?) -> (any ByteStream)? {
    switch self {
    case .descriptor(let number, let name): DescriptorStream(number, name: name, stop: stop)
    case .pipe(let pipe, let isLasting): PipeStream(pipe, isLasting: isLasting, stop: stop)
    case .replay(let timeline, let manner): ReplayStream(timeline, manner, stop: stop)
    case .command(let command): CommandStream(command, stop: stop)
    case .listener: nil
    }
  }

  /// Takes back what was made for the source, and ends a command, waiting for it.
  func close() {
    switch self {
    case .descriptor, .replay: break
    case .pipe(let pipe, _): pipe.removeIfOurs()
    case .listener(let listener): listener.remove()
    case .command(let command): command.stop()
    }
  }

  /// Whether it is standard input.
  var isStandardInput: Bool {
    if case .descriptor(0, _) = self { true } else { false }
  }

  /// The descriptor to which what is read would go if this program were not there.
  var naturalTarget: Int32 {
    if case .command(let command) = self { command.stream.number } else { 1 }
  }

  /// The command that it is, if it is one.
  var command: ChildProcess? {
    if case .command(let command) = self { command } else { nil }
  }
}

extension OpenSource {
  /// The source that the options ask for; nil for a command, which is started by `run`.
  ///
  /// A fault of a path is one of the command line; what others do there is the source's.
  @MainActor static func open(_ options: Options, input: InputDescriptor) throws(Failure)
    -> OpenSource?
  {
    let source = options.source
    if !source.command.isEmpty { return nil }
    if let path = source.namedPipe {
      do throws(FileError) {
        return .pipe(try NamedPipe(path: path), isLasting: options.input.endPolicy == .hold)
      } catch {
        throw .usage("--fifo: \(error.description)")
      }
    }
    if let path = source.socket {
      do throws(ListenerError) {
        return .listener(try LocalListener(path: path))
      } catch {
        throw Failure(
          status: error.reason == .inUse ? .closedByUser : .usage,
          message: "--listen: \(error.description)")
      }
    }
    if let path = source.replay { return .replay(try TimelineFile.read(path), ReplayManner()) }
    if source.descriptor == nil, let passed = input.passed.first {
      return try open(passed, of: input.passed.count, options)
    }
    guard let number = source.descriptor, number != 0 else {
      return .descriptor(input.number, name: "standard input")
    }
    return .descriptor(Int32(clamping: number), name: "descriptor \(number)")
  }

  /// What a service manager has opened for this program, where the options name nothing else.
  @MainActor private static func open(
    _ passed: PassedDescriptor, of count: Int, _ options: Options
  ) throws(Failure) -> OpenSource {
    guard count == 1 else {
      throw .usage("the service manager passed \(count) descriptors, and one can be shown")
    }
    switch passed.kind {
    case .listener: return .listener(LocalListener(passed: passed))
    case .pipe:
      guard options.input.endPolicy == .hold else {
        return .descriptor(passed.number, name: "the passed pipe")
      }
      let path = "/proc/self/fd/\(passed.number)"
      do throws(FileError) {
        // By its path it can be opened anew for the next writer.
        return .pipe(try NamedPipe(path: path), isLasting: true)
      } catch {
        throw .usage("the passed pipe: \(error.description)")
      }
    case .other(let kind):
      throw .usage("the service manager passed \(kind), not a pipe or a listening Unix socket")
    }
  }

  /// Starts the command of the options.
  nonisolated static func run(_ source: Options.Source, isOutputKeptFree: Bool) throws(Failure)
    -> OpenSource
  {
    let name = source.command.first ?? ""
    let stream = source.commandStream ?? .standard(for: name)
    do throws(SystemError) {
      return .command(
        try ChildProcess(
          source.command, capturing: stream == .stdout ? .output : .error,
          isOutputKeptFree: isOutputKeptFree))
    } catch {
      // As shells, env and nice have it.
      throw Failure(
        code: error.isMissingFile ? 127 : 126,
        message: "cannot run \(QuotedToken(name)): \(error.reason)")
    }
  }

  /// Refuses a descriptor that cannot be read; to be called before any other is opened.
  nonisolated static func checkDescriptor(_ options: Options) throws(Failure) {
    guard let number = options.source.descriptor, number != 0 else { return }
    let descriptor = Int32(clamping: number)
    guard Descriptors.isOpen(descriptor) else {
      throw .usage("--fd: descriptor \(number) is not open; the caller opens it, as in 3<FILE")
    }
    guard Descriptors.isReadable(descriptor) else {
      throw .usage("--fd: descriptor \(number) is open for writing only")
    }
  }
}
