/// Lays runs of source pixels over the picture (source-over on premultiplied pixels).
enum Compositor {
  /// Lays one pixel value, weakened by a coverage, over a range of the picture.
  static func blend(
    _ pixel: UInt32, coverage: UInt8, over range: Range<Int>, of pixels: inout MutableSpan<UInt32>
  ) {
    let source = PremultipliedPixel.scale(pixel, by: UInt32(coverage))
    if source >> 24 == 255 {
      for index in range { pixels[index] = source }
    } else if source != 0 {
      for index in range { pixels[index] = PremultipliedPixel.over(source, pixels[index]) }
    }
  }

  /// Lays source pixels, weakened by one coverage, over a range of the picture.
  static func blend(
    _ sources: [UInt32], coverage: UInt8, over range: Range<Int>,
    of pixels: inout MutableSpan<UInt32>
  ) {
    let start = range.lowerBound
    for index in range {
      let source = PremultipliedPixel.scale(sources[index &- start], by: UInt32(coverage))
      pixels[index] = PremultipliedPixel.over(source, pixels[index])
    }
  }

  /// Lays one pixel value, weakened by a coverage for each pixel, over a range of the picture.
  static func blend(
    _ pixel: UInt32, mask: Span<UInt8>, from maskStart: Int, over range: Range<Int>,
    of pixels: inout MutableSpan<UInt32>
  ) {
    var position = maskStart
    for index in range {
      let coverage = mask[position]
      position &+= 1
      if coverage == 0 { continue }
      let source = PremultipliedPixel.scale(pixel, by: UInt32(coverage))
      pixels[index] = PremultipliedPixel.over(source, pixels[index])
    }
  }
}
