internal import CSDL2
internal import Glibc

/// Whether there is something that makes textures faster than memory.
package enum GraphicsHardware {
  /// The device files of graphics processors: kernel drivers, NVIDIA, Mali, and Windows' subsystem.
  private static let devicePatterns = [
    "/dev/dri/renderD*", "/dev/dri/card*", "/dev/nvidia[0-9]*", "/dev/mali*", "/dev/dxg",
  ]

  /// Names of OpenGL implementations that draw on the processor.
  private static let softwareNames = ["llvmpipe", "softpipe", "swrast", "swiftshader", "software"]

  /// Whether the machine has the device file of a graphics processor.
  package static var isPresent: Bool {
    devicePatterns.contains { pattern in
      var matches = unsafe glob_t()
      defer { unsafe globfree(&matches) }
      return unsafe glob(pattern, GLOB_NOSORT, nil, &matches) == 0
    }
  }

  /// What drives the OpenGL context that a renderer has just made current; nil without one.
  static var openGLRenderer: String? {
    unsafe arcline_gl_renderer().map { unsafe String(cString: $0) }
  }

  /// Whether a name given by OpenGL stands for an implementation without a graphics processor.
  package static func isSoftware(openGLRenderer name: String) -> Bool {
    let name = name.lowercased()
    return softwareNames.contains { name.contains($0) }
  }
}
