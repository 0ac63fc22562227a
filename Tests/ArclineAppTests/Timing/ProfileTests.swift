import CommandLineOptions
import Foundation
import Glibc
import Testing

extension CommandProcesses {
  struct ProfileTests {
    private static let short = [
      "profile", "--headless", "--size", "120x90", "--fps", "200", "--frames", "120",
    ]

    @Test("the report is a verdict, figures and a histogram, in lines that fit")
    func text() throws {
      let run = try ArclineProcess.run(Self.short)
      #expect(run.status == 0)
      #expect(run.errors.isEmpty)
      for part in ["Frame timing of the look ring, scene job", "late", "Frame times in ms", "█"] {
        #expect(run.output.contains(part))
      }
      #expect(run.output.contains("n = 119 of 120 records; left out: 1 warm-up"))
      #expect(run.lines.allSatisfy { $0.count <= 100 })
      #expect(!run.output.contains("What the figures mean"))
      let long = try ArclineProcess.run(Self.short + ["--definitions"])
      #expect(long.output.contains("What the figures mean"))
    }

    @Test(
      "a table has a row for every frame under the names of its format",
      arguments: [
        ("mangohud", "frametime", "elapsed"), ("presentmon", "msBetweenPresents", "TimeInSeconds"),
        ("presentmon2", "FrameTime", "CPUStartTime"),
      ])
    func table(format: String, time: String, moment: String) throws {
      let folder = try TemporaryFolder()
      let run = try ArclineProcess.run(
        Self.short + ["--csv", folder.file("t.csv"), "--csv-format", format])
      #expect(run.status == 0)
      let rows = FrameFiles(folder: folder).rows("t.csv", with: time)
      #expect(rows.count == 120)
      let moments = rows.compactMap { $0[moment].flatMap { Double($0) } }
      #expect(moments.count == 120)
      #expect(zip(moments, moments.dropFirst()).allSatisfy { $0 < $1 })
      #expect(rows.dropFirst().allSatisfy { Double($0[time] ?? "") ?? 0 > 0 })
    }

    @Test("the slices of a trace nest: every phase lies in its frame, and frames do not overlap")
    func trace() throws {
      let folder = try TemporaryFolder()
      let run = try ArclineProcess.run(Self.short + ["--trace", folder.file("t.json")])
      #expect(run.status == 0)
      let slices = try FrameFiles(folder: folder).slices("t.json")
      #expect(slices.count { $0.name.hasPrefix("frame") } == 120)
      var open: [FrameFiles.Slice] = []
      // A thousandth of a microsecond is what three decimals can be off.
      for slice in slices.sorted(by: { ($0.start, -$0.end) < ($1.start, -$1.end) }) {
        while let last = open.last, last.end <= slice.start + 0.0015 { open.removeLast() }
        if let last = open.last { #expect(slice.end <= last.end + 0.0015) }
        #expect(open.count <= 1)
        open.append(slice)
      }
    }

    @Test("a run is compared with itself without a difference, and with a rougher one with one")
    func compare() throws {
      let folder = try TemporaryFolder()
      let report = try ArclineProcess.run(Self.short + ["--report", folder.file("a.json")])
      #expect(report.status == 0)
      let run = try ArclineProcess.run(
        ["profile", "--compare", folder.file("a.json"), folder.file("a.json")])
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("No difference that matters can be shown"))
      let times = [String](repeating: "90000000, 10000000", count: 120).joined(separator: ", ")
      let rough = try folder.write(
        """
        {"schema": "arcline-frame-report", "version": 1, "subject": "made up", "frames": 240,
        "frameTimesNs": [\(times)]}
        """, to: "b.json")
      let worse = try ArclineProcess.run(["profile", "--compare", folder.file("a.json"), rough])
      #expect(worse.output.hasPrefix("B is less smooth than A, and that is 95 % sure."))
      let better = try ArclineProcess.run(["profile", "--compare", rough, folder.file("a.json")])
      #expect(better.output.hasPrefix("B is smoother than A, and that is 95 % sure."))
    }

