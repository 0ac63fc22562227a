import Testing

@testable import ArclineApp

@Suite("Clients that are turned away")
struct RefusalNoticeTests {
  @Test("the first one is told at once, the others together, no more than once a minute")
  func limited() {
    var notice = RefusalNotice(most: 64)
    #expect(
      notice.refuse(at: 5) == "only 64 clients are served at a time; another one was turned away")
    #expect(notice.refuse(at: 6) == nil)
    #expect(notice.refuse(at: 64.9) == nil)
    #expect(
      notice.refuse(at: 65) == "only 64 clients are served at a time; 3 more were turned away")
    #expect(notice.refuse(at: 66) == nil)
  }
}
