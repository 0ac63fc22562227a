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
  /// - Parameter arguments: The arguments, without the program's name.
  /// - Returns: The mode and what to do in it.
  /// - Throws: The first fault in the order of the arguments, then the first broken rule.
  public func parse(arguments: [String]) throws(UsageError) -> ParsedCommand {
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
