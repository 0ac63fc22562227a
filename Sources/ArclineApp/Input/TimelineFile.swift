import Feeds
import Platform

/// A recorded stream: what arrived and when.
enum TimelineFile {
  /// A recording larger than this is refused.
  private static let limit = 64 << 20

  /// Reads a timeline.
  static func read(_ path: String) throws(Failure) -> Timeline {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try Files.read(path, limit: limit)
    } catch {
      throw .usage(error.description)
    }
    do throws(TimelineError) {
      return try Timeline(parsing: bytes.span)
    } catch {
      throw .usage("\(path), \(error.description)")
    }
  }
}
