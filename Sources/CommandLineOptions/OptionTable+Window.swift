extension OptionTable {
  static let window: [OptionSpec] = [
    OptionSpec(
      "fullscreen", [.show, .profile, .demo], OptionHelp("Start in full screen.", default: "off"),
      .flag { $0.window.isFullscreen = true }),
    OptionSpec(
      "title", [.show, .demo], OptionHelp("The title of the window.", default: "Arcline"),
      .value("TEXT", .text) { $0.window.title = $1 }),
    OptionSpec(
      "present", [.show, .profile, .demo],
      OptionHelp("How pixels reach the window.", default: "auto"),
      .value("NAME", .choice) { $0.window.presentation = $1 }),
    OptionSpec(
      "headless", [.show, .profile, .demo], OptionHelp("Run without a window.", default: "off"),
      .flag { $0.window.isHeadless = true }),
  ]
}
