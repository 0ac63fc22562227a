extension UsageError.Reason {
  /// The fault in one line, safe to show whatever was typed.
  var message: String {
    switch self {
    case .unknownOption(let word, let nearest):
      "unknown option \(QuotedToken(word))" + Self.guess(nearest)
    case .joinedShortOption(let word, let option):
      "unknown option \(QuotedToken(word)); letters cannot be joined, write \(option) by itself"
    case .unknownMode(let word, let nearest):
      "unexpected argument \(QuotedToken(word))" + Self.guess(nearest) + "; modes: \(Self.modes)"
    case .unexpectedArgument(let word, let nearest):
      "unexpected argument \(QuotedToken(word))" + Self.guess(nearest)
    case .missingCommand: "-- needs a COMMAND to run after it"
    case .missingValue(let option, let valueName, let allowed):
      "\(option) needs a value: \(option)=\(valueName); allowed: \(allowed)"
    case .unexpectedValue(let option, let value):
      "\(option) takes no value, but was given \(QuotedToken(value))"
    case .invalidValue(let option, let value, let problem, let allowed):
      "\(option): \(problem.phrase(for: QuotedToken(value))); allowed: \(allowed)"
    case .givenTwice(let option, let first?, let second?):
      "\(option) is given twice: \(QuotedToken(first)) and \(QuotedToken(second)); give it once"
    case .givenTwice(let option, _, _):
      "\(option) contradicts an earlier option; give one of the two"
    case .wrongMode(let option, let mode, let takers):
      "\(option) is not an option of \(mode.rawValue); taken by: "
        + takers.map(\.rawValue).joined(separator: ", ")
    case .foreign(let text, _): text
    case .brokenRule(let rule, let mode):
      "\(mode.rawValue): \(rule.sentence.dropLast())"
    }
  }

  private static var modes: String { Mode.words.joined(separator: ", ") }

  private static func guess(_ nearest: String?) -> String {
    nearest.map { ", did you mean \($0)?" } ?? ""
  }
}
