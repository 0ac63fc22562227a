import Geometry
import Raster
import Testing

@testable import SDLShell

private let turned: [Rotation] = [.quarter, .half, .threeQuarters]

/// Ways to present, each with a greatest texture side.
private let ways: [(Presentation, Int?)] = [(.surface, nil), (.textures, nil), (.textures, 100)]

@MainActor @Suite(.serialized) struct RotationTests {
  private func withTurned(
    _ rotation: Rotation, _ way: (Presentation, Int?), _ body: (Shell, Window) throws -> Void
  ) throws {
    try withShell { shell in
      var options = WindowOptions(title: "Test", width: 257, height: 193, presentation: way.0)
      options.maximumTextureSide = way.1
      options.rotation = rotation
      try body(shell, try shell.openWindow(options))
    }
  }

  /// What a screen of 257 x 193 shows of a picture, pixel by pixel from the definition: turning
  /// clockwise by 90 degrees takes the column x, row y to the column height - 1 - y, row x.
  private func expected(_ picture: [UInt32], _ rotation: Rotation) -> [UInt32] {
    var (pixels, width, height) = (picture, rotation.swapsSides ? 193 : 257, 0)
    height = pixels.count / width
    for _ in 0..<(rotation.rawValue / 90) {
      var next = pixels
      for y in 0..<height {
        for x in 0..<width { next[x * height + height - 1 - y] = pixels[y * width + x] }
      }
      (pixels, width, height) = (next, height, width)
    }
    return pixels
  }

  private func picture(_ window: Window, seed: Int, patch: IntRect = .empty) -> [UInt32] {
    Pattern.picture(
      width: window.outputWidth, height: window.outputHeight, seed: seed, patch: patch,
      patchSeed: seed + 1)
  }

  @Test(arguments: turned, ways)
  func `every pixel is shown at its turned place`(
    rotation: Rotation, way: (Presentation, Int?)
  ) throws {
    try withTurned(rotation, way) { _, window in
      #expect(window.outputWidth == (rotation.swapsSides ? 193 : 257))
      #expect(window.outputHeight == (rotation.swapsSides ? 257 : 193))
      #expect(window.scale == 1)
      let outcome = try window.present(DamageRegion(), draw: Pattern.draw(seed: 1))
      #expect(outcome == .presented)
      #expect(try window.readBack() == expected(picture(window, seed: 1), rotation))
    }
  }

  @Test(arguments: turned, ways)
  func `only the damage is drawn, and it is shown at its turned place`(
    rotation: Rotation, way: (Presentation, Int?)
  ) throws {
    try withTurned(rotation, way) { _, window in
      try window.present(DamageRegion(), draw: Pattern.draw(seed: 1))
      let patch = IntRect(minX: 3, minY: 90, maxX: 150, maxY: 101)
      try window.present(DamageRegion(patch)) { pixels, layout, region in
        #expect(region == DamageRegion(patch))
        Pattern.draw(seed: 2)(&pixels, layout, region)
      }
      #expect(try window.readBack() == expected(picture(window, seed: 1, patch: patch), rotation))
      let outcome = try window.present(DamageRegion()) { _, _, _ in Issue.record("drawn") }
      #expect(outcome == .skipped)
    }
  }

  @Test(arguments: turned, ways)
  func `after a reset it is shown again without drawing`(
    rotation: Rotation, way: (Presentation, Int?)
  ) throws {
    try withTurned(rotation, way) { shell, window in
      try window.present(DamageRegion(), draw: Pattern.draw(seed: 1))
      for reset in [SimulatedEvent.renderTargetsReset, .deviceReset] {
        shell.push(reset)
        _ = shell.allEvents()
        let outcome = try window.present(DamageRegion()) { _, _, _ in Issue.record("drawn") }
        #expect(outcome == .presented)
        #expect(try window.readBack() == expected(picture(window, seed: 1), rotation))
      }
    }
  }

  @Test(arguments: turned)
  func `a change of size is laid out in the turned size`(rotation: Rotation) throws {
    try withTurned(rotation, (.surface, nil)) { shell, window in
      try window.present(DamageRegion(), draw: Pattern.draw(seed: 1))
      window.setSize(width: 40, height: 300)
      _ = shell.allEvents()
      #expect(window.outputWidth == (rotation.swapsSides ? 300 : 40))
      var area = 0
      try window.present(DamageRegion()) { pixels, layout, region in
        area = region.area
        Pattern.draw(seed: 2)(&pixels, layout, region)
      }
      #expect(area == 12_000)
    }
  }

  @Test(arguments: Rotation.allCases)
  func `a rectangle and its pixels are turned alike`(rotation: Rotation) {
    let (width, height) = (7, 5)
    let screen = rotation.size((width, height))
    let rect = IntRect(minX: 2, minY: 1, maxX: 6, maxY: 3)
    let place = rotation.turn(rect, width: width, height: height)
    let steps = rotation.source(width: width, height: height)
    for y in 0..<screen.height {
      for x in 0..<screen.width {
        let index = steps.start + x * steps.column + y * steps.row
        let source = IntRect(x: index % width, y: index / width, width: 1, height: 1)
        let target = IntRect(x: x, y: y, width: 1, height: 1)
        #expect(rect.contains(source) == place.contains(target))
      }
    }
  }

  @Test func `displays that come and go leave the picture as it is`() throws {
    try withTurned(.none, (.surface, nil)) { shell, window in
      try window.present(DamageRegion(), draw: Pattern.draw(seed: 1))
      for _ in 0..<10 {
        shell.push(.displayChanged)
        #expect(shell.allEvents().contains(.displayChanged))
        try window.present(DamageRegion()) { _, _, _ in Issue.record("drawn") }
        #expect(try window.readBack() == picture(window, seed: 1))
      }
    }
  }
}
