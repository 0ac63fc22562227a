import Feeds
import FrameTiming
import Platform
import SDLShell

/// The file that `show --stats` writes at the end: one flat JSON object.
enum ShowStatistics {
  /// The file's bytes.
  static func text(of loop: ShowLoop) -> [UInt8] {
    let usage = ProcessUsage.current()
    let counts = loop.inbox.counts
    let presented = loop.surface.counters
    let report = loop.pacer.report()
    var text = JSONText()
    text.beginObject()
    text.member("framesPresented", presented.framesPresented)
    text.member("updatesRead", counts.updates)
    text.member("warnings", counts.warnings)
    text.member("animationsStarted", loop.animationsStarted)
    text.member("texturesMade", presented.texturesMade)
    text.member("texturesFreed", presented.texturesFreed)
    text.member("peakResidentBytes", usage.peakResidentBytes)
    text.member("residentBytes", usage.residentBytes)
    text.member("cpuSeconds", usage.cpuSeconds)
    text.member("seconds", loop.seconds)
    // Frames in motion, without the first one of the run.
    text.member("pacedFrames", Int(clamping: report.frames))
    text.member("lateFrames", Int(clamping: loop.pacer.lateFrames))
    text.member("gaps", Int(clamping: report.gaps))
    if let figures = report.figures {
      text.member("meanFrameMs", figures.meanMilliseconds)
      text.member("meanFramesPerSecond", figures.meanRate)
      text.member("p50FrameMs", figures.p50Milliseconds)
      text.member("p99FrameMs", figures.p99Milliseconds)
      text.member("maxFrameMs", figures.maximumMilliseconds)
    }
    text.endObject()
    return text.bytes
  }
}
