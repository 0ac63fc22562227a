import Geometry
import Lettering
import Motion
import Platform
package import Raster
import Scene
import Widgets

/// Where a picture is drawn: what is there already depends on it.
struct DrawingTarget: Equatable {
  /// The window, or nil for memory of the caller.
  let owner: ObjectIdentifier?
  let area: PixelArea

  init(owner: ObjectIdentifier? = nil, _ area: PixelArea) {
    self.owner = owner
    self.area = area
  }
}

extension ProgressView {
  /// Draws the picture of a time into memory: opaque pixels 0xFFRRGGBB, row by row.
  ///
  /// - Parameters:
  ///   - pixels: The memory, at least `area.stride` × `area.height` pixels.
  ///   - area: How the picture lies in it; columns beyond its width are left alone.
  ///   - time: Now.
  ///   - changesOnly: Whether the memory holds what the last call drew, so that only what differs
  ///     has to be drawn; another area draws everything.
  /// - Returns: Whether any pixel was drawn.
  /// - Throws: ``DrawingError`` for an area or memory out of range, and for a font of the caller
  ///   that cannot be used; nothing is drawn then.
  @discardableResult
  public func draw(
    into pixels: inout MutableSpan<UInt32>, _ area: PixelArea, at time: Duration,
    changesOnly: Bool = false
  ) throws(DrawingError) -> Bool {
    let layout = try area.layout(in: pixels.count)
    if !changesOnly { target = nil }
    let damage = try compose(DrawingTarget(area), at: time)
    rasterizer.draw(damage, into: &pixels, layout: layout)
    return !damage.isEmpty
  }

  /// The picture of a time as the bytes of a PNG file.
  ///
  /// - Throws: ``DrawingError`` for an area out of range, and for a font of the caller that cannot
  ///   be used.
  public func png(_ area: PixelArea, at time: Duration = .zero) throws(DrawingError) -> [UInt8] {
    var whole = area
    whole.stride = area.width
    let layout = try whole.layout()
    target = nil
    let damage = try compose(DrawingTarget(area), at: time)
    // The next picture is of other pixels.
    target = nil
    var picture = PixelBuffer(width: layout.width, height: layout.height)
    picture.withMutablePixels { rasterizer.draw(damage, into: &$0, layout: layout) }
    do throws(PNGError) {
      return try PNGFile.encode(picture)
    } catch {
      throw DrawingError("cannot encode the picture: \(error.reason)")
    }
  }

  /// Writes the picture of a time as a PNG file, in place of one that is there.
  ///
  /// - Throws: ``DrawingError`` as ``png(_:at:)`` does, and when the file cannot be written.
  public func writePNG(
    to path: String, _ area: PixelArea, at time: Duration = .zero
  ) throws(DrawingError) {
    let bytes = try png(area, at: time)
    do throws(FileError) {
      try Files.write(bytes, to: path)
    } catch {
      throw DrawingError("cannot write the picture: \(error.description)")
    }
  }

  // MARK: - For windows

  /// Composes the picture of a time for a window and returns where it differs from what is there.
  package func compose(
    for owner: AnyObject, _ area: PixelArea, at time: Duration
  ) throws(DrawingError) -> DamageRegion {
    try compose(DrawingTarget(owner: ObjectIdentifier(owner), area), at: time)
  }

  /// Makes the next picture differ everywhere.
  package func forgetPicture() { target = nil }

  /// Draws a region of the composed picture.
  package func draw(
    _ region: DamageRegion, into pixels: inout MutableSpan<UInt32>, layout: PixelLayout
  ) {
    rasterizer.draw(region, into: &pixels, layout: layout)
  }

  // MARK: - Composing

  private func compose(
    _ new: DrawingTarget, at time: Duration
  ) throws(DrawingError) -> DamageRegion {
    let typesetter = try openTypesetter()
    advance(to: time)
    let size = (width: new.area.width, height: new.area.height)
    let area = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    list.removeAll()
    list.background = theme.colors.background
    look.base.draw(
      frame(in: area, scale: new.area.scale, at: time.instant), theme: theme.colors,
      text: typesetter,
      into: &list)
    let changes = rasterizer.prepare(list, text: typesetter)
    defer { target = new }
    guard target != new else { return changes }
    return DamageRegion(IntRect(x: 0, y: 0, width: size.width, height: size.height))
  }

  private func openTypesetter() throws(DrawingError) -> Typesetter {
    if let typesetter { return typesetter }
    let files =
      if let folder = FontFolder.find(others: [Self.checkoutFonts]) {
        FontFiles(folder: folder, user: fonts)
      } else {
        FontFiles(user: fonts)
      }
    do throws(LetteringError) {
      let opened = try Typesetter(fontFiles: files)
      typesetter = opened
      return opened
    } catch {
      throw DrawingError(error.description)
    }
  }

  /// The fonts in the sources of this package, for programs that are built elsewhere.
  private static let checkoutFonts: String = {
    // Sources/ArclineKit/View/ProgressView+Drawing.swift is four steps below the root.
    let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    return "/\(root)/Assets/Fonts"
  }()

  /// Everything that decides how the picture looks at an instant.
  func frame(in area: Rect, scale: Double, at instant: AnimationInstant) -> IndicatorFrame {
    var frame = IndicatorFrame(
      area: area, scale: scale, value: journal.animator.value(at: instant), phase: phases.phase,
      instant: instant, previousPhase: phases.previous, phaseAge: phases.age(at: instant),
      reducesMotion: reducesMotion)
    frame.target = isIndeterminate ? nil : journal.animator.target
    frame.percentStyle = percentStyle
    frame.reading = reading
    return frame
  }
}
