import CommandLineOptions
import Foundation
import FrameTiming
import Glibc
import Testing

@testable import ArclineApp

extension ShowProcesses {
  struct RecordingTests {
    private static let moving = [
      "show", "--headless", "--size", "90x60", "--look", "stripes", "--fps", "100",
    ]

    private func names(_ folder: TemporaryFolder) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    @Test("a recording is a log, a line of the hour, and a report at each SIGUSR1 and the end")
    func files() throws {
      let folder = try TemporaryFolder()
      let process = try ArclineProcess(
        Self.moving + ["--record", folder.file("run.csv")], input: .pipe)
      process.write("40\n")
      #expect(process.wait(upTo: 5) { names(folder).contains("run-0001.csv.part") })
      Pause.milliseconds(500)
      process.signal(SIGUSR1)
      #expect(process.wait(upTo: 5) { names(folder).contains("run-report-0001.svg") })
      process.signal(SIGTERM)
      let run = process.wait()
      #expect(run.status == 0 && run.errors.isEmpty)
      #expect(
        names(folder) == [
          "run-0001.csv", "run-hours.csv", "run-report-0001.json", "run-report-0001.svg",
          "run-report-0002.json", "run-report-0002.svg",
        ])
      let files = FrameFiles(folder: folder)
      let (first, last) = (
        try files.report("run-report-0001.json"), try files.report("run-report-0002.json")
      )
      #expect(first.records > 10 && last.records >= first.records)
      let rows = files.rows("run-0001.csv", with: "frametime")
      #expect(rows.count == last.records)
      let hours = files.rows("run-hours.csv", with: "p99.9_ms")
      #expect(hours.count == 1)
      #expect(hours.first?["frames"] == "\(last.frames)")
      #expect(Double(hours.first?["rss_bytes"] ?? "") ?? 0 > 1e6)
      #expect(Int(hours.first?["descriptors"] ?? "") ?? 0 > 3)
    }

    @Test("a second recording of the same name goes on after the first")
    func again() throws {
      let folder = try TemporaryFolder()
      for count in 1...2 {
        let run = try ArclineProcess.run(
          ["show", "--headless", "--size", "60x40", "--frames", "5", "--on-eof"]
            + ["complete", "--record", folder.file("t.json")])
        #expect(run.status == 0)
        #expect(names(folder).contains("t-000\(count).json"))
      }
      let files = FrameFiles(folder: folder)
      for name in ["t-0001.json", "t-0002.json"] {
        #expect(try files.slices(name).count { $0.name.hasPrefix("frame") } == 5)
      }
      #expect(files.rows("t-hours.csv", with: "frames").count == 2)
    }

    @Test("a name that another program records to is refused in a line")
    func inUse() throws {
      let folder = try TemporaryFolder()
      let process = try ArclineProcess(
        Self.moving + ["--record", folder.file("run.csv")], input: .pipe)
      process.write("40\n")
      #expect(process.wait(upTo: 5) { names(folder).contains("run-0001.csv.part") })
      let second = try ArclineProcess.run(Self.moving + ["--record", folder.file("run.csv")])
      #expect(second.status == ProgramStatus.internalFailure.rawValue)
      #expect(second.errorLines.count == 1)
      #expect(second.errors.contains("run-0001.csv: another program is writing it"))
      process.signal(SIGTERM)
      #expect(process.wait().status == 0)
      #expect(names(folder).filter { $0.hasPrefix("run-0") } == ["run-0001.csv"])
    }

