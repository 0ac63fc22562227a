/// A log in the columns of MangoHud, which its viewers and FlightlessMango's open.
///
/// `frametime` is in milliseconds to the nanosecond and `elapsed` in nanoseconds since the first
/// frame's wake. What the program does not know is 0, as MangoHud writes it. Every record has a row,
/// warm-up and gaps too; a record on a clock that cannot be trusted has a frame time of 0. One after a
/// rest has the loop's period for its time, since readers take each row for a frame that
/// follows the last; how long the rest was is in `elapsed`. A frame that presented nothing is a row
/// like any other: the format has no mark for it.
/// Source: MangoHud's logging.cpp, the form without version lines.
public struct MangoHudLog: FrameLog {
  /// The machine, as MangoHud's second line describes it; commas become blanks.
  public struct Machine: Sendable, Hashable {
    /// The operating system.
    public var system = ""
    /// The processor.
    public var processor = ""
    /// The graphics processor.
    public var graphics = ""
    /// The memory.
    public var memory = ""
    /// The kernel.
    public var kernel = ""
    /// The graphics driver.
    public var driver = ""
    /// The processor's scheduler.
    public var scheduler = ""

    /// Creates the description of a machine of which nothing is known.
    public init() {}
  }

  private let machine: Machine
  private let period: UInt64
  private var stepper: FrameStepper
  private var start: UInt64?

  private static let unknownColumns = 13

  /// Creates a log of a loop on a machine.
  public init(_ context: FrameLogContext, machine: Machine = Machine()) {
    self.machine = machine
    period = context.period
    stepper = FrameStepper(rule: context.rule)
  }

  /// Adds the machine and the names of the columns.
  public func begin(into bytes: inout [UInt8]) {
    bytes.append(text: "os,cpu,gpu,ram,kernel,driver,cpuscheduler\n")
    let values = [
      machine.system, machine.processor, machine.graphics, machine.memory, machine.kernel,
      machine.driver, machine.scheduler,
    ]
    for (index, value) in values.enumerated() {
      if index > 0 { bytes.append(text: ",") }
      bytes.append(cell: value)
    }
    bytes.append(
      text: "\nfps,frametime,cpu_load,cpu_power,gpu_load,cpu_temp,gpu_temp,gpu_core_clock,"
        + "gpu_mem_clock,gpu_vram_used,gpu_power,ram_used,swap_used,process_rss,cpu_mhz,elapsed\n")
  }

  /// Adds a row.
  public mutating func append(_ record: FrameRecord, into bytes: inout [UInt8]) {
    let step = stepper.step(to: record)
    let start = start ?? record.wake
    self.start = start
    let time = step.tabled(record, period: period)
    bytes.append(time > 0 ? 1e9 / Double(time) : 0, places: 3)
    bytes.append(text: ",")
    bytes.append(nanoseconds: time, unit: .milliseconds, places: 6)
    for _ in 0..<Self.unknownColumns { bytes.append(text: ",0") }
    bytes.append(text: ",")
    bytes.append(number: record.present.subtractingSaturated(start))
    bytes.append(text: "\n")
  }

  /// Adds nothing: the last row ends the file.
  public func end(into bytes: inout [UInt8]) {}
}
