import CommandLineOptions
import Geometry
import SDLShell
import Testing

@testable import ArclineApp

@Suite("Care of the screen")
struct ScreenCareTests {
  private func dimming(_ start: Int, _ end: Int, level: Double = 0.25) throws -> DailyDimming {
    DailyDimming(
      try #require(Options.DailyHours(start: start * 60, end: end * 60)), level: level)
  }

  @Test("the light is full by day, dim by night, and changes within a minute")
  func light() throws {
    let dimming = try dimming(22, 6)
    let evening = 22 * 3600
    #expect(dimming.light(atSecond: 12 * 3600) == 1)
    #expect(dimming.light(atSecond: evening) == 1)
    #expect(dimming.light(atSecond: evening + 30) == 0.625)
    #expect(dimming.light(atSecond: evening + 60) == 0.25)
    #expect(dimming.light(atSecond: 0) == 0.25)
    #expect(dimming.light(atSecond: 6 * 3600 - 60) == 0.25)
    #expect(dimming.light(atSecond: 6 * 3600 - 30) == 0.625)
    #expect(dimming.light(atSecond: 6 * 3600) == 1)
  }

  @Test("hours by day are dim by day", arguments: [(13, 14), (0, 23), (23, 1), (1, 0)])
  func hours(start: Int, end: Int) throws {
    let dimming = try dimming(start, end)
    for hour in 0..<24 {
      let isDim = start < end ? (start..<end).contains(hour) : hour >= start || hour < end
      #expect(dimming.light(atSecond: hour * 3600 + 1800) == (isDim ? 0.25 : 1))
    }
  }

  @Test("the light never changes before it was said to", arguments: [(22, 6), (6, 22), (0, 1)])
  func change(start: Int, end: Int) throws {
    let dimming = try dimming(start, end)
    var second = 0
    while second < 86_400 {
      let wait = dimming.secondsToChange(atSecond: second)
      #expect(wait >= 1)
      let light = dimming.light(atSecond: second)
      for later in second..<min(second + wait, 86_400) {
        if dimming.light(atSecond: later) != light { Issue.record("changed at \(later)") }
      }
      second += wait
    }
  }

  @Test(
    "the picture moves by at most a pixel a minute on each axis, and stays near its place",
    arguments: [(1920, 1080), (1280, 720), (800, 480), (64, 64), (1, 1), (0, 0), (7680, 4320)])
  func shift(width: Int, height: Int) {
    var last = PixelShift.offset(after: 0, width: width, height: height)
    #expect(last == (0, 0))
    for minute in UInt64(1)...5000 {
      let place = PixelShift.offset(after: minute, width: width, height: height)
      #expect(abs(place.x - last.x) <= 1 && abs(place.y - last.y) <= 1)
      #expect(abs(place.x) <= min(24, width * 15 / 1000))
      #expect(abs(place.y) <= min(24, height * 15 / 1000))
      last = place
    }
  }

  @Test("in the course of time it stands in every column and every row, equally often")
  func everywhere() {
    var columns: [Int: Int] = [:]
    var rows: [Int: Int] = [:]
    let round = 96 * 62
    for minute in 0..<UInt64(round) {
      let place = PixelShift.offset(after: minute, width: 1920, height: 1080)
      columns[place.x, default: 0] += 1
      rows[place.y, default: 0] += 1
    }
    #expect(columns.count == 49)
    #expect(rows.count == 32)
    // At the two turning points it stands once where it stands twice elsewhere.
    #expect(Set(columns.values).count == 2 && Set(rows.values).count == 2)
  }

  @Test("after years of running the place is still near")
  func longRun() {
    let place = PixelShift.offset(after: .max, width: 1920, height: 1080)
    #expect(abs(place.x) <= 24 && abs(place.y) <= 16)
  }

  @Test("edges are left free, and what moves is never cut off")
  func area() throws {
    var kiosk = Options.Kiosk()
    let whole = ScreenCare(kiosk).placement(after: 0, secondOfDay: 0)
    #expect(
      whole.area(width: 1920, height: 1080) == Rect(x: 0, y: 0, width: 1920, height: 1080))
    #expect(ScreenCare(kiosk).nanosecondsToChange(after: 5, secondOfDay: 0) == nil)
    kiosk.inset = 0.05
    let inset = ScreenCare(kiosk).placement(after: 0, secondOfDay: 0)
    #expect(
      inset.area(width: 1920, height: 1080) == Rect(x: 96, y: 54, width: 1728, height: 972))
    kiosk.isOn = true
    let care = ScreenCare(kiosk)
    for minute in UInt64(0)...200 {
      let area = care.placement(after: minute * 60_000_000_000, secondOfDay: 0)
        .area(width: 1920, height: 1080)
      #expect(area.minX >= 96 && area.minY >= 54 && area.maxX <= 1824 && area.maxY <= 1026)
      #expect(area.width == 1680 && area.height == 940)
    }
    #expect(care.nanosecondsToChange(after: 1_000_000_000, secondOfDay: 0) == 59_000_000_000)
  }

  @Test("a screen without any room has an empty picture", arguments: [0.0, 1, 3])
  func tiny(side: Double) {
    var kiosk = Options.Kiosk()
    kiosk.inset = 0.2
    kiosk.isOn = true
    let area = ScreenCare(kiosk).placement(after: .max, secondOfDay: 86_400)
      .area(width: side, height: side)
    #expect(area.width >= 0 && area.height >= 0 && area.width <= side)
  }

  private static let displays = [("HDMI-A-1", 0), ("DP-1 27\"", 1), ("DP-2 27\"", 2)].map {
    DisplayInfo(index: $1, name: $0, frame: (0, 0, 1920, 1080), refreshRate: 60)
  }

  @Test(
    "a display is found by its number, its name or what only it has of a name",
    arguments: [
      ("0", 0), ("2", 2), ("hdmi-a-1", 0), ("dp-1", 1), ("DP-2 27\"", 2), ("hdmi", 0), ("3", nil),
      ("DP", nil), ("27", nil), ("", nil), ("-1", nil), ("VGA", nil),
    ] as [(String, Int?)])
  func display(word: String, index: Int?) {
    #expect(DisplayInfo.find(word, among: Self.displays)?.index == index)
  }
}
