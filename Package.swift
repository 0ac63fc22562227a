// swift-tools-version: 6.2
import PackageDescription

/// Settings every target shares: the language is checked as strictly as the toolchain can.
let strict: [SwiftSetting] = [
  // Every use of an unsafe construct must be marked; a test fences the marks into `Interop` folders.
  .strictMemorySafety(),
  // `any` is spelled out, so that dynamic dispatch is visible where it costs.
  .enableUpcomingFeature("ExistentialAny"),
  // An import is private to its module unless it says otherwise, so that SDL cannot leak upward.
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // Asynchronous functions stay on their caller's actor.
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
  // A deprecation in a newer toolchain must not break the build of an older release.
  .treatWarning("DeprecatedDeclaration", as: .warning),
]

/// The shell and the program run on the main thread unless they say otherwise.
let onMainActor = strict + [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "arcline",
  products: [
    .executable(name: "arcline", targets: ["arcline"]),
    .executable(name: "arcline-bench", targets: ["arcline-bench"]),
    // A progress view for programs of one's own: its pixels, and a window for it. The C libraries
    // that they link are SDL2_ttf and libpng, and SDL2 for the window.
    .library(name: "ArclineKit", targets: ["ArclineKit"]),
    .library(name: "ArclineSDL", targets: ["ArclineSDL"]),
  ],
  targets: [
    // Layer 0: no knowledge of each other.
    .target(name: "Geometry", swiftSettings: strict),
    .target(name: "Motion", swiftSettings: strict),
    .target(name: "FrameTiming", swiftSettings: strict),
    .target(name: "Feeds", swiftSettings: strict),
    .target(name: "Platform", swiftSettings: strict),
    .target(name: "CommandLineOptions", swiftSettings: strict),
    .target(name: "BoardFile", dependencies: ["Geometry"], swiftSettings: strict),
    .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev"])]),
    .systemLibrary(name: "CSDL2TTF", providers: [.apt(["libsdl2-ttf-dev"])]),
    .systemLibrary(name: "CPNG", providers: [.apt(["libpng-dev"])]),
    // Inner loops over rows of pixels, in C for its vector instructions.
    .target(name: "CRasterKernels"),
    // Counts what the benchmark asks the allocator for.
    .target(name: "CAllocationCount"),
    // Layer 1: what to draw.
    .target(name: "Scene", dependencies: ["Geometry"], swiftSettings: strict),
    .target(
      name: "CanonicalScenes", dependencies: ["Geometry", "Scene"], swiftSettings: strict),
    // Layer 2: pixels on one side, indicators on the other; neither knows the other.
    .target(
      name: "Raster", dependencies: ["Geometry", "Scene", "CPNG", "CRasterKernels"],
      swiftSettings: strict),
    .target(name: "Widgets", dependencies: ["Geometry", "Scene", "Motion"], swiftSettings: strict),
    // Layer 3: jobs on the board, letters, and the window.
    .target(
      name: "Board", dependencies: ["Geometry", "Scene", "Motion", "Feeds", "Widgets"],
      swiftSettings: strict),
    .target(
      name: "Lettering", dependencies: ["Geometry", "Scene", "Raster", "CSDL2TTF"],
      swiftSettings: strict),
    .target(
      name: "SDLShell", dependencies: ["Geometry", "Raster", "CSDL2"], swiftSettings: onMainActor),
    // Layers 4 and 5: the libraries and the program.
    .target(
      name: "ArclineKit",
      dependencies: [
        "CommandLineOptions", "Geometry", "Motion", "Platform", "Scene", "Raster", "Widgets",
        "Lettering",
      ],
      swiftSettings: strict),
    .target(
      name: "ArclineSDL",
      dependencies: ["ArclineKit", "FrameTiming", "Platform", "Raster", "SDLShell"],
      swiftSettings: onMainActor),
    .target(
      name: "ArclineApp",
      dependencies: [
        "CommandLineOptions", "Geometry", "Motion", "FrameTiming", "Feeds", "Platform", "Scene",
        "CanonicalScenes", "Raster", "Widgets", "Board", "BoardFile", "Lettering", "SDLShell",
      ],
      swiftSettings: onMainActor),
    .executableTarget(
      name: "arcline", dependencies: ["ArclineApp"], swiftSettings: onMainActor),
    .executableTarget(
      name: "arcline-bench",
      dependencies: [
        "Geometry", "Scene", "CanonicalScenes", "Raster", "FrameTiming", "Platform", "Feeds",
        "CAllocationCount",
      ],
      swiftSettings: strict),
    // Tests mirror the targets.
    .target(
      name: "TestSupport", dependencies: ["Geometry", "Scene", "Raster"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .testTarget(
      name: "GeometryTests", dependencies: ["Geometry", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "MotionTests", dependencies: ["Motion"], swiftSettings: strict),
    .testTarget(name: "FrameTimingTests", dependencies: ["FrameTiming"], swiftSettings: strict),
    .testTarget(
      name: "FeedsTests", dependencies: ["Feeds", "TestSupport"], exclude: ["Fixtures"],
      swiftSettings: strict),
    .testTarget(
      name: "CommandLineOptionsTests", dependencies: ["CommandLineOptions"], swiftSettings: strict),
    .testTarget(
      name: "BoardFileTests",
      dependencies: ["BoardFile", "CommandLineOptions", "Geometry", "TestSupport"],
      swiftSettings: strict),
    .testTarget(name: "PlatformTests", dependencies: ["Platform"], swiftSettings: strict),
    .testTarget(name: "SceneTests", dependencies: ["Scene", "Geometry"], swiftSettings: strict),
    .testTarget(
      name: "RasterKernelsTests", dependencies: ["CRasterKernels"], swiftSettings: strict),
    .testTarget(
      name: "RasterTests", dependencies: ["Raster", "Scene", "Geometry", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "LetteringTests", dependencies: ["Lettering", "Raster", "Scene", "Geometry"],
      swiftSettings: strict),
    .testTarget(
      name: "SDLShellTests", dependencies: ["SDLShell", "Raster", "Geometry"],
      swiftSettings: strict),
    .testTarget(
      name: "WidgetsTests",
      dependencies: [
        "Geometry", "Scene", "Motion", "Raster", "Widgets", "Lettering", "TestSupport",
      ],
      exclude: ["Goldens"], swiftSettings: strict),
    .testTarget(
      name: "BoardTests",
      dependencies: ["Geometry", "Scene", "Motion", "Feeds", "Widgets", "Board", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ArclineKitTests", dependencies: ["ArclineKit", "Raster"], swiftSettings: strict),
    .testTarget(
      name: "ArclineSDLTests", dependencies: ["ArclineSDL", "ArclineKit", "SDLShell"],
      swiftSettings: strict),
    .testTarget(
      name: "ArclineAppTests",
      dependencies: [
        "ArclineApp", "arcline", "Board", "BoardFile", "CommandLineOptions", "Feeds", "FrameTiming",
        "Geometry", "Lettering", "Motion", "Platform", "Raster", "SDLShell", "Scene", "Widgets",
      ],
      exclude: ["Fixtures"], swiftSettings: strict),
    .testTarget(name: "ArchitectureTests", swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
