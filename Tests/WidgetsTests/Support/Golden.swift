import Raster
import Scene
import TestSupport
import Testing

/// Pictures that were looked at once and must stay as they are.
///
/// `ARCLINE_RECORD=1 swift test` records them anew; look at every one before keeping it.
enum Golden {
  /// The greatest difference of a level that counts as none.
  static let levelTolerance = 2.0
  /// The greatest share of pixels that may differ by more.
  static let shareTolerance = 0.005

  private static var folder: String {
    "\(#filePath)".split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
      .joined(separator: "/") + "/Goldens"
  }

  /// Compares a picture with the golden of a name, or records it when that is asked for.
  static func expect(
    _ pixels: [UInt32], width: Int, named name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let path = "\(folder)/\(name).png"
    if FileBytes.isSet("ARCLINE_RECORD") {
      var picture = PixelBuffer(width: width, height: pixels.count / width)
      picture.withMutablePixels { target in
        for index in pixels.indices { target[index] = pixels[index] }
      }
      let isWritten = FileBytes.write(try PNGFile.encode(picture), to: path)
      #expect(isWritten, "cannot write \(path)", sourceLocation: sourceLocation)
      return
    }
    let bytes = try #require(
      FileBytes.read(path), "the golden \(name) is missing", sourceLocation: sourceLocation)
    let golden = try PNGFile.decode(bytes).pixels
    let isSameSize = golden.count == pixels.count
    try #require(isSameSize, "\(name) has another size", sourceLocation: sourceLocation)
    let deviating = zip(pixels, golden).count { one, other in
      ExactPixel(packed: one).difference(to: ExactPixel(packed: other)) > levelTolerance
    }
    #expect(
      Double(deviating) <= shareTolerance * Double(pixels.count),
      "\(name): \(ImageDifference(pixels, expected: golden, width: width))",
      sourceLocation: sourceLocation)
  }
}
