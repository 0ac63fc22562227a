/// What an ffmpeg was asked to read and to write, as far as it decides how long its output becomes.
///
/// An option stands for the file that follows it: before `-i` it is about what is read, behind it about
/// what is written. Times are in seconds. An infinite time is that of an input without an end; nil
/// stands for one that does not follow from the words.
public struct FFmpegCommand: Sendable, Equatable {
  /// What is read.
  struct Input: Sendable, Equatable {
    /// Its own duration, where the words state that: an input that is made has none in the stream.
    var duration: Double?
    /// How much is left out at the beginning; below 0 for a pause before it.
    var skipped = 0.0
    /// How much of its end is read alone.
    var tail: Double?
    /// How often it is read in all; infinite for ever.
    var rounds = 1.0
    /// By how much its times are multiplied.
    var stretch = 1.0
    /// How much later it begins.
    var offset = 0.0
    /// How much is read at most.
    var length: Double?
    /// Whether options are there after which its time does not follow from its duration.
    var isUnclear = false

    /// How much is read of it, where its duration is so long, or is not known.
    func whole(ofDuration duration: Double?) -> Double? {
      guard !isUnclear else { return nil }
      // What is read at most of a source of which nothing is known is taken to be there.
      guard let duration = self.duration ?? duration else { return length }
      var whole = tail.map { min($0, duration) } ?? duration - skipped
      guard whole > 0 else { return length }
      whole = whole * rounds * stretch + offset
      return min(whole, length ?? whole)
    }
  }

  /// What is written.
  struct Output: Sendable, Equatable {
    /// The inputs that it is made of, where the words say so.
    var inputs: Set<Int>?
    /// How much is left out at the beginning; 0 or more.
    var skipped = 0.0
    /// How much is written at most.
    var length: Double?
    /// How many pictures are written at most.
    var frames: Double?
    /// How many pictures there are in a second, where the words say so.
    var rate: Double?
    /// Whether it ends with the shortest of its inputs.
    var isShortest = false
    /// Whether its time does not follow from those of its inputs.
    var isUnclear = false
    /// Whether something else than a time may end it.
    var hasOtherEnd = false
  }

  let inputs: [Input]
  let outputs: [Output]

  /// How long the output becomes by what ffmpeg has said of its files; nil where that is not known.
  ///
  /// The time that ffmpeg tells is that of the output that has come farthest.
  func total(by facts: FFmpegFacts) -> Double? {
    var longest = 0.0
    for index in outputs.indices {
      guard let total = total(of: index, by: facts) else { return nil }
      longest = max(longest, total)
    }
    return longest > 0 ? longest : nil
  }

  private func total(of index: Int, by facts: FFmpegFacts) -> Double? {
    let output = outputs[index]
    guard !output.hasOtherEnd else { return nil }
    var ends = [output.length]
    if let frames = output.frames {
      guard let rate = output.rate ?? facts.rates[index], rate > 0 else { return nil }
      ends.append(frames / rate)
    }
    if let whole = whole(of: index, by: facts) {
      let rest = whole - output.skipped
      if rest > 0, rest.isFinite { ends.append(rest) }
    }
    return ends.compactMap(\.self).min()
  }

  /// How much comes from the inputs of an output.
  private func whole(of index: Int, by facts: FFmpegFacts) -> Double? {
    let output = outputs[index]
    let used = output.inputs ?? facts.inputs[index] ?? Set(inputs.indices)
    guard !output.isUnclear, !facts.mixed.contains(index) || used.count == 1 else { return nil }
    var wholes: [Double] = []
    for input in used where inputs.indices.contains(input) {
      guard let whole = inputs[input].whole(ofDuration: facts.duration(of: input)) else {
        return nil
      }
      wholes.append(whole)
    }
    return output.isShortest ? wholes.min() : wholes.max()
  }
}
