/// The meaning of one object of the format `ndjson`.
struct NDJSONObject {
  private let members: [String: JSONValue]

  init(members: [String: JSONValue]) {
    self.members = members
  }

  /// What an object says.
  struct News {
    /// What it says of its job.
    var update: FeedUpdate
    /// Whether its number was out of its range.
    var isClamped: Bool
  }

  /// The news in the object.
  func news(line: Int) throws(NDJSONFault) -> News {
    let id = try name()
    var update = try extent(line: line, id: id)
    let isClamped = update?.isAdjusted ?? false
    let message = try text(["message", "text"])
    let state = try state()
    guard update != nil || message != nil || state != nil else {
      throw NDJSONFault("nothing known in it; name percent, progress, value and total, or state")
    }
    if update == nil, state == .done {
      update = .done(line: line, id: id)
    }
    var news = update ?? FeedUpdate(line: line, id: id)
    news.amount = try amount()
    news.message = message
    if let state {
      news = Self.applying(state, to: news)
    }
    return News(update: news, isClamped: isClamped)
  }

  /// A state in words overrules the one that follows from the number.
  private static func applying(_ state: FeedState, to update: FeedUpdate) -> FeedUpdate {
    var update = update
    switch state {
    case .done:
      update.isAdjusted = update.isAdjusted || (update.fraction ?? 1) != 1
      update.fraction = 1
    case .unknown: update.fraction = nil
    default: update = update.unfinished()
    }
    return update.with(state: state)
  }
}

// MARK: - Members

extension NDJSONObject {
  private func extent(line: Int, id: String) throws(NDJSONFault) -> FeedUpdate? {
    for name in ["percent", "percentage"] {
      guard let member = members[name] else { continue }
      guard let value = try number(member, name) else { return unknown(line, id) }
      return .percent(value, line: line, id: id)
    }
    for name in ["progress", "fraction", "percent_done"] {
      guard let member = members[name] else { continue }
      guard let value = try number(member, name) else { return unknown(line, id) }
      return .part(value, of: 1, line: line, id: id)
    }
    for name in ["value", "current", "n"] {
      guard let member = members[name] else { continue }
      guard let value = try number(member, name) else { return unknown(line, id) }
      return try part(value, member, line: line, id: id)
    }
    return nil
  }

  /// What is counted, beside whatever gives the extent.
  private func amount() throws(NDJSONFault) -> FeedAmount? {
    guard let value = try optionalNumber(["value", "current", "n"]) else { return nil }
    return FeedAmount(
      value, of: try optionalNumber(["total", "max"]), in: try text(["unit"]) ?? "")
  }

  private func part(
    _ value: Double, _ member: JSONValue, line: Int, id: String
  ) throws(NDJSONFault) -> FeedUpdate {
    let maximum = try optionalNumber(["total", "max"])
    let minimum = try optionalNumber(["min"])
    guard let minimum, let maximum, let range = ValueRange(minimum: minimum, maximum: maximum)
    else {
      let isShort = maximum == value && isShort(member, isFalling: false)
      return .part(isShort ? value.nextDown : value, of: maximum, line: line, id: id)
    }
    var fraction = range.fraction(of: value)
    if value == maximum, fraction == 1, isShort(member, isFalling: maximum < minimum) {
      fraction = FeedUpdate.largestUnfinished
    }
    var update = FeedUpdate(line: line, id: id, fraction: fraction)
    update.number = value
    update.isAdjusted = fraction != nil && range.clamped(value) != value
    return update.with(state: fraction.map { $0 < 1 ? .running : .done } ?? .unknown)
  }

  /// Whether a value that reads as the maximum does differs from it in digits that binary64 has not.
  private func isShort(_ value: JSONValue, isFalling: Bool) -> Bool {
    let maximum = ["total", "max"].lazy.compactMap { members[$0]?.digits }.first
    guard let digits = value.digits, let maximum else { return false }
    return isFalling ? maximum < digits : digits < maximum
  }

  private func unknown(_ line: Int, _ id: String) -> FeedUpdate {
    FeedUpdate(line: line, id: id, state: .unknown)
  }

  private func optionalNumber(_ names: [String]) throws(NDJSONFault) -> Double? {
    for name in names {
      if let member = members[name], let value = try number(member, name) {
        return value
      }
    }
    return nil
  }

  private func number(_ value: JSONValue, _ name: String) throws(NDJSONFault) -> Double? {
    switch value {
    case .number(let number, _): return number
    case .null: return nil
    default: throw NDJSONFault("\(name) is \(value.kind); it must be a number")
    }
  }

  private func text(_ names: [String]) throws(NDJSONFault) -> String? {
    for name in names {
      switch members[name] {
      case nil: continue
      case .string(let text): return text
      case .null: return ""
      case let other?: throw NDJSONFault("\(name) is \(other.kind); it must be a string")
      }
    }
    return nil
  }

  private func name() throws(NDJSONFault) -> String {
    for name in ["id", "job"] {
      switch members[name] {
      case nil, .null: continue
      case .string(let text): return text
      case .number(let number, _): return JSONText.number(number)
      case let other?: throw NDJSONFault("\(name) is \(other.kind); it must be a string")
      }
    }
    return ""
  }

  private func state() throws(NDJSONFault) -> FeedState? {
    guard let word = try text(["state"]), !word.isEmpty else { return nil }
    if let state = FeedState(rawValue: word) ?? Self.synonyms[word] {
      return state
    }
    let known = FeedState.allCases.map(\.rawValue).joined(separator: ", ")
    throw NDJSONFault("unknown state \(Quotation.of(Array(word.utf8).span)); known are \(known)")
  }

  private static let synonyms: [String: FeedState] = [
    "pending": .waiting, "queued": .waiting, "active": .running, "complete": .done,
    "completed": .done, "finished": .done, "success": .done, "error": .failed, "failure": .failed,
    "canceled": .cancelled, "aborted": .cancelled, "indeterminate": .unknown,
  ]
}
