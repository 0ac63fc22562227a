import CommandLineOptions
import FrameTiming
import Geometry
import Platform
import Raster

/// Plays a script of keys to the gallery in simulated time, without a window.
///
/// Frames follow each other in steps of the frame period; each key is pressed at its own time, before
/// the first frame at or after it.
struct DemoRecording: ~Copyable {
  private var gallery: Gallery
  private let script: KeyScript
  private let settings: LoopSettings
  private var stage: GalleryStage
  /// The frames of simulated time, while they are shown.
  private var live: LiveTiming?
  private var picture: PixelBuffer
  private let layout: GalleryLayout
  private let save: (GalleryStill, GalleryLayout) throws(Failure) -> String
  private var next = 0
  /// The gallery as the frame before the last one showed it.
  private var before: Gallery?

  init(
    _ scene: DemoScene, appearance: Options.Appearance,
    save: @escaping (GalleryStill, GalleryLayout) throws(Failure) -> String
  ) throws(Failure) {
    let size = try appearance.pixelSize
    gallery = scene.gallery
    script = scene.script
    settings = scene.settings
    stage = GalleryStage(typesetter: scene.typesetter)
    picture = PixelBuffer(width: size.width, height: size.height)
    layout = GalleryLayout(
      width: Double(size.width), height: Double(size.height), scale: appearance.scale ?? 1)
    self.save = save
  }

  /// Plays all keys, or as many frames as there is a limit, and draws the last frame; a request to stop
  /// ends it before that, and is returned.
  mutating func play(stop: () -> Signal? = { nil }) throws(Failure) -> Signal? {
    var frame: UInt64 = 0
    var isOver = false
    gallery.advance(to: 0)
    repeat {
      if let signal = stop() { return signal }
      let now = settings.period.nanoseconds(ofPeriods: frame)
      if frame > 0 { before = gallery }
      isOver = try press(until: now)
      gallery.advance(to: now)
      note(now)
      frame += 1
      if let limit = settings.frameLimit {
        isOver = isOver || frame >= UInt64(limit)
      } else {
        isOver = isOver || next == script.presses.count
      }
      if isOver { draw() }
    } while !isOver
    return nil
  }

  /// Presses the keys that are due; true when one of them closes the gallery.
  private mutating func press(until now: UInt64) throws(Failure) -> Bool {
    while script.presses.indices.contains(next), script.presses[next].nanoseconds <= now {
      let press = script.presses[next]
      next += 1
      switch gallery.press(press.key, at: press.nanoseconds) {
      case .quit: return true
      case .save(let still): gallery.notice = try save(still, layout)
      case .toggleFullscreen, nil: break
      }
    }
    return false
  }

  /// Notes a frame that was shown at once.
  private mutating func note(_ now: UInt64) {
    guard gallery.isGraphShown else {
      live = nil
      return
    }
    let live = live ?? LiveTiming(pace: settings.period)
    self.live = live
    live.takeSimulated(at: now)
  }

  private mutating func draw() {
    // Where the last frame changed the picture shows beside the one before it.
    if live != nil, let before { _ = stage.compose(before, layout: layout, live: live) }
    _ = stage.compose(gallery, layout: layout, live: live)
    Self.draw(DamageRegion(picture.layout.bounds), of: &stage, into: &picture)
  }

  /// Separate parameters, because a closure may not use one part of a value while another changes.
  private static func draw(
    _ damage: DamageRegion, of stage: inout GalleryStage, into picture: inout PixelBuffer
  ) {
    let layout = picture.layout
    picture.withMutablePixels { pixels in
      stage.picture.draw(damage, into: &pixels, layout: layout)
    }
  }

  /// The hash of the pixels as 16 hexadecimal digits.
  var hash: String { PictureFile.hash(picture) }

  /// Writes the last picture as a PNG; `-` is standard output.
  func writePNG(to path: String) throws(Failure) {
    try PictureFile.write(picture, to: path)
  }
}
