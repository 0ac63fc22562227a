/// Whether one run was smoother than another, and how sure that is.
///
/// Two averages always differ. Here both runs are drawn anew many times from what was measured, and a
/// difference counts only when nearly all of those draws agree on its direction. Two figures decide:
/// the mean of the longest hundredth of the frames, and successive jitter. Each gets an interval of
/// 97.5 %, so that both hold together with 95 %.
public struct FrameComparison: Sendable, Hashable {
  /// What the comparison comes to.
  public enum Outcome: String, Sendable, Hashable {
    /// B is smoother in at least one deciding figure and rougher in none.
    case smoother
    /// B is rougher in at least one deciding figure and smoother in none.
    case rougher
    /// B is smoother in one deciding figure and rougher in the other.
    case mixed
    /// The runs do not show a difference that matters.
    case noDifference
    /// One of the runs is too short to compare.
    case tooFewFrames
  }

  /// A figure of both runs; milliseconds.
  public struct Figure: Sendable, Hashable {
    /// What is compared.
    public let name: String
    /// Whether the figure takes part in the decision.
    public let isDeciding: Bool
    /// The figure of each run.
    public let a, b: Double
    /// The ends of the 97.5 % interval of B − A.
    public let low, high: Double
    /// The share of the draws in which B was below A, 0 … 1; half of those where both were equal.
    public let shareLower: Double

    /// −1 when B is lower for sure, 1 when it is higher for sure, otherwise 0.
    ///
    /// A difference whose whole interval lies within ``FrameComparison/leastDifference`` is none.
    public var direction: Int {
      guard max(abs(low), abs(high)) >= FrameComparison.leastDifference else { return 0 }
      return high < 0 ? -1 : low > 0 ? 1 : 0
    }
  }

  /// How a comparison is made.
  public struct Settings: Sendable, Hashable {
    /// The seed of the draws: the same reports and seed give the same answer.
    public var seed: UInt64 = 1
    /// The draws; held to 200 … 10 000, and lowered for long runs to keep the time within seconds.
    public var draws = 2000

    /// Creates the settings: seed 1, 2000 draws.
    public init() {}
  }

  /// What the comparison comes to.
  public let outcome: Outcome

  /// The figures, the deciding ones first; empty when a run is too short.
  public let figures: [Figure]

  /// The draws that were made.
  public let draws: Int

  /// The frames in each drawn block of A and of B.
  public let blockLengths: [Int]

  /// The seed of the draws.
  public let seed: UInt64

  /// The reports that were compared.
  public let a, b: StoredReport

  /// Frames that each run needs: below, its longest hundredth is not even one frame.
  public static let fewestFrames = 100

  /// A difference below this many milliseconds is nothing that anybody sees.
  public static let leastDifference = 0.1

  // Frames drawn in all: about a second's work.
  private static let mostDrawnFrames = 40_000_000

  /// Compares two runs.
  /// - Complexity: O(draws · frames).
  public init(_ a: StoredReport, _ b: StoredReport, settings: Settings = Settings()) {
    (self.a, self.b, seed) = (a, b, settings.seed)
    guard min(a.frameTimes.count, b.frameTimes.count) >= Self.fewestFrames else {
      (outcome, figures, draws, blockLengths) = (.tooFewFrames, [], 0, [])
      return
    }
    let affordable = Self.mostDrawnFrames / max(a.frameTimes.count, b.frameTimes.count)
    draws = min(max(min(settings.draws, affordable), 200), 10_000)
    var runs = (BlockResampler(a.frameTimes), BlockResampler(b.frameTimes))
    blockLengths = [runs.0.blockLength, runs.1.blockLength]
    let measured = (runs.0.original(), runs.1.original())
    var random = SplitMix64(seed: settings.seed)
    let drawn = (0..<draws).map { _ in
      (runs.0.resampled(using: &random), runs.1.resampled(using: &random))
    }
    let parts: [(String, Bool, (ComparedFigures) -> Double)] = [
      ("mean of longest 1 %", true, { $0.longestMean }),
      ("jitter (successive)", true, { $0.jitter }),
      ("p99 frame time", false, { $0.p99 }), ("mean frame time", false, { $0.mean }),
    ]
    figures = parts.map { name, isDeciding, value in
      Figure(
        name: name, isDeciding: isDeciding,
        measured: (value(measured.0), value(measured.1)),
        drawn: drawn.map { (value($0.0), value($0.1)) })
    }
    let directions = figures.filter(\.isDeciding).map(\.direction)
    outcome = Self.outcome(
      isSmoother: directions.contains(-1), isRougher: directions.contains(1))
  }

  private static func outcome(isSmoother: Bool, isRougher: Bool) -> Outcome {
    switch (isSmoother, isRougher) {
    case (true, true): .mixed
    case (true, false): .smoother
    case (false, true): .rougher
    case (false, false): .noDifference
    }
  }
}

extension FrameComparison.Figure {
  /// The figure of two measured values and of the pairs that were drawn, all in nanoseconds.
  fileprivate init(
    name: String, isDeciding: Bool, measured: (Double, Double), drawn: [(Double, Double)]
  ) {
    self.name = name
    self.isDeciding = isDeciding
    (a, b) = (measured.0 / 1e6, measured.1 / 1e6)
    let differences = drawn.map { ($0.1 - $0.0) / 1e6 }.sorted()
    // An eightieth of the draws lies beyond each end of 97.5 %.
    let cut = differences.count / 80
    low = differences[cut]
    high = differences[differences.count - 1 - cut]
    let lower = differences.count { $0 < 0 }
    let equal = differences.count { $0 == 0 }
    shareLower = (Double(lower) + Double(equal) / 2) / Double(differences.count)
  }
}
