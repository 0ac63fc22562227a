package import Scene

/// A scene to be timed: a display list for every value of progress.
package struct BenchScene: Sendable {
  /// The name by which the scene is chosen.
  package let name: String
  /// How the scene is drawn, in a word.
  package let variant: String
  /// The picture's size in pixels.
  package let width, height: Int
  /// The frames or steps of one sample.
  package let moments: [Moment]
  /// Whether a sample goes through steps, each of which draws only what changed.
  package let isStepwise: Bool
  /// Adds what is drawn at a moment to an empty list.
  package let draw: @Sendable (Moment, inout DisplayList) -> Void

  /// What a frame depends on.
  package struct Moment: Sendable {
    /// The progress, 0…1.
    package var progress: Double
    /// How far the pattern has moved, in pixels.
    package var offset = 0.0
    /// What the shadow is blurred more than usual, in pixels.
    package var blur = 0.0

    package init(progress: Double, offset: Double = 0, blur: Double = 0) {
      self.progress = progress
      self.offset = offset
      self.blur = blur
    }
  }

  /// One frame again and again.
  ///
  /// The progress alternates by 3·10⁻⁴, about a pixel on the largest ring: without it the second frame
  /// would find its geometry worked out already, and the cost of a new value would not be measured.
  init(
    _ name: String, _ width: Int, _ height: Int, progress: Double = 0.7,
    draw: @escaping @Sendable (Moment, inout DisplayList) -> Void
  ) {
    self.init(
      name, "list", width, height, [Moment(progress: progress), Moment(progress: progress + 3e-4)],
      isStepwise: false, draw)
  }

  package init(
    _ name: String, _ variant: String, _ width: Int, _ height: Int, _ moments: [Moment],
    isStepwise: Bool, _ draw: @escaping @Sendable (Moment, inout DisplayList) -> Void
  ) {
    self.name = name
    self.variant = variant
    self.width = width
    self.height = height
    self.moments = moments
    self.isStepwise = isStepwise
    self.draw = draw
  }

  /// The steps from one half on, each of half a percent.
  package func steps() -> BenchScene {
    BenchScene(
      name + "step", "damage", width, height,
      (0..<40).map { Moment(progress: 0.5 + 0.005 * Double($0)) },
      isStepwise: true, draw)
  }
}
