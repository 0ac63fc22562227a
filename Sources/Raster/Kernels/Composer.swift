import CRasterKernels
import Geometry

/// Composes pictures from plans, with memory that is used again.
@safe struct Composer: ~Copyable {
  private var workspace = unsafe arcline_workspace()
  private var record = unsafe arcline_record()
  /// How often the whole picture was drawn since its size changed.
  private var wholeDrawings = 0
  private var rects: [arcline_rect] = []

  /// Regions of more pixels than this, 16 MB, are stored past the caches: they would not stay there
  /// until the next frame, and would drive out the coverage that is needed for every row.
  private static let streamedPixels = 1 << 22

  init() {}

  deinit {
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
  mutating func touch(_ pieces: [IntRect]) {
    rects.removeAll(keepingCapacity: true)
    for piece in pieces { rects.append(arcline_rect(piece)) }
    unsafe arcline_record_touch(&record, rects, rects.count)
  }

  /// Draws a plan inside rectangles, as far as they lie inside the picture.
  mutating func compose(
    _ plan: borrowing Plan, in pieces: [IntRect], of pixels: inout MutableSpan<UInt32>,
    layout: PixelLayout
  ) {
    rects.removeAll(keepingCapacity: true)
    var area = 0
    for piece in pieces {
      let inside = piece.intersection(layout.bounds)
      if inside.isEmpty { continue }
      rects.append(arcline_rect(inside))
      area += inside.area
    }
    guard !rects.isEmpty else { return }
    let isRecorded = area == layout.bounds.area && settlesRecord()
    precondition((layout.height - 1) * layout.stride + layout.width <= pixels.count)
    let isStreamed = area > Self.streamedPixels
    unsafe pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var target = unsafe arcline_target(
        pixels: base, stride: layout.stride, is_streamed: isStreamed)
      unsafe plan.withPlan { plan in
        guard isRecorded else {
          return unsafe arcline_compose(plan, &target, rects, rects.count, nil, &workspace)
        }
        unsafe arcline_settle(plan, &record, arcline_rect(layout.bounds), &workspace)
        unsafe arcline_compose(plan, &target, rects, rects.count, &record, &workspace)
      }
    }
    if isStreamed { arcline_stream_end() }
  }

  /// Whether whole pictures are kept: not the first, for there may be no second.
  private mutating func settlesRecord() -> Bool {
    wholeDrawings += 1
    return wholeDrawings > 1
  }
}
