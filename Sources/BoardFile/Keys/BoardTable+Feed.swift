extension BoardTable {
  static let feed = ObjectSpec(
    name: "feed", doc: "Where the news of jobs comes from, and in which format.",
    blank: BoardFeed(), keys: feedSource + feedMeaning)

  private static let feedSource: [KeySpec<BoardFeed>] = [
    KeySpec(
      "source", \.source, .choice,
      "Standard input, a descriptor that was open at the start, the output of a command, a Unix "
        + "socket that others connect to, a named pipe, or a recorded timeline. A socket takes 64 "
        + "clients at a time; sockets and pipes never end, and are tried again where they fail: after "
        + "half a second, then each time after twice as long, up to a minute.",
      isRequired: true),
    KeySpec(
      "fd", \.descriptor, .integer(0...65_535), "The descriptor, for the source fd."),
    KeySpec(
      "command", \.command, .command,
      "A list with a command and its arguments, or one line for the shell; for the source command."),
    KeySpec(
      "stream", \.stream, .choice, "The output of the command that is read."),
    KeySpec(
      "restartAfter", \.restartAfter, .time,
      "The time after which a command that has ended is started again, at least a second; after each "
        + "failure in a row twice as long, up to a minute. Without it never."),
    KeySpec(
      "path", \.path, .text(longest: 4096),
      "The path of a socket, fifo or replay; one that does not begin with / is meant from the "
        + "folder of the board file."),
    KeySpec("loop", \.loops, .flag, "Whether a replay begins again at its end."),
    KeySpec(
      "speed", \.speed, .positive(1000),
      "The speed of a replay; 1 is as recorded."),
  ]

  private static let feedMeaning: [KeySpec<BoardFeed>] = [
    KeySpec(
      "format", \.format, .name(of: .formats),
      "The format of the stream. Without it the one that the program takes by itself."),
    KeySpec(
      "min", \.minimum, .number(quantities),
      "The value that counts as 0 %, in formats that do not say it themselves."),
    KeySpec(
      "max", \.maximum, .number(quantities),
      "The value that counts as 100 %, in formats that do not say it themselves. Below min the "
        + "range falls; equal to min progress is unknown."),
    KeySpec(
      "total", \.total, .amount,
      "How much there is in all where the stream does not say it: bytes for dd, pv, curl and wget, "
        + "seconds for ffmpeg, else what is counted. In text K, M, G and T mean powers of 1024, kB, "
        + "MB, GB and TB powers of 1000, and H:MM:SS is a time."),
    KeySpec("monotonic", \.isMonotonic, .flag, "Whether values that fall are ignored."),
    KeySpec(
      "onEof", \.endRule, .choice,
      "What the end of the input, or of a client or a writer, means for a job that is not complete: "
        + "it ended early, it is complete, or it stays as it was, and then the board stays too. A "
        + "command that ends with status 0 is complete, and failed with any other."),
  ]
}
