import ArclineKit
import Foundation
import Synchronization
import Testing

/// Setting values from outside.
struct HandleTests {
  @Test("The newest value wins, in the look's own way")
  func newest() {
    let view = ProgressView(look: .line)
    view.handle.set(0.9)
    view.handle.set(0.4)
    #expect(view.targetValue == 0)
    #expect(view.needsFrame(at: .zero))
    view.advance(to: .zero)
    #expect(view.targetValue == 0.4)
    #expect(view.isAnimating(at: .zero))
    #expect(!view.needsFrame(at: .seconds(9)))
  }

  @Test("Values are taken into the range, and what is no number is ignored")
  func hostile() {
    let view = ProgressView()
    view.handle.set(0.25)
    view.handle.set(.nan)
    view.advance(to: .zero)
    #expect(view.targetValue == 0.25)
    view.handle.set(.infinity)
    view.advance(to: .zero)
    #expect(view.targetValue == 1)
    view.handle.set(-3)
    view.advance(to: .zero)
    #expect(view.targetValue == 0)
  }

  // A program that set a value sixty times a second died of this within the hour.
  @Test("The thousandth value takes no more stack than the second")
  func depth() {
    let handle = ProgressView().handle
    let depths = Mutex<[Int]>([])
    handle.wake {
      let depth = Thread.callStackReturnAddresses.count
      depths.withLock { $0.append(depth) }
    }
    for step in 0..<1000 { handle.set(Double(step) / 1000) }
    let found = depths.withLock { $0 }
    #expect(found.count == 1000 && Set(found.dropFirst()).count == 1)
  }

  @Test("Many threads may set while the view is read, and the last value stays")
  func threads() async {
    let view = ProgressView()
    let handle = view.handle
    await withTaskGroup { group in
      for worker in 1...4 {
        group.addTask { for step in 1...1000 { handle.set(Double(worker * step) / 8000) } }
      }
      for frame in 0..<200 {
        view.advance(to: .milliseconds(frame))
        #expect((0...0.5).contains(view.targetValue))
      }
    }
    handle.set(0.75)
    view.advance(to: .seconds(1))
    #expect(view.targetValue == 0.75)
  }
}
