extension Options {
  /// What a display that runs unattended asks for.
  public struct Kiosk: Equatable, Sendable {
    /// Whether the display is unattended: full screen, and nothing a person does ends it.
    public var isOn = false

    /// Whether a person may end it all the same.
    public var allowsQuit = false

    /// The number or the name of the display; nil takes the first one.
    public var display: String?

    /// Whether the displays are listed instead of anything shown.
    public var listsDisplays = false

    /// When the picture is dimmed each day; nil is never.
    public var dimHours: DailyHours?

    /// How much light is left then, 0…1.
    public var dimLevel = 0.3

    /// The part of the picture's width and height that is left free at each side, 0…0.2.
    public var inset = 0.0

    /// How far the picture is turned clockwise.
    public var rotation = Rotation.none

    /// Whether the picture moves slowly to spare the screen; nil does so in a kiosk.
    public var shifts: Bool?

    /// Makes a display that is not unattended and needs nothing.
    public init() {}

    /// Whether the picture moves slowly.
    public var movesPicture: Bool { shifts ?? isOn }
  }

  /// How far the picture is turned clockwise, in degrees.
  public enum Rotation: String, CaseIterable, Sendable {
    /// Not at all.
    case none = "0"
    /// The upper edge comes to the right of the screen.
    case quarter = "90"
    /// Upside down.
    case half = "180"
    /// The upper edge comes to the left of the screen.
    case threeQuarters = "270"
  }

  /// A part of each day, which may go over midnight.
  public struct DailyHours: Equatable, Sendable {
    /// The minute of the day at which it begins, 0…1439.
    public let start: Int

    /// The minute of the day at which it ends, 0…1439; never ``start``.
    public let end: Int

    /// Makes a part of the day; nil when both ends are the same or one is out of range.
    public init?(start: Int, end: Int) {
      let day = 0..<1440
      guard day.contains(start), day.contains(end), start != end else { return nil }
      self.start = start
      self.end = end
    }
  }
}

extension ValueParser<Options.DailyHours> {
  /// Two times of the day with a dash between them.
  static var dailyHours: Self {
    Self(allowed: "HH:MM-HH:MM, two different times from 00:00 to 23:59") {
      text throws(ValueProblem) in
      guard !text.isEmpty else { throw .empty }
      let ends = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      guard ends.count == 2, let start = minute(ends[0]), let end = minute(ends[1]) else {
        throw .malformed(kind: "a part of the day")
      }
      guard let hours = Options.DailyHours(start: start, end: end) else { throw .outOfRange }
      return hours
    }
  }

  /// The minute of the day of `HH:MM` or `H:MM`; nil when it is no such text.
  private static func minute(_ text: Substring.UTF8View) -> Int? {
    let parts = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2,
      parts.joined().allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }),
      let hour = Int(Substring(parts[0])), let minute = Int(Substring(parts[1])), minute < 60
    else { return nil }
    return hour * 60 + minute
  }
}
