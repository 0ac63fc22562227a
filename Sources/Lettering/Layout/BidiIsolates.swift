/// Stretches that are laid out apart from what is around them: rules BD9, P2 and X5a–X5c of Unicode
/// Standard Annex 9.
enum BidiIsolates {
  /// The contents of the isolates that are in no other one; one without its end reaches to the end of
  /// the line.
  static func contents(in scalars: [Unicode.Scalar]) -> [Range<Int>] {
    var contents: [Range<Int>] = []
    var (start, depth) = (0, 0)
    for (index, scalar) in scalars.enumerated() {
      if scalar.beginsIsolate {
        if depth == 0 { start = index + 1 }
        depth += 1
      } else if scalar.endsIsolate, depth > 0 {
        depth -= 1
        if depth == 0 { contents.append(start..<index) }
      }
    }
    if depth > 0 { contents.append(start..<scalars.count) }
    return contents
  }
}

/// Finds the direction of a line by its first strong character: rules P2 and P3, which pass over what
/// is isolated.
struct FirstStrongDirection {
  /// Whether the first strong character so far reads from right to left; nil without one.
  private(set) var isRightToLeft: Bool?
  private var depth = 0

  init() {}

  /// Finds the direction of a whole line.
  init(of scalars: some Sequence<Unicode.Scalar>) {
    for scalar in scalars { hear(scalar) }
  }

  /// Takes in the next scalar.
  mutating func hear(_ scalar: Unicode.Scalar) {
    guard isRightToLeft == nil else { return }
    if scalar.beginsIsolate {
      depth += 1
    } else if scalar.endsIsolate {
      depth = max(0, depth - 1)
    } else if depth == 0 {
      switch BidiClass(scalar) {
      case .leftToRight: isRightToLeft = false
      case .rightToLeft, .arabicLetter: isRightToLeft = true
      default: break
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it says nothing but how what is around it reads: a letter mark, or the begin or end of an
  /// isolate.
  var isDirectionMark: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x2066...0x2069: true
    default: false
    }
  }

  var beginsIsolate: Bool { (0x2066...0x2068).contains(value) }
  var endsIsolate: Bool { value == 0x2069 }
}
