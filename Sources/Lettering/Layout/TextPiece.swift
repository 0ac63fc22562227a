/// A part of a line that is drawn as one picture at a whole pixel.
enum TextPiece: Equatable {
  /// A stretch shaped by one face.
  case stretch(String, face: FaceSet.ID, shaping: Shaping)
  /// A digit centred in a cell as wide as the widest digit of its block.
  case digit(Unicode.Scalar, face: FaceSet.ID)
  /// A glyph that no face has.
  case box
  /// White space where there is no face to say how wide it is.
  case gap
}

extension Unicode.Scalar {
  /// The ten digits of the block to which a decimal digit belongs, zero first; nil for the rest.
  var digitBlock: [Unicode.Scalar]? {
    // Unicode keeps the decimal digits of a script together and in order.
    guard properties.numericType == .decimal, let value = properties.numericValue,
      (0...9).contains(value), let zero = Unicode.Scalar(self.value - UInt32(value))
    else { return nil }
    return (0..<10).compactMap { Unicode.Scalar(zero.value + $0) }
  }

  /// Whether a scalar belongs to the glyph before it.
  var extendsGlyph: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .format: true
    default: false
    }
  }
}
