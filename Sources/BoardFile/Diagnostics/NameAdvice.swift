/// Finds the name that a wrong word probably meant; nil when none is near.
///
/// It is passed in, so that options and board files find names alike.
public typealias NearestNameFinder =
  @Sendable (_ word: String, _ names: [String]) -> String?

/// What messages say of names that do not exist.
enum NameAdvice {
  /// The end of a message: the nearest name, or all of them.
  static func text(_ word: String, _ names: [String], _ nearest: NearestNameFinder) -> String {
    if let name = nearest(word, names) { return "did you mean \(Quote.text(name))?" }
    return names.isEmpty ? "there is none" : "allowed: \(Quote.choices(names))"
  }
}
