import Board
import CommandLineOptions
import Feeds
import Motion
import Testing

@testable import ArclineApp

@MainActor
@Suite("Panel simulation")
struct PanelSimulationTests {
  private func simulation(
    _ timeline: String, _ options: String = ""
  ) throws -> PanelSimulation {
    let bytes = Array(timeline.utf8)
    return try PanelSimulation(
      TestOptions.parse("render --look ex --timeline x --hash \(options)"),
      timeline: Timeline(parsing: bytes.span))
  }

  private func advance(_ simulation: inout PanelSimulation, toMilliseconds time: UInt64) {
    let nanoseconds = time * 1_000_000
    simulation.advance(
      to: AnimationInstant(nanoseconds: nanoseconds, rate: .hz60), nanoseconds: nanoseconds)
  }

  private func shown(_ simulation: PanelSimulation, atMilliseconds time: UInt64) -> Double {
    simulation.panel.shownValue(
      at: AnimationInstant(nanoseconds: time * 1_000_000, rate: .hz60))
  }

  @Test("what arrives between two frames arrives at its own time")
  func exactArrival() throws {
    var simulation = try simulation("0\t0\\n\n7\t100\\n\n")
    // One frame long after the arrival: what it shows is halfway through the half second.
    advance(&simulation, toMilliseconds: 257)
    #expect(abs(shown(simulation, atMilliseconds: 257) - 0.5) < 1e-12)
    advance(&simulation, toMilliseconds: 507)
    #expect(shown(simulation, atMilliseconds: 507) == 1)
  }

  @Test("many small steps and one large one come to the same")
  func steps() throws {
    var once = try simulation(Streams.journey)
    advance(&once, toMilliseconds: 1730)
    var often = try simulation(Streams.journey)
    for time in stride(from: UInt64(0), through: 1730, by: 10) {
      advance(&often, toMilliseconds: time)
    }
    #expect(shown(once, atMilliseconds: 1730) == shown(often, atMilliseconds: 1730))
    #expect(once.panel.phase == often.panel.phase)
    #expect(once.panel.animationCount == often.panel.animationCount)
  }

  @Test("equal lines start one animation")
  func repeatedTarget() throws {
    var simulation = try simulation(Streams.repeated)
    advance(&simulation, toMilliseconds: 3000)
    #expect(simulation.counter.updates == 20)
    #expect(simulation.panel.animationCount == 1)
  }

  @Test("the input ends with its last bytes, and an open line counts then")
  func end() throws {
    var simulation = try simulation("0\t10\\n\n100\t4\n200\t2\n")
    advance(&simulation, toMilliseconds: 199)
    #expect(!simulation.panel.hasEnded)
    #expect(simulation.panel.fraction == 0.1)
    advance(&simulation, toMilliseconds: 200)
    #expect(simulation.panel.hasEnded)
    #expect(simulation.panel.fraction == 0.42)
    let end = AnimationInstant(nanoseconds: 5_000_000_000, rate: .hz60)
    simulation.advance(to: end, nanoseconds: 5_000_000_000)
    #expect(simulation.isAtRest(at: end))
  }

  @Test("falling values are held where that is asked for")
  func monotonic() throws {
    var held = try simulation("0\t80\\n\n10\t30\\n\n", "--monotonic")
    advance(&held, toMilliseconds: 20)
    #expect(held.panel.fraction == 0.8)
    var followed = try simulation("0\t80\\n\n10\t30\\n\n")
    advance(&followed, toMilliseconds: 20)
    #expect(followed.panel.fraction == 0.3)
  }

  @Test("of many warnings the first hundred are kept, and all are counted")
  func warnings() throws {
    var simulation = try simulation("")
    let noise = Array(String(repeating: "x\n", count: 250).utf8)
    simulation.receive(noise, at: AnimationInstant(tick: 0, rate: .hz60))
    #expect(simulation.warnings.map(\.line) == Array(1...100))
    #expect(simulation.counter.warnings == 250)
  }
}
