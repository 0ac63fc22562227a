import SDLShell
import Testing

@Suite struct KeyNameTests {
  @Test(arguments: [
    ("left", Key.left), ("pageup", .pageUp), ("space", .space), ("f1", .function(1)),
    ("f12", .function(12)), ("f", .character("f")), ("0", .character("0")),
    ("#", .character("#")), ("ß", .character("ß")),
  ])
  func `a key is found by its name`(name: String, key: Key) {
    #expect(Key(named: name) == key)
  }

  @Test(arguments: ["", "Left", "f0", "f13", "f01", "f+1", "ab", " ", "\t", "\u{7F}", "\u{FFFD}"])
  func `other texts name no key`(name: String) {
    #expect(Key(named: name) == nil)
  }

  @Test func `names are those of different keys`() {
    #expect(Set(Key.names.compactMap(Key.init(named:))).count == Key.names.count)
  }
}
