import CommandLineOptions
import Feeds
import Glibc
import Platform
import Widgets

/// The program behind the command line.
public enum Program {
  /// Runs the program and ends the process with its exit status.
  ///
  /// - Parameters:
  ///   - arguments: the words of the command line without the program's own name.
  ///   - name: the name by which it was called; that of a dialog tool makes it stand in for it.
  public static func runAndExit(arguments: [String], calledAs name: String = "") -> Never {
    exit(run(arguments: arguments, calledAs: name))
  }

  /// Runs the program and returns its exit status.
  static func run(arguments: [String], calledAs name: String = "") -> Int32 {
    // From the first moment on: what a signal would interrupt is undone by whoever takes it later.
    let signals = Signals.block()
    let descriptors = StandardDescriptors.secure()
    let passed = PassedDescriptor.find()
    Signals.ignoreWriteSignals()
    Signals.quitAsUsual()
    let names = NameLists(looks: Look.all.map(\.name), formats: FeedFormat.allNames)
    let parser = ArgumentParser(names: names)
    do throws(UsageError) {
      let command = try parser.parse(arguments: arguments, calledAs: name)
      if descriptors.outputWasClosed && command.needsStandardOutput {
        Messages.report("standard output is closed")
        return ExitStatus.internalFailure.rawValue
      }
      if !command.takesSignals(with: passed) { signals.release() }
      switch command.invocation {
      case .help(let mode): return print(parser.helpText(for: mode))
      case .version: return print(ProgramVersion.text + "\n")
      case .text(let text): return print(text)
      case .run(let options):
        return run(
          options, InputDescriptor(isClosed: descriptors.inputWasClosed, passed: passed))
      }
    } catch {
      Messages.report(error.message)
      if let hint = error.hint { StandardError.write(line: hint) }
      return error.status
    }
  }

  private static func run(_ options: Options, _ input: InputDescriptor) -> Int32 {
    do throws(Failure) {
      try OpenSource.checkDescriptor(options)
      switch options.mode {
      case .show: return try ShowMode(options: options, input: input).run()
      case .profile: return try ProfileMode(options: options).run().rawValue
      case .demo: return try DemoMode(options: options).run().rawValue
      case .render: return try RenderMode(options: options, input: input).run().rawValue
      case .feed: return try FeedMode(options: options, input: input).run()
      case .looks: return try LooksMode(options: options.listing).run().rawValue
      case .check: return try CheckMode(options: options).run().rawValue
      }
    } catch {
      Messages.report(error.message)
      return error.code
    }
  }

  private static func print(_ text: String) -> Int32 {
    do throws(Failure) {
      try writeOutput(text)
      return ExitStatus.done.rawValue
    } catch {
      Messages.report(error.message)
      return error.code
    }
  }
}

extension Options {
  /// Whether what is read goes to standard output.
  fileprivate var passesOnToOutput: Bool { source.isPassedOn && source.command.isEmpty }
}

extension ParsedCommand {
  /// Whether the mode answers to signals itself; all others simply end.
  fileprivate func takesSignals(with passed: [PassedDescriptor]) -> Bool {
    guard case .run(let options) = invocation else { return false }
    return switch options.mode {
    case .show: !options.kiosk.listsDisplays
    case .profile: options.profile.compared.isEmpty
    case .demo: true
    case .feed:
      options.source.isLasting || !options.source.command.isEmpty || !passed.isEmpty
    case .render, .looks, .check: false
    }
  }

  /// Whether what is asked for goes to standard output.
  fileprivate var needsStandardOutput: Bool {
    switch invocation {
    case .help, .version, .text: return true
    case .run(let options):
      return options.mode == .feed || options.mode == .profile || options.mode == .looks
        || options.mode == .demo || options.mode == .check || options.passesOnToOutput
        || options.kiosk.listsDisplays
        || options.render.printsHashes
        || options.render.output == "-"
    }
  }
}
