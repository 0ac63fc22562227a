/// A window together with the best way to draw on it.
struct PresenterChoice {
  let window: NativeWindow
  let presenter: any Presenter
  let fallbackReason: String?

  /// Makes a window and chooses how to draw on it, following the options.
  init(_ options: WindowOptions) throws(SDLError) {
    switch options.presentation {
    case .surface:
      self = try Self.surface(options, because: nil)
    case .textures:
      self = try Self.textures(options, requirement: .any)
    case .automatic:
      self = try Self.automatic(options)
    }
  }

  private init(window: NativeWindow, presenter: any Presenter, fallbackReason: String?) {
    self.window = window
    self.presenter = presenter
    self.fallbackReason = fallbackReason
  }

  private static func automatic(_ options: WindowOptions) throws(SDLError) -> PresenterChoice {
    let requested = VideoSystem.requestedRenderDriver
    if requested == "software" {
      return try surface(options, because: "SDL_RENDER_DRIVER asks for software")
    }
    // Merely loading a software OpenGL costs more memory than the whole program.
    if requested == nil, !GraphicsHardware.isPresent {
      return try surface(options, because: "no graphics processor was found")
    }
    do throws(SDLError) {
      return try textures(
        options, requirement: .accelerated, acceptsSoftware: requested != nil)
    } catch {
      return try surface(options, because: error.message)
    }
  }

  private static func surface(
    _ options: WindowOptions, because reason: String?
  ) throws(SDLError) -> PresenterChoice {
    let window = try NativeWindow(options)
    do throws(SDLError) {
      return PresenterChoice(
        window: window, presenter: try SurfacePresenter(window: window), fallbackReason: reason)
    } catch {
      window.close()
      throw error
    }
  }

  private static func textures(
    _ options: WindowOptions, requirement: Renderer.Requirement, acceptsSoftware: Bool = true
  ) throws(SDLError) -> PresenterChoice {
    let window = try NativeWindow(options)
    do throws(SDLError) {
      let presenter = try TexturePresenter(
        window: window, options: options, requirement: requirement)
      if !acceptsSoftware, presenter.isSoftware {
        presenter.close()
        throw SDLError(
          operation: "use textures", message: "OpenGL runs on the processor")
      }
      return PresenterChoice(window: window, presenter: presenter, fallbackReason: nil)
    } catch {
      // A window that once had a renderer cannot be trusted to give a surface: it is made anew.
      window.close()
      throw error
    }
  }
}
