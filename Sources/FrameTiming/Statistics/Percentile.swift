/// A share of a sorted list, exact to a hundredth of a percent.
public struct Percentile: Sendable, Hashable, BitwiseCopyable {
  /// The share in hundredths of a percent, 1 … 10 000.
  public let perTenThousand: UInt64

  /// 1 %.
  public static let p1 = Percentile(unchecked: 100)
  /// The median.
  public static let p50 = Percentile(unchecked: 5000)
  /// 90 %.
  public static let p90 = Percentile(unchecked: 9000)
  /// 99 %.
  public static let p99 = Percentile(unchecked: 9900)
  /// 99.9 %.
  public static let p99_9 = Percentile(unchecked: 9990)

  private static let whole: UInt64 = 10_000

  /// Creates a share; nil outside 1 … 10 000 hundredths of a percent.
  public init?(perTenThousand: UInt64) {
    guard (1...Self.whole).contains(perTenThousand) else { return nil }
    self.init(unchecked: perTenThousand)
  }

  private init(unchecked perTenThousand: UInt64) {
    self.perTenThousand = perTenThousand
  }

  /// The nearest rank among `count` sorted values, from 1: ⌈share · count⌉; 0 when there are none.
  ///
  /// In integers, since 0.07 · 100 is more than 7 in a Double.
  public func rank(among count: UInt64) -> UInt64 {
    let product = UInt128(count) * UInt128(perTenThousand)
    return UInt64(clamping: (product + UInt128(Self.whole - 1)) / UInt128(Self.whole))
  }
}
