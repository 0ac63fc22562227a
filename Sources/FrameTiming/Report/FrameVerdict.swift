/// What a run's figures come to, in plain words.
public struct FrameVerdict: Sendable, Hashable {
  /// How evenly the frames came.
  public enum Grade: String, Sendable, Hashable {
    /// No counted frame was late, and nothing was left out over a jump of time.
    case smooth
    /// Under one frame in a hundred was late.
    case nearlySmooth
    /// Under one frame in twenty was late.
    case uneven
    /// More were late.
    case rough
    /// No frame was counted, or there is no period to hold them against.
    case unknown
  }

  /// How evenly the frames came.
  public let grade: Grade

  /// The verdict in one or two sentences.
  public let text: String

  /// Judges an analysis.
  public init(_ analysis: FrameAnalysis) {
    let tally = analysis.tally
    guard tally.frames > 0, analysis.reference.nanoseconds > 0 else {
      grade = .unknown
      text = "Nothing can be said: no frame was counted."
      return
    }
    let grade: Grade =
      switch tally.late {
      case 0: tally.gaps == 0 ? .smooth : .nearlySmooth
      // Compared as n / late, which cannot overflow.
      case let late where tally.frames / late >= 100: .nearlySmooth
      case let late where tally.frames / late >= 20: .uneven
      default: .rough
      }
    self.grade = grade
    text = [Self.opening(grade, tally), Self.cause(analysis), Self.gaps(analysis)]
      .compactMap { $0 }.joined(separator: " ")
  }

  private static func opening(_ grade: Grade, _ tally: FrameTally) -> String {
    let word =
      switch grade {
      case .smooth: "Smooth"
      case .nearlySmooth: "Nearly smooth"
      case .uneven: "Uneven"
      case .rough: "Not smooth"
      case .unknown: "Unknown"
      }
    guard tally.late > 0 else {
      return "\(word): all \(tally.frames) frames came on time, the longest after "
        + "\(PlainText.milliseconds(tally.longest))."
    }
    let share = PlainText.fixed(100 * Double(tally.late) / Double(tally.frames), places: 2)
    return "\(word): \(tally.late) of \(tally.frames) frames (\(share) %) "
      + "\(tally.late == 1 ? "was" : "were") late, the longest after "
      + "\(PlainText.milliseconds(tally.longest))."
  }

  private static func cause(_ analysis: FrameAnalysis) -> String? {
    guard let worst = analysis.phases.max(by: { $0.lateFrames < $1.lateFrames }),
      worst.lateFrames > 0
    else { return nil }
    return worst.lateFrames == analysis.tally.late
      ? "The delay was in \(worst.phase.name) each time."
      : "The delay was mostly in \(worst.phase.name) (\(worst.lateFrames) of them)."
  }

  private static func gaps(_ analysis: FrameAnalysis) -> String? {
    guard analysis.tally.gaps > 0 else { return nil }
    let seconds = PlainText.fixed(Double(analysis.gapNanoseconds) / 1e9, places: 3)
    return analysis.tally.gaps == 1
      ? "Time jumped once, by \(seconds) s, which is left out."
      : "Time jumped \(analysis.tally.gaps) times, by \(seconds) s in all, which is left out."
  }
}
