import CommandLineOptions
import Feeds
import Widgets

/// Lists the looks and what about them can be set.
struct LooksMode {
  let options: Options.Listing

  func run() throws(Failure) -> ExitStatus {
    let chosen = try options.look.map { name throws(Failure) in
      guard let look = Look(named: name) else { throw .usage("unknown look '\(name)'") }
      return look
    }
    try writeOutput(options.isJSON ? Self.json(chosen.map { [$0] } ?? Look.all) : text(chosen))
    return .done
  }

  /// A look of each kind that has all its defaults.
  private static let plain: [Look] = [.ring, .pie, .stripes]

  // MARK: - Text

  private func text(_ chosen: Look?) -> String {
    let blocks: [[String]]
    if let chosen {
      let head = "\(chosen.name): \(chosen.summary)"
      blocks = [[head], ["Properties:"] + entries(of: chosen, "Value"), Self.colors]
    } else {
      blocks =
        [["Looks:"] + Look.all.flatMap { TextColumns.entry($0.name, $0.summary) }]
        + Self.plain.map { look in
          let names = Look.all.filter { $0.kind == look.kind }.map(\.name)
          return TextColumns.wrapped(
            "Properties of \(look.kind)s (\(names.joined(separator: ", "))):", indent: 0)
            + entries(of: look, "Default")
        } + [Self.colors]
    }
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private static let colors =
    ["Names of colours:"]
    + TextColumns.wrapped(
      PaletteColor.allCases.map(\.rawValue).joined(separator: ", "), indent: 2)

  private func entries(of look: Look, _ word: String) -> [String] {
    look.properties.flatMap { property -> [String] in
      guard let value = property.value(in: look) else { return [] }
      return TextColumns.entry(
        "\(property.name)=\(property.kind.valueName)",
        "\(property.summary). Allowed: \(property.allowed). \(word): \(value.text).")
    }
  }

  // MARK: - JSON

  private static func json(_ looks: [Look]) -> String {
    let rows = looks.map { look in
      let properties = look.properties.compactMap { property -> String? in
        guard let value = property.value(in: look) else { return nil }
        return object {
          $0.member("name", property.name)
          $0.member("value", value.text)
          $0.member("default", defaultText(of: property, in: look))
          $0.member("type", property.kind.typeName)
          $0.member("allowed", property.allowed)
          $0.member("summary", property.summary)
        }
      }
      let head = object {
        $0.member("name", look.name)
        $0.member("indicator", look.kind)
        $0.member("summary", look.summary)
      }
      return "\(head.dropLast()),\"properties\":[\(properties.joined(separator: ","))]}"
    }
    return "{\"looks\":[\n\(rows.joined(separator: ",\n"))\n]}\n"
  }

  /// The value in the plain look of the same kind.
  private static func defaultText(of property: Property, in look: Look) -> String {
    let base = plain.first { $0.kind == look.kind }
    return base.flatMap { property.value(in: $0) }?.text ?? ""
  }

  /// A flat object without the end of its line.
  private static func object(_ body: (inout JSONText) -> Void) -> String {
    var text = JSONText()
    text.beginObject()
    body(&text)
    text.endObject()
    return String(text.text.dropLast())
  }
}
