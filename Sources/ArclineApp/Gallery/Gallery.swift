import Board
import Feeds
import Motion
import SDLShell
import Widgets

/// What the gallery shows and what keys make of it: a value that knows no window and no clock.
///
/// Times are readings of any clock in nanoseconds, which must not go back.
nonisolated struct Gallery: Sendable {
  /// All looks with what was changed about them, in the order of the catalogue.
  private(set) var looks: [Look]
  /// The looks as the catalogue, or the command line, has them.
  let standards: [Look]
  /// The place of the look that is shown.
  private(set) var current: Int
  /// The place of the chosen property among those of the look.
  private(set) var selected = 0
  /// The job that is shown.
  private(set) var panel: Panel
  /// The time of the picture.
  private(set) var clock: AnimationClock
  /// The place of the speed among all.
  private(set) var speed = Self.normalSpeed
  /// Whether the keys are listed.
  private(set) var isHelpShown = false
  /// The page of the keys, where a screen has no room for all; any whole number.
  private(set) var helpPage = 0
  /// Whether the frame times are shown.
  private(set) var isGraphShown = false
  /// What was last said to the person, until the next key.
  var notice: String?
  private var run: GalleryRun?
  private var isSaved = false

  /// Animation time begins after the longest usual motion, so that a picture of any moment can be
  /// made from a value that was sent at time 0.
  static let firstTick: UInt64 = 600

  /// The speeds, slowest first.
  static let speeds: [(name: String, speed: PlaybackSpeed)] =
    [("1/10", 1, 10), ("1/4", 1, 4), ("1/2", 1, 2), ("1", 1, 1), ("2", 2, 1), ("4", 4, 1)].map {
      ($0.0, PlaybackSpeed($0.1, over: $0.2) ?? .normal)
    }
  private static let normalSpeed = 3

  /// Makes a gallery that begins with a panel: its look replaces the one of its name.
  ///
  /// A run is played from the start on; a fraction sets the panel on that instead. Between two
  /// readings the picture moves on by `longestStep` nanoseconds at most.
  init(
    _ panel: Panel, fraction: Double? = nil, isGraphShown: Bool = false,
    longestStep: UInt64 = AnimationClock.defaultMaximumDelta
  ) {
    clock = AnimationClock(rate: .hz60, firstTick: Self.firstTick, maximumDelta: longestStep)
    self.panel = panel
    self.isGraphShown = isGraphShown
    let place = Look.all.firstIndex { $0.name == panel.look.name }
    standards = Look.all
    looks = standards
    current = place ?? 0
    if place != nil { looks[current] = panel.look }
    if let fraction {
      self.panel.settle(on: fraction, at: clock.instant)
    } else {
      self.panel = self.panel.begun(at: clock.instant)
      run = GalleryRun(at: nanoseconds)
    }
  }

  /// The look that is shown.
  var look: Look { looks[current] }
  /// The same as the catalogue has it.
  var standard: Look { standards[current] }
  /// What about the look can be set.
  var properties: [Property] { look.properties }
  /// The property that arrows change.
  var property: Property? { properties.indices.contains(selected) ? properties[selected] : nil }
  /// Whether a run goes on.
  var isPlaying: Bool { run != nil }

  /// The instant of the picture: after saving exactly the one that was saved.
  var instant: AnimationInstant {
    isSaved ? AnimationInstant(nanoseconds: nanoseconds, rate: .hz60) : clock.instant
  }

  /// Whether the picture goes on changing by itself.
  var isMoving: Bool { !clock.isPaused && (run != nil || panel.isAnimating(at: clock.instant)) }

  /// The animation time in whole nanoseconds.
  private var nanoseconds: UInt64 {
    UInt64((clock.instant.seconds(since: AnimationInstant(tick: 0, rate: .hz60)) * 1e9))
  }

  /// Lets time go on to a reading.
  mutating func advance(to reading: UInt64) {
    clock.advance(to: reading)
    settle()
  }

  private mutating func settle() {
    let time = nanoseconds
    run?.advance(to: time, telling: &panel)
    panel.advance(to: clock.instant)
  }
}

// MARK: - Keys

nonisolated extension Gallery {
  /// Takes in a key at a reading of the clock.
  mutating func press(
    _ key: Key, repeated: Bool = false, at reading: UInt64
  ) -> GalleryRequest? {
    guard let command = GalleryKeys.command(key, repeated: repeated) else { return nil }
    return apply(command, at: reading)
  }

  /// Carries out a command at a reading of the clock.
  mutating func apply(_ command: GalleryCommand, at reading: UInt64) -> GalleryRequest? {
    advance(to: reading)
    notice = nil
    switch command {
    case .look(let count): show(current + count)
    case .property(let count):
      if isHelpShown { helpPage += count } else { choose(selected + count) }
    case .change(let count): edit { $0.move(by: count, in: &$1, original: $2) }
    case .leap(let count): edit { $0.leap(by: count, in: &$1, original: $2) }
    case .resetProperty: edit { $0.copy(from: $2, to: &$1) }
    case .resetLook:
      looks[current] = standard
      panel.look = look
    case .progress(let hundredths): send(Double(hundredths) / 100)
    case .play: play()
    case .pause:
      if clock.isPaused { resume(at: reading) } else { clock.pause(at: reading) }
    case .step:
      clock.pause(at: reading)
      isSaved = false
      clock.singleStep()
      settle()
    case .speed(let change):
      speed = max(0, min(Self.speeds.count - 1, speed + change))
      clock.setSpeed(Self.speeds[speed].speed, at: reading)
    case .theme:
      let place = Theme.all.firstIndex(of: panel.theme) ?? 0
      panel.theme = Theme.all[(place + 1) % Theme.all.count]
    case .help: (isHelpShown, helpPage) = (!isHelpShown, 0)
    case .graph: isGraphShown.toggle()
    case .fullscreen: return .toggleFullscreen
    case .save: return .save(still(at: reading))
    case .close:
      guard isHelpShown else { return .quit }
      isHelpShown = false
    case .quit: return .quit
    }
    return nil
  }

  private mutating func show(_ place: Int) {
    let name = property?.name
    current = ((place % looks.count) + looks.count) % looks.count
    panel.look = look
    // The same property stays chosen where the look has it.
    selected = properties.firstIndex { $0.name == name } ?? 0
  }

  private mutating func choose(_ place: Int) {
    let count = properties.count
    selected = count > 0 ? ((place % count) + count) % count : 0
  }

  private mutating func edit(_ change: (Property, inout Look, Look) -> Void) {
    guard let property else { return }
    change(property, &looks[current], standard)
    panel.look = look
  }

  private mutating func send(_ fraction: Double) {
    run = nil
    // A job that was done, or had not begun, is another one now: its value sets out from there.
    panel.receive(FeedUpdate(line: 0, fraction: fraction), at: clock.instant)
  }

  private mutating func play() {
    panel = panel.begun(at: clock.instant)
    run = GalleryRun(at: nanoseconds)
  }

  private mutating func resume(at reading: UInt64) {
    isSaved = false
    clock.resume(at: reading)
  }

  /// Stops everything as it is shown, with the value at rest.
  private mutating func still(at reading: UInt64) -> GalleryStill {
    clock.pause(at: reading)
    run = nil
    isSaved = true
    let shown = panel.shownValue(at: clock.instant)
    // Less than a ten-thousandth cannot be seen, and has no plain notation.
    panel.settle(on: shown < 1e-4 ? 0 : shown, at: instant)
    return GalleryStill(panel, standard: standard, nanoseconds: nanoseconds)
  }
}
