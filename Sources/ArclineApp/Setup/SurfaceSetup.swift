import CommandLineOptions
import Platform

extension Options {
  /// The surface that the options ask for, where presenting may wait for the display or not.
  func makeSurface(wantsVerticalSync: Bool = true) throws(Failure) -> any Surface {
    guard window.isHeadless else {
      return try WindowSurface(self, wantsVerticalSync: wantsVerticalSync)
    }
    let size = try appearance.pixelSize
    do throws(SystemError) {
      return try HeadlessSurface(
        width: size.width, height: size.height, scale: appearance.scale ?? 1)
    } catch {
      throw .runtime(error.description)
    }
  }
}
