import CRasterKernels
import Geometry

/// Composes pictures from plans, with memory that is used again.
@safe struct Composer: ~Copyable {
  private var workspace = unsafe arcline_workspace()
  private var record = unsafe arcline_record()
  /// How often the whole picture was drawn since its size changed.
  private var wholeDrawings = 0

  /// The second thread, once it has been needed.
  private var team: OpaquePointer?
  /// Whether a second thread may still be started.
  private var mayShare: Bool
  /// From this many bytes on a region is stored past the caches.
  private let streamedBytes: Int

  /// Smaller regions than this, in pixels, are done before a second thread has begun.
  private static let sharedPixels = 1 << 20

  init(threads: Int, streamedBytes: Int?) {
    mayShare = threads > 1
    self.streamedBytes = streamedBytes ?? arcline_stream_minimum()
  }

  deinit {
    if let team = unsafe self.team { unsafe arcline_team_stop(team) }
    var workspace = unsafe self.workspace
    unsafe arcline_workspace_free(&workspace)
    var record = unsafe self.record
    unsafe arcline_record_free(&record)
  }

  /// Gets another picture to draw.
  mutating func reset(width: Int, height: Int) {
    wholeDrawings = 0
    unsafe arcline_record_reset(&record, Int32(clamping: width), Int32(clamping: height))
  }

  /// Notes that the picture of the plan has changed inside rectangles.
  mutating func touch(_ pieces: [arcline_rect]) {
    unsafe arcline_record_touch(&record, pieces, pieces.count)
  }

  /// Draws a plan inside rectangles, which must lie inside the picture and have `area` pixels in all.
  mutating func compose(
    _ plan: borrowing Plan, in rects: [arcline_rect], area: Int,
    of pixels: inout MutableSpan<UInt32>, layout: PixelLayout
  ) {
    guard !rects.isEmpty else { return }
    // A record is made of coverage that is up to date, as it is for one rectangle that is not narrow.
    let whole = arcline_rect(layout.bounds)
    let isRecorded =
      rects.count == 1 && rects[0] == whole && !whole.isNarrow && settlesRecord()
    precondition((layout.height - 1) * layout.stride + layout.width <= pixels.count)
    let isStreamed = area * MemoryLayout<UInt32>.stride > streamedBytes
    let team = unsafe area >= Self.sharedPixels ? startedTeam() : nil
    unsafe pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var target = unsafe arcline_target(
        pixels: base, stride: layout.stride, is_streamed: isStreamed)
      unsafe plan.withPlan { plan in
        if isRecorded {
          unsafe arcline_settle(plan, &record, whole, &workspace)
          unsafe arcline_team_compose(
            team, plan, &target, rects, rects.count, &record, &workspace)
        } else {
          unsafe arcline_team_compose(team, plan, &target, rects, rects.count, nil, &workspace)
        }
      }
    }
    if isStreamed { arcline_stream_end() }
  }

  /// Whether whole pictures are kept: not the first, for there may be no second.
  private mutating func settlesRecord() -> Bool {
    wholeDrawings += 1
    return wholeDrawings > 1
  }

  /// The second thread; nil when none is wanted, or the system gives none.
  private mutating func startedTeam() -> OpaquePointer? {
    if mayShare {
      mayShare = false
      unsafe team = arcline_team_start()
    }
    return unsafe team
  }
}
