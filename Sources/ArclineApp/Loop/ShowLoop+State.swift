import Platform

extension ShowLoop {
  /// Tells on standard error how the job and the loop stand, then rings the bell.
  func tell(_ job: String, _ bell: WakePipe) {
    let pixels = surface.pixelSize
    let visibility = surface.isVisible ? "" : ", not visible"
    Messages.report(
      "SIGQUIT: \(job); \(pixels.width)x\(pixels.height) pixels by \(surface.presentation)"
        + visibility)
    let figures = ShowStatistics.text(of: self).dropLast()
    Messages.report("SIGQUIT: " + String(decoding: figures, as: UTF8.self))
    bell.signal()
  }
}
