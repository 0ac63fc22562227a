import Feeds
import Platform
import SDLShell

/// Keys with the times at which they are pressed, from a file.
///
/// It is a timeline, a line a key: milliseconds, a tab, and the key's name.
nonisolated struct KeyScript: Sendable {
  /// A key and when it is pressed.
  struct Press: Hashable, Sendable {
    /// The time in nanoseconds from the start.
    let nanoseconds: UInt64
    /// The key.
    let key: Key
  }

  /// The keys in the order of their times.
  let presses: [Press]

  /// A script larger than this is refused.
  private static let limit = 4 << 20

  /// Makes a script; without keys it is over at once.
  init(presses: [Press] = []) {
    self.presses = presses
  }

  /// Reads a script.
  ///
  /// - Throws: a usage failure that names the file and the line.
  init(path: String) throws(Failure) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try Files.read(path, limit: Self.limit)
    } catch {
      throw .usage(error.description)
    }
    do throws(KeyScriptError) {
      self = try KeyScript(parsing: bytes)
    } catch {
      throw .usage("\(path), \(error.description)")
    }
  }

  /// Reads the text of a script; empty lines and lines that begin with `#` are passed over.
  init(parsing bytes: [UInt8]) throws(KeyScriptError) {
    var presses: [Press] = []
    var number = 0
    var text = bytes[...]
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      guard let first = line.first, first != UInt8(ascii: "#") else { continue }
      let parts = line.split(
        separator: UInt8(ascii: "\t"), maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { throw KeyScriptError(line: number, reason: .missingTab) }
      guard let time = Self.nanoseconds(parts[0]) else {
        throw KeyScriptError(line: number, reason: .badTime)
      }
      guard time >= presses.last?.nanoseconds ?? 0 else {
        throw KeyScriptError(line: number, reason: .timeDecreases)
      }
      let name = String(decoding: parts[1], as: UTF8.self)
      guard let key = Key(named: name) else {
        throw KeyScriptError(line: number, reason: .unknownKey(name))
      }
      presses.append(Press(nanoseconds: time, key: key))
    }
    self.init(presses: presses)
  }

  /// Milliseconds as digits with at most one decimal point, up to a day.
  private static func nanoseconds(_ digits: ArraySlice<UInt8>) -> UInt64? {
    let isNumber = digits.allSatisfy {
      ($0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9")) || $0 == UInt8(ascii: ".")
    }
    guard isNumber, digits.first != UInt8(ascii: "."), digits.last != UInt8(ascii: "."),
      let milliseconds = Double(String(decoding: digits, as: UTF8.self)),
      milliseconds <= 86_400_000
    else { return nil }
    return UInt64((milliseconds * 1e6).rounded())
  }
}
