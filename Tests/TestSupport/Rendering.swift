public import Geometry
public import Raster
public import Scene

/// Draws a display list with a new rasterizer and returns its pixels, row by row.
///
/// What lies outside `region` stays transparent black; by default everything is drawn.
public func render(
  _ list: DisplayList, width: Int, height: Int, region: DamageRegion? = nil,
  text: some TextRasterizing = NoText()
) -> [UInt32] {
  var rasterizer = Rasterizer()
  var picture = PixelBuffer(width: width, height: height)
  _ = rasterizer.prepare(list, text: text)
  rasterizer.draw(region ?? DamageRegion(picture.bounds), into: &picture)
  return picture.pixels
}

/// Draws one shape in one colour over a background.
public func render(
  _ shape: Shape, color: Color = .white, background: Color = .black, width: Int, height: Int
) -> [UInt32] {
  var list = DisplayList(background: background)
  list.fill(shape, with: color)
  return render(list, width: width, height: height)
}

extension Rasterizer {
  /// Draws the prepared list inside a region of a picture.
  public mutating func draw(_ region: DamageRegion, into picture: inout PixelBuffer) {
    let layout = picture.layout
    picture.withMutablePixels { pixels in draw(region, into: &pixels, layout: layout) }
  }
}
