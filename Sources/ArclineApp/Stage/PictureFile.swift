import Platform
import Raster

/// Pictures as files and as hashes.
enum PictureFile {
  /// The hash of the pixels as 16 hexadecimal digits.
  static func hash(_ picture: borrowing PixelBuffer) -> String {
    let digits = String(picture.contentHash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Writes a picture as a PNG; `-` is standard output.
  static func write(_ picture: borrowing PixelBuffer, to path: String) throws(Failure) {
    let bytes: [UInt8]
    do throws(PNGError) {
      bytes = try PNGFile.encode(picture)
    } catch {
      throw .runtime("cannot encode the picture: \(error.reason)")
    }
    if path == "-" {
      do throws(SystemError) {
        return try StandardOutput.write(bytes)
      } catch {
        // As with text, a reader that has gone away is no failure.
        guard !error.isClosedPipe else { return }
        throw .runtime("cannot write the picture: \(error.reason)")
      }
    }
    do throws(FileError) {
      try Files.write(bytes, to: path)
    } catch {
      throw .runtime("cannot write the picture: \(error.description)")
    }
  }
}
