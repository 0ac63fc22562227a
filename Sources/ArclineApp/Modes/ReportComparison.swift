import CommandLineOptions
import FrameTiming
import Platform

/// Says of two reports whether the second run was smoother.
enum ReportComparison {
  /// A report of the most frames has 6 MiB.
  private static let limit = 32 << 20

  static func run(_ options: Options.Profile) throws(Failure) -> ExitStatus {
    guard options.compared.count == 2 else { throw .usage("--compare needs two reports") }
    let a = try read(options.compared[0])
    let b = try read(options.compared[1])
    let comparison = FrameComparison(a, b)
    guard comparison.outcome != .tooFewFrames else {
      throw .usage(
        "--compare: each report needs \(FrameComparison.fewestFrames) frames; "
          + "\(options.compared[0]) has \(a.frameTimes.count), "
          + "\(options.compared[1]) has \(b.frameTimes.count)")
    }
    try writeOutput(comparison.text)
    return .done
  }

  private static func read(_ path: String) throws(Failure) -> StoredReport {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try Files.read(path, limit: limit)
    } catch {
      throw .usage(error.description)
    }
    do throws(ReportError) {
      return try StoredReport(json: bytes)
    } catch {
      throw .usage("\(path), \(error.description)")
    }
  }
}
