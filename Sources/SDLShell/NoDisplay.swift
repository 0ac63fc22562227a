/// No video driver could be started that shows pictures to a person.
public nonisolated struct NoDisplay: Error, Hashable, Sendable, CustomStringConvertible {
  /// The drivers that were tried, in order.
  public let triedDrivers: [String]
  /// The value of DISPLAY, or nil when it is not set.
  public let display: String?
  /// The value of WAYLAND_DISPLAY, or nil when it is not set.
  public let waylandDisplay: String?
  /// SDL's own words.
  public let message: String

  /// Makes the error from what was tried.
  public init(triedDrivers: [String], display: String?, waylandDisplay: String?, message: String) {
    self.triedDrivers = triedDrivers
    self.display = display
    self.waylandDisplay = waylandDisplay
    self.message = message
  }

  /// Everything that was tried, in one line.
  public var description: String {
    let drivers = triedDrivers.isEmpty ? "no driver" : triedDrivers.joined(separator: ", ")
    return "no display: tried \(drivers) with DISPLAY \(Self.text(display)) and "
      + "WAYLAND_DISPLAY \(Self.text(waylandDisplay)) (\(message))"
  }

  private static func text(_ value: String?) -> String { value.map { "\"\($0)\"" } ?? "not set" }
}
