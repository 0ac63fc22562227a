import Platform
import Raster
import SDLShell

/// A surface without a window, for servers and tests: the real loop draws into memory.
final class HeadlessSurface: Surface {
  private(set) var counters = PresentationCounters()
  let scale: Double
  private var picture: PixelBuffer
  private let bell: WakePipe
  private var isDrawn = false

  init(width: Int, height: Int, scale: Double) throws(SystemError) {
    picture = PixelBuffer(width: width, height: height)
    self.scale = scale
    bell = try WakePipe()
  }

  var pixelSize: (width: Int, height: Int) { (picture.width, picture.height) }
  var presentation: String { "none: drawn into memory" }
  var refreshRate: Int { 0 }
  var isVisible: Bool { true }
  var wake: @Sendable () -> Void {
    let bell = bell
    return { bell.signal() }
  }

  func pollEvents(into events: inout [ShellEvent]) {
    if bell.wait(until: 0) { bell.drain() }
  }

  func wait(until deadline: UInt64?) {
    _ = bell.wait(until: deadline)
  }

  func present(
    _ damage: DamageRegion, draw: DrawCallback, presenting: () -> Void
  ) -> PresentOutcome {
    let layout = picture.layout
    let region = isDrawn ? damage.clipped(to: layout.bounds) : DamageRegion(layout.bounds)
    guard !region.isEmpty else { return .skipped }
    picture.withMutablePixels { draw(&$0, layout, region) }
    isDrawn = true
    presenting()
    counters.framesPresented += 1
    return .presented
  }

  func toggleFullscreen() {}

  func close() {}
}
