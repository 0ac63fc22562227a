/// Something that happened to the window or the program.
public nonisolated enum ShellEvent: Hashable, Sendable {
  /// The user or the system asks the program to end.
  case quit
  /// A key went down, or is held and repeats. Combinations with Control, Alt or the logo key belong
  /// to the desktop and are not reported.
  case key(Key, repeated: Bool)
  /// The window has another size in device pixels; lay out again.
  case resized
  /// A part of the window has to be shown again; present, even without damage.
  case exposed
  /// The window can be seen (true), or was hidden or minimised (false).
  case visibility(Bool)
  /// The renderer lost what it drew; the next present shows everything again by itself.
  case renderTargetsReset
  /// The renderer lost its textures; the next present makes them anew by itself.
  case deviceReset
  /// A display came, went, or changed, or the window moved to another one.
  case displayChanged
  /// The keyboard now goes to the window (true) or elsewhere (false).
  case focus(Bool)
  /// An `EventWaker` was used.
  case wake
}
