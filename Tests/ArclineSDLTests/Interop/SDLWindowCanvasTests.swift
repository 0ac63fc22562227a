import ArclineKit
import ArclineSDL
import Testing

@testable import SDLShell

extension WindowTests {
  /// Drawing on a window of the program's own.
  @MainActor
  struct SDLWindowCanvasTests {
    /// A window of the program's own, with a canvas on it.
    @MainActor
    private struct Bench {
      let shell: Shell
      let window: NativeWindow
      let canvas: SDLWindowCanvas

      init() throws {
        shell = try Shell.start(ShellOptions(videoDriver: "dummy"))
        window = try NativeWindow(WindowOptions(title: "Test", width: 160, height: 120))
        canvas = try unsafe SDLWindowCanvas(window: window.handle)
      }

      func close() {
        window.close()
        shell.shutDown()
      }
    }

    @Test("The window shows the view at the time that the program names")
    func picture() throws {
      let bench = try Bench()
      defer { bench.close() }
      let view = ProgressView(look: .glow)
      view.animate(to: 0.8, .eased(.linear, seconds: 2), at: .zero)
      let still = ProgressView(look: .glow)
      still.show(0.4)
      #expect(try bench.canvas.draw(view, at: .seconds(1)))
      #expect(try bench.canvas.readBack() == WindowTests.pixels(of: still))
    }

    @Test("Where nothing changed nothing is shown, unless the window was exposed")
    func unchanged() throws {
      let bench = try Bench()
      defer { bench.close() }
      let view = ProgressView()
      #expect(try bench.canvas.draw(view, at: .zero))
      #expect(try !bench.canvas.draw(view, at: .seconds(1)))
      #expect(try bench.canvas.draw(view, at: .seconds(2), isExposed: true))
    }

    @Test("A window of another size is drawn anew")
    func resized() throws {
      let bench = try Bench()
      defer { bench.close() }
      let view = ProgressView()
      view.show(0.6)
      try bench.canvas.draw(view, at: .zero)
      bench.window.setSize(width: 300, height: 200)
      #expect(try bench.canvas.draw(view, at: .seconds(1)))
      let same = ProgressView()
      same.show(0.6)
      #expect(try bench.canvas.readBack() == WindowTests.pixels(of: same, width: 300, height: 200))
    }
  }
}
