import Feeds
import Platform
import Raster

/// Times the canonical scenes, drawn through the code that the widgets use.
@main
struct Main {
  private static let usage = """
    Usage: arcline-bench [--scenes S1,S2,…] [--json FILE] [--pictures DIR] [--list]
    Prints a line a scene: SCENE VARIANT median_ms p95_ms min_ms samples

    """

  static func main() throws {
    var names: [String]?
    var json: String?
    var pictures: String?
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      switch argument {
      case "--list":
        return try StandardOutput.write(
          SceneCatalogue.all.map(\.name).joined(separator: "\n") + "\n")
      case "--scenes": names = arguments.popFirst()?.split(separator: ",").map(String.init)
      case "--json": json = arguments.popFirst()
      case "--pictures": pictures = arguments.popFirst()
      default: return try StandardOutput.write(usage)
      }
    }
    let scenes = SceneCatalogue.all.filter { names?.contains($0.name) ?? true }
    if let pictures { try writePictures(of: scenes, to: pictures) }
    var report = JSONText()
    for scene in scenes {
      let times = Measurement(scene)
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
    if let json { try Files.write(report.bytes, to: json) }
  }

  private static func writePictures(of scenes: [BenchScene], to folder: String) throws {
    for scene in scenes where !scene.isStepwise {
      let picture = Measurement.picture(of: scene)
      try Files.write(PNGFile.encode(picture), to: "\(folder)/\(scene.name).png")
    }
  }
}
