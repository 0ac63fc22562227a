import CRasterKernels

extension Kernels {
  /// Fills a run of `out`; its first pixel is column `x`.
  func lookUp(
    _ line: arcline_linear, x: Int32, in table: [UInt32], into out: inout [UInt32],
    _ run: Range<Int>
  ) {
    unsafe out.withUnsafeMutableBufferPointer { out in
      unsafe table.withUnsafeBufferPointer { table in
        guard let start = out.baseAddress, let entries = table.baseAddress else { return }
        var line = line
        unsafe forms.lookup_linear(start + run.lowerBound, run.count, entries, &line, x)
      }
    }
  }

  /// Fills a run of `out`; its first pixel is `pixel`.
  func lookUp(
    _ conic: arcline_conic, pixel: (x: Int32, y: Int32), in table: [UInt32],
    into out: inout [UInt32], _ run: Range<Int>
  ) {
    unsafe out.withUnsafeMutableBufferPointer { out in
      unsafe table.withUnsafeBufferPointer { table in
        guard let start = out.baseAddress, let entries = table.baseAddress else { return }
        var conic = conic
        unsafe forms.lookup_conic(
          start + run.lowerBound, run.count, entries, &conic, pixel.x, pixel.y)
      }
    }
  }

  /// Fills a run of `out` with the entries for the directions.
  func lookUp(
    _ arc: arcline_turns, turns: [UInt16], in table: [UInt32], into out: inout [UInt32],
    at offset: Int
  ) {
    unsafe out.withUnsafeMutableBufferPointer { out in
      unsafe table.withUnsafeBufferPointer { table in
        unsafe turns.withUnsafeBufferPointer { turns in
          guard let start = out.baseAddress, let entries = table.baseAddress,
            let turns = turns.baseAddress
          else { return }
          var arc = arc
          unsafe forms.lookup_turns(start + offset, out.count - offset, entries, &arc, turns)
        }
      }
    }
  }
}
