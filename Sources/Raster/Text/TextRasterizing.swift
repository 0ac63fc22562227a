public import Scene

/// Something that turns text into coverage.
public protocol TextRasterizing: TextMeasuring {
  /// The coverage of a run; the mask's origin is the run's origin on the baseline.
  ///
  /// Empty and blank text gives an empty mask; a glyph that no face has is drawn as a box.
  func mask(of run: TextRun) -> CoverageMask
}
