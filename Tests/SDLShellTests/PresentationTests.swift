import Geometry
import Raster
import Testing

@testable import SDLShell

/// Ways to present, each with a greatest texture side.
private let ways: [(Presentation, Int?)] = [(.surface, nil), (.textures, nil), (.textures, 100)]

@MainActor @Suite(.serialized) struct PresentationTests {
  private let patch = IntRect(minX: 95, minY: 90, maxX: 205, maxY: 110)

  @Test(arguments: ways)
  func `the display gets the bytes that were drawn`(way: (Presentation, Int?)) throws {
    try withWindow(way.0, tileSide: way.1) { _, window in
      let outcome = try window.present(DamageRegion(), draw: Pattern.draw(seed: 1))
      #expect(outcome == .presented)
      #expect(try window.readBack() == Pattern.picture(width: 257, height: 193, seed: 1))
    }
  }

  @Test(arguments: ways)
  func `the first frame is drawn in full and later ones inside their damage`(
    way: (Presentation, Int?)
  ) throws {
    try withWindow(way.0, tileSide: way.1) { _, window in
      var regions: [DamageRegion] = []
      for damage in [DamageRegion(), DamageRegion(patch), DamageRegion(patch)] {
        try window.present(damage) { pixels, layout, region in
          regions.append(region)
          Pattern.draw(seed: regions.count)(&pixels, layout, region)
        }
      }
      let whole = IntRect(x: 0, y: 0, width: 257, height: 193)
      #expect(regions == [DamageRegion(whole), DamageRegion(patch), DamageRegion(patch)])
      let expected = Pattern.picture(
        width: 257, height: 193, seed: 1, patch: patch, patchSeed: 3)
      #expect(try window.readBack() == expected)
    }
  }

  @Test(arguments: ways)
  func `damage outside the window is cut off`(way: (Presentation, Int?)) throws {
    try withWindow(way.0, tileSide: way.1) { _, window in
      try window.present(DamageRegion(), draw: Pattern.draw(seed: 1))
      let far = IntRect(minX: 250, minY: -40, maxX: 90_000, maxY: 5)
      try window.present(DamageRegion(far)) { _, _, region in
        #expect(region.bounds == IntRect(minX: 250, minY: 0, maxX: 257, maxY: 5))
      }
      let outside = DamageRegion(IntRect(x: 900, y: 0, width: 9, height: 9))
      let outcome = try window.present(outside) { _, _, _ in Issue.record("drawn") }
      #expect(outcome == .skipped)
    }
  }

  @Test(arguments: ways)
  func `without damage nothing is shown`(way: (Presentation, Int?)) throws {
    try withWindow(way.0, tileSide: way.1) { _, window in
      try window.present(DamageRegion(), draw: Pattern.draw(seed: 1))
      let outcome = try window.present(DamageRegion()) { _, _, _ in Issue.record("drawn") }
      #expect(outcome == .skipped)
      #expect(window.counters.framesPresented == 1)
    }
  }

  @Test(arguments: ways)
  func `a hidden window is skipped and comes back in full`(way: (Presentation, Int?)) throws {
    try withWindow(way.0, tileSide: way.1) { shell, window in
      try window.present(DamageRegion(), draw: Pattern.draw(seed: 1))
      window.setVisible(false)
      #expect(!window.isVisible)
      let hidden = try window.present(DamageRegion(patch)) { _, _, _ in Issue.record("drawn") }
      #expect(hidden == .skipped)
      window.setVisible(true)
      #expect(shell.allEvents().contains(.visibility(true)))
      #expect(try window.present(DamageRegion(), draw: Pattern.draw(seed: 2)) == .presented)
      #expect(try window.readBack() == Pattern.picture(width: 257, height: 193, seed: 2))
    }
  }

