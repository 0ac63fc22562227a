/// The parts of a frame, in their order; every nanosecond between two presents lies in one of them.
public enum FramePhase: Int, CaseIterable, Sendable, Hashable {
  /// From the present before until the loop wakes.
  case sleep
  /// Reading and handling events.
  case events
  /// Working out what is to be shown.
  case update
  /// Drawing it in memory.
  case raster
  /// Handing it to the display's texture.
  case upload
  /// Presenting it, which may wait for the display.
  case present

  /// The word for the phase in reports, as `raster`.
  public var name: String {
    switch self {
    case .sleep: "sleep"
    case .events: "events"
    case .update: "update"
    case .raster: "raster"
    case .upload: "upload"
    case .present: "present"
    }
  }
}
