import BoardFile
import CommandLineOptions
import Testing

@testable import ArclineApp

/// What boards may say, as far as options say the same.
struct BoardCatalogueTests {
  private func document(_ seconds: String) -> BoardDocument {
    let text = "{ widgets: [{ stallAfter: \(seconds), preview: {} }] }"
    return BoardDocument(reading: Array(text.utf8), catalogue: .program)
  }

  @Test("a board takes the times that the option takes, and refuses others in its words")
  func times() throws {
    #expect(document("2678400").board != nil)
    #expect(throws: Never.self) { try TestOptions.parse("show --stall-after 2678400") }
    let words = "seconds above 0, up to 2678400 (31 days)"
    #expect(document("2678401").diagnostics.map(\.message).joined().contains(words))
    let error = #expect(throws: UsageError.self) {
      try TestOptions.parse("show --stall-after 2678401")
    }
    #expect(error?.message.contains(words) == true)
  }
}
