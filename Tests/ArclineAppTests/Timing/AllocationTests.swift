import CommandLineOptions
import Testing

extension ShowProcesses {
  /// What the loop's thread asks the allocator for, as a preloaded library counts it.
  @Suite(.enabled(if: PreloadedLibrary.isAvailable, "there is no C compiler"))
  struct AllocationTests {
    private static let isOptimised: Bool = {
      #if DEBUG
      false
      #else
      true
      #endif
    }()

    /// How often memory was asked for in each frame of the second half of a run.
    private func counts(_ arguments: [String], input: String = "") throws -> [UInt64] {
      let library = try PreloadedLibrary("allocation_observer")
      let run = try ArclineProcess.run(
        arguments, input: .text(input), environment: library.environment)
      #expect(run.status == 0 || run.status == ProgramStatus.endedEarly.rawValue, "\(run.errors)")
      let numbers = library.numbers
      #expect(numbers.count >= 200)
      return Array(numbers.suffix(numbers.count / 2))
    }

    @Test(
      "noting the frames asks for no memory: frames cost as much with it as without")
    func recorder() throws {
      let still = [
        "show", "--present", "surface", "--size", "120x90", "--look", "line", "--motion", "reduced",
        "--on-eof", "hold", "--fps", "200", "--frames", "400",
      ]
      let folder = try TemporaryFolder()
      let off = try counts(still, input: "40\n")
      let on = try counts(still + ["--record", folder.file("run.csv")], input: "40\n")
      #expect(FrameFiles(folder: folder).rows("run-0001.csv", with: "elapsed").count == 400)
      // The cheapest frames are alike in both; others differ by what moves in the picture.
      #expect(on.min() == off.min())
    }

    @Test(
      "a whole frame that is noted asks for no memory once all memory is there",
      .enabled(if: isOptimised, "only optimised code keeps its values off the heap"))
    func frame() throws {
      let counts = try counts([
        "profile", "--present", "surface", "--scene", "S1", "--fps", "200", "--frames", "400",
      ])
      #expect(counts.allSatisfy { $0 == 0 })
    }
  }
}
