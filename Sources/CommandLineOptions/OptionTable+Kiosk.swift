extension OptionTable {
  static let kiosk: [OptionSpec] = [
    OptionSpec(
      "kiosk", [.show],
      OptionHelp(
        "Run unattended: in full screen, without a pointer or a screen saver, and nothing a person "
          + "does ends or changes it.", default: "off"),
      .flag { $0.kiosk.isOn = true }),
    OptionSpec(
      "allow-quit", [.show],
      OptionHelp("Let a person end a kiosk all the same, and heed the other keys.", default: "off"),
      .flag { $0.kiosk.allowsQuit = true }),
    OptionSpec(
      "display", [.show],
      OptionHelp(
        "The display, by its number, its name or a part of the name that only one has.",
        default: "the first one"),
      .value("TEXT", .text) { $0.kiosk.display = $1 }),
    OptionSpec(
      "list-displays", [.show],
      OptionHelp("Print number, name, place and rate of each display and end.", default: "off"),
      .flag { $0.kiosk.listsDisplays = true }),
    OptionSpec(
      "dim", [.show],
      OptionHelp("Dim the picture in these hours of each day, local time.", default: "never"),
      .value("HOURS", .dailyHours) { $0.kiosk.dimHours = $1 }),
    OptionSpec(
      "dim-level", [.show],
      OptionHelp("How much light is left then, in percent.", default: "30"),
      .value("PERCENT", .decimal(in: 0...100)) { $0.kiosk.dimLevel = $1 / 100 }),
    OptionSpec(
      "inset", [.show],
      OptionHelp(
        "Leave so many percent free at each side, for screens that cut their edges.",
        default: "0"),
      .value("PERCENT", .decimal(in: 0...20)) { $0.kiosk.inset = $1 / 100 }),
    OptionSpec(
      "rotate", [.show],
      OptionHelp(
        "Turn the picture clockwise, for a screen that stands on its side; it is laid out for the "
          + "turned screen.", default: "0"),
      .value("DEGREES", .choice) { $0.kiosk.rotation = $1 }),
    OptionSpec(
      "shift", [.show],
      OptionHelp(
        "Move the picture by a pixel a minute, so that nothing burns in.",
        default: "only in a kiosk"),
      .toggle { $0.kiosk.shifts = $1 }),
  ]
}
