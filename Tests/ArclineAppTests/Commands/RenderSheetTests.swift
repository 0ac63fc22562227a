import CommandLineOptions
import Raster
import Testing

extension CommandProcesses {
  struct RenderSheetTests {
    private func sheet(_ options: String...) throws -> PixelBuffer {
      let folder = try TemporaryFolder()
      let run = try ArclineProcess.run(
        ["render", "--sheet", "--output", folder.file("looks.png")] + options)
      #expect(run.status == 0)
      #expect(run.errors.isEmpty)
      return try PNGFile.decode(folder.bytes("looks.png"))
    }

    @Test("the sheet stands on both grounds and reads nothing")
    func grounds() throws {
      let picture = try sheet()
      let (first, last) = (picture[0, 0], picture[picture.width - 1, 0])
      #expect(first == 0xFF0E_1116)
      #expect(last == 0xFFF3_F5F8)
    }

    @Test("the sheet grows by the scale, and not beyond what can be drawn")
    func scale() throws {
      let plain = try sheet().layout
      let half = try sheet("--scale", "0.5").layout
      #expect(half.width == plain.width / 2 && half.height == plain.height / 2)
      let run = try ArclineProcess.run(["render", "--sheet", "--hash", "--scale", "8"])
      #expect(run.status == ExitStatus.usage.rawValue)
      #expect(run.errorLines.first?.contains("the sheet times --scale is ") == true)
    }
  }
}
