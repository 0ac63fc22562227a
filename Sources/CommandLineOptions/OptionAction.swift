/// What giving an option does to the options, and which values it takes.
struct OptionAction: Sendable {
  /// The effect of one occurrence.
  enum Effect: Sendable {
    /// Asks for the help.
    case help
    /// Asks for the version.
    case version
    /// Turns something on, or off when negated.
    case flag(@Sendable (inout Options, Bool) -> Void)
    /// Stores a value.
    case value(@Sendable (inout Options, String) throws(ValueProblem) -> Void)
  }

  let effect: Effect
  var valueName: String?
  var allowed = ""
  var choices: [String] = []
  var isFreeform = false
  var isRepeatable = false
  var takesPair = false
  var isNegatable = false

  /// An option that shows the help.
  static var help: Self { Self(effect: .help) }

  /// An option that shows the version.
  static var version: Self { Self(effect: .version) }

  /// A flag that can only be turned on.
  static func flag(_ store: @escaping @Sendable (inout Options) -> Void) -> Self {
    Self(effect: .flag { options, _ in store(&options) })
  }

  /// A flag with a negation.
  static func toggle(_ store: @escaping @Sendable (inout Options, Bool) -> Void) -> Self {
    Self(effect: .flag(store), isNegatable: true)
  }

  /// An option with a value.
  static func value<Value>(
    _ valueName: String, _ parser: ValueParser<Value>,
    _ store: @escaping @Sendable (inout Options, Value) -> Void
  ) -> Self {
    Self(
      effect: .value { options, text throws(ValueProblem) in
        store(&options, try parser.parse(text))
      },
      valueName: valueName, allowed: parser.allowed, choices: parser.choices,
      isFreeform: parser.isFreeform)
  }

  /// An option with two values, each of which is stored by itself.
  ///
  /// Its being repeatable is what makes two of one; a rule sees to it that there are exactly two.
  static func pair<Value>(
    _ valueName: String, _ parser: ValueParser<Value>,
    _ store: @escaping @Sendable (inout Options, Value) -> Void
  ) -> Self {
    var action = values(valueName, parser, store)
    action.takesPair = true
    return action
  }

  /// An option with a value that may be given again.
  static func values<Value>(
    _ valueName: String, _ parser: ValueParser<Value>,
    _ store: @escaping @Sendable (inout Options, Value) -> Void
  ) -> Self {
    var action = value(valueName, parser, store)
    action.isRepeatable = true
    return action
  }
}
