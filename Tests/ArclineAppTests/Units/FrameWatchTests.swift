import FrameTiming
import Motion
import SDLShell
import Testing

@testable import ArclineApp

@MainActor
@Suite("Frame watch")
struct FrameWatchTests {
  private func watch(isOn: Bool) throws -> FrameWatch {
    let pace = try #require(FramePeriod(hertz: 60.0))
    let recorder = FrameRecorder(isOn: isOn, settings: FrameRecorder.Settings(pace, capacity: 64))
    return FrameWatch(recorder: recorder, pace: pace)
  }

  private func frame(
    _ watch: FrameWatch, wake: UInt64 = 1, _ outcome: PresentOutcome = .presented
  ) {
    watch.wake(at: wake, dropped: 0)
    watch.eventsEnd()
    watch.updateEnd(overlay: 0)
    watch.rasterEnd(overlay: 0)
    watch.uploadEnd()
    watch.frameEnd(outcome, showing: AnimationInstant(tick: 7, rate: .hz60), pixels: 12)
  }

  @Test("one that is off notes nothing")
  func off() throws {
    let watch = try watch(isOn: false)
    for _ in 0..<10 { frame(watch) }
    #expect(watch.recorder.tally.records == 0)
    #expect(watch.presentWait.count == 0)
  }

  @Test("the stamps of a frame stand in order, and what it showed stands with them")
  func stamps() throws {
    let watch = try watch(isOn: true)
    frame(watch)
    let record = try #require(watch.recorder.keptRecords().first)
    #expect(record.isInOrder && record.wake == 1 && record.present > record.wake)
    #expect(record.tick == 7 && record.tickFraction == 0 && record.damagePixels == 12)
    #expect(record.flags == [])
  }

  @Test("the part of a tick is a fraction of 65 536")
  func fraction() throws {
    let watch = try watch(isOn: true)
    watch.wake(at: 1, dropped: 0)
    // Half of a step of 50 000 000 / 3 ns.
    let instant = AnimationInstant(nanoseconds: 8_333_334, rate: .hz60)
    watch.frameEnd(.presented, showing: instant, pixels: -1)
    let record = try #require(watch.recorder.keptRecords().first)
    #expect(record.tick == 0 && record.tickFraction == 32_768)
    #expect(record.damagePixels == 0)
  }

  @Test("a frame without drawing has no time in the phases of drawing")
  func skipped() throws {
    let watch = try watch(isOn: true)
    watch.wake(at: 1, dropped: 0)
    watch.eventsEnd()
    watch.updateEnd(overlay: 0)
    watch.frameEnd(.skipped, showing: AnimationInstant(tick: 0, rate: .hz60), pixels: 0)
    let record = try #require(watch.recorder.keptRecords().first)
    #expect(record.isInOrder)
    #expect(record.duration(of: .raster) == 0 && record.duration(of: .upload) == 0)
    #expect(record.flags == .notPresented)
  }

  @Test("what happened before a frame is told of that frame alone")
  func flags() throws {
    let watch = try watch(isOn: true)
    frame(watch)
    watch.rest()
    // What the clock leaves out of a rest is no clamp.
    watch.wake(at: 2, dropped: 5)
    for event in [ShellEvent.resized, .deviceReset, .visibility(false), .wake] { watch.note(event) }
    frame(watch)
    watch.wake(at: 3, dropped: 5)
    watch.frameEnd(.presented, showing: AnimationInstant(tick: 0, rate: .hz60), pixels: 0)
    frame(watch)
    let flags = watch.recorder.keptRecords().map(\.flags)
    #expect(flags == [[], [.afterRest, .resized, .targetsReset, .hidden], .clamped, []])
  }

  @Test("a stop is told of the long frame it fell into", arguments: [true, false])
  func stopped(isOn: Bool) throws {
    var hasContinued = false
    let pace = try #require(FramePeriod(hertz: 60.0))
    let recorder = FrameRecorder(isOn: isOn, settings: FrameRecorder.Settings(pace, capacity: 64))
    let watch = FrameWatch(recorder: recorder, pace: pace) {
      defer { hasContinued = false }
      return hasContinued
    }
    // It woke at 1 ns, which is long ago.
    frame(watch)
    #expect(!watch.wasStopped(for: 300_000_000))
    watch.wake(at: 1, dropped: 0)
    hasContinued = true
    watch.frameEnd(.presented, showing: AnimationInstant(tick: 0, rate: .hz60), pixels: 0)
    #expect(!watch.wasStopped(for: 200_000_000))
    #expect(watch.wasStopped(for: 300_000_000))
    frame(watch)
    #expect(!watch.wasStopped(for: 300_000_000))
  }

  @Test("the overlay's time is no work of the frame")
  func overlay() throws {
    let watch = try watch(isOn: true)
    watch.setLive(true)
    watch.wake(at: 1, dropped: 0)
    watch.updateEnd(overlay: 1000)
    watch.rasterEnd(overlay: 500)
    watch.frameEnd(.presented, showing: AnimationInstant(tick: 0, rate: .hz60), pixels: 0)
    let record = try #require(watch.recorder.keptRecords().first)
    #expect(record.overlay == 1500)
    #expect(record.flags.contains(.overlay))
    watch.setLive(false)
    frame(watch)
    #expect(watch.recorder.keptRecords().last?.overlay == 0)
  }

  @Test("the overlay works without a recording, and ends with nothing noted")
  func overlayAlone() throws {
    let watch = try watch(isOn: false)
    watch.setLive(true)
    for wake in 1...5 { frame(watch, wake: UInt64(wake)) }
    #expect(watch.recorder.tally.records == 0)
    #expect(watch.presentWait.count == 5)
    watch.setLive(false)
    frame(watch)
    #expect(watch.presentWait.count == 5)
  }
}
