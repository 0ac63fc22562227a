import Testing

@testable import SDLShell

@MainActor @Suite(.serialized) struct EventTests {
  @Test func `presses arrive in order with their repetition`() throws {
    try withShell { shell in
      shell.push(.key(code: 0x71))
      shell.push(.key(code: 0x1B))
      shell.push(.key(code: 0x66, repeated: true))
      #expect(
        shell.allEvents() == [
          .key(.character("q"), repeated: false), .key(.escape, repeated: false),
          .key(.character("f"), repeated: true),
        ])
    }
  }

  @Test func `one poll takes no more than its limit`() throws {
    try withShell { shell in
      _ = shell.allEvents()
      for _ in 0..<300 { shell.push(.key(code: 0x71)) }
      var events: [ShellEvent] = []
      shell.pollEvents(into: &events)
      #expect(events.count == 256)
      shell.pollEvents(into: &events)
      #expect(events.count == 300)
    }
  }

  @Test func `a full queue refuses events, and the loop goes on`() throws {
    try withShell { shell in
      var pushed = 0
      while pushed < 100_000, shell.push(.key(code: 0x71)) { pushed += 1 }
      #expect(pushed < 100_000)
      shell.waker.wake()
      #expect(shell.waitEvent(timeoutNanoseconds: nil))
      #expect(shell.allEvents().count == pushed)
      shell.waker.wake()
      #expect(shell.allEvents() == [.wake])
    }
  }

  @Test func `requests to quit are one event`() throws {
    try withShell { shell in
      shell.push(.quit)
      shell.push(.quit)
      #expect(shell.allEvents() == [.quit])
    }
  }

  @Test func `a storm of sizes is one event`() throws {
    try withWindow(.surface) { shell, window in
      _ = shell.allEvents()
      for side in 1...50 { window.setSize(width: side, height: side) }
      #expect(shell.allEvents().filter { $0 == .resized }.count == 1)
      #expect(window.outputWidth == 50)
    }
  }

  @Test func `wakes are coalesced until they are taken`() throws {
    try withShell { shell in
      _ = shell.allEvents()
      for _ in 0..<1000 { shell.waker.wake() }
      #expect(shell.allEvents() == [.wake])
      #expect(shell.allEvents().isEmpty)
      shell.waker.wake()
      #expect(shell.allEvents() == [.wake])
    }
  }

  @Test func `waiting keeps the event for the next poll`() throws {
    try withShell { shell in
      _ = shell.allEvents()
      #expect(!shell.waitEvent(timeoutNanoseconds: 0))
      shell.waker.wake()
      #expect(shell.waitEvent(timeoutNanoseconds: nil))
      #expect(shell.waitEvent(timeoutNanoseconds: nil))
      #expect(shell.allEvents() == [.wake])
    }
  }

  @Test func `another thread ends an endless wait`() throws {
    try withShell { shell in
      _ = shell.allEvents()
      let waker = shell.waker
      Task.detached { waker.wake() }
      while !shell.allEvents().contains(.wake) {
        #expect(shell.waitEvent(timeoutNanoseconds: nil))
      }
    }
  }

  @Test func `a waker outlives its shell`() throws {
    var waker: EventWaker?
    try withShell { waker = $0.waker }
    waker?.wake()
    try withShell { shell in
      waker?.wake()
      #expect(!shell.allEvents().contains(.wake))
    }
  }

  @Test func `a shell that was shut down has no events and does not wait`() throws {
    let shell = try Shell.start(ShellOptions(videoDriver: "dummy"))
    shell.push(.quit)
    shell.shutDown()
    shell.shutDown()
    #expect(shell.allEvents().isEmpty)
    #expect(!shell.waitEvent(timeoutNanoseconds: nil))
  }
}

@Suite struct KeyTests {
  // Codes as in SDL_keycode.h: Unicode for printable keys, 2³⁰ plus the scan code for others.
  @Test(arguments: [
    (Int32(0x61), Key.character("a")), (0x39, .character("9")), (0xE9, .character("é")),
    (0x20, .space), (0x1B, .escape), (0x0D, .enter), (0x09, .tab), (0x08, .backspace),
    (0x7F, .delete), (0x4000_0049, .insert), (0x4000_004A, .home), (0x4000_004D, .end),
    (0x4000_004B, .pageUp), (0x4000_004E, .pageDown), (0x4000_0052, .up),
    (0x4000_0051, .down), (0x4000_0050, .left), (0x4000_004F, .right),
    (0x4000_003A, .function(1)), (0x4000_0045, .function(12)),
    (0x4000_0062, .character("0")), (0x4000_0059, .character("1")),
    (0x4000_0057, .character("+")), (0x4000_0056, .character("-")), (0x4000_0058, .enter),
  ])
  func `a key code is the key that is printed on it`(code: Int32, key: Key) {
    #expect(Key(code: code, modifiers: 0) == key)
  }

  @Test(arguments: [0, -1, 1, 0x1F, 0x85, 0xD800, 0x110000, 0x4000_00E1, Int32.max, Int32.min])
  func `codes without a printed key are nothing`(code: Int32) {
    #expect(Key(code: code, modifiers: 0) == nil)
  }

  @Test(arguments: [0x0040, 0x0080, 0x0100, 0x0200, 0x0400, 0x0800] as [UInt16])
  func `desktop shortcuts are not keys of the program`(modifier: UInt16) {
    #expect(Key(code: 0x71, modifiers: modifier) == nil)
  }

  @Test(arguments: [0x0001, 0x1000, 0x2000] as [UInt16])
  func `shift and locks do not change the key`(modifier: UInt16) {
    #expect(Key(code: 0x71, modifiers: modifier) == .character("q"))
  }
}
