/// A font of the system that stands in for glyphs the chosen faces lack.
public struct FallbackFont: Hashable, Sendable {
  /// Where the file would lie; a missing file is skipped without a word.
  public var path: String
  /// The scalar values the font is asked for; empty means every one.
  ///
  /// The limits keep large fonts closed until a text needs their script.
  public var coverage: [ClosedRange<UInt32>]

  /// Names a fallback font; it is asked for every scalar value unless `coverage` says otherwise.
  public init(path: String, coverage: [ClosedRange<UInt32>] = []) {
    self.path = path
    self.coverage = coverage
  }

  /// Whether the font is worth opening for a scalar.
  func mayCover(_ scalar: Unicode.Scalar) -> Bool {
    coverage.isEmpty || coverage.contains { $0.contains(scalar.value) }
  }
}

/// The font files a typesetter may use, in the order in which they are asked for a glyph.
///
/// The order is: the user's files, the bundled face of the wanted weight, the bundled face of the
/// nearest other weight, the fallbacks. TrueType and OpenType files (also collections, of which the
/// first face is taken) of at most 64 MiB are understood.
public struct FontFiles: Hashable, Sendable {
  /// The files the user asked for, used for all weights; each must be usable.
  public var user: [String]
  /// The file of the regular weight that comes with the program, if its place is known.
  public var bundledRegular: String?
  /// The file of the medium weight that comes with the program, if its place is known.
  public var bundledMedium: String?
  /// The file of the bold weight that comes with the program, if its place is known.
  ///
  /// It is opened when a bold text is first drawn; where it is missing, medium stands in.
  public var bundledBold: String?
  /// The fonts of the system, opened only when a glyph is missing so far.
  public var fallbacks: [FallbackFont]

  /// Lists font files; by default only the fallbacks of the system.
  public init(
    user: [String] = [], bundledRegular: String? = nil, bundledMedium: String? = nil,
    bundledBold: String? = nil,
    fallbacks: [FallbackFont] = FontFiles.systemFallbacks
  ) {
    self.user = user
    self.bundledRegular = bundledRegular
    self.bundledMedium = bundledMedium
    self.bundledBold = bundledBold
    self.fallbacks = fallbacks
  }

  /// Lists the files of a folder that holds `Roboto-Regular.ttf`, `Roboto-Medium.ttf` and
  /// `Roboto-Bold.ttf`.
  public init(
    folder: String, user: [String] = [], fallbacks: [FallbackFont] = FontFiles.systemFallbacks
  ) {
    self.init(
      user: user, bundledRegular: "\(folder)/Roboto-Regular.ttf",
      bundledMedium: "\(folder)/Roboto-Medium.ttf", bundledBold: "\(folder)/Roboto-Bold.ttf",
      fallbacks: fallbacks)
  }
}
