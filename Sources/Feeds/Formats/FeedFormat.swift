/// The formats a stream can be read in, by the names used on the command line and in board files.
public enum FeedFormat: String, Sendable, Equatable, CaseIterable {
  /// Decides by the first records of the stream.
  ///
  /// The bare number of `percent` is the one grammar known so far, so that is what it decides for,
  /// from the first byte.
  case auto
  /// One plain number a line; see ``PercentParser``.
  case percent

  /// All names, in the order in which they are to be listed.
  public static var allNames: [String] {
    allCases.map(\.rawValue)
  }

  /// The name, as ``init(name:)`` takes it.
  public var name: String {
    rawValue
  }

  /// Finds a format by its exact name; nil if there is none of that name.
  public init?(name: String) {
    self.init(rawValue: name)
  }

  /// Creates a feed at the start of a stream of this format.
  ///
  /// - Parameter range: Where the numbers of the stream run, in formats that do not say it
  ///   themselves; 0 to 100 by default.
  /// - Returns: A feed that names its own format, never `auto`.
  public func makeFeed(range: ValueRange = .percent) -> any Feed {
    switch self {
    case .auto, .percent: PercentFeed(range: range)
    }
  }
}
