internal import Scene

/// The faces of a typesetter: their bytes, their order of preference, their open sizes.
final class FaceSet {
  /// Names a face within the set.
  typealias ID = Int

  private struct Face {
    var source: FallbackFont
    /// Nil before the file is read and after reading it failed.
    var data: FontData?
    var isUnusable = false
  }

  private struct SizeKey: Hashable {
    var face: ID
    var size: Int
  }

  /// The memory that glyphs kept by open fonts may take together, in bytes.
  private static let glyphMemoryLimit = 64 << 20
  /// How many glyphs of a full em a font is taken to keep.
  private static let glyphsPerFont = 16
  /// A size at which every usable face opens.
  private static let probeSize = 16

  /// What went wrong without stopping the work, one line each.
  private(set) var warnings: [String] = []
  /// The number of fonts opened so far.
  private(set) var openings = 0

  private let library: FontLibrary?
  private var faces: [Face] = []
  private var chains: [FontWeight: [ID]] = [:]
  private var fonts: LRUCache<SizeKey, SizedFont>

  /// Reads the user's and the bundled files; a user's file that cannot be used is an error.
  init(_ files: FontFiles, openFontLimit: Int) throws(LetteringError) {
    library = FontLibrary()
    fonts = LRUCache(countLimit: openFontLimit, costLimit: Self.glyphMemoryLimit)
    if library == nil { warnings.append("text: SDL_ttf cannot start: \(FontLibrary.lastError)") }
    var user: [ID] = []
    for path in files.user { user.append(try addChecked(path)) }
    let regular = files.bundledRegular.flatMap(addOrWarn)
    let medium = files.bundledMedium.flatMap(addOrWarn)
    // Few pictures have bold text: its file is read when the first one comes.
    let bold = files.bundledBold.map { add(Face(source: FallbackFont(path: $0))) }
    let fallbacks = files.fallbacks.map { add(Face(source: $0)) }
    chains[.regular] = user + [regular, medium].compactMap(\.self) + fallbacks
    chains[.medium] = user + [medium, regular].compactMap(\.self) + fallbacks
    chains[.bold] = user + [bold, medium, regular].compactMap(\.self) + fallbacks
    warnAboutMissingFaces(hasOwnFace: !user.isEmpty || regular != nil || medium != nil)
  }

  /// The number of fonts open now.
  var openCount: Int { fonts.count }

  /// The faces to ask for a glyph, the preferred one first.
  func chain(for weight: FontWeight) -> [ID] { chains[weight] ?? [] }

  /// The first usable face of a weight that draws text of any kind.
  func primary(for weight: FontWeight, size: Int) -> ID? {
    chain(for: weight).first { faces[$0].source.coverage.isEmpty && font($0, size: size) != nil }
  }

  /// The first face of a weight that has a scalar's glyph.
  func face(for scalar: Unicode.Scalar, weight: FontWeight, size: Int) -> ID? {
    chain(for: weight).first { id in
      guard faces[id].source.mayCover(scalar) else { return false }
      return font(id, size: size)?.provides(scalar) ?? false
    }
  }

  /// A face at a size, opened when it is not open; nil when the face cannot be used.
  func font(_ id: ID, size: Int) -> SizedFont? {
    let key = SizeKey(face: id, size: size)
    if let font = fonts.value(for: key) { return font }
    guard let data = loadedData(of: id), let library else { return nil }
    guard let font = try? SizedFont(data: data, size: size, library: library) else { return nil }
    openings += 1
    fonts.insert(font, cost: size * size * Self.glyphsPerFont, for: key)
    return font
  }

  /// The bytes of a face; a fallback and the bold face are read when they are first asked for.
  private func loadedData(of id: ID) -> FontData? {
    if let data = faces[id].data { return data }
    guard !faces[id].isUnusable else { return nil }
    faces[id].data = try? FontData(path: faces[id].source.path)
    faces[id].isUnusable = faces[id].data == nil
    return faces[id].data
  }

  private func add(_ face: Face) -> ID {
    faces.append(face)
    return faces.count - 1
  }

  private func addChecked(_ path: String) throws(LetteringError) -> ID {
    let data = try FontData(path: path)
    if let library {
      do {
        _ = try SizedFont(data: data, size: Self.probeSize, library: library)
      } catch {
        throw LetteringError(path: path, reason: error.reason)
      }
    }
    return add(Face(source: FallbackFont(path: path), data: data))
  }

  private func addOrWarn(_ path: String) -> ID? {
    do {
      return try addChecked(path)
    } catch {
      warnings.append(error.description)
      return nil
    }
  }

  private func warnAboutMissingFaces(hasOwnFace: Bool) {
    guard !hasOwnFace, library != nil else { return }
    if let id = primary(for: .regular, size: Self.probeSize) {
      warnings.append("text: no bundled font can be used; using \(faces[id].source.path)")
    } else {
      warnings.append("text: no font can be used; every character is drawn as a box")
    }
  }
}
