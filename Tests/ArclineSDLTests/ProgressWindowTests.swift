import ArclineKit
import ArclineSDL
import SDLShell
import Testing

/// Tests of windows, one after the other, because there is one display.
@Suite("Windows", .serialized)
enum WindowTests {
  /// The picture that a window of a size must show.
  static func pixels(
    of view: ProgressView, width: Int = 160, height: Int = 120
  ) throws -> [UInt32] {
    var memory = [UInt32](repeating: 0, count: width * height)
    var span = memory.mutableSpan
    try view.draw(into: &span, PixelArea(width: width, height: height), at: .seconds(1000))
    return memory
  }
}

extension WindowTests {
  /// The window, on a driver that shows nothing.
  @MainActor
  struct ProgressWindowTests {
    private func open() throws -> ProgressWindow {
      try ProgressWindow(
        WindowOptions(title: "Test", width: 160, height: 120, presentation: .surface),
        videoDriver: "dummy")
    }

    @Test("The window shows the view's picture")
    func picture() throws {
      let window = try open()
      defer { window.close() }
      let view = ProgressView()
      view.show(0.3)
      #expect(try window.showFrame(of: view))
      #expect(try window.readBack() == WindowTests.pixels(of: view))
    }

    @Test("Another view takes the whole window, and the first takes it back")
    func exchange() throws {
      let window = try open()
      defer { window.close() }
      let ring = ProgressView()
      let bar = ProgressView(look: .line, theme: .light)
      for view in [ring, bar, ring] {
        #expect(try window.showFrame(of: view))
        let same = ProgressView(look: view.look, theme: view.theme)
        #expect(try window.readBack() == WindowTests.pixels(of: same))
      }
    }

    @Test("A value set by the handle is shown")
    func handle() throws {
      let window = try open()
      defer { window.close() }
      let view = ProgressView()
      view.reducesMotion = true
      #expect(try window.showFrame(of: view))
      view.handle.set(0.5)
      #expect(try window.showFrame(of: view))
      let same = ProgressView()
      same.show(0.5)
      #expect(try window.readBack() == WindowTests.pixels(of: same))
    }

    @Test("A second window is refused while the first is open, and no frame is shown after the end")
    func one() throws {
      let window = try open()
      #expect(throws: WindowError.self) { try open() }
      window.close()
      #expect(!window.isOpen)
      #expect(try !window.showFrame(of: ProgressView()))
      let next = try open()
      #expect(next.isOpen)
      next.close()
    }

    @Test("An unknown driver is an error that names it")
    func noDisplay() {
      let error = #expect(throws: WindowError.self) {
        try ProgressWindow(
          WindowOptions(title: "Test", width: 10, height: 10), videoDriver: "nothing")
      }
      #expect(error?.description.contains("nothing") == true)
    }
  }
}
