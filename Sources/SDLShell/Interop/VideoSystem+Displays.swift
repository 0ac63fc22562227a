internal import CSDL2

extension VideoSystem {
  /// The displays there are now.
  static var displays: [DisplayInfo] {
    (0..<max(0, SDL_GetNumVideoDisplays())).map { index in
      var bounds = SDL_Rect()
      var mode = unsafe SDL_DisplayMode()
      _ = unsafe SDL_GetDisplayBounds(index, &bounds)
      let hasMode = unsafe SDL_GetCurrentDisplayMode(index, &mode) == 0
      let name = unsafe SDL_GetDisplayName(index).map { unsafe String(cString: $0) }
      return DisplayInfo(
        index: Int(index), name: name ?? "",
        frame: (Int(bounds.x), Int(bounds.y), Int(bounds.w), Int(bounds.h)),
        refreshRate: unsafe hasMode ? max(0, Int(mode.refresh_rate)) : 0)
    }
  }
}
