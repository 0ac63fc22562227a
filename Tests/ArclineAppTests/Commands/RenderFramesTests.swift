import CommandLineOptions
import Testing

extension CommandProcesses {
  struct RenderFramesTests {
    private let folder: TemporaryFolder
    private let timeline: String

    init() throws {
      folder = try TemporaryFolder()
      timeline = try folder.write(Streams.journey, to: "timeline")
    }

    private func hashes(_ options: String...) throws -> [String] {
      let run = try ArclineProcess.run(
        ["render", "--timeline", timeline, "--size", "80x60", "--hash"] + options, deadline: 60)
      #expect(run.status == 0)
      #expect(run.errors.isEmpty)
      // A line is the number of the frame and its hash.
      return run.lines.map { String($0.split(separator: " ").last ?? "") }
    }

    @Test(
      "two runs of a timeline give the same frames, and pixels that move",
      arguments: [
        "ring", "line", "stripes",
      ])
    func sameFrames(look: String) throws {
      let first = try hashes("--look", look, "--frames", "100", "--fps", "30")
      #expect(first.count == 100)
      #expect(Set(first).count > 20)
      #expect(try hashes("--look", look, "--frames", "100", "--fps", "30") == first)
    }

    @Test(
      "a frame is the same at every rate that has one at its time",
      arguments: [
        "ring", "line", "stripes",
      ])
    func frameRates(look: String) throws {
      let slow = try hashes("--look", look, "--fps", "12", "--frames", "30")
      let fast = try hashes("--look", look, "--fps", "60", "--frames", "150")
      // Frame n of 12 a second stands at the time of frame 5 n of 60.
      for frame in slow.indices {
        #expect(slow[frame] == fast[5 * frame], "frame \(frame)")
      }
    }

    @Test("without a limit the frames end when everything has come to rest")
    func endOfFrames() throws {
      let frames = try hashes("--look", "line", "--fps", "30")
      // The last value comes at 1.5 s and takes 0.5 s; then the completion pulses.
      #expect(frames.count > 60)
      #expect(frames.count < 120)
    }

    @Test("the table has its header and one row a frame, with the exit status of success")
    func table() throws {
      let path = folder.file("values.csv")
      let run = try ArclineProcess.run([
        "render", "--timeline", timeline, "--look", "line", "--set", "motion=tween", "--set",
        "duration=0.5", "--frames", "3", "--fps", "2", "--values", path,
      ])
      #expect(run.status == 0)
      #expect(run.output.isEmpty && run.errors.isEmpty)
      #expect(
        folder.text("values.csv") == """
          frame,ms,id,target,shown,label,state
          0,0,,0.2,0,0%,running
          1,500,,0.8,0.2,20%,running
          2,1000,,0.4,0.8,80%,running

          """)
    }
  }
}
