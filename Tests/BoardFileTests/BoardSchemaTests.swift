import CommandLineOptions
import Testing

@testable import BoardFile

/// The schema accepts what can be read, and refuses what cannot as far as a schema can know.
@Suite struct BoardSchemaTests {
  private static let validator = SchemaValidator(schema: BoardSchema.value(.sample))

  /// What is said of names elsewhere in the file, of numbers in texts, of bytes, and by the looks.
  private static let beyondSchemas = [
    "there is no feed", "has no property \"thicknes\"", "needs hex colours", "the id \"a\"",
    "cannot hold", "there is no widget", "is read at", "thickness takes", "at most 107 bytes",
    "no look of this board", "locale takes", "the look \"ring\" has no property",
  ]

  @Test(arguments: BoardMistakeTests.mistakes)
  func `the schema refuses a mistake`(text: String, message: String) throws {
    let text = BoardMistakeTests.whole(text)
    let value = JSON5Document(reading: Array(text.utf8)).root.value
    let isError = BoardDocument(text).board == nil
    let accepts = try Self.validator.accepts(value)
    guard isError, !Self.beyondSchemas.contains(where: message.contains) else {
      if !isError { #expect(accepts, "\(text)") }
      return
    }
    #expect(!accepts, "\(text)")
  }

  @Test(arguments: [
    "{widgets: [{feed: {source: 'stdin', total: '1.5GiB'}}]}",
    "{widgets: [{feed: {source: 'stdin', total: '1:03:20'}}]}",
    "{widgets: [{feed: {source: 'stdin', total: '90:00.5'}}]}",
    "{widgets: [{feed: {source: 'stdin', total: '4e6'}}]}",
    "{widgets: [{feed: {source: 'stdin', total: '100B'}}]}",
    "{widgets: [{feed: {source: 'command', command: 'sleep 5'}}]}",
    "{widgets: [{feed: {source: 'command', command: ['sleep', '']}}]}",
    "{widgets: [{feed: {source: 'socket', path: 's'}}]}",
    "{widgets: [{column: 1, row: 2, portrait: {column: 1, row: 1}, preview: {}}]}",
    "{widgets: [{properties: {thickness: '5%', growth: 'up'}, preview: {}}]}",
    "{widgets: [{look: 'ring', properties: {thickness: '5.5px', 'start-angle': 1}, preview: {}}]}",
    "{widgets: [{detail: '{{{percent}}} of {max} {unit} · {eta} left', label: '', preview: {}}]}",
    "{widgets: [{rollup: 'feed', feed: {source: 'stdin'}}]}",
  ])
  func `the schema accepts what can be read`(text: String) throws {
    #expect(BoardDocument(text).board != nil, "\(BoardDocument(text).lines)")
    let value = JSON5Document(reading: Array(text.utf8)).root.value
    #expect(try Self.validator.accepts(value))
  }

  @Test(arguments: [
    "1", "1.5GiB", "2M", "2mb", "7B", "iB", "", "0", "0:00", "1:03:20", "1:60", "-5", "+5", "5.",
    ".5", "1:2:3:4", "5 GB", "5g", "5GiB2", "1e3", "1e3K", "0x10", "nan", "1_000", "K",
  ])
  func `the pattern of amounts refuses none that is one, and what looks like none`(
    text: String
  ) throws {
    let matches = text.firstMatch(of: try Regex(AmountText.pattern)) != nil
    if AmountText.value(of: text) != nil { #expect(matches) }
    // Minutes and seconds beyond 59 are beyond it.
    if matches { #expect(AmountText.value(of: text) != nil || text == "1:60") }
  }
}
