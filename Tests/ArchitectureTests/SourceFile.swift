/// A Swift file of the package.
struct SourceFile {
  /// The place from the package's root on, such as `Sources/Raster/Storage/PixelBuffer.swift`.
  let path: String
  /// The whole text.
  let text: String

  /// The folders and the name.
  var components: [Substring] { path.split(separator: "/") }
  /// The target's folder.
  var target: String { components.count > 1 ? String(components[1]) : "" }
  /// Whether the file lies in a folder for dealings with C.
  var isInterop: Bool {
    components.dropLast().contains("Interop") || path.hasPrefix("Sources/Raster/Kernels/")
  }
  /// The number of lines.
  var lineCount: Int { text.utf8.count { $0 == 10 } }

  /// The text without comments.
  var code: String { Self.withoutComments(text) }

  /// The words of the code: identifiers and keywords.
  var words: [Substring] {
    code.split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }

  /// The modules that the file imports.
  var imports: [String] {
    code.split(whereSeparator: \.isNewline).compactMap { line in
      var words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }[...]
      let modifiers: Set<Substring> = [
        "public", "package", "internal", "fileprivate", "private", "testable", "preconcurrency",
        "_exported", "unsafe",
      ]
      while let word = words.first, modifiers.contains(word) { words = words.dropFirst() }
      guard words.first == "import" else { return nil }
      let kinds: Set<Substring> = [
        "struct", "class", "enum", "protocol", "func", "var", "typealias",
      ]
      words = words.dropFirst()
      while let word = words.first, kinds.contains(word) { words = words.dropFirst() }
      return words.first.map(String.init)
    }
  }

  /// Takes out line comments and nested block comments, but not what looks like one in a string.
  private static func withoutComments(_ text: String) -> String {
    var result: [UInt8] = []
    let bytes = Array(text.utf8)
    var depth = 0
    var isLine = false
    var isString = false
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let pair = (byte, index + 1 < bytes.count ? bytes[index + 1] : 0)
      index += 1
      if byte == UInt8(ascii: "\n") {
        isLine = false
        isString = false
        result.append(byte)
      } else if isLine {
        continue
      } else if !isString, pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
        depth += 1
        index += 1
      } else if depth > 0 {
        if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
          depth -= 1
          index += 1
        }
      } else if !isString, pair == (UInt8(ascii: "/"), UInt8(ascii: "/")) {
        isLine = true
      } else {
        if byte == UInt8(ascii: "\"") { isString.toggle() }
        result.append(byte)
        // An escaped character ends no string.
        if isString, byte == UInt8(ascii: "\\"), index < bytes.count {
          result.append(bytes[index])
          index += 1
        }
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
