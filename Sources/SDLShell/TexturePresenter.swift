internal import Geometry
internal import Raster

/// Draws into a picture in memory, uploads what changed, and shows all of it through textures.
///
/// The renderer's own picture is never relied on: after a present its content is undefined.
final class TexturePresenter: Presenter {
  private(set) var counters = PresentationCounters()
  private let window: NativeWindow
  private let renderer: Renderer
  /// The greatest side of a texture in pixels, less where the renderer could not keep it.
  private var sideLimit: Int
  private let promisedSideLimit: Int
  private var picture = PixelBuffer(width: 0, height: 0)
  private var tiles: [TileTexture] = []
  private var isValid = false
  private var isUploaded = false
  private var isShown = false

  /// Makes a presenter; textures are made by the first frame.
  init(
    window: NativeWindow, options: WindowOptions, requirement: Renderer.Requirement
  ) throws(SDLError) {
    self.window = window
    renderer = try Renderer(
      window: window, requirement: requirement, wantsVerticalSync: options.wantsVerticalSync)
    promisedSideLimit = min(renderer.maximumTextureSide, options.maximumTextureSide ?? .max)
    sideLimit = promisedSideLimit
  }

  var name: String { "textures (\(renderer.driver))" }

  /// Whether the textures are drawn by the processor, so that drawing in place would be cheaper.
  var isSoftware: Bool { renderer.driver == "software" || renderer.isSoftwareOpenGL }

  func outputSize() throws(SDLError) -> (width: Int, height: Int) { try renderer.outputSize() }

  func present(
    _ damage: DamageRegion, draw: DrawCallback, presenting: () -> Void
  ) throws(SDLError) -> PresentOutcome {
    let size = try renderer.outputSize()
    guard size.width > 0, size.height > 0 else { return .skipped }
    if picture.width != size.width || picture.height != size.height {
      discardTiles()
      picture = PixelBuffer(width: size.width, height: size.height)
      isValid = false
    }
    if tiles.isEmpty { try makeTiles() }
    let bounds = picture.bounds
    let region = isValid ? damage.clipped(to: bounds) : DamageRegion(bounds)
    guard !region.isEmpty || !isUploaded || !isShown else { return .skipped }
    let stale = isValid && isUploaded ? region : DamageRegion(bounds)
    // Stay false when something fails on the way, so that the next frame mends it.
    (isUploaded, isShown) = (false, false)
    if !region.isEmpty {
      let layout = picture.layout
      picture.withMutablePixels { draw(&$0, layout, region) }
    }
    isValid = true
    for tile in tiles {
      for rect in stale.rects { try tile.upload(rect, of: picture) }
    }
    isUploaded = true
    for tile in tiles { try tile.draw() }
    presenting()
    renderer.present()
    isShown = true
    counters.framesPresented += 1
    return .presented
  }

  func invalidate() { isValid = false }

  func markUnshown() {
    isUploaded = false
    isShown = false
  }

  func markTexturesLost() {
    discardTiles()
    markUnshown()
  }

  func readBack() throws(SDLError) -> [UInt32] {
    for tile in tiles { try tile.draw() }
    return try renderer.readPixels(width: picture.width, height: picture.height)
      .map { $0 | 0xFF00_0000 }
  }

  func close() {
    discardTiles()
    renderer.close()
  }

  /// Makes the textures, in smaller tiles when the renderer cannot keep what it promised.
  private func makeTiles() throws(SDLError) {
    isUploaded = false
    while true {
      do throws(SDLError) {
        let grid = TileGrid(width: picture.width, height: picture.height, limit: sideLimit)
        for area in grid.tiles {
          tiles.append(try TileTexture(area: area, renderer: renderer))
          counters.texturesMade += 1
        }
        return
      } catch {
        discardTiles()
        // From the picture's own size, since a greater limit would cut it no smaller.
        let next = min(sideLimit, max(picture.width, picture.height)) / 2
        guard next >= TileGrid.leastLimit else {
          // It is not the size: the next frame may begin again.
          sideLimit = promisedSideLimit
          throw error
        }
        sideLimit = next
      }
    }
  }

  private func discardTiles() {
    for tile in tiles { tile.close() }
    counters.texturesFreed += tiles.count
    tiles.removeAll()
  }
}
