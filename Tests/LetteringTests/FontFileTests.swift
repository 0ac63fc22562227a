import Raster
import Scene
import Testing

@testable import Lettering

@Suite struct FontFileTests {
  private static func failure(of path: String) -> LetteringError? {
    do {
      _ = try Typesetter(fontFiles: FontFiles(folder: Fixtures.fontFolder, user: [path]))
      return nil
    } catch {
      return error
    }
  }

  @Test func anUnusablePathIsNamed() {
    for path in ["/nonexistent/font.ttf", "/tmp", "/dev/null", "", "a\0b"] {
      let error = Self.failure(of: path)
      #expect(error?.path == path)
      #expect(error?.reason.isEmpty == false)
    }
    #expect(Self.failure(of: "/tmp")?.reason == "it is not a regular file")
  }

  @Test func aReportIsOneLine() {
    let error = LetteringError(path: "/tmp/a\nb\u{1B}[31m", reason: "gone")
    #expect(error.description == "font /tmp/a?b?[31m: gone")
  }

  @Test func anEmptyFileIsNamed() throws {
    let file = try TemporaryFile([])
    let error = Self.failure(of: file.path)
    #expect(error == LetteringError(path: file.path, reason: "the file is empty"))
  }

  @Test func aPipeIsRefusedWithoutWaiting() throws {
    let pipe = try TemporaryFile(pipe: ())
    #expect(Self.failure(of: pipe.path)?.reason == "it is not a regular file")
  }

  @Test(arguments: [1, 11, 12, 100, 300, 5000, 100_000, 306_000, 306_535])
  func aTruncatedFontIsNamed(length: Int) throws {
    let whole = try TemporaryFile.bytes(of: Fixtures.mediumPath)
    try #require(whole.count == 306_536)
    let file = try TemporaryFile(Array(whole[..<length]))
    let error = Self.failure(of: file.path)
    #expect(error?.path == file.path)
    #expect(error?.reason.contains("\n") == false)
  }

  @Test(arguments: [UInt8(0), 0x41, 0xFF])
  func aFileOfTheWrongKindIsNamed(byte: UInt8) throws {
    let file = try TemporaryFile([UInt8](repeating: byte, count: 4096))
    #expect(Self.failure(of: file.path)?.reason == "it is not a TrueType or OpenType font")
  }

  @Test func damagedBytesNeverStopTheProgram() throws {
    var generator = SystemIndependentGenerator(state: 7)
    let whole = try TemporaryFile.bytes(of: Fixtures.mediumPath)
    for _ in 0..<12 {
      var damaged = whole
      for _ in 0..<200 {
        damaged[Int(generator.next() % UInt64(whole.count))] = UInt8(generator.next() % 256)
      }
      let file = try TemporaryFile(damaged)
      guard
        let typesetter = try? Typesetter(
          fontFiles: FontFiles(folder: Fixtures.fontFolder, user: [file.path], fallbacks: []))
      else { continue }
      let advance = typesetter.metrics(of: Fixtures.run("Copying 42% · jÁ")).advance
      #expect(advance >= 0 && advance.isFinite)
      _ = typesetter.mask(of: Fixtures.run("Copying 42% · jÁ"))
    }
  }

  @Test func theUsersFontComesFirst() throws {
    let typesetter = try Typesetter(
      fontFiles: FontFiles(
        user: [Fixtures.regularPath], bundledMedium: Fixtures.mediumPath, fallbacks: []))
    let bundled = try Fixtures.typesetter()
    #expect(
      typesetter.mask(of: Fixtures.run("Copying", weight: .medium))
        == bundled.mask(of: Fixtures.run("Copying", weight: .regular)))
  }

  @Test func aRemovedFileStaysInUse() throws {
    let file = try TemporaryFile(try TemporaryFile.bytes(of: Fixtures.mediumPath))
    let typesetter = try Typesetter(fontFiles: FontFiles(user: [file.path], fallbacks: []))
    file.remove()
    let bundled = try Fixtures.typesetter()
    #expect(
      typesetter.mask(of: Fixtures.run("42%", size: 61))
        == bundled.mask(of: Fixtures.run("42%", size: 61)))
  }

  @Test func aBundledFaceThatIsGoneCostsAWarning() throws {
    let typesetter = try Typesetter(
      fontFiles: FontFiles(
        bundledRegular: "/nonexistent/regular.ttf", bundledMedium: Fixtures.mediumPath,
        fallbacks: []))
    #expect(typesetter.warnings.count == 1)
    #expect(typesetter.warnings.first?.contains("/nonexistent/regular.ttf") == true)
    #expect(
      typesetter.mask(of: Fixtures.run("42", weight: .regular))
        == typesetter.mask(of: Fixtures.run("42", weight: .medium)))
  }

  @Test func aBoldTextHasTheBoldFace() throws {
    let typesetter = try Fixtures.typesetter()
    let bold = try Typesetter(
      fontFiles: FontFiles(user: ["\(Fixtures.fontFolder)/Roboto-Bold.ttf"], fallbacks: []))
    for size in [14.0, 17, 34, 60] {
      let run = Fixtures.run("40% Cool!", size: size, weight: .bold)
      #expect(typesetter.mask(of: run) == bold.mask(of: run))
      #expect(typesetter.metrics(of: run) == bold.metrics(of: run))
      #expect(
        typesetter.mask(of: run)
          != typesetter.mask(of: Fixtures.run("40% Cool!", size: size, weight: .medium)))
    }
    #expect(typesetter.warnings.isEmpty)
  }

  @Test func whereTheBoldFaceIsGoneMediumStandsIn() throws {
    var files = FontFiles(folder: Fixtures.fontFolder, fallbacks: [])
    for path in [nil, "/nonexistent/bold.ttf", "/dev/null"] {
      files.bundledBold = path
      let typesetter = try Typesetter(fontFiles: files)
      #expect(
        typesetter.mask(of: Fixtures.run("42%", weight: .bold))
          == typesetter.mask(of: Fixtures.run("42%", weight: .medium)))
    }
  }

  @Test func aSystemFaceStandsInForTheBundledOnes() throws {
    let typesetter = try Typesetter(
      fontFiles: FontFiles(fallbacks: [FallbackFont(path: Fixtures.regularPath)]))
    #expect(typesetter.warnings.count == 1)
    #expect(typesetter.warnings.first?.contains(Fixtures.regularPath) == true)
    let bundled = try Fixtures.typesetter()
    #expect(
      typesetter.mask(of: Fixtures.run("42%", weight: .medium))
        == bundled.mask(of: Fixtures.run("42%", weight: .regular)))
  }

  @Test func withoutAnyFontEveryCharacterIsABox() throws {
    let typesetter = try Typesetter(fontFiles: FontFiles(fallbacks: []))
    #expect(typesetter.warnings.count == 1)
    let one = typesetter.metrics(of: Fixtures.run("4"))
    #expect(one.advance > 0 && one.ascent > 0 && one.digitHeight > 0)
    #expect(typesetter.metrics(of: Fixtures.run("42%")).advance == 3 * one.advance)
    #expect(typesetter.mask(of: Fixtures.run("42")).coverage.contains(255))
    #expect(typesetter.mask(of: Fixtures.run(" ")) == .empty)
  }
}

/// SplitMix64, so that the damage is the same everywhere.
private struct SystemIndependentGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
