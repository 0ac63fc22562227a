/// Something a person can do in the gallery.
nonisolated enum GalleryCommand: Hashable, Sendable {
  /// Goes on to the next look, or back for a negative number.
  case look(Int)
  /// Chooses a property further down the list, or further up.
  case property(Int)
  /// Moves the value of the chosen property by small steps.
  case change(Int)
  /// Moves it by many of them, or to the end of what has no steps.
  case leap(Int)
  /// Sends a progress in hundredths.
  case progress(Int)
  /// Plays a run from 0 to 100 %.
  case play
  /// Stops the time, or lets it go on.
  case pause
  /// Moves the time on by one frame, and stops it.
  case step
  /// Lets time pass faster, or slower.
  case speed(Int)
  /// Changes to the next theme.
  case theme
  /// Gives the chosen property back the value that the look has.
  case resetProperty
  /// Gives the look back all its values.
  case resetLook
  /// Changes between full screen and a window.
  case fullscreen
  /// Shows and hides the keys.
  case help
  /// Shows and hides the frame times.
  case graph
  /// Saves what is on the screen.
  case save
  /// Closes what lies on top, or else the gallery.
  case close
  /// Closes the gallery.
  case quit
}

/// What a command asks of those around the gallery.
nonisolated enum GalleryRequest: Equatable, Sendable {
  /// Change between full screen and a window.
  case toggleFullscreen
  /// Print how to get the picture that now stands on the screen.
  case save(GalleryStill)
  /// End.
  case quit
}
