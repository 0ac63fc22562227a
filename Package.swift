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
  targets: [
    // Layer 0: no knowledge of each other.
    .target(name: "Motion", swiftSettings: strict),
    .target(name: "FrameTiming", swiftSettings: strict),
    .target(name: "Feeds", swiftSettings: strict),
    .target(name: "CommandLineOptions", swiftSettings: strict),
    // Tests mirror the targets.
    .testTarget(
      name: "CommandLineOptionsTests", dependencies: ["CommandLineOptions"], swiftSettings: strict),
    .testTarget(name: "MotionTests", dependencies: ["Motion"], swiftSettings: strict),
    .testTarget(name: "FrameTimingTests", dependencies: ["FrameTiming"], swiftSettings: strict),
    .testTarget(name: "FeedsTests", dependencies: ["Feeds"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
