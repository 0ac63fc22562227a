import BoardFile
import Testing

@Suite struct LabelNumberTests {
  private func text(_ template: String, style: NumberStyle = NumberStyle(), _ values: LabelValues)
    throws -> String
  {
    try LabelTemplate(parsing: template).text(for: values, style: style)
  }

  @Test(arguments: [
    (1.31e9, 2.9e9, "bytes", "1.31 of 2.90 GB"), (14, 21, "", "14 of 21"),
    (0, 2.9e9, "B", "0.00 of 2.90 GB"), (500, 999, "B", "500 of 999 B"),
    (500, 999_600, "B", "0.00 of 1.00 MB"), (999_499, 999_499, "B", "999 of 999 kB"),
    (12.345, 60, "s", "12.3 of 60 s"), (-5.006, 100, "%", "-5.01 of 100 %"),
    (3, 7, "files", "3 of 7 files"), (1_572_864, 3_221_225_472, "iB", "0.00 of 3.00 GiB"),
    (512, 1023, "iB", "0.50 of 1.00 KiB"), (1.5, 3, "GiB", "1.50 of 3.00 GiB"),
    (1536, 4096, "KiB", "1.50 of 4.00 MiB"), (1500, 4000, "kB", "1.50 of 4.00 MB"),
    (0.5, 2, "TB", "0.50 of 2.00 TB"), (3, 8, "Mi", "3 of 8 Mi"),
  ])
  func `value and end are written in one unit`(
    value: Double, max: Double, unit: String, shown: String
  ) throws {
    var values = LabelValues()
    values.value = value
    values.max = max
    values.unit = unit
    #expect(
      try text(unit.isEmpty ? "{value} of {max}" : "{value} of {max} {unit}", values) == shown)
  }

  @Test(arguments: [
    (18_200_000.0, "B", "18.2 MB/s"), (312, "frames", "312 fps"), (2.5, "", "2.50/s"),
    (40, "files", "40 files/s"), (0, "B", "0 B/s"),
    (18_874_368, "iB", "18.0 MiB/s"), (2048, "KB", "2.05 MB/s"), (0.5, "MiB", "512 KiB/s"),
  ])
  func `a rate has its unit`(rate: Double, unit: String, shown: String) throws {
    var values = LabelValues()
    values.rate = rate
    values.unit = unit
    #expect(try text("{rate}", values) == shown)
  }

  @Test(arguments: [
    (0.0, "0 s", "0 s"), (0.2, "1 s", "0 s"), (59, "59 s", "59 s"), (59.5, "1 min", "59 s"),
    (121, "3 min", "2 min 1 s"), (252, "5 min", "4 min 12 s"), (3540, "59 min", "59 min"),
    (3541, "1 h", "59 min 1 s"), (7500, "2 h 5 min", "2 h 5 min"), (90_000, "1 d 1 h", "1 d 1 h"),
    (-1, "", ""), (.nan, "", ""), (.infinity, "", ""), (1e300, "", ""),
  ])
  func `what is left is rounded up to one unit, what has passed down to two`(
    seconds: Double, left: String, passed: String
  ) throws {
    var values = LabelValues()
    values.remaining = seconds
    values.elapsed = seconds
    values.age = seconds
    #expect(try text("{eta}", values) == left)
    #expect(try text("{elapsed}", values) == passed)
    #expect(try text("{age}", values) == passed)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e18])
  func `what is no readable number is left out`(number: Double) throws {
    var values = LabelValues()
    values.value = number
    values.max = number
    values.rate = number
    #expect(try text("{value} · {max} · {rate}", values) == "")
    values.unit = "B"
    #expect(try !text("{value} · {max} · {rate}", values).contains("nan"))
  }

  @Test func `numbers follow the style of the language`() throws {
    var values = LabelValues()
    values.percent = 42
    values.value = 1.5
    let turkish = NumberStyle(decimalSeparator: ",", percentPrefix: "%", percentSuffix: "")
    #expect(try text("{percent} {value}", style: turkish, values) == "%42 1,50")
    let arabic = NumberStyle(percentSuffix: "٪", percentZero: "٠")
    #expect(try text("{percent} {value}", style: arabic, values) == "٤٢٪ 1.50")
    // Marks of direction must not decide how the words around them read.
    let marked = NumberStyle(percentSuffix: "٪\u{61C}", percentZero: "٠")
    #expect(
      try text("{percent} {value}", style: marked, values) == "\u{2068}٤٢٪\u{61C}\u{2069} 1.50")
    values.percent = 100
    #expect(try text("{percent}", style: arabic, values) == "١٠٠٪")
  }
}
