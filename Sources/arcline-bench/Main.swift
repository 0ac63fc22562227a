import CanonicalScenes
import Feeds
import Glibc
import Platform
import Raster

/// Times the canonical scenes, drawn through the code that the widgets use.
@main
struct Main {
  private static let usage = """
    Usage: arcline-bench [--scenes S1,S2,…] [--json FILE] [--pictures DIR] [--threads 1|2]
                         [--list] [--allocations] [--recorder] [--stages] [--growth]
    Prints a line a scene: SCENE VARIANT median_ms p95_ms min_ms samples
    With --allocations behind the scenes it prints how often a warm frame of each asks for memory.
    With --recorder it prints what noting a frame costs: CASE median_ns min_ns
    With --stages it prints what the stages of drawing cost: STAGE median_us min_us, and for those
    that write pixels ns_per_pixel
    ARCLINE_KERNELS=baseline holds the processor's vector kernels back.
    With --growth it prints frames of 1 to 1000 widgets, one or all of which move.

    """

  /// What the command line asks for.
  private struct Request {
    var scenes = SceneCatalogue.all
    var json: String?
    var pictures: String?
    var threads = 1
  }

  static func main() throws {
    var request = Request()
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      switch (argument, arguments.first) {
      case ("--list", _):
        return try StandardOutput.write(
          SceneCatalogue.all.map(\.name).joined(separator: "\n") + "\n")
      case ("--recorder", _):
        let lines = RecorderCost.all().map { "\($0.name) \($0.median) \($0.least)\n" }
        return try StandardOutput.write(lines.joined())
      case ("--stages", _): return try reportStages()
      case ("--growth", _):
        return try GrowthTable.forEachLine(threads: request.threads) { line in
          try StandardOutput.write("\(line)\n")
        }
      case ("--allocations", _): return try reportAllocations(of: request.scenes)
      case ("--help", _): return try StandardOutput.write(usage)
      case ("--scenes", let value?): request.scenes = scenes(named: value)
      case ("--threads", "1"?): request.threads = 1
      case ("--threads", "2"?): request.threads = 2
      case ("--threads", _): fail("--threads is 1 or 2")
      case ("--json", let value?): request.json = value
      case ("--pictures", let value?): request.pictures = value
      default: fail("'\(argument)' is no option, or has no value; see --help")
      }
      arguments = arguments.dropFirst()
    }
    if let pictures = request.pictures { try writePictures(of: request.scenes, to: pictures) }
    try measure(request)
  }

  private static func scenes(named list: String) -> [BenchScene] {
    list.split(separator: ",").map { name in
      guard let scene = SceneCatalogue.all.first(where: { $0.name == name }) else {
        fail("there is no scene '\(name)'; --list names them all")
      }
      return scene
    }
  }

  private static func fail(_ message: String) -> Never {
    StandardError.write(line: "arcline-bench: \(message)")
    exit(2)
  }

  private static func measure(_ request: Request) throws {
    var report = JSONText()
    for scene in request.scenes {
      let times = Measurement(scene, threads: request.threads)
      let figures = [times.median, times.p95, times.least].map { "\($0)" }.joined(separator: " ")
      try StandardOutput.write(
        "\(scene.name) \(scene.variant) \(figures) \(times.samples.count)\n")
      report.beginObject()
      report.member("scene", scene.name)
      report.member("medianMs", times.median)
      report.member("p95Ms", times.p95)
      report.member("minMs", times.least)
      report.member("samples", times.samples.count)
      report.endObject()
    }
    if let json = request.json { try Files.write(report.bytes, to: json) }
  }

  private static func reportStages() throws {
    for cost in StageCost.all() {
      let each = cost.pixels > 0 ? " \(cost.median * 1000 / Double(cost.pixels))" : ""
      try StandardOutput.write("\(cost.name) \(cost.median) \(cost.least)\(each)\n")
    }
  }

  /// Ends with status 1 when a scene asks for memory frame by frame.
  private static func reportAllocations(of scenes: [BenchScene]) throws {
    var isClean = true
    for scene in scenes {
      let count = Measurement.allocations(of: scene)
      try StandardOutput.write("\(scene.name) \(count)\n")
      isClean = isClean && count == 0
    }
    if !isClean { exit(1) }
  }

  private static func writePictures(of scenes: [BenchScene], to folder: String) throws {
    for scene in scenes where !scene.isStepwise {
      let picture = Measurement.picture(of: scene)
      do {
        try Files.write(PNGFile.encode(picture), to: "\(folder)/\(scene.name).png")
      } catch {
        fail("cannot write a picture: \(error)")
      }
    }
  }
}
