import CommandLineOptions
import FrameTiming
import Platform

extension TimingReport.Facts {
  /// What the options and the surface tell of a run.
  init(_ options: Options, name: String, surface: any Surface, pace: FramePeriod?, own: FramePeriod)
  {
    guard let tick = FramePeriod(hertz: 60 as UInt64) else {
      preconditionFailure("60 Hz is a frame rate")
    }
    var settings = FrameAnalysis.Settings(tick: tick)
    settings.pace = pace
    settings.isPaceAsked = options.frames.rate != nil
    settings.isUnpaced = options.mode == .profile && options.profile.pacing == .unpaced
    if pace == nil, !settings.isUnpaced { settings.fallbackPace = own }
    settings.warmUpFrames = Self.warmUpFrames
    // Nothing keeps the frames apart while it is found out whether the display does.
    if options.mode == .profile, options.profile.pacing == .display {
      settings.warmUpFrames += UInt64(PresentWait.fewest)
    }
    settings.nominalRefresh = FramePeriod(hertz: Double(surface.refreshRate))
    self.init(
      name: name,
      conditions: [
        ReportSubject.Condition(
          "Size", "\(surface.pixelSize.width)x\(surface.pixelSize.height) pixels"),
        ReportSubject.Condition("Presenting", surface.presentation),
        ReportSubject.Condition(
          "Display", surface.refreshRate > 0 ? "\(surface.refreshRate) Hz" : "rate unknown"),
      ],
      settings: settings, processID: UInt64(ProcessUsage.identifier))
  }

  /// The first frame draws everything, with letters that were never drawn before.
  static let warmUpFrames: UInt64 = 1
}

extension FrameRecorder.Settings {
  /// The settings of a recorder whose frames are told with these facts.
  init(_ pace: FramePeriod?, capacity: Int = 65_536) {
    self.init()
    self.pace = pace
    self.capacity = capacity
    warmUpFrames = TimingReport.Facts.warmUpFrames
  }
}
