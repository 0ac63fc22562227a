import BoardFile
import CommandLineOptions
import Feeds
import Platform
import Synchronization

/// What the sources of a board have in common.
struct BoardSurroundings {
  /// The folder of the board file, with its last slash; empty for the present one.
  let folder: String
  /// The options of the command line.
  let options: Options
  /// The descriptors that were open at the start.
  let inherited: Set<Int>
  /// What stands for standard input: the source of the command line.
  let standardInput: OwnedSource
  /// Where updates and warnings are counted.
  let counts: FeedInbox
  /// The commands that run, for the thread of the signals.
  let commands: RunningCommands

  /// Random numbers from 0 to 1, so that what failed at the same time is not tried again in step.
  var random: @Sendable () -> Double = { Double.random(in: 0...1) }

  /// Whether what stands for standard input goes on after its last writer.
  var isInputLasting: Bool { options.input.endPolicy == .hold }

  /// The folder of a file, with its last slash.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// A path of the board file as the system has to be told it.
  func resolved(_ path: String) -> String { path.hasPrefix("/") ? path : folder + path }

  /// The numbers of all descriptors that are open now.
  static func openDescriptors() -> Set<Int> {
    let names = (try? Files.names(in: "/proc/self/fd")) ?? []
    // That of the folder itself is closed again by now.
    return Set(names.compactMap { Int($0) }.filter { Descriptors.isOpen(Int32(clamping: $0)) })
  }
}

/// A bell that is rung once for all that is left before it is heard.
nonisolated final class CoalescingWake: Sendable {
  private let hasRung = Atomic(false)
  /// A lock around the function itself would wrap it anew with every use.
  private struct Bell: Sendable {
    var wake: (@Sendable () -> Void)?
  }

  private let bell: Mutex<Bell>

  init(_ wake: @escaping @Sendable () -> Void) {
    bell = Mutex(Bell(wake: wake))
  }

  /// Rings, unless it has rung and was not heard yet.
  func ring() {
    guard !hasRung.exchange(true, ordering: .acquiringAndReleasing) else { return }
    bell.withLock { $0.wake }?()
  }

  /// Hears it; to be called before what was left is picked up.
  func hear() { hasRung.store(false, ordering: .sequentiallyConsistent) }

  /// Rings no more.
  func silence() { bell.withLock { $0.wake = nil } }
}
