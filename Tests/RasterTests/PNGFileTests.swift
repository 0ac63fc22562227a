import Raster
import TestSupport
import Testing

struct PNGFileTests {
  private static func picture(width: Int, height: Int, seed: UInt64) -> PixelBuffer {
    var random = SplitMix64(seed: seed)
    var picture = PixelBuffer(width: width, height: height)
    picture.withMutablePixels { pixels in
      for index in pixels.indices {
        pixels[index] = 0xFF00_0000 | UInt32(truncatingIfNeeded: random.next()) & 0xFF_FFFF
      }
    }
    return picture
  }

  @Test(
    "A picture comes back as it was",
    arguments: [(1, 1), (1, 9), (9, 1), (3, 5), (17, 4), (64, 64), (255, 3)])
  func roundTrip(width: Int, height: Int) throws {
    let picture = Self.picture(width: width, height: height, seed: 61)
    let bytes = try PNGFile.encode(picture)
    #expect(bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let decoded = try PNGFile.decode(bytes)
    #expect(decoded.width == width)
    #expect(decoded.height == height)
    #expect(decoded.pixels == picture.pixels)
  }

  @Test("A plain picture is stored in few bytes")
  func plain() throws {
    let bytes = try PNGFile.encode(PixelBuffer(width: 200, height: 200))
    #expect(bytes.count < 2000)
  }

  @Test("A picture without pixels is an error", arguments: [(0, 0), (0, 5), (5, 0), (-3, 4)])
  func withoutPixels(width: Int, height: Int) {
    #expect(throws: PNGError.self) {
      try PNGFile.encode(PixelBuffer(width: width, height: height))
    }
  }

  @Test("Bytes that are no PNG are an error with a reason")
  func garbage() {
    var random = SplitMix64(seed: 62)
    for count in [0, 1, 7, 8, 9, 33, 400] {
      let bytes = (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      let error = Self.failure(bytes)
      #expect(error?.reason.isEmpty == false)
      #expect(error.map { "\($0)" } == error?.reason)
    }
  }

  @Test("A file cut short within its pixels is an error")
  func truncated() throws {
    let bytes = try PNGFile.encode(Self.picture(width: 11, height: 6, seed: 63))
    // The last chunk has 12 bytes and no content; pixels end with a checksum of 4 bytes before it.
    for count in 0..<(bytes.count - 16) {
      #expect(Self.failure(Array(bytes.prefix(count))) != nil, "\(count) of \(bytes.count) bytes")
    }
  }

  @Test("A damaged file gives a picture or an error, never a fault")
  func damaged() throws {
    var random = SplitMix64(seed: 64)
    let bytes = try PNGFile.encode(Self.picture(width: 11, height: 6, seed: 65))
    var failures = 0
    for _ in 0..<500 {
      var changed = bytes
      for _ in 0...random.int(in: 0...3) {
        changed[random.int(in: 0...changed.count - 1)] = UInt8(truncatingIfNeeded: random.next())
      }
      if Self.failure(changed) != nil { failures += 1 }
    }
    #expect(failures > 250)
  }

  @Test("A header that announces too many pixels is refused before memory is asked for")
  func tooLarge() throws {
    var bytes = try PNGFile.encode(Self.picture(width: 2, height: 2, seed: 66))
    // Width and height follow the signature and the header's length and name.
    for (offset, byte) in [0, 0, 0x7F, 0xFF, 0, 0, 0x7F, 0xFF].enumerated() {
      bytes[16 + offset] = UInt8(byte)
    }
    #expect(Self.failure(bytes) != nil)
  }

  private static func failure(_ bytes: [UInt8]) -> PNGError? {
    do throws(PNGError) {
      _ = try PNGFile.decode(bytes)
      return nil
    } catch {
      return error
    }
  }
}
