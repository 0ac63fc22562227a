/// Prints events as JSON lines, the stable output of the mode `feed`.
///
///     {"kind":"update","line":3,"id":"","fraction":0.5,"label":"50%","state":"running"}
///     {"kind":"update","line":4,"id":"","fraction":1,"raw":299,"label":"100%","state":"done"}
///     {"kind":"warning","line":4,"text":"\"299\" is outside 0 to 100; taken as 100"}
///     {"kind":"summary","format":"percent","updates":2,"warnings":1,"state":"done"}
///
/// Keys come in a fixed order: `kind`, `line`, `id`, `fraction`, `raw`, `label`, `message`, `state`.
/// A key without a value is left out; an update always has `kind`, `line` and `id`. `fraction` is
/// between 0 and 1, `raw` the number as it stood where the fraction is not what it says, and `label`
/// the whole percent, which says 100 only when all is done. The `state` of an update is a
/// ``FeedState``, that of the summary a ``FeedOutcome``: `done`, `ended` (early) or `failed`.
public enum FeedJSON {
  /// Appends the line of an event.
  public static func append(_ event: FeedEvent, to text: inout JSONText) {
    text.beginObject()
    switch event {
    case .update(let update):
      append(update, to: &text)
    case .warning(let warning):
      text.member("kind", "warning")
      text.member("line", warning.line)
      text.member("text", warning.text)
    }
    text.endObject()
  }

  /// Appends the line of a summary.
  public static func append(_ summary: FeedSummary, to text: inout JSONText) {
    text.beginObject()
    text.member("kind", "summary")
    text.member("format", summary.format.name)
    text.member("updates", summary.updates)
    text.member("warnings", summary.warnings)
    text.member("state", summary.outcome.rawValue)
    text.endObject()
  }

  private static func append(_ update: FeedUpdate, to text: inout JSONText) {
    text.member("kind", "update")
    text.member("line", update.line)
    text.member("id", update.id)
    if let fraction = update.fraction {
      text.member("fraction", fraction)
    }
    if let raw = update.raw {
      text.member("raw", raw)
    }
    if let fraction = update.fraction {
      text.member("label", "\(honestPercent(fraction))%")
    }
    if let message = update.message {
      text.member("message", message)
    }
    if let state = update.state {
      text.member("state", state.rawValue)
    }
  }
}
