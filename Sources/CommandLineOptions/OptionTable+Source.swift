extension OptionTable {
  /// The modes that read as long as the source lasts.
  private static let readers: [Mode] = [.show, .feed]

  /// The greatest number a descriptor can have: the kernel's own limit less one.
  private static let descriptors = 0...1_073_741_815

  static let source: [OptionSpec] = [
    OptionSpec(
      "fd", readers,
      OptionHelp("Read this descriptor, which was opened by the caller.", default: "0"),
      .value("N", .integer(in: descriptors)) { $0.source.descriptor = $1 }),
    OptionSpec(
      "fifo", readers,
      OptionHelp(
        "Read a named pipe, one writer after the other; it is made where there is none.",
        default: "none"),
      .value("FILE", .path) { $0.source.namedPipe = $1 }),
    OptionSpec(
      "listen", readers,
      OptionHelp(
        "Listen at a Unix socket, for programs of the same user only. Each that connects is a job "
          + "with a stream of its own.", default: "none"),
      .value("FILE", .path) { $0.source.socket = $1 }),
    OptionSpec(
      "replay", readers,
      OptionHelp("Play a timeline in its own time.", default: "none"),
      .value("FILE", .path) { $0.source.replay = $1 }),
    OptionSpec(
      "from", readers,
      OptionHelp(
        "The stream of COMMAND to read; the other one is passed on.",
        default: "stdout for rsync, ninja, make and their like, else stderr"),
      .value("STREAM", .choice) { $0.source.commandStream = $1 }),
    OptionSpec(
      "tee", [.show],
      OptionHelp(
        "Pass on what is read: to standard output, or that of COMMAND to where it would have gone.",
        default: "off"),
      .flag { $0.source.isPassedOn = true }),
  ]
}
