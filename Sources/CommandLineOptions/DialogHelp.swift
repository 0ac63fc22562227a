/// What is said when a tool for dialogs is asked for itself and the program stands in for it.
struct DialogHelp {
  let tool: Options.DialogTool

  /// What the tool prints for `--version`, with a last line end.
  ///
  /// Scripts read the number alone, so it is that of the version whose options are followed.
  var version: String {
    switch tool {
    case .zenity: "3.44.0\n"
    case .yad: "14.1\n"
    case .dialog: "Version: 1.3-20230209\n"
    case .whiptail: "whiptail (newt): 0.52.23\n"
    }
  }

  /// The help, in lines of at most 80 columns with a last line end.
  var text: String {
    let options = DialogOptions(tool: tool)
    let name = tool.rawValue
    let words =
      switch tool {
      case .zenity, .yad: "--progress [options]"
      case .dialog, .whiptail: "[options] --gauge TEXT HEIGHT WIDTH [PERCENT]"
      }
    let about = """
      This is \(ProgramVersion.text) in place of \(name): called by that name, or as \
      '\(ProgramVersion.name) --compat \(name)'. It shows the progress that is read from standard input \
      as \(name) does, and has no other dialogs.
      """
    let blocks = [
      ["Usage: \(name) \(words)"],
      TextColumns.wrapped(about, indent: 0),
      ["Options:"] + options.followed.flatMap { TextColumns.entry($0.term, $0.meaning) },
      ["Options that are taken and change nothing:"]
        + TextColumns.wrapped(options.passedOver.joined(separator: " "), indent: 2),
      ["Exit status:"] + statuses,
    ]
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  /// Whether an option asks for the help of a group of options.
  ///
  /// There is one help for all of them.
  func isHelpOption(_ argument: String) -> Bool {
    guard argument.hasPrefix("--help-") else { return false }
    return groups.contains(argument.dropFirst("--help-".count))
  }

  /// The groups of options that the tool's help lists.
  private var groups: [Substring] {
    let names =
      switch tool {
      case .zenity:
        """
        all calendar color-selection entry error file-selection forms general gtk info list misc \
        notification password progress question scale text-info warning
        """
      case .yad:
        """
        all about app calendar color common dnd entry file filter font form general gtk html icons \
        list misc multi-progress notebook notification paned picture popup print progress scale \
        source text
        """
      case .dialog, .whiptail: ""
      }
    return names.split(separator: " ")
  }

  private var statuses: [String] {
    let dialog = Options.Dialog(tool: tool)
    var rows: [(Int32, String)] = [(0, "It was accepted, or its input has ended.")]
    if dialog.keysClose {
      rows += [
        (dialog.status(for: .closedByUser), "It was cancelled."),
        (dialog.status(for: .timedOut), "Its time was over."),
      ]
    }
    if tool.unknownOptionStatus != Options.DialogTool.usageStatus {
      rows.append((tool.unknownOptionStatus, "An option is unknown or has no value."))
    }
    rows.append((Options.DialogTool.usageStatus, "The command line was not understood."))
    return rows.map { TextColumns.entry(String($0.0), $0.1) }.flatMap(\.self)
  }
}
