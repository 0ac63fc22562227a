extension OptionTable {
  private static let scales = 0.25...8.0
  private static let scaleSentence =
    "Device pixels to a pixel of --size. A picture gets that many more pixels each way; in a "
    + "window it sets how small text may become."
  private static let sizeSentence =
    "The size of the picture, or of the window while it is not full screen, or of the screen that "
    + "a board is checked for, in pixels that --scale may divide."

  static func appearance(_ names: NameLists) -> [OptionSpec] {
    [
      OptionSpec(
        OptionName("look", short: "l"), [.show, .profile, .demo, .render],
        OptionHelp("The look, by its name.", default: names.defaultLook),
        .value("NAME", .name(of: names.looks)) { $0.appearance.look = $1 }),
      OptionSpec(
        OptionName("look", short: "l"), [.looks],
        OptionHelp("The look, by its name.", default: "all looks"),
        .value("NAME", .name(of: names.looks)) { $0.listing.look = $1 }),
      OptionSpec(
        "json", [.looks], OptionHelp("Write a JSON document instead of text.", default: "off"),
        .flag { $0.listing.isJSON = true }),
      OptionSpec(
        "set", [.show, .profile, .demo, .render],
        OptionHelp(
          "Give a property of the look a value, as in --set thickness=20%. May be given again; "
            + "'arcline looks' lists the properties.", default: "the values of the look"),
        .values("KEY=VALUE", .setting) { $0.appearance.settings.append($1) }),
      OptionSpec(
        "theme", [.show, .profile, .demo, .render],
        OptionHelp("The colours.", default: "those of the board, or dark"),
        .value("NAME", .choice) {
          $0.appearance.theme = $1
          $0.appearance.hasOwnTheme = true
        }),
      OptionSpec(
        "size", [.show, .profile, .demo], OptionHelp(sizeSentence, default: "1280x720"),
        .value("WxH", .size) { $0.appearance.size = $1 }),
      OptionSpec(
        "size", [.render], OptionHelp(sizeSentence, default: "800x600"),
        .value("WxH", .size) { $0.appearance.size = $1 }),
      OptionSpec(
        "size", [.check],
        OptionHelp(sizeSentence, default: "1920x1080"),
        .value("WxH", .size) { $0.appearance.size = $1 }),
      OptionSpec(
        "scale", [.show, .profile, .demo],
        OptionHelp(scaleSentence, default: "the scale of the display"),
        .value("FACTOR", .decimal(in: scales)) { $0.appearance.scale = $1 }),
      OptionSpec(
        "scale", [.render, .check], OptionHelp(scaleSentence, default: "1"),
        .value("FACTOR", .decimal(in: scales)) { $0.appearance.scale = $1 }),
    ] + shared
  }

  private static let shared: [OptionSpec] = [
    OptionSpec(
      "motion", [.show, .profile, .demo, .render],
      OptionHelp(
        "All animation, or only what carries information.", default: "that of the board, or full"),
      .value("LEVEL", .choice) {
        $0.appearance.motion = $1
        $0.appearance.hasOwnMotion = true
      }),
    OptionSpec(
      "locale", [.show, .profile, .demo, .render],
      OptionHelp(
        "The language whose form of percentages and decimal separator are used, and in whose "
          + "direction bars grow, such as de or pt-BR.",
        default: "that of the board, or of LC_ALL, LC_NUMERIC or LANG"),
      .value("TAG", .languageTag) { $0.appearance.locale = $1 }),
    OptionSpec(
      "direction", [.show, .profile, .demo, .render],
      OptionHelp(
        "The direction in which one reads: columns of a board follow each other and bars grow that "
          + "way. A line of text reads as its own letters do.",
        default: "auto, that of the board or of the language"),
      .value("WAY", .choice) { $0.appearance.direction = $1 }),
    OptionSpec(
      "font", [.show, .profile, .demo, .render],
      OptionHelp(
        "A font file to try before the bundled faces. May be given again; the files are tried in "
          + "the order given.", default: "none"),
      .values("FILE", .path) { $0.appearance.fonts.append($1) }),
    OptionSpec(
      "assets", [.show, .profile, .demo, .render],
      OptionHelp("The folder to take fonts and other assets from.", default: "the installed one"),
      .value("DIR", .path) { $0.appearance.assets = $1 }),
  ]
}
