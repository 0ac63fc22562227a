import Feeds
import Testing

@testable import ArclineApp

@Suite("Clients as one job")
struct ClientBlendTests {
  private func news(
    _ number: Int, _ fraction: Double? = nil, state: FeedState? = nil, ended: Bool = false
  ) -> InboxRack.News {
    var delivery = FeedInbox.Delivery()
    if fraction != nil || state != nil {
      delivery.update = FeedUpdate(line: 1, fraction: fraction, state: state)
    }
    delivery.hasEnded = ended
    return InboxRack.News(
      stream: InboxRack.StreamName(source: "", number: number), delivery: delivery)
  }

  @Test("one client is shown as it is")
  func one() {
    var blend = ClientBlend()
    #expect(blend.take([news(1, 0.3, state: .running)])?.fraction == 0.3)
    #expect(blend.take([news(1)]) == nil)
    #expect(blend.take([news(1, 1, state: .done)])?.state == .done)
  }

  @Test("several clients are their mean, whoever speaks")
  func several() {
    var blend = ClientBlend()
    _ = blend.take([news(1, 0.5)])
    #expect(blend.take([news(1), news(2, 0.25)])?.fraction == 0.375)
    #expect(blend.take([news(1, 1), news(2)])?.fraction == 0.625)
    // A client that has said nothing counts as 0.
    #expect(blend.take([news(1, 1), news(2, 0.5), news(3)])?.fraction == 0.5)
  }

  @Test("who has gone counts no more, and the first after all starts afresh")
  func gone() {
    var blend = ClientBlend()
    _ = blend.take([news(1, 0.5), news(2, 1, ended: true)])
    #expect(blend.take([news(1, 0.6)])?.fraction == 0.6)
    #expect(blend.isConnected)
    _ = blend.take([news(1, ended: true)])
    #expect(!blend.isConnected)
    #expect(blend.take([news(3, 0.1)])?.fraction == 0.1)
  }

  @Test("without any fraction the whole is unknown, and a failure is one of the whole")
  func states() {
    var blend = ClientBlend()
    let unknown = blend.take([news(1, state: .unknown), news(2, state: .unknown)])
    #expect(unknown?.state == .unknown && unknown?.fraction == nil)
    #expect(blend.take([news(1, 0.5), news(2, state: .failed)])?.state == .failed)
  }

  @Test("the rack forgets a stream whose end was picked up")
  func rack() {
    let rack = InboxRack()
    let first = rack.open(source: "a")
    _ = rack.open(source: "b")
    first.leave { delivery, _ in
      delivery.update = FeedUpdate(line: 1, fraction: 1)
      delivery.hasEnded = true
    }
    let news = rack.take()
    #expect(news.map(\.stream.source) == ["a", "b"])
    #expect(news.map(\.stream.number) == [1, 2])
    #expect(news.first?.delivery.update?.fraction == 1)
    #expect(rack.take().map(\.stream.number) == [2])
    #expect(rack.count == 1)
  }
}
