/// Reads the command line `arcline [MODE] [options]`.
///
/// Options stand before or after the mode; `--name value`, `--name=value` and `-n value` mean
/// the same; `--` ends the options. Nothing of the order matters, except among repeatable
/// options.
public struct ArgumentParser: Sendable {
  /// The options that are known.
  public let table: OptionTable

  /// Makes a parser that checks looks and formats against lists.
  public init(names: NameLists) {
    table = OptionTable(names: names)
  }

  /// Reads the arguments after the program's own name.
  ///
  /// `--help` and `--version` win over everything else, even over faults; of both, the first
  /// counts. Any text is safe to pass, of any length.
  ///
  /// When the program was called by the name of a dialog tool, or the first argument is `--compat`
  /// and the next one such a name, the rest is read as that tool reads it.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the program's name.
  ///   - program: The name by which the program was called, with or without folders.
  /// - Returns: The mode and what to do in it.
  /// - Throws: The first fault in the order of the arguments, then the first broken rule.
  public func parse(
    arguments: [String], calledAs program: String = ""
  ) throws(UsageError) -> ParsedCommand {
    do {
      if let tool = Options.DialogTool(program: program) {
        return try parse(arguments[...], as: tool)
      }
      if let (tool, rest) = try compatibility(arguments) { return try parse(rest, as: tool) }
    } catch {
      throw UsageError(reason: error, mode: nil)
    }
    let scanner = ArgumentScanner(table: table)
    let items = scanner.items(in: arguments)
    let named = items.lazy.compactMap(Self.mode).first
    let mode = named ?? .standard
    if let request = items.lazy.compactMap({ request($0, named: named) }).first {
      return ParsedCommand(mode: mode, invocation: request)
    }
    do {
      var assembly = OptionAssembly(mode: mode, table: table)
      for item in items { try assembly.take(item, scanner: scanner) }
      return ParsedCommand(mode: mode, invocation: .run(try assembly.finish()))
    } catch {
      throw UsageError(reason: error, mode: named)
    }
  }

  private func parse(
    _ arguments: ArraySlice<String>, as tool: Options.DialogTool
  ) throws(UsageError.Reason) -> ParsedCommand {
    let parser = DialogParser(tool: tool, names: table.names)
    return ParsedCommand(mode: .show, invocation: try parser.parse(Array(arguments)))
  }

  /// The tool that `--compat` names, and what follows it; nil when the first argument is another.
  private func compatibility(
    _ arguments: [String]
  ) throws(UsageError.Reason) -> (Options.DialogTool, ArraySlice<String>)? {
    guard let first = arguments.first else { return nil }
    let option = "--compat"
    let name: String
    var rest = arguments.dropFirst()
    if first.utf8.starts(with: "\(option)=".utf8) {
      name = String(first.dropFirst(option.count + 1))
    } else if first == option {
      guard let next = rest.popFirst() else {
        throw .missingValue(option: option, valueName: "TOOL", allowed: Self.tools.allowed)
      }
      name = next
    } else {
      return nil
    }
    do {
      return (try Self.tools.parse(name), rest)
    } catch {
      throw .invalidValue(
        option: option, value: name, problem: error, allowed: Self.tools.allowed)
    }
  }

  private static let tools = ValueParser<Options.DialogTool>.choice

  /// The help of a mode, or the overview; lines of at most 80 columns, with a last line end.
  public func helpText(for mode: Mode?) -> String {
    let help = HelpText(table: table)
    return mode.map(help.text(for:)) ?? help.overview
  }

  private static func mode(_ item: ArgumentScanner.Item) -> Mode? {
    if case .word(let word) = item { Mode(rawValue: word) } else { nil }
  }

  private func request(
    _ item: ArgumentScanner.Item, named: Mode?
  ) -> ParsedCommand.Invocation? {
    guard case .option(let occurrence) = item, occurrence.value == nil,
      let spec = table.spec(named: occurrence.name, for: named ?? .standard)
    else { return nil }
    return switch spec.action.effect {
    case .help: .help(named)
    case .version: .version
    case .flag, .value: nil
    }
  }
}
