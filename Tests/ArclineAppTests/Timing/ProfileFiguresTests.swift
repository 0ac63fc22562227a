import Testing

extension CommandProcesses {
  /// The figures of a run worked out once more, from the table that the program wrote.
  struct ProfileFiguresTests {
    /// Frame times in whole nanoseconds, without the warm-up frame.
    private struct Times {
      let all: [Int]

      /// The least time that so many in ten thousand are not longer than; found by counting, not sorting.
      func percentile(_ perTenThousand: Int) -> Double {
        let least = all.filter { time in
          all.count { $0 <= time } * 10_000 >= perTenThousand * all.count
        }
        return Double(least.min() ?? 0) / 1e6
      }

      /// The longest ones, one after the other taken out of the rest.
      func longest(_ count: Int) -> [Int] {
        var (rest, taken) = (all, [Int]())
        while taken.count < count, let index = rest.indices.max(by: { rest[$0] < rest[$1] }) {
          taken.append(rest.remove(at: index))
        }
        return taken
      }

      func integral(oneOf parts: Int) -> Double {
        let total = all.reduce(0, +)
        var sum = 0
        let last = longest(all.count).first { time in
          sum += time
          return sum * parts >= total
        }
        return 1e9 / Double(last ?? 0)
      }

      func byCount(oneOf parts: Int) -> Double {
        let worst = longest(max(1, all.count / parts))
        return 1e9 * Double(worst.count) / Double(worst.reduce(0, +))
      }

      var changes: [Int] { zip(all, all.dropFirst()).map { abs($0 - $1) } }
    }

    private func expected(_ times: Times, period: Int) -> [String: Double] {
      let (all, n) = (times.all, Double(times.all.count))
      let mean = Double(all.reduce(0, +)) / n
      let squares = all.reduce(0.0) { $0 + (Double($1) - mean) * (Double($1) - mean) }
      return [
        "meanRate": 1e9 / mean, "meanFrameTime": mean / 1e6,
        "p50FrameTime": times.percentile(5000), "p90FrameTime": times.percentile(9000),
        "p99FrameTime": times.percentile(9900), "p99_9FrameTime": times.percentile(9990),
        "longestFrameTime": Double(times.longest(1)[0]) / 1e6,
        "low1ByPercentile": 1e9 / Double(times.longest(max(1, all.count / 100)).last ?? 0),
        "low0_1ByPercentile": 1e9 / Double(times.longest(max(1, all.count / 1000)).last ?? 0),
        "low1ByCount": times.byCount(oneOf: 100), "low0_1ByCount": times.byCount(oneOf: 1000),
        "low1Integral": times.integral(oneOf: 100), "low0_1Integral": times.integral(oneOf: 1000),
        "jitterDeviation": (squares / (n - 1)).squareRoot() / 1e6,
        "jitterSuccessive": Double(times.changes.reduce(0, +)) / (n - 1) / 1e6,
        "lateFrames": Double(all.count { 2 * $0 > 3 * period }),
        "overMillisecondShare": 100 * Double(all.count { $0 > period + 1_000_000 }) / n,
      ]
    }

    @Test("percentiles, lows and jitter are those of the table's rows", arguments: [400, 1101])
    func figures(frames: Int) throws {
      let folder = try TemporaryFolder()
      let run = try ArclineProcess.run([
        "profile", "--headless", "--size", "90x60", "--fps", "250", "--scene", "sweep", "--frames",
        "\(frames)", "--csv", folder.file("t.csv"), "--report", folder.file("r.json"),
      ])
      #expect(run.status == 0)
      let files = FrameFiles(folder: folder)
      let report = try files.report("r.json")
      // A busy machine may stop the program for longer than any frame takes.
      let gaps = Set(report.gaps.map(\.lengthNs))
      let rows = files.rows("t.csv", with: "frametime").dropFirst()
      let all = rows.compactMap { Double($0["frametime"] ?? "").map { Int(($0 * 1e6).rounded()) } }
      let times = Times(all: all.filter { !gaps.contains(UInt64($0)) })
      try #require(times.all.count == report.frames)
      for (key, right) in expected(times, period: 4_000_000) {
        let told = try #require(report.value(key), "\(key)")
        #expect(abs(told - right) <= 1e-6 * max(1, right), "\(key): \(told), not \(right)")
      }
    }
  }
}