    @Test("runs that are too short to compare are told in one line with status 2")
    func tooShort() throws {
      let folder = try TemporaryFolder()
      let (long, short) = (folder.file("a.json"), folder.file("b.json"))
      let runs = try [(long, "101"), (short, "100")].map { path, frames in
        try ArclineProcess.run([
          "profile", "--headless", "--size", "60x40", "--unpaced", "--frames", frames, "--report",
          path,
        ])
      }
      #expect(runs.allSatisfy { $0.status == 0 })
      // The first frame of each is warm-up.
      for pair in [[long, short], [short, long], [short, short]] {
        let run = try ArclineProcess.run(["profile", "--compare"] + pair)
        #expect(run.status == ProgramStatus.usage.rawValue)
        #expect(run.output.isEmpty && run.errorLines.count == 1)
        #expect(run.errors.contains("each report needs 100 frames"))
        #expect(run.errors.contains("\(short) has 99"))
      }
      #expect(try ArclineProcess.run(["profile", "--compare", long, long]).status == 0)
    }

    @Test("reports that are none are told in one line with the place, and status 2")
    func badReports() throws {
      let folder = try TemporaryFolder()
      let good = try folder.write("", to: "empty.json")
      let faults = [
        (folder.file("missing.json"), "No such file"), (folder.path, "is a directory"),
        (good, "byte 0: expected"),
        (try folder.write("{\"schema\": \"other\"}", to: "other.json"), "byte 11: expected"),
      ]
      for (path, words) in faults {
        let run = try ArclineProcess.run(["profile", "--compare", path, good])
        #expect(run.status == ProgramStatus.usage.rawValue)
        #expect(run.errorLines.count == 1)
        #expect(run.errors.contains(path) && run.errors.contains(words), "\(run.errors)")
      }
    }

    @Test(
      "a file that cannot be written is told before the run",
      arguments: ["--report", "--csv", "--trace", "--svg"])
    func unwritable(option: String) throws {
      let run = try ArclineProcess.run(
        ["profile", "--headless", "--seconds", "60", option, "/nowhere/x"])
      #expect(run.status == ProgramStatus.internalFailure.rawValue)
      #expect(run.errorLines.count == 1)
      #expect(run.errors.contains("/nowhere") && run.output.isEmpty)
      let folder = try TemporaryFolder()
      let directory = try ArclineProcess.run(
        ["profile", "--headless", "--seconds", "60", option, folder.path])
      #expect(directory.status == ProgramStatus.usage.rawValue)
      #expect(directory.errorLines.count == 1)
      #expect(directory.errors.contains("\(option) \(folder.path) is a directory, not a file"))
      let twice = try ArclineProcess.run(
        ["profile", "--headless", "--report", "x", "--csv", "y", "--svg", "z", "--trace", "x"])
      #expect(twice.status == ProgramStatus.usage.rawValue)
      #expect(twice.errors.contains("--report and --trace name the same file"))
    }

    @Test("an animation at a slow rate keeps the time")
    func slowRate() throws {
      let folder = try TemporaryFolder()
      let run = try ArclineProcess.run([
        "profile", "--headless", "--size", "60x40", "--fps", "3", "--frames", "5", "--report",
        folder.file("r.json"),
      ])
      #expect(run.status == 0)
      #expect(try FrameFiles(folder: folder).report("r.json").value("clampedFrames") == 0)
    }

    @Test("one file under two spellings is refused")
    func spellings() throws {
      let folder = try TemporaryFolder()
      let name = folder.path.split(separator: "/").last.map(String.init) ?? ""
      _ = try folder.write("", to: "there")
      let pairs = [
        (folder.file("x"), folder.path + "/../\(name)/x"),
        (folder.file("there"), folder.path + "/./there"),
      ]
      for (first, second) in pairs {
        let run = try ArclineProcess.run(
          ["profile", "--headless", "--seconds", "60", "--report", first, "--csv", second])
        #expect(run.status == ProgramStatus.usage.rawValue)
        #expect(run.errors.contains("--report and --csv name the same file"))
      }
    }