  @Test(arguments: ways)
  func `after a change of size everything is drawn in the new one`(
    way: (Presentation, Int?)
  ) throws {
    try withWindow(way.0, tileSide: way.1) { shell, window in
      try window.present(DamageRegion(), draw: Pattern.draw(seed: 1))
      for (width, height) in [(90, 310), (300, 20), (1, 1)] {
        window.setSize(width: width, height: height)
        #expect(shell.allEvents().filter { $0 == .resized }.count == 1)
        #expect(window.outputWidth == width)
        #expect(window.outputHeight == height)
        try window.present(DamageRegion(), draw: Pattern.draw(seed: 2))
        #expect(
          try window.readBack() == Pattern.picture(width: width, height: height, seed: 2))
      }
    }
  }

  @Test(arguments: ways, [SimulatedEvent.renderTargetsReset, .deviceReset])
  func `after a reset the same picture is shown again without drawing`(
    way: (Presentation, Int?), reset: SimulatedEvent
  ) throws {
    try withWindow(way.0, tileSide: way.1) { shell, window in
      try window.present(DamageRegion(), draw: Pattern.draw(seed: 1))
      let alive = window.counters.texturesMade - window.counters.texturesFreed
      let made = window.counters.texturesMade
      _ = shell.allEvents()
      shell.push(reset)
      let event: ShellEvent =
        if case .deviceReset = reset { .deviceReset } else { .renderTargetsReset }
      #expect(shell.allEvents() == [event])
      let outcome = try window.present(DamageRegion()) { _, _, _ in Issue.record("drawn") }
      #expect(outcome == .presented)
      #expect(try window.readBack() == Pattern.picture(width: 257, height: 193, seed: 1))
      let counters = window.counters
      #expect(counters.texturesMade - counters.texturesFreed == alive)
      #expect(counters.texturesMade == (event == .deviceReset ? made + alive : made))
    }
  }

  @Test func `every texture is freed with the window`() throws {
    var counters = PresentationCounters()
    try withWindow(.textures, tileSide: 100) { shell, window in
      try window.present(DamageRegion(), draw: Pattern.draw(seed: 1))
      #expect(window.counters.texturesMade == 6)
      window.setSize(width: 100, height: 101)
      try window.present(DamageRegion(), draw: Pattern.draw(seed: 1))
      shell.shutDown()
      counters = window.counters
    }
    #expect(counters.texturesMade == 8)
    #expect(counters.texturesFreed == 8)
    #expect(counters.framesPresented == 2)
  }

  @Test func `a closed window refuses frames and answers questions`() throws {
    try withWindow(.surface) { shell, window in
      shell.shutDown()
      #expect(throws: SDLError.self) { try window.present(DamageRegion()) { _, _, _ in } }
      #expect(throws: SDLError.self) {
        try shell.openWindow(WindowOptions(title: "", width: 9, height: 9))
      }
      #expect(!window.isVisible)
      #expect(window.outputWidth == 0)
      #expect(window.scale == 1)
    }
  }

  @Test func `without a graphics processor's driver the automatic choice is the surface`() throws {
    // The dummy driver has no OpenGL, whatever the machine has.
    try withWindow(.automatic) { _, window in
      #expect(window.presentationName == "surface")
      #expect(window.fallbackReason?.isEmpty == false)
    }
  }

  @Test(arguments: [0, -5]) func `a size that is not positive becomes one pixel`(side: Int) throws {
    try withWindow(.surface, width: side, height: side) { _, window in
      #expect(window.outputWidth == 1)
      #expect(window.outputHeight == 1)
    }
  }

  @Test(arguments: [Presentation.surface, .textures])
  func `full screen goes and comes back and holds off the screen saver`(
    presentation: Presentation
  ) throws {
    try withWindow(presentation) { shell, window in
      #expect(shell.allowsScreenSaver)
      for _ in 0..<5 {
        try window.toggleFullscreen()
        #expect(window.isFullscreen)
        #expect(!shell.allowsScreenSaver)
        try window.toggleFullscreen()
        #expect(!window.isFullscreen)
        #expect(shell.allowsScreenSaver)
      }
      try window.present(DamageRegion(), draw: Pattern.draw(seed: 4))
      #expect(try window.readBack() == Pattern.picture(width: 257, height: 193, seed: 4))
    }
  }
}