    @Test("what was recorded before the program is killed can be read")
    func killed() throws {
      let folder = try TemporaryFolder()
      let process = try ArclineProcess(
        Self.moving + ["--record", folder.file("run.csv")], input: .pipe)
      process.write("40\n")
      #expect(
        process.wait(upTo: 8) {
          FrameFiles(folder: folder).rows("run-0001.csv.part", with: "elapsed").count > 50
        })
      process.signal(SIGKILL)
      _ = process.wait()
      #expect(!names(folder).contains("run-0001.csv"))
      let rows = FrameFiles(folder: folder).rows("run-0001.csv.part", with: "elapsed")
      #expect(rows.dropLast().allSatisfy { UInt64($0["elapsed"] ?? "") != nil })
    }

    @Test("a place that cannot be written to is told at once, with status 70")
    func unwritable() throws {
      let run = try ArclineProcess.run(Self.moving + ["--record", "/nowhere/run.csv"])
      #expect(run.status == ProgramStatus.internalFailure.rawValue)
      #expect(run.errorLines.count == 1 && run.errors.contains("/nowhere"))
    }

    @Test("a directory is refused as a place to record to")
    func directory() throws {
      let folder = try TemporaryFolder()
      let run = try ArclineProcess.run(Self.moving + ["--record", folder.path])
      #expect(run.status == ProgramStatus.usage.rawValue)
      #expect(run.errorLines.count == 1 && run.errors.contains("is a directory"))
    }

    @Test("without a recording SIGUSR1 is answered in a line and changes nothing else")
    func noRecording() throws {
      let process = try ArclineProcess(Self.moving, input: .pipe)
      process.write("40\n")
      Pause.milliseconds(700)
      process.signal(SIGUSR1)
      process.signal(SIGUSR2)
      #expect(process.wait(upTo: 5) { process.errorsSoFar.contains("--record") })
      Pause.milliseconds(100)
      process.signal(SIGUSR2)
      Pause.milliseconds(100)
      process.signal(SIGTERM)
      let run = process.wait()
      #expect(run.status == 0 && run.errorLines.count == 1)
    }
  }

  /// The thread that writes, with frames of many hours.
  @MainActor
  struct RecordRotationTests {
    @Test("of the hours' lines the oldest go when there are those of many years")
    func manyHours() throws {
      let folder = try TemporaryFolder()
      let line = "7,216000,16.666667,16.666667,16.666667,16.666667,16.666667,0,0,0,0,0,0,0,1,1\n"
      let count = RecordWriter.mostHours / line.utf8.count
      _ = try folder.write(
        HourlySummary.header + String(repeating: line, count: count), to: "long-hours.csv")
      let pace = try #require(FramePeriod(hertz: 60.0))
      let recording = try FrameRecording(
        path: folder.file("long.csv"), kind: .table(.mangohud),
        facts: TimingReport.Facts(
          name: "hours", settings: FrameAnalysis.Settings(tick: pace), processID: 1))
      var recorder = FrameRecorder(isOn: true, settings: FrameRecorder.Settings(pace))
      var record = FrameRecord(wake: 1)
      record.present = 3_000_000
      record.upload = record.present
      recorder.record(record)
      try recording.finish(&recorder)
      let rows = FrameFiles(folder: folder).rows("long-hours.csv", with: "frames")
      #expect((count * 2 / 5...count * 3 / 5).contains(rows.count))
      #expect(rows.dropLast().allSatisfy { $0["hour"] == "7" && $0["descriptors"] == "1" })
      #expect(rows.last?["hour"] == "0")
    }

    @Test("each hour has a part of its own, and the oldest of more than a day go")
    func hours() throws {
      let folder = try TemporaryFolder()
      let pace = try #require(FramePeriod(hertz: 60.0))
      let tick = try #require(FramePeriod(hertz: 60.0))
      var settings = FrameAnalysis.Settings(tick: tick)
      settings.pace = pace
      let facts = TimingReport.Facts(name: "hours", settings: settings, processID: 1)
      let recording = try FrameRecording(
        path: folder.file("long.csv"), kind: .table(.presentmon2), facts: facts)
      var recorder = FrameRecorder(isOn: true, settings: FrameRecorder.Settings(pace))
      // A frame every ten minutes for 30 hours, each after a rest.
      for frame in 0..<180 as Range<UInt64> {
        var record = FrameRecord(wake: 1 + frame * 600_000_000_000)
        record.present = record.wake + 1_000_000
        record.upload = record.present
        record.flags = .afterRest
        recorder.record(record)
        recording.collect(from: &recorder, at: record.wake, isBeforeRest: true)
      }
      try recording.finish(&recorder)
      let files = FrameFiles(folder: folder)
      let present = (1...30).filter { number in
        !files.rows("long-00\(number < 10 ? "0" : "")\(number).csv", with: "FrameTime").isEmpty
      }
      #expect(present == Array(7...30))
      for number in present {
        let name = "long-00\(number < 10 ? "0" : "")\(number).csv"
        #expect(files.rows(name, with: "FrameTime").count == 6)
      }
      #expect(files.rows("long-hours.csv", with: "frames").count == 30)
    }
  }
}
