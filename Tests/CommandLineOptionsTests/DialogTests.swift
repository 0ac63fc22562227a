import CommandLineOptions
import Testing

@Suite struct DialogTests {
  private let names = NameLists(looks: ["ring", "line"], formats: ["auto", "zenity", "dialog"])

  private func run(_ tool: String, _ arguments: [String]) throws -> Options {
    let parser = ArgumentParser(names: names)
    let named = try parser.parse(arguments: arguments, calledAs: "/usr/bin/\(tool)")
    // Both ways to say it are the same.
    #expect(try parser.parse(arguments: ["--compat", tool] + arguments) == named)
    #expect(try parser.parse(arguments: ["--compat=\(tool)"] + arguments) == named)
    guard case .run(let options) = named.invocation else { throw NotARun() }
    return options
  }

  private func fault(_ tool: String, _ arguments: [String]) -> UsageError? {
    #expect(throws: UsageError.self) {
      try ArgumentParser(names: names).parse(arguments: arguments, calledAs: tool)
    }
  }

  @Test func `zenity's options for progress are followed`() throws {
    let options = try run(
      "zenity",
      [
        "--progress", "--title", "Copy", "--text=Copying\\nfiles", "--percentage", "30",
        "--auto-close", "--auto-kill", "--time-remaining", "--width=400",
        "--height", "120", "--ok-label", "Fine", "--timeout=9",
      ])
    #expect(options.window.title == "Copy")
    #expect(options.input.format == "zenity")
    #expect(options.appearance.size == Options.Size(width: 400, height: 120))
    #expect(options.window.timeout == .seconds(9))
    let dialog = try #require(options.dialog)
    #expect(dialog.tool == .zenity)
    #expect(dialog.message == "Copying\nfiles")
    #expect(dialog.fraction == 0.3)
    #expect(dialog.closesByItself && dialog.killsParent && !dialog.isPulsating)
    #expect(dialog.tellsRemainingTime)
    #expect(options.input.endPolicy == .exit && !options.window.staysAfterEnd)
  }

  @Test func `without a Cancel there is nobody to hang up for`() throws {
    let options = try run("zenity", ["--progress", "--auto-kill", "--no-cancel"])
    let dialog = try #require(options.dialog)
    #expect(dialog.earlyAnswer == nil)
    #expect(!dialog.hangsUp(on: .closedByUser, byButton: false))
  }

  // Found by running zenity 3.44 and yad 0.40; the timeout was read in the source of yad 14.
  @Test(
    arguments: [
      ("zenity", .closedByUser, false, false), ("zenity", .closedByUser, true, true),
      ("zenity", .timedOut, false, false), ("zenity", .done, false, false),
      ("yad", .closedByUser, false, true), ("yad", .timedOut, false, true),
      ("yad", .done, false, false), ("yad", .endedEarly, false, false),
    ] as [(String, CommandLineOptions.ExitStatus, Bool, Bool)])
  func `the parent is hung up on where the tool does`(
    tool: String, status: CommandLineOptions.ExitStatus, isButton: Bool, hangsUp: Bool
  ) throws {
    let killing = try run(tool, ["--progress", "--auto-kill"]).dialog
    #expect(killing?.hangsUp(on: status, byButton: isButton) == hangsUp)
    let sparing = try run(tool, ["--progress"]).dialog
    #expect(sparing?.hangsUp(on: status, byButton: isButton) == false)
  }

  // Found by running zenity 3.44, yad 0.40 and dialog 1.3.
  @Test(
    arguments: [
      ("zenity", ["--help-all"]), ("zenity", ["--help-progress"]), ("zenity", ["--help-gtk"]),
      ("zenity", ["--help-calendar"]), ("yad", ["--help-all"]), ("yad", ["--help-progress"]),
      ("yad", ["--help-common"]), ("dialog", []), ("dialog", ["--bogus"]), ("dialog", ["--gauge"]),
      ("dialog", ["--title"]), ("dialog", ["--create-rc"]), ("dialog", ["-h"]), ("dialog", ["foo"]),
    ] as [(String, [String])])
  func `help is no fault where it is none of the tool`(tool: String, arguments: [String]) throws {
    let called = try ArgumentParser(names: names).parse(arguments: arguments, calledAs: tool)
    guard case .text(let text) = called.invocation else { throw NotARun() }
    #expect(text.hasPrefix("Usage: \(tool)"))
  }

  @Test(arguments: [["--title", "T"], ["--clear"], ["--clear", "--title", "T"]])
  func `dialog shows nothing for options alone, and that is no fault`(arguments: [String]) throws {
    let called = try ArgumentParser(names: names).parse(arguments: arguments, calledAs: "dialog")
    #expect(called.invocation == .text(""))
  }

  @Test(
    arguments: [
      ("zenity", ["--help-bogus"], 255), ("zenity", ["--version", "--progress"], 255),
      ("whiptail", ["--bogus"], 1), ("whiptail", ["-x"], 1), ("whiptail", ["--title"], 1),
      ("whiptail", ["--title", "T", "--bogus"], 1), ("whiptail", ["--msgbox"], 255),
      ("whiptail", [], 255), ("whiptail", ["foo"], 255), ("whiptail", ["--gauge"], 255),
      ("dialog", ["--bogus", "x"], 255), ("dialog", ["--title", "T", "--gauge"], 255),
      ("dialog", ["--gauge", "t"], 255),
    ] as [(String, [String], Int32)])
  func `faults alone have the tool's status`(tool: String, arguments: [String], status: Int32) {
    #expect(fault(tool, arguments)?.status == status)
  }

  // Found by running zenity 3.44, dialog 1.3 and whiptail 0.52; read in the source of yad 14.
  @Test(arguments: [
    ("zenity", ["--progress", "--bogus"], 255 as Int32), ("zenity", ["--progress", "-x"], 255),
    ("zenity", ["--progress", "--auto-clos"], 255), ("zenity", ["--progress", "--center"], 255),
    ("yad", ["--progress", "--sparkle=1"], 255), ("yad", ["--progress", "--no-cancel"], 255),
    ("dialog", ["--bogus", "--gauge", "t", "8", "40"], 255),
    ("dialog", ["--title=T", "--gauge", "t", "8", "40"], 255),
    ("whiptail", ["--no-cancel", "--gauge", "t", "8", "40", "0"], 1),
    ("whiptail", ["-x", "--gauge", "t", "8", "40", "0"], 1), ("whiptail", ["--title"], 1),
  ])
  func `an option that the tool does not know is refused with its status`(
    tool: String, arguments: [String], status: Int32
  ) throws {
    let error = try #require(fault(tool, arguments))
    #expect(error.status == status)
    #expect(error.message.hasPrefix("\(tool): ") && error.hint == nil)
  }

  @Test(arguments: [
    (
      "zenity",
      "--class c --name=n --display :0 --window-icon i --icon-name i --modal --attach=0 "
        + "--ok-label a --cancel-label=b --extra-button c --gtk-module m --no-markup word "
        + "--auto-close=1 --g-fatal-warnings"
    ),
    ("yad", "--class c --center --on-top --button=OK:0 --image i --borders 5 --enable-log -- -x"),
  ])
  func `options of the tool that change nothing here are passed over`(
    tool: String, line: String
  ) throws {
    let options = try run(tool, ["--progress"] + line.split(separator: " ").map(String.init))
    #expect(options.dialog?.tool.rawValue == tool)
  }

  @Test func `keys are told where a dialog waits to be answered, by the names of its buttons`()
    throws
  {
    func hint(_ tool: String, _ arguments: [String]) throws -> String? {
      try run(tool, arguments).dialog?.hints.first
    }
    #expect(try hint("zenity", ["--progress"]) == "Enter: OK · Esc: Cancel")
    #expect(
      try hint("zenity", ["--progress", "--ok-label=Gut", "--cancel-label", "Nein"])
        == "Enter: Gut · Esc: Nein")
    #expect(
      try hint("zenity", ["--progress", "--no-cancel", "--cancel-label=x"]) == "Enter: OK")
    #expect(try hint("zenity", ["--progress", "--auto-close"]) == nil)
    #expect(try hint("yad", ["--progress", "--no-buttons"]) == nil)
    #expect(try hint("dialog", ["--gauge", "t", "8", "40"]) == nil)
  }

  @Test(arguments: Options.DialogTool.allCases)
  func `asked for itself it answers as the tool, and says what it is`(
    tool: Options.DialogTool
  ) throws {
    func answer(_ option: String) throws -> String {
      let parser = ArgumentParser(names: names)
      let called = try parser.parse(arguments: ["--title", "T", option], calledAs: tool.rawValue)
      #expect(try parser.parse(arguments: ["--compat", tool.rawValue, option]) == called)
      guard case .text(let text) = called.invocation else { throw NotARun() }
      return text
    }
    let numbers = try answer("--version").split { !($0.isNumber || $0 == ".") }
    #expect(numbers.contains { $0.split(separator: ".").count >= 2 })
    #expect(try answer("--version").split(separator: "\n").count == 1)
    let help = try answer("--help")
    #expect(help.contains(ProgramVersion.text) && help.contains("--title"))
    #expect(help.contains(tool == .zenity ? "--auto-close" : ""))
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func `zenity's version is a number alone, as scripts read it`() throws {
    let invocation = try ArgumentParser(names: names)
      .parse(arguments: ["--version"], calledAs: "zenity").invocation
    guard case .text(let text) = invocation else { throw NotARun() }
    #expect(text.allSatisfy { $0.isNumber || $0 == "." || $0 == "\n" })
    #expect(text.hasPrefix("3.") && text.hasSuffix("\n"))
  }

  @Test func `yad's bar may grow from the right`() throws {
    let mirrored = try run("yad", ["--progress", "--rtl"]).appearance
    #expect(mirrored.direction == .rightToLeft)
    #expect(try run("yad", ["--progress"]).appearance.direction == .auto)
  }

  @Test func `without closing by itself the end fills the bar and the window waits`() throws {
    let options = try run("zenity", ["--progress", "--pulsate"])
    #expect(options.input.endPolicy == .complete && options.window.staysAfterEnd)
    #expect(options.dialog?.isPulsating == true)
  }

  @Test func `yad's several bars are taken`() throws {
    let options = try run(
      "yad",
      ["--multi-progress", "--bar=A:NORM", "--bar", "B", "10", "20", "--auto-close"])
    #expect(options.dialog?.closesByItself == true)
    #expect(options.dialog?.bars.map(\.label) == ["A", "B"])
    #expect(options.dialog?.bars.map(\.fraction) == [0.1, 0.2])
    #expect(!options.window.staysAfterEnd && options.input.endPolicy == .exit)
    // The list has no format of this name, so the first one stands.
    #expect(options.input.format == "auto")
  }

  // Read in the source of yad 14, where --multi-progress is gone.
  @Test func `--bar alone makes several bars of yad's --progress, and zenity has none`() throws {
    let bars = ["--progress", "--bar=A:PULSE", "--bar=B:rtl", "--bar=C:PERM", "--bar=:NORM"]
    let dialog = try #require(try run("yad", bars + ["--watch-bar=2"]).dialog)
    #expect(dialog.bars.map(\.label) == ["A", "B", "C", ""])
    #expect(dialog.bars.map(\.kind) == [.pulse, .fraction, .activity, .fraction])
    #expect(dialog.watchedBar == 2)
    #expect(fault("zenity", bars)?.status == 255)
    #expect(try run("yad", ["--progress"]).dialog?.bars == [])
  }

  @Test func `the end of input does not fill several bars`() throws {
    let options = try run("yad", ["--multi-progress", "--bar=A", "--bar=B"])
    #expect(options.window.staysAfterEnd && options.input.endPolicy == .exit)
  }

  @Test func `a window is as high as its bars and its text need, unless a height is asked for`()
    throws
  {
    func height(_ more: [String]) throws -> Int {
      try run("yad", ["--progress"] + more).appearance.size.height
    }
    let bars = (1...20).map { "--bar=\($0)" }
    let heights = try (0...20).map { try height(Array(bars.prefix($0))) }
    #expect(heights == heights.sorted())
    #expect(heights[4] - heights[3] == heights[5] - heights[4] && heights[5] > heights[4])
    #expect(heights[20] < 1000)
    #expect(try height(Array(bars.prefix(3)) + ["--text=a"]) > heights[3])
    #expect(try height(bars + ["--height=500"]) == 500)
    // It is never too small for them, though: a name and a bar take 40 pixels at the least.
    #expect(try (120...240).contains(height(Array(bars.prefix(3)) + ["--height=9"])))
    // So does the line that says which keys answer it.
    #expect(try height([bars[0], bars[1], "--auto-close"]) < heights[2])
    #expect(try height(["--text=a"]) == height([]))
  }

  // Found by running zenity 3.44, and read in the sources of zenity 4 and yad.
  @Test(arguments: [("500", 1.0), ("100", 1), ("-5", 0)])
  func `a percentage beyond the bar is clamped, as the tools do`(
    text: String, fraction: Double
  ) throws {
    for tool in ["zenity", "yad"] {
      let options = try run(tool, ["--progress", "--percentage=\(text)"])
      #expect(options.dialog?.fraction == fraction)
    }
  }

  @Test(arguments: ["-4", "0", "-1"])
  func `a width that is none leaves the standard one, as the tools do`(text: String) throws {
    let standard = try run("zenity", ["--progress"]).appearance.size
    #expect(try run("zenity", ["--progress", "--width=\(text)"]).appearance.size == standard)
  }

  @Test(arguments: ["abc", "5.5", "", "99999999999", "0x10"])
  func `what is no number of theirs is refused with their status`(text: String) {
    for option in ["--percentage", "--width", "--height", "--timeout"] {
      let fault = fault("zenity", ["--progress", "\(option)=\(text)"])
      #expect(fault?.status == 255)
      #expect(fault?.message.contains(option) == true)
    }
  }

  @Test(arguments: [("500", 1.0), ("-5", nil)])
  func `dialog's percentage is as lenient`(text: String, fraction: Double?) throws {
    #expect(try run("dialog", ["--gauge", "t", "8", "40", text]).dialog?.fraction == fraction)
  }

  @Test(arguments: ["dialog", "whiptail"])
  func `a gauge is a text, a size in characters and a percentage`(tool: String) throws {
    let options = try run(
      tool, ["--backtitle", "B", "--title", "T", "--clear", "--gauge", "Wait", "8", "50", "40"])
    #expect(options.window.title == "T")
    #expect(options.dialog?.message == "Wait")
    #expect(options.dialog?.fraction == 0.4)
    #expect(options.dialog?.keysClose == false)
    #expect(options.input.endPolicy == .exit && !options.window.staysAfterEnd)
    #expect(try run(tool, ["--gauge", "Wait", "0", "0"]).dialog?.fraction == nil)
  }

  @Test(
    arguments: [
      ("zenity", ["--info"], "only --progress"), ("zenity", [], "only --progress"),
      ("zenity", ["--progress", "--percentage", "x"], "not a whole number"),
      ("zenity", ["--progress", "--title"], "needs a value"),
      ("dialog", ["--msgbox", "t"], "only --gauge"),
      ("dialog", ["--gauge", "t", "8"], "TEXT HEIGHT WIDTH"),
      ("whiptail", ["--gauge", "t", "8", "b"], "not a whole number"), ("yad", ["x"], "--progress"),
    ] as [(String, [String], String)])
  func `what is no progress dialog is refused with the tools' status`(
    tool: String, arguments: [String], fragment: String
  ) throws {
    let error = try #require(fault(tool, arguments))
    #expect(error.message.contains(fragment))
    #expect(error.message.hasPrefix("\(tool): "))
    #expect(error.status == 255)
  }

  @Test(arguments: [
    (Options.DialogTool.zenity, [0, 1, 0, 5] as [Int32]), (.yad, [0, 252, 0, 70]),
    (.dialog, [0, 255, 0, 5]), (.whiptail, [0, 255, 0, 5]),
  ])
  func `statuses are the tool's own`(tool: Options.DialogTool, statuses: [Int32]) {
    let dialog = Options.Dialog(tool: tool)
    let ends = [ExitStatus.done, .closedByUser, .endedEarly, .timedOut]
    #expect(ends.map(dialog.status) == statuses)
    #expect(dialog.status(for: .noDisplay) == ExitStatus.noDisplay.rawValue)
  }

  @Test func `an unknown tool is refused, and the option stands first`() throws {
    let parser = ArgumentParser(names: names)
    #expect(throws: UsageError.self) { try parser.parse(arguments: ["--compat"]) }
    #expect(throws: UsageError.self) { try parser.parse(arguments: ["--compat", "zenitty"]) }
    #expect(throws: UsageError.self) {
      try parser.parse(arguments: ["show", "--compat", "zenity"])
    }
    #expect(try parser.parse(arguments: [], calledAs: "arcline").invocation != .version)
  }

  @Test(arguments: ["NaN", "\u{1B}[2J", "", "9999999999999999999", "-1", "a\nb", "\0"])
  func `hostile values neither trap nor reach the screen`(text: String) {
    let parser = ArgumentParser(names: names)
    for name in ["--title", "--text", "--percentage", "--width", "--timeout", "--\(text)"] {
      let arguments = ["--progress", "\(name)=\(text)"]
      guard
        case .run(let options)? = try? parser.parse(
          arguments: arguments, calledAs: "zenity"
        ).invocation
      else { continue }
      let shown = options.window.title + (options.dialog?.message ?? "")
      #expect(!shown.unicodeScalars.contains { $0.properties.generalCategory == .control })
    }
  }
}
