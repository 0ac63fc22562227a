import Geometry
import Testing

@testable import SDLShell

@MainActor @Suite(.serialized) struct StartTests {
  private static let all = ["x11", "wayland", "KMSDRM", "offscreen", "dummy", "evdev"]

  @Test func `a driver that does not exist is no display, in one line`() throws {
    let error = try #require(throws: NoDisplay.self) {
      try Shell.start(ShellOptions(videoDriver: "no-such-driver"))
    }
    #expect(error.triedDrivers == ["no-such-driver"])
    #expect(error.description.contains("no-such-driver"))
    #expect(error.description.contains("DISPLAY"))
    #expect(!error.description.contains("\n"))
  }

  @Test func `a driver that was named is used, after one that fails`() throws {
    try withShell(ShellOptions(videoDriver: "no-such-driver,dummy")) { shell in
      #expect(shell.driver == "dummy")
    }
  }

  @Test func `the name of a driver may have capitals`() throws {
    try withShell(ShellOptions(videoDriver: "DUMMY")) { #expect($0.driver == "dummy") }
  }

  @Test func `naming nothing is no display`() throws {
    #expect(throws: NoDisplay.self) { try Shell.start(ShellOptions(videoDriver: ",")) }
  }

  @Test func `a start that failed does not spoil the next one`() throws {
    #expect(throws: NoDisplay.self) { try Shell.start(ShellOptions(videoDriver: "no-such")) }
    try withShell { #expect($0.driver == "dummy") }
    try withShell { #expect($0.driver == "dummy") }
  }

  @Test func `drivers that show nothing are not tried unasked`() {
    let list = DriverList(available: Self.all, prefersWayland: false, canFindWayland: true)
    #expect(list.names == ["x11", "wayland", "KMSDRM"])
    #expect(!list.accepts("offscreen"))
    #expect(!list.accepts("dummy"))
    #expect(list.accepts("x11"))
  }

  @Test func `a Wayland session is preferred, and left alone where there is none`() {
    let preferred = DriverList(available: Self.all, prefersWayland: true, canFindWayland: true)
    #expect(preferred.names == ["wayland", "x11", "KMSDRM"])
    let absent = DriverList(available: Self.all, prefersWayland: false, canFindWayland: false)
    #expect(absent.names == ["x11", "KMSDRM"])
  }

  @Test func `a driver that shows nothing must be named, in any case of letters`() {
    #expect(DriverList(explicit: "Dummy").accepts("dummy"))
    #expect(!DriverList(explicit: "x11").accepts("offscreen"))
  }

  @Test(arguments: [true, false])
  func `the screen saver is held off only when that is asked for`(holdsOff: Bool) throws {
    let options = ShellOptions(videoDriver: "dummy", holdsOffScreenSaver: holdsOff)
    try withShell(options) { shell in
      #expect(shell.allowsScreenSaver == !holdsOff)
      _ = try shell.openWindow(WindowOptions(title: "", width: 9, height: 9))
      #expect(shell.allowsScreenSaver == !holdsOff)
    }
  }

  @Test func `a second window takes the place of the first`() throws {
    try withShell { shell in
      let first = try shell.openWindow(WindowOptions(title: "1", width: 9, height: 9))
      let second = try shell.openWindow(WindowOptions(title: "2", width: 9, height: 9))
      #expect(!first.isVisible)
      #expect(second.isVisible)
    }
  }

  @Test(arguments: [
    ("llvmpipe (LLVM 15.0.6, 256 bits)", true), ("softpipe", true),
    ("Google SwiftShader", true), ("Software Rasterizer", true),
    ("Mesa Intel(R) UHD Graphics 620 (KBL GT2)", false), ("V3D 4.2", false),
    ("NVIDIA GeForce GTX 1650/PCIe/SSE2", false), ("", false),
  ])
  func `an OpenGL that runs on the processor is known by its name`(name: String, isSoftware: Bool) {
    #expect(GraphicsHardware.isSoftware(openGLRenderer: name) == isSoftware)
  }
}

@Suite struct TileGridTests {
  @Test(arguments: [(257, 193, 100), (100, 100, 100), (101, 1, 100), (1, 1, 1), (5, 7, 16_384)])
  func `tiles cover the picture once and keep the limit`(width: Int, height: Int, limit: Int) {
    var covered = [Int](repeating: 0, count: width * height)
    for tile in TileGrid(width: width, height: height, limit: limit).tiles {
      #expect(tile.width <= limit && tile.height <= limit && !tile.isEmpty)
      for y in tile.minY..<tile.maxY {
        for x in tile.minX..<tile.maxX { covered[y * width + x] += 1 }
      }
    }
    #expect(covered.allSatisfy { $0 == 1 })
  }

  @Test func `a picture without pixels has no tiles`() {
    #expect(TileGrid(width: 0, height: 9, limit: 4).tiles.isEmpty)
    #expect(TileGrid(width: 9, height: -1, limit: 4).tiles.isEmpty)
  }

  @Test func `a limit that makes no sense still gives tiles`() {
    #expect(TileGrid(width: 2, height: 2, limit: 0).tiles.count == 4)
  }
}
