/// Some of the texts that a widget shows.
nonisolated struct CardTexts: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// The line that names the job.
  static let title = CardTexts(rawValue: 1)
  /// The line with details.
  static let detail = CardTexts(rawValue: 2)
  /// What stands in or at the indicator, and the captions of states there.
  static let label = CardTexts(rawValue: 4)

  /// All of them in words, in the order in which they are read: "title, detail and label".
  var words: String {
    let names = [(CardTexts.title, "title"), (.detail, "detail"), (.label, "label")]
      .filter { contains($0.0) }.map(\.1)
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return "\(names.dropLast().joined(separator: ", ")) and \(last)"
  }
}
