internal import Glibc

extension System {
  /// The names in a directory, without those of itself and of the one above.
  static func names(in directory: String) throws(SystemError) -> [String] {
    guard let stream = unsafe opendir(directory) else {
      throw SystemError(operation: "open", code: errno)
    }
    defer { _ = unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(
          to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)
        ) { unsafe String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
