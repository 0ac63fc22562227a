import Geometry
import Raster

@testable import SDLShell

/// Runs a test on a shell without a display, which is shut down afterwards.
@MainActor
func withShell(
  _ options: ShellOptions = ShellOptions(videoDriver: "dummy"), _ body: (Shell) throws -> Void
) throws {
  let shell = try Shell.start(options)
  defer { shell.shutDown() }
  try body(shell)
}

/// Runs a test on a window without a display.
@MainActor
func withWindow(
  _ presentation: Presentation, width: Int = 257, height: Int = 193, tileSide: Int? = nil,
  _ body: (Shell, Window) throws -> Void
) throws {
  try withShell { shell in
    var options = WindowOptions(
      title: "Test", width: width, height: height, presentation: presentation)
    options.maximumTextureSide = tileSide
    try body(shell, try shell.openWindow(options))
  }
}

/// A picture in which every pixel has a colour of its own, and each seed another picture.
enum Pattern {
  static func color(x: Int, y: Int, seed: Int) -> UInt32 {
    let value = UInt32(truncatingIfNeeded: (x &+ y &* 1009) &* 2_654_435 &+ seed &* 77)
    return value | 0xFF00_0000
  }

  static func draw(seed: Int) -> DrawCallback {
    { pixels, layout, region in
      for rect in region.rects {
        for y in rect.minY..<rect.maxY {
          for x in rect.minX..<rect.maxX {
            pixels[y * layout.stride + x] = color(x: x, y: y, seed: seed)
          }
        }
      }
    }
  }

  /// The whole picture of one seed, with a rectangle of another one in it.
  static func picture(
    width: Int, height: Int, seed: Int, patch: IntRect = .empty, patchSeed: Int = 0
  ) -> [UInt32] {
    (0..<height).flatMap { y in
      (0..<width).map { x in
        let isPatch =
          x >= patch.minX && x < patch.maxX && y >= patch.minY && y < patch.maxY
        return color(x: x, y: y, seed: isPatch ? patchSeed : seed)
      }
    }
  }
}

@MainActor extension Shell {
  /// Everything in the queue.
  func allEvents() -> [ShellEvent] {
    var events: [ShellEvent] = []
    pollEvents(into: &events, limit: 100_000)
    return events
  }
}
