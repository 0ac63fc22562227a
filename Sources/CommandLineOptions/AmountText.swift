/// Reads amounts as the option `--total` takes them.
public enum AmountText {
  /// A regular expression, as JavaScript has them, that all amounts match, and little else.
  public static let pattern =
    #"^(?=.*[1-9])(?:\+?(?:[0-9]+(?:\.[0-9]+)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?(?:[KMGTPkmgtp](?:iB|B)?|B)?"#
    + #"|(?:[0-9]+:)?[0-9]+:[0-9]+(?:\.[0-9]+)?)$"#

  /// The amount that a text says, above 0 and up to 10¹⁸; nil for what is none.
  ///
  /// A time such as `1:03:20` is in seconds. K, M, G, T and P, alone or with `iB`, mean powers of 1024,
  /// and with `B` powers of 1000.
  public static func value(of text: String) -> Double? {
    try? ValueParser<Double>.amount.parse(text)
  }
}
