/// Reads the command lines of other tools for progress dialogs.
///
/// Options of the tool that change nothing here, such as icons, are passed over. One that the tool does
/// not know is refused with its status, as scripts that try which version they have expect.
struct DialogParser {
  let tool: Options.DialogTool
  let names: NameLists

  /// What stands between the words of an option and what it means.
  typealias Reason = UsageError.Reason

  /// Reads the arguments after the tool's name.
  func parse(_ arguments: [String]) throws(Reason) -> ParsedCommand.Invocation {
    if let answer = try answer(to: arguments) { return .text(answer) }
    var options = Options(mode: .show, names: names)
    let name = tool.rawValue
    if names.formats.contains(name) { options.input.format = name }
    // The bar is what these tools show.
    if names.looks.contains("line") { options.appearance.look = "line" }
    options.window.title = name
    options.appearance.size = .standardDialog
    var dialog = Options.Dialog(tool: tool)
    switch tool {
    case .zenity, .yad: try readWindowed(arguments, &options, &dialog)
    case .dialog, .whiptail:
      guard try readGauge(arguments, &options, &dialog) else { return .text("") }
    }
    options.dialog = dialog
    return .run(options)
  }

  /// What the tool prints when it is asked for itself; nil where it is not.
  private func answer(to arguments: [String]) throws(Reason) -> String? {
    let help = DialogHelp(tool: tool)
    if tool == .dialog, let answer = answer(toSingle: arguments, help) { return answer }
    for argument in arguments.prefix(while: { $0 != "--" }) {
      switch argument {
      case "--version":
        // The version is a dialog of its own to this tool, and there is room for one.
        guard tool != .zenity || !arguments.contains("--progress") else {
          throw .foreign("zenity: --version and --progress are two dialogs")
        }
        return help.version
      case "-v" where tool == .whiptail: return help.version
      case "--help": return help.text
      case "-h" where tool != .dialog: return help.text
      case "-?" where tool == .zenity || tool == .yad: return help.text
      case _ where help.isHelpOption(argument): return help.text
      default: continue
      }
    }
    return nil
  }

  /// What dialog prints when nothing or a single word follows its name: whatever that is, it is no
  /// complete command line to it, and no fault.
  private func answer(toSingle arguments: [String], _ help: DialogHelp) -> String? {
    guard arguments.count < 2 else { return nil }
    switch arguments.first {
    case "--version", "--print-version": return help.version
    case "--clear": return ""
    // It tells the size of a terminal, and there is none.
    case "--print-maxsize": return nil
    default: return help.text
    }
  }

  // MARK: - zenity and yad

