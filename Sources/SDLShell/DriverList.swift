/// The video drivers that may be used.
struct DriverList {
  /// Their names in the order of preference.
  let names: [String]
  private let isExplicit: Bool

  /// Follows the options, then SDL_VIDEODRIVER, then what SDL was built with.
  init(_ options: ShellOptions) {
    if let explicit = options.videoDriver ?? VideoSystem.environment("SDL_VIDEODRIVER") {
      self.init(explicit: explicit)
    } else {
      let wayland = ["WAYLAND_DISPLAY", "WAYLAND_SOCKET"].contains {
        VideoSystem.environment($0) != nil
      }
      self.init(
        available: VideoSystem.allDrivers, prefersWayland: wayland,
        canFindWayland: wayland || VideoSystem.environment("XDG_RUNTIME_DIR") != nil)
    }
  }

  /// Names that someone gave, separated by commas.
  init(explicit: String) {
    let known = VideoSystem.allDrivers
    names = explicit.split(separator: ",").map { name in
      // In SDL's spelling, because some drivers compare letter by letter.
      known.first { $0.lowercased() == name.lowercased() } ?? String(name)
    }
    isExplicit = true
  }

  /// All available drivers that show pictures.
  ///
  /// SDL's own order has X11 first. Where Wayland cannot be found it is not tried: without a place
  /// for its socket its library only writes a complaint to standard error.
  init(available: [String], prefersWayland: Bool, canFindWayland: Bool) {
    let seeing = available.filter { !VideoSystem.blindDrivers.contains($0.lowercased()) }
    let isWayland = { (name: String) in name.lowercased() == "wayland" }
    let others = seeing.filter { !isWayland($0) }
    let wayland = canFindWayland ? seeing.filter(isWayland) : []
    names = prefersWayland ? wayland + others : others.prefix(1) + wayland + others.dropFirst()
    isExplicit = false
  }

  /// Whether a driver that SDL started is one that was asked for or shows pictures.
  func accepts(_ driver: String) -> Bool {
    if isExplicit, names.contains(where: { $0.lowercased() == driver.lowercased() }) { return true }
    return !VideoSystem.blindDrivers.contains(driver.lowercased())
  }
}
