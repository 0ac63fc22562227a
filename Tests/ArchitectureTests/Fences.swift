/// What the package's files must keep to; every fence returns the faults that it finds.
enum Fences {
  /// For each target the targets of the package that it may import.
  static let table: [String: Set<String>] = {
    let app: Set<String> = [
      "Geometry", "Motion", "FrameTiming", "Feeds", "Platform", "Scene", "Raster", "Widgets",
      "Board", "Lettering", "SDLShell",
    ]
    return [
      "Geometry": [], "Motion": [], "FrameTiming": [], "Feeds": [], "Platform": [],
      "CommandLineOptions": [], "CSDL2": [], "CSDL2TTF": [], "CPNG": [],
      "CRasterKernels": [], "CAllocationCount": [],
      "BoardFile": ["Geometry"],
      "Scene": ["Geometry"],
      "CanonicalScenes": ["Geometry", "Scene"],
      "Raster": ["Geometry", "Scene", "CPNG", "CRasterKernels"],
      "Widgets": ["Geometry", "Scene", "Motion"],
      "Board": ["Geometry", "Scene", "Motion", "Feeds", "Widgets"],
      "Lettering": ["Geometry", "Scene", "Raster", "CSDL2TTF"],
      "SDLShell": ["Geometry", "Raster", "CSDL2"],
      "ArclineKit": [
        "CommandLineOptions", "Geometry", "Motion", "Platform", "Scene", "Raster", "Widgets",
        "Lettering",
      ],
      "ArclineSDL": ["ArclineKit", "FrameTiming", "Platform", "Raster", "SDLShell"],
      "ArclineApp": app.union(["CommandLineOptions", "BoardFile", "CanonicalScenes"]),
      "arcline": ["ArclineApp"],
      "arcline-bench": [
        "CAllocationCount", "CanonicalScenes", "Geometry", "Scene", "Raster", "FrameTiming",
        "Platform", "Feeds",
      ],
    ]
  }()

  /// Targets without a row in the table.
  static func unknownTargets(_ names: [String]) -> [String] {
    names.filter { table[$0] == nil }.map { "\($0) is not in the table of imports" }
  }

  /// Imports of targets that the table does not allow.
  static func imports(_ files: [SourceFile]) -> [String] {
    files.flatMap { file in
      file.imports.filter { module in
        table[module] != nil && table[file.target]?.contains(module) != true
      }
      .map { "\(file.path) imports \($0)" }
    }
  }

  /// Imports of Foundation in any form: loading it costs more than the whole start.
  static func foundation(_ files: [SourceFile]) -> [String] {
    files.flatMap { file in
      file.imports.filter { $0.hasPrefix("Foundation") }.map { "\(file.path) imports \($0)" }
    }
  }

  /// Imports of C libraries outside the one place that may know them.
  static func libraries(_ files: [SourceFile]) -> [String] {
    let homes = [
      "CSDL2": "Sources/SDLShell/", "CSDL2TTF": "Sources/Lettering/",
      "CPNG": "Sources/Raster/Interop/",
    ]
    return files.flatMap { file in
      file.imports.filter { homes[$0].map { !file.path.hasPrefix($0) } ?? false }
        .map { "\(file.path) imports \($0)" }
    }
  }

  /// Code that the compiler cannot check, outside the folders for it.
  ///
  /// The word covers marked expressions, `@unsafe` and `nonisolated(unsafe)` alike.
  static func unsafeCode(_ files: [SourceFile]) -> [String] {
    files.filter { !$0.isInterop }.flatMap { file in
      // An argument may be called unchecked; only the attribute silences the compiler.
      let found = [
        ("unsafe", file.words.contains("unsafe")), ("@unchecked", file.code.contains("@unchecked")),
      ]
      return found.filter(\.1).map { "\(file.path) says \($0.0)" }
    }
  }

  /// Reads of the clock outside the loop and the library's window: all else is given the time.
  static func clock(_ files: [SourceFile]) -> [String] {
    files.filter { file in
      let isAllowed =
        file.path.hasPrefix("Sources/ArclineApp/Loop/") || file.path.hasPrefix("Sources/Platform/")
        || file.path.hasPrefix("Sources/ArclineSDL/")
        || file.path.hasPrefix("Sources/arcline-bench/")
      let words = file.words
      return !isAllowed
        && zip(words, words.dropFirst()).contains { $0 == "MonotonicClock" && $1 == "now" }
    }
    .map { "\($0.path) reads the clock" }
  }

  /// Locks whose whole value is a function.
  ///
  /// The compiler wraps such a function twice whenever the lock is taken, and keeps the wrappers: each use
  /// makes the next one cost more memory and more stack, up to a crash. Within a structure it is safe.
  static func lockedFunctions(_ files: [SourceFile]) -> [String] {
    files.filter { file in
      file.code.split(separator: "Mutex<").dropFirst().contains { rest in
        var depth = 1
        var before: Character = " "
        let type = rest.prefix { character in
          defer { before = character }
          if character == "<" { depth += 1 }
          // That of an arrow closes nothing.
          if character == ">", before != "-" { depth -= 1 }
          return depth > 0
        }
        return type.contains("->")
      }
    }
    .map { "\($0.path) locks a function" }
  }

  /// Files that are too long, and too long a file in the middle of all.
  static func budget(_ files: [SourceFile]) -> [String] {
    var faults = files.filter { $0.lineCount > 500 }.map { "\($0.path) has \($0.lineCount) lines" }
    let counts = files.map(\.lineCount).sorted()
    if let median = counts.isEmpty ? nil : counts[counts.count / 2], median > 150 {
      faults.append("the median file has \(median) lines")
    }
    return faults
  }

  /// Targets that the README does not mention.
  static func moduleMap(_ readme: String, targets: [String]) -> [String] {
    targets.filter { !readme.contains("`\($0)`") }.map { "README.md does not mention \($0)" }
  }
}