    @Test(
      "one file that two names lead to by a link is refused",
      arguments: [
        ("there", "link"), ("link", "there"),
        ("link", "chain"), ("x", "folder/x"), ("folder/there", "link"),
      ])
    func links(first: String, second: String) throws {
      let folder = try TemporaryFolder()
      _ = try folder.write("kept", to: "there")
      for (name, target) in [
        ("link", "there"), ("chain", "link"), ("folder", "."),
      ] {
        try FileManager.default.createSymbolicLink(
          atPath: folder.file(name), withDestinationPath: target)
      }
      let run = try ArclineProcess.run([
        "profile", "--headless", "--frames", "3", "--report", folder.file(first), "--csv",
        folder.file(second),
      ])
      #expect(run.status == ProgramStatus.usage.rawValue)
      #expect(run.errors.contains("--report and --csv name the same file"))
      #expect(folder.text("there") == "kept")
    }

    @Test("a link that leads nowhere is refused before the run, in true words")
    func brokenLink() throws {
      let folder = try TemporaryFolder()
      try FileManager.default.createSymbolicLink(
        atPath: folder.file("link"), withDestinationPath: "absent")
      for option in ["--report", "--csv", "--trace", "--svg"] {
        let run = try ArclineProcess.run(
          ["profile", "--headless", "--seconds", "60", option, folder.file("link")])
        #expect(run.status == ProgramStatus.internalFailure.rawValue)
        #expect(
          run.errorLines == [
            "arcline: cannot write \(option): the link \(folder.file("link")) leads nowhere"
          ])
      }
    }

    @Test("a full redraw is drawn pixels of the picture and no more")
    func damage() throws {
      let folder = try TemporaryFolder()
      let run = try ArclineProcess.run(Self.short + ["--trace", folder.file("t.json")])
      #expect(run.status == 0)
      let mark = "\"damagePixels\":"
      let counts = folder.text("t.json").split(separator: "\n").compactMap { line -> Int? in
        guard let place = line.range(of: mark) else { return nil }
        return Int(line[place.upperBound...].prefix { $0.isNumber })
      }
      #expect(counts.count == 120 && counts.first == 120 * 90)
      #expect(counts.allSatisfy { $0 <= 120 * 90 })
    }

    @Test("without a display the window is none, with status 69")
    func noDisplay() throws {
      let run = try ArclineProcess.run(["profile", "--frames", "3"])
      #expect(run.status == ProgramStatus.noDisplay.rawValue)
    }

    @Test("frames that nothing keeps apart come faster than any display shows them")
    func unpaced() throws {
      let run = try ArclineProcess.run([
        "profile", "--headless", "--size", "60x40", "--unpaced", "--frames", "2000", "--scene",
        "sweep",
      ])
      #expect(run.status == 0)
      #expect(run.output.contains("unpaced: frames followed each other as fast as they could"))
      #expect(run.output.contains("Nothing was asked for, so none is late"))
      #expect(run.output.contains("n = 1999 of 2000 records"))
    }

    @Test("a pacer that steps in for the display is what frames are held against")
    func fallback() throws {
      let run = try ArclineProcess.run(
        ["profile", "--look", "line", "--size", "60x40", "--vsync", "--seconds", "2"],
        environment: ["SDL_VIDEODRIVER": "dummy"])
      #expect(run.status == 0)
      #expect(run.output.contains("16.667 ms = 60.00 Hz: the program's own pace"))
      #expect(run.output.contains("the program's own pacer"))
    }

    @Test("SIGQUIT tells how the run stands and ends it")
    func quit() throws {
      let process = try ArclineProcess(
        ["profile", "--headless", "--size", "60x40", "--seconds", "20"])
      Pause.milliseconds(700)
      process.signal(SIGQUIT)
      let run = process.wait()
      #expect(run.status == 128 + SIGQUIT)
      #expect(run.errors.contains("arcline: SIGQUIT: "))
    }

    @Test("where presenting does not wait for the display, the program's own pacer steps in")
    func verticalSync() throws {
      let run = try ArclineProcess.run(
        ["profile", "--size", "60x40", "--vsync", "--frames", "91"],
        environment: ["SDL_VIDEODRIVER": "dummy"])
      #expect(run.status == 0)
      // Thirty frames show it; the sixty after them take a second.
      #expect(run.output.contains("n = 60 of 91 records; left out: 31 warm-up"))
      #expect(run.seconds > 0.9)
    }
  }
}
