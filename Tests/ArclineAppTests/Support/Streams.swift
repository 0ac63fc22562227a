/// Streams that programs really wrote, and timelines, as inputs of the tests.
enum Streams {
  static let almostDone = "99.4\n99.6\n99.9\n99.999\n100\n"
  static let outOfRange = "256\n299\n-5\n65586\n50\n"
  static let overrun = "10\n40\n90\n100\n90\n40\n10\n60\n100\n112\n130\n"
  static let decimalComma = "12,5\n12.5\n99,9\n100,0\n"
  static let textAmongNumbers = "10\nabc\n\n20\n35%\n  40  \n"
  static let markAndCarriageReturns = "\u{FEFF}10\r\n20\r\n30"

  /// A value every 10 ms for 290 ms, the last one 100.
  static let burst: String = {
    let values = (0..<30).map { (100 * ($0 + 1) + 15) / 30 }
    return values.enumerated().map { "\($0.offset * 10)\t\($0.element)\\n\n" }.joined()
  }()

  /// The value 80, twenty times in two seconds.
  static let repeated = (0..<20).map { "\($0 * 100)\t80\\n\n" }.joined()

  /// Rises, falls, rises to the end.
  static let journey = "0\t20\\n\n500\t80\\n\n1000\t40\\n\n1500\t100\\n\n"
}
