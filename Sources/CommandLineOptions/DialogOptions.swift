/// The options that a tool for dialogs knows, as far as its progress dialogs go.
///
/// Read in the help of zenity 3.44, dialog 1.3 and whiptail 0.52, and in the source of yad 14; for
/// zenity and yad with the options of GTK, and with a few that older and newer versions have.
struct DialogOptions {
  let tool: Options.DialogTool

  /// Whether an option of this name, without dashes, takes a value; nil if the tool does not know it.
  func takesValue(_ name: String) -> Bool? {
    let known = lists
    if known.values.contains(name) { return true }
    return known.flags.contains(name) ? false : nil
  }

  /// Those that change what is shown, with what they do, in the order of the help.
  var followed: [(term: String, meaning: String)] {
    switch tool {
    case .zenity: Self.windowed + Self.zenityOnly
    case .yad: Self.windowed + Self.yadOnly
    case .dialog, .whiptail: Self.gauge
    }
  }

  /// The names of all others, with their dashes, in the order of the alphabet.
  var passedOver: [String] {
    let shown = Set(
      followed.map { $0.term.split { $0 == "=" || $0 == " " }.first.map(String.init) })
    return (lists.values.union(lists.flags)).map { "--\($0)" }.filter { !shown.contains($0) }
      .sorted()
  }

  /// The boxes of whiptail, which dialog has too, that are no gauges.
  static let otherBoxes: Set<String> = [
    "--msgbox", "--yesno", "--infobox", "--inputbox", "--passwordbox", "--textbox", "--menu",
    "--checklist", "--radiolist",
  ]

  private typealias Lists = (values: Set<String>, flags: Set<String>)

  private var lists: Lists {
    switch tool {
    case .zenity: Self.zenity
    case .yad: Self.yad
    case .dialog: Self.dialog
    case .whiptail: Self.whiptail
    }
  }

  private static func names(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }

  private static let zenity: Lists = (
    names(
      """
      title text percentage timeout width height window-icon icon icon-name ok-label cancel-label
      extra-button attach class name display gtk-module
      """),
    names(
      """
      progress pulsate auto-close auto-kill no-cancel time-remaining modal no-markup g-fatal-warnings
      """)
  )

  private static let yad: Lists = (
    names(
      """
      title text percentage timeout width height bar watch-bar window-icon posx posy geometry
      timeout-indicator text-width text-align image icon-theme button buttons-layout borders response
      uri-handler f1-action workdir window-type plug tabnum key align progress-text log-height
      date-format float-precision command separator item-separator fontname filename mime complete
      bool-fmt spell-lang css gtkrc hscroll-policy vscroll-policy image-path rest
      class name display gtk-module
      """),
    names(
      """
      progress multi-progress pulsate continuous auto-close auto-kill rtl hide-text enable-log
      log-expanded log-on-top vertical no-buttons no-markup no-escape escape-ok always-print-result
      selectable-labels keep-icon-size use-interp expander kill-parent print-xid sticky fixed on-top
      center mouse undecorated skip-taskbar maximized fullscreen no-focus close-on-unfocus splash
      image-on-top dialog-sep listen editable tail auto-scroll quoted-output num-output multiple
      add-preview large-preview show-hidden scroll disable-search file-op iec-format enable-spell
      g-fatal-warnings
      """)
  )

  private static let dialog: Lists = (
    names(
      """
      title backtitle aspect cancel-label column-separator create-rc date-format default-button
      default-item exit-label extra-label help-label hfile hline icon input-fd max-input no-label
      ok-label output-fd output-separator separate-widget separator sleep tab-len time-format timeout
      trace week-start wmclass yes-label cancel-button no-button ok-button yes-button
      """),
    names(
      """
      gauge guage begin allow-close ascii-lines auto-placement beep beep-after clear colors cr-wrap
      cursor-off-label defaultno erase-on-exit extra-button fb fixed-font fullbutton fullbuttons
      help-button help-status help-tags ignore insecure item-help iso-week keep-colors keep-tite
      keep-window last-key no-cancel no-close no-collapse no-hot-list no-items no-kill no-lines
      no-mouse no-nl-expand no-ok no-shadow no-tags nocancel noitem nook notags print-maxsize
      print-size print-version quoted reorder screen-center scrollbar scrolltext separate-output
      shadow single-quoted size-err smooth stderr stdout tab-correct topleft trim under-mouse
      visit-items
      """)
  )

  private static let whiptail: Lists = (
    names(
      """
      title backtitle default-item yes-button no-button ok-button cancel-button output-fd
      """),
    names(
      """
      gauge clear defaultno fb fullbuttons nocancel noitem notags separate-output scrolltext topleft
      """)
  )
}

extension DialogOptions {
  private static let windowed = [
    ("--progress", "Shows a progress dialog; nothing else is shown."),
    ("--title=TEXT", "The title of the window."), ("--text=TEXT", "The text in it."),
    ("--percentage=N", "The percentage from the start."),
    ("--pulsate", "The extent is unknown at the start."),
    ("--auto-close", "Closes at 100 %, and at the end of input."),
    ("--timeout=SECONDS", "Closes after so long."), ("--width=N", "The width in pixels."),
    ("--height=N", "The height in pixels."),
  ]

  private static let zenityOnly = [
    ("--auto-kill", "Hangs up on the parent process when Return or Space cancels it."),
    ("--no-cancel", "There is nothing to cancel."),
    ("--time-remaining", "Tells how long it still takes."),
    ("--ok-label=TEXT", "What accepting is called in the hint at the end."),
    ("--cancel-label=TEXT", "What cancelling is called there."),
  ]

  private static let yadOnly = [
    (
      "--auto-kill", "Hangs up on the parent process when it is cancelled or its time is over."
    ),
    ("--bar=LABEL:TYPE", "One bar of several: NORM, RTL, PULSE or PERM."),
    ("--watch-bar=N", "The bar that closes the dialog when it is full."),
    ("--rtl", "The bar grows from the right."),
  ]

  private static let gauge = [
    ("--gauge TEXT HEIGHT WIDTH [PERCENT]", "Shows a gauge; nothing else is shown."),
    ("--title TEXT", "The title of the window."),
    ("--backtitle TEXT", "The title where there is no other."),
  ]
}
