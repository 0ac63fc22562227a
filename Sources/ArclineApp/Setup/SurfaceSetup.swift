import CommandLineOptions
import Platform

extension Options {
  /// The surface that the options ask for, where presenting may wait for the display or not.
  ///
  /// `stopRequest` says whether waiting for a display has still a point.
  func makeSurface(
    wantsVerticalSync: Bool = true, stopRequest: @escaping () -> Signal? = { nil }
  ) throws(Failure) -> any Surface {
    guard window.isHeadless else {
      return try WindowSurface(
        self, wantsVerticalSync: wantsVerticalSync, stopRequest: stopRequest)
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
