/// What a stream does not say itself and its reader has to be told.
public struct FeedSettings: Sendable, Equatable {
  /// Where the numbers of the format `percent` run.
  public var range: ValueRange

  /// How much there is in all, in the unit that the format counts: bytes (`dd`, `pv -b`, `curl`,
  /// `wget`), seconds (`ffmpeg`), packages (`dpkg`) or items (`tqdm`); above 0.
  ///
  /// Nil if it is not known. It serves where the stream does not state a total itself; only in
  /// `ffmpeg` it goes before the stream's. In `percent` it is the end of a range that is not set.
  public var total: Double?

  /// Whether fractions are kept from falling; nil leaves it to the format.
  public var holdsFallingValues: Bool?

  /// Whether text that is of no format says that a job is under way, as that of a program that runs
  /// does, in ``FeedFormat/auto`` before it has decided; else it is waited with, and then warned about.
  public var takesText = false

  /// Whether a status follows that says how the stream's program ended, as that of a command does, so
  /// that what the program says at its end, done or stopped, proves nothing yet.
  public var endsWithStatus = false

  /// What an ffmpeg was asked to read and write, where that is known; a ``total`` goes before it.
  public var ffmpeg: FFmpegCommand?

  /// Creates settings; a total that is not above 0 and finite counts as not known.
  public init(
    range: ValueRange = .percent, total: Double? = nil, holdsFallingValues: Bool? = nil
  ) {
    self.range = range
    self.total = total.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    self.holdsFallingValues = holdsFallingValues
  }

  /// Where bare numbers run: a range that is set, or from 0 to the total.
  var percentRange: ValueRange {
    guard range == .percent, let total else { return range }
    return ValueRange(minimum: 0, maximum: total) ?? range
  }
}
