/// Whether presenting waits for the display, as measured and not as a driver claims.
public struct PresentWait: Sendable, Hashable {
  /// What the presents show.
  public enum Verdict: String, Sendable, Hashable {
    /// Presenting took a good part of the period: something waits there.
    case waits
    /// Presenting came back at once.
    case returnsAtOnce
    /// Too few presents, no period, or frames so full of work that nothing was left to wait for.
    case unknown
  }

  /// What the presents show.
  public let verdict: Verdict

  /// The nearest-rank median of the presents in nanoseconds; 0 when there were none.
  public let medianNanoseconds: UInt64

  /// How many presents were measured.
  public let n: Int

  /// Presents that a verdict needs.
  public static let fewest = 30

  /// Judges presents.
  ///
  /// They wait when their median is a quarter of the period or more. Below that they return at once,
  /// unless the work alone fills three quarters of the period: a display that was met just in time
  /// looks the same as none. Presents of a loop whose frames are uneven wait for no display, however
  /// long they take.
  /// - Parameters:
  ///   - presents: The time spent in each present, in nanoseconds; at least ``fewest``.
  ///   - busy: The time of work before each present, in nanoseconds.
  ///   - period: The display's presumable period in nanoseconds; 0 when nothing is known of it.
  ///   - isSteady: Whether the frames came evenly, as far as that is known.
  public init(presents: [UInt64], busy: [UInt64], period: UInt64, isSteady: Bool = true) {
    let median = SortedTimes(presents).median ?? 0
    medianNanoseconds = median
    n = presents.count
    let work = SortedTimes(busy).median ?? 0
    if presents.count < Self.fewest || period == 0 {
      verdict = .unknown
    } else if median >= period / 4 {
      verdict = isSteady ? .waits : .unknown
    } else {
      verdict = work > period / 4 * 3 ? .unknown : .returnsAtOnce
    }
  }
}

/// What kept the frames apart.
public enum PacingInForce: String, Sendable, Hashable {
  /// Presenting waits for the display.
  case display
  /// Presenting takes the time, and whether it waits for the display is not known.
  case presenting
  /// The loop sleeps until the next frame is due.
  case ownPacer
  /// Nothing: frames followed each other as fast as they could.
  case none
  /// The frames do not show it.
  case unknown

  /// A sentence's part for people.
  public var words: String {
    switch self {
    case .display: "the display: presenting waits for it"
    case .presenting: "presenting, which takes long; a display that it waits for was not recognised"
    case .ownPacer: "the program's own pacer"
    case .none: "unpaced: frames followed each other as fast as they could"
    case .unknown: "not to be told from these frames"
    }
  }
}
