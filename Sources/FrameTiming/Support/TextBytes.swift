/// What a number of nanoseconds is written in.
enum TimeUnit: Int {
  case seconds = 9
  case milliseconds = 6
  case microseconds = 3
}

/// Text is put together as bytes: a log of a million frames must not make a million strings.
extension [UInt8] {
  /// Adds text as UTF-8.
  mutating func append(text: String) {
    append(contentsOf: text.utf8)
  }

  /// Adds a whole number.
  mutating func append(number: UInt64) {
    var left = number
    let start = count
    repeat {
      append(UInt8(ascii: "0") + UInt8(left % 10))
      left /= 10
    } while left > 0
    self[start...].reverse()
  }

  /// Adds a time with a fixed number of decimals, rounded half up; exact where they suffice.
  mutating func append(nanoseconds: UInt64, unit: TimeUnit, places: Int) {
    append(decimal: nanoseconds, scale: unit.rawValue, places: places)
  }

  /// Adds a time that may be negative; what rounds to zero has no sign.
  mutating func append(signedNanoseconds: Int64, unit: TimeUnit, places: Int) {
    let start = count
    append(decimal: signedNanoseconds.magnitude, scale: unit.rawValue, places: places)
    let isZero = self[start...].allSatisfy { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: ".") }
    if signedNanoseconds < 0, !isZero { insert(UInt8(ascii: "-"), at: start) }
  }

  /// Adds `value` · 10^−scale with `places` decimals, rounded half up.
  private mutating func append(decimal value: UInt64, scale: Int, places: Int) {
    var (value, scale) = (value, scale)
    if scale > places {
      let step = Self.powerOfTen(scale - places)
      // In this order, because adding first could overflow.
      value = value / step + (value % step >= step / 2 ? 1 : 0)
      scale = places
    }
    let one = Self.powerOfTen(scale)
    append(number: value / one)
    guard places > 0 else { return }
    append(UInt8(ascii: "."))
    let rest = value % one
    var digit = one / 10
    for _ in 0..<places {
      append(UInt8(ascii: "0") + (digit > 0 ? UInt8(rest / digit % 10) : 0))
      digit /= 10
    }
  }

  /// Adds a number with a fixed number of decimals, 0 … 9; `—` for what is no finite number.
  mutating func append(_ number: Double, places: Int) {
    let scaled = (number.magnitude * Double(Self.powerOfTen(places))).rounded()
    guard number.isFinite, let whole = UInt64(exactly: scaled) else {
      append(text: number.isFinite ? number.description : "—")
      return
    }
    if number < 0, whole > 0 { append(UInt8(ascii: "-")) }
    append(decimal: whole, scale: places, places: places)
  }

  private static func powerOfTen(_ exponent: Int) -> UInt64 {
    (0..<Swift.min(Swift.max(exponent, 0), 19)).reduce(1) { power, _ in power * 10 }
  }
}
