import Board
import CommandLineOptions
import Geometry
import Lettering
import Motion
import Raster

extension Options.Size {
  /// The size of a picture of so many device pixels.
  ///
  /// - Throws: a usage failure that begins with `origin`, what the size comes from.
  fileprivate init(pixels: Geometry.Size, origin: String) throws(Failure) {
    // At most the largest side times the largest scale.
    let (width, height) = (Int(pixels.width), Int(pixels.height))
    guard let size = Options.Size(width: width, height: height) else {
      throw .usage(
        "\(origin) is \(width)x\(height); at most \(Options.Size.longestSide) pixels a "
          + "side and \(Options.Size.mostPixels) in all are allowed")
    }
    self = size
  }
}

extension Options.Appearance {
  /// The size in device pixels of a picture without a display.
  var pixelSize: Options.Size {
    get throws(Failure) {
      func scaled(_ side: Int) -> Double { max(1, (Double(side) * (scale ?? 1)).rounded()) }
      return try Options.Size(
        pixels: Geometry.Size(width: scaled(size.width), height: scaled(size.height)),
        origin: "--size times --scale")
    }
  }
}

/// A picture in memory that panels are drawn on.
struct Easel: ~Copyable {
  private var stage: Stage
  private var picture: PixelBuffer
  private let scale: Double

  init(_ options: Options.Appearance, typesetter: Typesetter) throws(Failure) {
    let size = try options.pixelSize
    stage = Stage(typesetter: typesetter)
    picture = PixelBuffer(width: size.width, height: size.height)
    scale = options.scale ?? 1
  }

  /// A picture of a contact sheet.
  init(_ sheet: ContactSheet, typesetter: Typesetter) throws(Failure) {
    let size = try Options.Size(pixels: sheet.pixelSize, origin: "the sheet times --scale")
    stage = Stage(typesetter: typesetter)
    picture = PixelBuffer(width: size.width, height: size.height)
    scale = sheet.scale
    Self.draw(stage.compose(sheet).damage, of: &stage, into: &picture)
  }

  /// Draws a panel, or a wall of them, as it is at an instant; only what changed since the last time is
  /// drawn.
  mutating func draw(_ exhibit: some Exhibit, at instant: AnimationInstant) {
    let layout = picture.layout
    let change = stage.compose(
      exhibit, overlay: nil,
      size: Size(width: Double(layout.width), height: Double(layout.height)), scale: scale,
      at: instant)
    Self.draw(change.damage, of: &stage, into: &picture)
  }

  /// Separate parameters, because a closure may not use one part of a value while another changes.
  private static func draw(
    _ damage: DamageRegion, of stage: inout Stage, into picture: inout PixelBuffer
  ) {
    let layout = picture.layout
    picture.withMutablePixels { pixels in
      stage.picture.draw(damage, into: &pixels, layout: layout)
    }
  }

  /// The hash of the pixels as 16 hexadecimal digits.
  var hash: String { PictureFile.hash(picture) }

  /// Writes the picture as a PNG; `-` is standard output.
  func writePNG(to path: String) throws(Failure) {
    try PictureFile.write(picture, to: path)
  }
}
