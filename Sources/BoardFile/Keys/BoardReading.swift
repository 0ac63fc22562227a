/// What is known while a board file is read: the catalogue, what was wrong, and where things stand.
struct BoardReading: Sendable {
  /// Where a key and its value stand.
  struct Place: Sendable {
    var key: SourcePosition
    var value: SourcePosition
  }

  let catalogue: BoardCatalogue
  var list = DiagnosticList()
  /// Whether the file was read to its end.
  var isWhole = true
  private var places: [String: Place] = [:]
  private(set) var path = ""

  init(catalogue: BoardCatalogue) {
    self.catalogue = catalogue
  }

  /// Where the value of a path such as `widgets[2].column` stands, or what holds it.
  func place(_ path: String) -> SourcePosition {
    nearestPlace(path)?.value ?? .start
  }

  /// Where the key of a path stands, or what holds it.
  func keyPlace(_ path: String) -> SourcePosition {
    nearestPlace(path)?.key ?? .start
  }

  /// Whether the file says anything at a path, right or wrong.
  func hasPlace(_ path: String) -> Bool { places[path] != nil }

  /// Whether the value of a path could not be used.
  func hasError(at path: String) -> Bool {
    places[path].map { list.hasError(at: $0.value) } ?? false
  }

  private func nearestPlace(_ path: String) -> Place? {
    var path = path[...]
    while !path.isEmpty {
      if let place = places[String(path)] { return place }
      guard let end = path.lastIndex(where: { $0 == "." || $0 == "[" }) else { return nil }
      path = path[..<end]
    }
    return nil
  }

  /// Reads something below the present path, under a key or an index in brackets.
  mutating func descend<Result>(
    _ step: String, _ place: Place, _ read: (inout BoardReading) -> Result
  ) -> Result {
    let outer = path
    defer { path = outer }
    path = outer.isEmpty || step.hasPrefix("[") ? outer + step : "\(outer).\(step)"
    places[path] = place
    return read(&self)
  }

  /// Says that a value is not of its kind, once.
  mutating func mismatch(_ node: JSON5Node, _ shape: KindShape) {
    // A value that could not be read has had its message.
    guard node.value != .invalid else { return }
    list.error(
      node.position,
      "\(name) takes \(shape.words(catalogue)), not \(node.value.sort.rawValue)")
  }

  /// The last key of the path, for messages.
  var name: String {
    guard !path.isEmpty else { return "the file" }
    let start = path.lastIndex(of: ".").map(path.index(after:)) ?? path.startIndex
    return String(path[start...])
  }
}
