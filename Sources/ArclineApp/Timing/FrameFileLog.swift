import CommandLineOptions
import FrameTiming

/// What a file of frames holds.
nonisolated enum FrameFileKind: Hashable, Sendable {
  /// A row for every frame.
  case table(Options.FrameColumns)
  /// A trace of every phase.
  case trace

  /// The kind that a path asks for: a trace when it ends in `.json`.
  init(path: String, columns: Options.FrameColumns) {
    self = path.hasSuffix(".json") ? .trace : .table(columns)
  }
}

/// A log of any kind.
nonisolated enum FrameFileLog: FrameLog {
  case mangoHud(MangoHudLog)
  case presentMon(PresentMonLog)
  case trace(ChromeTrace)

  /// Makes the log of a kind.
  init(_ kind: FrameFileKind, _ context: FrameLogContext) {
    switch kind {
    case .table(.mangohud):
      self = .mangoHud(MangoHudLog(context, machine: MachineFacts.current()))
    case .table(.presentmon): self = .presentMon(PresentMonLog(context, columns: .version1))
    case .table(.presentmon2): self = .presentMon(PresentMonLog(context, columns: .version2))
    case .trace: self = .trace(ChromeTrace(context))
    }
  }

  func begin(into bytes: inout [UInt8]) {
    switch self {
    case .mangoHud(let log): log.begin(into: &bytes)
    case .presentMon(let log): log.begin(into: &bytes)
    case .trace(let log): log.begin(into: &bytes)
    }
  }

  mutating func append(_ record: FrameRecord, into bytes: inout [UInt8]) {
    switch self {
    case .mangoHud(var log):
      log.append(record, into: &bytes)
      self = .mangoHud(log)
    case .presentMon(var log):
      log.append(record, into: &bytes)
      self = .presentMon(log)
    case .trace(var log):
      log.append(record, into: &bytes)
      self = .trace(log)
    }
  }

  func end(into bytes: inout [UInt8]) {
    switch self {
    case .mangoHud(let log): log.end(into: &bytes)
    case .presentMon(let log): log.end(into: &bytes)
    case .trace(let log): log.end(into: &bytes)
    }
  }
}
