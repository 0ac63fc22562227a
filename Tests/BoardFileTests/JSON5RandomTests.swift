import BoardFile
import TestSupport
import Testing

@Suite struct JSON5RandomTests {
  @Test(arguments: 0..<40)
  func `what is written is read back`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let value = random.json(depth: 4)
    for writer in [JSON5Writer(), JSON5Writer(isPlainJSON: true), JSON5Writer(lineLength: 10)] {
      let text = writer.string(value)
      let document = JSON5Document(reading: Array(text.utf8))
      #expect(document.diagnostics == [], "\(text)")
      #expect(document.root.value.withoutPositions == value, "\(text)")
    }
  }

  @Test(arguments: 0..<60)
  func `a damaged text ends with places inside it, in order`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var bytes = Array(JSON5Writer().string(random.json(depth: 4)).utf8)
    for _ in 0..<random.int(in: 1...6) where !bytes.isEmpty {
      let index = random.int(in: 0...bytes.count - 1)
      switch random.int(in: 0...2) {
      case 0: bytes.remove(at: index)
      case 1: bytes.insert(Array("{}[],:'\"\\/*-x0\n".utf8)[random.int(in: 0...14)], at: index)
      default: bytes = Array(bytes[..<index])
      }
    }
    let document = JSON5Document(reading: bytes)
    let places = document.diagnostics.map(\.position)
    #expect(places == places.sorted())
    let lines = bytes.count { $0 == 10 } + 1
    #expect(places.allSatisfy { (1...lines).contains($0.line) && $0.column >= 1 })
  }

  @Test func `short values stand in one line and long ones in several`() {
    let value = JSON5Value.object([
      JSON5Member("a", JSON5Node(.number(1.5))),
      JSON5Member("b-c", JSON5Node(.array([JSON5Node(.number(1)), JSON5Node(.string("x\n"))]))),
      JSON5Member("d", JSON5Node(.object([JSON5Member("e", JSON5Node(.object([])))]))),
    ])
    #expect(
      JSON5Writer(lineLength: 19).string(value) == """
        {
          a: 1.5,
          "b-c": [
            1,
            "x\\n",
          ],
          d: { e: {} },
        }

        """)
    #expect(
      JSON5Writer(isPlainJSON: true).string(value) == """
        {
          "a": 1.5,
          "b-c": [1, "x\\n"],
          "d": { "e": {} }
        }

        """)
  }
}

extension SplitMix64 {
  /// A value of any kind.
  fileprivate mutating func json(depth: Int) -> JSON5Value {
    switch int(in: 0...(depth > 0 ? 7 : 4)) {
    case 0: return .null
    case 1: return .bool(oneIn(2))
    case 2: return .number(Double(int(in: -1000...1000)))
    case 3: return .number(double(in: -1e9...1e9))
    case 4: return .string(word())
    case 5: return .array((0..<int(in: 0...4)).map { _ in JSON5Node(json(depth: depth - 1)) })
    default:
      return .object(
        (0..<int(in: 0...4)).map {
          JSON5Member("\($0)" + word(), JSON5Node(json(depth: depth - 1)))
        })
    }
  }

  private mutating func word() -> String {
    (0..<int(in: 0...6)).map { _ in
      pick("a", "Z", " ", "\"", "'", "\\", "\n", "\r", "\t", "\u{2028}", "é", "😀", "-", "\0", "$")
    }.joined()
  }
}