  private func readWindowed(
    _ arguments: [String], _ options: inout Options, _ dialog: inout Options.Dialog
  ) throws(Reason) {
    var rest = arguments[...]
    var isProgress = false
    var hasCancel = true
    var hasHeight = false
    var hasOwnButtons = false
    var starts: [Double] = []
    var unknown: String?
    var areOptionsOver = false
    let known = DialogOptions(tool: tool)
    while let argument = rest.popFirst() {
      guard !areOptionsOver, argument.utf8.first == UInt8(ascii: "-"), argument.utf8.count > 1
      else {
        // Start values of several bars; any other word means nothing.
        if let start = StrictNumber.decimal(argument) { starts.append(start) }
        continue
      }
      guard argument != "--" else {
        areOptionsOver = true
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      var value = parts.count == 2 ? String(parts[1]) : nil
      guard name.utf8.starts(with: "--".utf8),
        let takesValue = known.takesValue(String(name.dropFirst(2)))
      else {
        unknown = unknown ?? name
        continue
      }
      if value == nil, takesValue { value = rest.popFirst() }
      switch name {
      case "--progress": isProgress = true
      case "--multi-progress": isProgress = true
      case "--pulsate": dialog.isPulsating = true
      case "--auto-close": dialog.closesByItself = true
      case "--auto-kill": dialog.killsParent = true
      case "--no-cancel": hasCancel = false
      case "--no-buttons": dialog.acceptLabel = nil
      case "--time-remaining" where tool == .zenity: dialog.tellsRemainingTime = true
      case "--rtl" where tool == .yad:
        options.appearance.direction = .rightToLeft
      case _ where takesValue:
        guard let value else { throw needsValue(name) }
        hasHeight = hasHeight || name == "--height"
        hasOwnButtons = hasOwnButtons || name == "--button"
        try take(name, value, &options, &dialog)
      default: break
      }
    }
    guard isProgress else { throw onlyProgress("--progress") }
    if let unknown { throw isUnknown(unknown) }
    dialog.killsParent = dialog.killsParent && hasCancel
    if !hasCancel { dialog.cancelLabel = nil }
    dialog.acceptsEarly = tool == .yad && dialog.acceptLabel != nil && !hasOwnButtons
    // Newer versions of yad have no other option for several bars than --progress with --bar.
    if tool != .yad { dialog.bars = [] }
    DialogRoom(dialog).make(in: &options.appearance, hasHeight: hasHeight)
    for (index, start) in starts.prefix(dialog.bars.count).enumerated() {
      dialog.bars[index].fraction = max(0, min(100, start)) / 100
    }
    // Without closing by itself the end of input fills a single bar, and the window waits.
    let fills = !dialog.closesByItself && dialog.bars.isEmpty
    options.input.endPolicy = fills ? .complete : .exit
    options.window.staysAfterEnd = !dialog.closesByItself
  }

  private func take(
    _ name: String, _ value: String, _ options: inout Options, _ dialog: inout Options.Dialog
  ) throws(Reason) {
    switch name {
    case "--title": options.window.title = Self.plain(value)
    case "--text": dialog.message = Self.text(value)
    case "--percentage": dialog.fraction = Double(min(100, max(0, try number(value, name)))) / 100
    case "--bar" where dialog.bars.count < Self.mostBars: dialog.bars.append(Self.bar(value))
    case "--watch-bar": dialog.watchedBar = try number(value, name)
    case "--ok-label": dialog.acceptLabel = Self.plain(value)
    case "--cancel-label": dialog.cancelLabel = Self.plain(value)
    case "--timeout":
      let seconds = min(Int(TimeLimit.longestSeconds), try number(value, name))
      if seconds > 0 { options.window.timeout = .seconds(seconds) }
    case "--width", "--height":
      let side = min(Options.Size.longestSide, try number(value, name))
      guard side > 0 else { return }
      let old = options.appearance.size
      options.appearance.size =
        Options.Size(
          width: name == "--width" ? side : old.width,
          height: name == "--height" ? side : old.height) ?? old
    default: break
    }
  }

  /// More bars than a board has room for are read and not shown.
  private static let mostBars = 64

  /// A bar of `--bar=LABEL:TYPE`.
  private static func bar(_ text: String) -> Options.Dialog.Bar {
    let types: [String: Options.Dialog.Bar.Kind] = [
      "NORM": .fraction, "RTL": .fraction, "PULSE": .pulse, "PERM": .activity,
    ]
    guard let colon = text.lastIndex(of: ":"),
      case let type = text[text.index(after: colon)...].uppercased(), let kind = types[type]
    else { return Options.Dialog.Bar(label: plain(text)) }
    var bar = Options.Dialog.Bar(label: plain(String(text[..<colon])), kind: kind)
    bar.growsFromRight = type == "RTL"
    return bar
  }

  // MARK: - dialog and whiptail

  /// Reads a gauge; returns false where there are options alone, for which dialog shows nothing.
  private func readGauge(
    _ arguments: [String], _ options: inout Options, _ dialog: inout Options.Dialog
  ) throws(Reason) -> Bool {
    var rest = arguments[...]
    var isGauge = false
    let known = DialogOptions(tool: tool)
    while !isGauge, let argument = rest.popFirst() {
      var name = argument
      var value: String?
      // One of the two takes what follows an equals sign for the value.
      if tool == .whiptail, let equals = argument.firstIndex(of: "=") {
        name = String(argument[..<equals])
        value = String(argument[argument.index(after: equals)...])
      }
      guard name.utf8.starts(with: "--".utf8),
        let takesValue = known.takesValue(String(name.dropFirst(2)))
      else {
        let isOption = argument.utf8.first == UInt8(ascii: "-")
        let isOther = DialogOptions.otherBoxes.contains(name)
        // One of the two knows at once that there is no such option, the other one looks for a box first.
        let isTold = tool == .whiptail || rest.contains("--gauge")
        throw isOption && isTold && !isOther ? isUnknown(name) : onlyProgress("--gauge")
      }
      if takesValue {
        guard let value = value ?? rest.popFirst() else { throw needsValue(name) }
        if name == "--title" || name == "--backtitle" && options.window.title == tool.rawValue {
          options.window.title = Self.plain(value)
        }
      } else if name == "--gauge" || name == "--guage" {
        isGauge = true
      } else if name == "--begin" {
        rest = rest.dropFirst(2)
      }
    }
    guard isGauge else {
      guard tool == .dialog, arguments.count > 1 else { throw onlyProgress("--gauge") }
      return false
    }
    guard rest.count >= 3, let text = rest.popFirst(), let height = rest.popFirst(),
      let width = rest.popFirst()
    else { throw .foreign("\(tool.rawValue): --gauge needs TEXT HEIGHT WIDTH [PERCENT]") }
    dialog.message = Self.text(text)
    // Both are counted in characters, and 0 or less leaves them to the tool.
    _ = (try number(height, "HEIGHT"), try number(width, "WIDTH"))
    if let percent = rest.first, percent.utf8.first != UInt8(ascii: "-") {
      dialog.fraction = Double(min(100, max(0, try number(percent, "PERCENT")))) / 100
    }
    dialog.closesByItself = false
    options.input.endPolicy = .exit
    return true
  }

  // MARK: - Words

  private func isUnknown(_ option: String) -> Reason {
    .foreign(
      "\(tool.rawValue): \(QuotedToken(option)) is not an option of its progress dialogs; see --help",
      status: tool.unknownOptionStatus)
  }

  private func needsValue(_ option: String) -> Reason {
    .foreign("\(tool.rawValue): \(option) needs a value", status: tool.unknownOptionStatus)
  }

  private func onlyProgress(_ option: String) -> Reason {
    .foreign("\(tool.rawValue): only \(option) is understood here")
  }

  /// A number of any size that the tools keep: they clamp a percentage when they draw it, and take a
  /// negative size for none, but refuse what is no integer of 32 bits.
  private func number(_ text: String, _ name: String) throws(Reason) -> Int {
    guard let number = StrictNumber.integer(text), Int32(exactly: number) != nil else {
      throw .foreign("\(tool.rawValue): \(name): \(QuotedToken(text)) is not a whole number")
    }
    return number
  }

  /// A text in one line, without what cannot be shown, at most as long as texts may be.
  private static func plain(_ text: String) -> String {
    let scalars = text.unicodeScalars.filter { $0.properties.generalCategory != .control }
    return String(String.UnicodeScalarView(scalars.prefix(ValueParser<String>.longestText)))
  }

  /// A text in which `\n` is a line break.
  private static func text(_ text: String) -> String {
    let lines = text.split(separator: "\\n", omittingEmptySubsequences: false)
    return lines.map { plain(String($0)) }.joined(separator: "\n")
  }
}
