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
      if tally.frames > 0 {
        text = Self.free(analysis)
        return
      }
      text = "Nothing can be said: no frame was counted."
      return
    }
    guard !analysis.isRateUnexplained else {
      grade = .unknown
      text = Self.unexplained(analysis)
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
    text = [
      Self.opening(grade, tally), Self.cause(analysis), Self.rate(analysis), Self.gaps(analysis),
    ]
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
      let frames = tally.frames == 1 ? "the one frame" : "all \(tally.frames) frames"
      return "\(word): \(frames) came on time, the longest after "
        + "\(PlainText.milliseconds(tally.longest))."
    }
    let share = PlainText.fixed(100 * Double(tally.late) / Double(tally.frames), places: 2)
    return "\(word): \(tally.late) of \(tally.frames) frames (\(share) %) "
      + "\(tally.late == 1 ? "was" : "were") late, the longest after "
      + "\(PlainText.milliseconds(tally.longest))."
  }

  /// What there is to say where nothing was asked for.
  private static func free(_ analysis: FrameAnalysis) -> String {
    let rate = PlainText.value(analysis.measure(.meanRate))
    let text =
      "Nothing was asked for, so none is late: \(rate) frames a second, the longest after "
      + "\(PlainText.milliseconds(analysis.tally.longest))."
    return [text, gaps(analysis)].compactMap { $0 }.joined(separator: " ")
  }

  /// What there is to say where presenting takes long and the display does not say how long it should.
  private static func unexplained(_ analysis: FrameAnalysis) -> String {
    let tally = analysis.tally
    let median = PlainText.milliseconds(analysis.presentWait.medianNanoseconds)
    let text =
      "Nothing can be said of being on time: presents took \(median) each, which may be the display's "
      + "refresh or slow presenting, and the display says no rate. Held against their own median, "
      + "\(tally.late) of \(tally.frames) frames were late, the longest after "
      + "\(PlainText.milliseconds(tally.longest))."
    return [text, gaps(analysis)].compactMap { $0 }.joined(separator: " ")
  }

  /// What became of a rate that was asked for; nil where it was reached within a fiftieth.
  private static func rate(_ analysis: FrameAnalysis) -> String? {
    guard analysis.settings.isPaceAsked, let pace = analysis.settings.pace,
      let mean = analysis.measure(.meanRate).value
    else { return nil }
    let asked = 1e9 * Double(pace.denominator) / Double(pace.numerator)
    guard mean < asked * 0.98 else { return nil }
    let whole = asked == asked.rounded()
    return
      "\(PlainText.fixed(mean, places: 1)) of \(PlainText.fixed(asked, places: whole ? 0 : 2)) "
      + "frames a second asked for."
  }

  private static func cause(_ analysis: FrameAnalysis) -> String? {
    guard let worst = analysis.phases.max(by: { $0.lateFrames < $1.lateFrames }),
      worst.lateFrames > 0
    else { return nil }
    let name = worst.phase.name
    guard analysis.tally.late > 1 else { return "The delay was in \(name)." }
    return worst.lateFrames == analysis.tally.late
      ? "The delay was in \(name) each time."
      : worst.lateFrames == 1
        ? "The delays were in different phases."
        : "The delay was mostly in \(name) (\(worst.lateFrames) of them)."
  }

  private static func gaps(_ analysis: FrameAnalysis) -> String? {
    guard analysis.tally.gaps > 0 else { return nil }
    let seconds = PlainText.fixed(Double(analysis.gapNanoseconds) / 1e9, places: 3)
    return analysis.tally.gaps == 1
      ? "Time jumped once, by \(seconds) s, which is left out."
      : "Time jumped \(analysis.tally.gaps) times, by \(seconds) s in all, which is left out."
  }
}
