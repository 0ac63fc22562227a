import BoardFile
import CommandLineOptions
import Testing

@Suite struct LabelTemplateTests {
  private func text(_ template: String, _ change: (inout LabelValues) -> Void = { _ in }) throws
    -> String
  {
    var values = LabelValues()
    change(&values)
    return try LabelTemplate(parsing: template).text(for: values)
  }

  @Test func `names are filled in and words stay`() throws {
    let shown = try text("{state}: {percent} of {id}, {message}") {
      $0.percent = 42
      $0.state = .unknown
      $0.id = "copy"
      $0.message = "a\nb"
    }
    #expect(shown == "running: 42% of copy, a b")
  }

  // FSI and PDI around a value, RLM and LRM before a line that says nothing of itself.
  @Test(
    arguments: [
      ("נותרו {eta} (12%)", "", "נותרו \u{2068}2 min\u{2069} (12%)"),
      ("نسخ {rate} · {percent}", "", "نسخ \u{2068}10 B/s\u{2069} · 42%"),
      ("{eta} left, {message} (3)", "שלום", "2 min left, \u{2068}שלום\u{2069} (3)"),
      ("{message}: 3 of 4", "שלום", "\u{2068}שלום\u{2069}: 3 of 4"),
      ("{message}: {percent} {eta}", "שלום", "שלום: 42% \u{2068}2 min\u{2069}"),
      ("{message} {percent}", "ab שלום", "\u{200E}\u{2068}ab שלום\u{2069} 42%"),
      ("{message} {percent}", "שלום ab", "\u{200F}\u{2068}שלום ab\u{2069} 42%"),
      // What reads one way throughout, or is alone, needs no marks.
      ("{message}", "שלום ab", "שלום ab"), ("{message}, {percent}", "שלום", "שלום, 42%"),
      ("נותרו {percent}", "", "נותרו 42%"), ("{eta} left · {rate}", "", "2 min left · 10 B/s"),
    ])
  func `a value that does not read as its line does is isolated`(
    template: String, message: String, line: String
  ) throws {
    let shown = try text(template) {
      ($0.percent, $0.remaining, $0.rate, $0.unit) = (42, 119, 10, "B")
      $0.message = message
    }
    #expect(Array(shown.unicodeScalars) == Array(line.unicodeScalars))
  }

  @Test func `a doubled brace is a brace`() throws {
    #expect(try text("{{percent}} }}{{") == "{percent} }{")
    #expect(LabelTemplate(literal: "a {b} · c").text(for: LabelValues()) == "a {b} · c")
    let again = try LabelTemplate(parsing: LabelTemplate(literal: "{b}").text)
    #expect(again.text(for: LabelValues()) == "{b}")
  }

  @Test(arguments: [
    ("{rate} · {eta} left", "20/s"), ("{eta} left · {rate}", "20/s"), ("{eta} left", ""),
    ("queued · {message}", "queued"), ("{eta} · {rate} · {message}", "20/s"), ("", ""), (" · ", ""),
    ("{eta}·{rate}", ""),
  ])
  func `a piece that names something unknown is left out with its dot`(
    template: String, shown: String
  ) throws {
    #expect(try text(template) { $0.rate = 20 } == shown)
  }

  @Test(arguments: [
    ("{value} of {max} {unit}", "13.2 MB"), ("{value}/{max}", "13.2"),
    ("{value} {unit} of {max} {unit}", "13.2 MB"), ("({value} of {max} {unit})", "(13.2 MB)"),
    ("{value} of {max} {unit} · {eta} left · {id}", "13.2 MB · a"), ("up to {max} {unit}", ""),
    ("{value} of {max} {unit} in {eta}", ""), ("{max}", ""),
  ])
  func `without a known end only the value is told`(template: String, shown: String) throws {
    let found = try text(template) {
      $0.value = 13_200_000
      $0.unit = "B"
      $0.id = "a"
    }
    #expect(found == shown)
  }

  @Test(arguments: [
    ("{percnt}", "there is no {percnt}; did you mean \"percent\"?"),
    ("{Percent}", "there is no {Percent}; did you mean \"percent\"?"),
    ("{percent", "a { has no }; write {{ for a brace"),
    ("{ {percent}", "a { has no }; write {{ for a brace"),
    ("42 }", "a } closes nothing; write }} for a brace"),
    (String(repeating: "a", count: 201), "more than 200 characters"),
  ])
  func `a mistake is named with the nearest right name`(template: String, message: String) {
    let error = #expect(throws: LabelTemplateError.self) { try LabelTemplate(parsing: template) }
    #expect(error?.message(nearest: NearestName.find) == message)
  }

  @Test func `a name that is near nothing lists all names`() {
    let error = #expect(throws: LabelTemplateError.self) { try LabelTemplate(parsing: "{}") }
    let message = error?.message(nearest: NearestName.find) ?? ""
    #expect(message.hasPrefix("there is no {}; allowed: percent, value, max, unit, rate, eta, "))
  }

  @Test(arguments: LabelField.allCases)
  func `every name is empty when nothing is known`(name: LabelField) throws {
    #expect(try text("{\(name.rawValue)}") == "")
  }

  @Test func `jobs are counted by state, those without an end among the running`() throws {
    let states: [JobState] = [.running, .unknown, .running, .done, .failed, .waiting]
    let shown = try text("{running} running · {done} done · {unknown} {failed} {jobs} {paused}") {
      $0.counts = StateCounts(states)
    }
    #expect(shown == "3 running · 1 done · 1 1 6 0")
  }
}
