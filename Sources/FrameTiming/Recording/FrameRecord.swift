/// What one frame left behind: six moments, what it showed and how much it drew, in 64 bytes.
///
/// Moments are nanoseconds of one monotonic clock. Each is the end of its ``FramePhase``; together
/// they stand in the order of the frame.
public struct FrameRecord: Sendable, Hashable, BitwiseCopyable {
  /// When the loop woke for this frame.
  public var wake: UInt64

  /// When all events were handled.
  public var events: UInt64

  /// When the new state was known.
  public var update: UInt64

  /// When the picture was drawn in memory.
  public var raster: UInt64

  /// When the picture was handed to the display's texture; presenting begins here.
  public var upload: UInt64

  /// When presenting returned: the moment from which frame times are counted.
  public var present: UInt64

  // 40 bits of tick and 24 of the overlay's time, so that a record fills one cache line.
  private var tickAndOverlay: UInt64 = 0

  /// The pixels drawn anew, all damage rectangles together.
  public var damagePixels: UInt32 = 0

  /// The part of a tick after ``tick``, in units of 1 / 65 536.
  public var tickFraction: UInt16 = 0

  /// What else is to be known about the frame.
  public var flags: FrameFlags = []

  /// Creates the record of a frame that begins at `wake`; every other moment stands there too.
  public init(wake: UInt64) {
    self.wake = wake
    (events, update, raster, upload, present) = (wake, wake, wake, wake, wake)
  }
}

// MARK: - Packed values

extension FrameRecord {
  private static let overlayBits: UInt64 = 24
  private static let overlayMask: UInt64 = (1 << overlayBits) - 1

  /// The tick of animation time that the picture shows; held at 2⁴⁰ − 1, 34 years at 1000 Hz.
  public var tick: UInt64 {
    get { tickAndOverlay >> Self.overlayBits }
    set {
      let held = min(newValue, UInt64.max >> Self.overlayBits)
      tickAndOverlay = held << Self.overlayBits | tickAndOverlay & Self.overlayMask
    }
  }

  /// The nanoseconds that the overlay of the timing itself took; held at 16.7 ms.
  ///
  /// They lie within the other phases, and are no part of ``busy``.
  public var overlay: UInt64 {
    get { tickAndOverlay & Self.overlayMask }
    set {
      tickAndOverlay = tickAndOverlay & ~Self.overlayMask | min(newValue, Self.overlayMask)
    }
  }
}

// MARK: - Reading

extension FrameRecord {
  /// Whether the six moments stand in order; otherwise the clock cannot be trusted.
  public var isInOrder: Bool {
    wake <= events && events <= update && update <= raster && raster <= upload && upload <= present
  }

  /// The nanoseconds of a phase; 0 for a phase whose end stands before its start.
  ///
  /// Sleep needs the moment at which the frame before was presented, and is 0 without it.
  public func duration(of phase: FramePhase, after previous: UInt64? = nil) -> UInt64 {
    switch phase {
    case .sleep: wake.subtractingSaturated(previous ?? wake)
    case .events: events.subtractingSaturated(wake)
    case .update: update.subtractingSaturated(events)
    case .raster: raster.subtractingSaturated(update)
    case .upload: upload.subtractingSaturated(raster)
    case .present: present.subtractingSaturated(upload)
    }
  }

  /// The nanoseconds of work before presenting began: ``upload`` − ``wake`` − ``overlay``.
  public var busy: UInt64 { work.subtractingSaturated(overlay) }

  /// The nanoseconds before presenting began, the overlay included.
  var work: UInt64 { upload.subtractingSaturated(wake) }

  /// The animation time that the picture shows, in nanoseconds since tick 0.
  ///
  /// ⌊(tick + fraction) · period⌋, held at `UInt64.max`.
  public func contentTime(tick period: FramePeriod) -> UInt64 {
    let fixed = UInt128(tick) << 16 | UInt128(tickFraction)
    let (scaled, overflow) = fixed.multipliedReportingOverflow(by: UInt128(period.numerator))
    guard !overflow else { return .max }
    return UInt64(clamping: scaled / (UInt128(period.denominator) << 16))
  }
}
