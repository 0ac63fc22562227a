/// A screen that a window can be on.
public nonisolated struct DisplayInfo: Hashable, Sendable {
  /// The number, from 0; it may change when displays come and go.
  public let index: Int
  /// The name of the monitor or its connector; empty when it is not known.
  public let name: String
  /// The left edge on the desktop, in logical pixels.
  public let x: Int
  /// The upper edge on the desktop, in logical pixels.
  public let y: Int
  /// The width in logical pixels.
  public let width: Int
  /// The height in logical pixels.
  public let height: Int
  /// The refresh rate in hertz, rounded to a whole number by SDL; 0 when unknown.
  public let refreshRate: Int

  /// Makes the description of a screen.
  public init(
    index: Int, name: String, frame: (x: Int, y: Int, width: Int, height: Int), refreshRate: Int
  ) {
    self.index = index
    self.name = name
    x = frame.x
    y = frame.y
    width = frame.width
    height = frame.height
    self.refreshRate = refreshRate
  }

  /// The display that a word means among some; nil when it is none or more than one.
  ///
  /// The word is a number, or a name, or a part of a name that only one display has; case does not
  /// count.
  public static func find(_ word: String, among displays: [DisplayInfo]) -> DisplayInfo? {
    if let index = Int(word) { return displays.first { $0.index == index } }
    let wanted = word.lowercased()
    guard !wanted.isEmpty else { return nil }
    let exact = displays.filter { $0.name.lowercased() == wanted }
    if exact.count == 1 { return exact.first }
    let near = displays.filter { $0.name.lowercased().contains(wanted) }
    return near.count == 1 ? near.first : nil
  }

  /// Number, name, size, place and rate, in one line.
  public var line: String {
    let rate = refreshRate > 0 ? "\(refreshRate) Hz" : "rate unknown"
    return "\(index)\t\(name)\t\(width)x\(height)+\(x)+\(y)\t\(rate)"
  }
}
