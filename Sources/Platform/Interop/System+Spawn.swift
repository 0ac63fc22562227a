internal import Glibc

extension System {
  /// How another program is started.
  struct SpawnPlan {
    /// The program's name, looked up in PATH, and its arguments; not empty, none with a NUL.
    var words: [String]
    /// Environment variables that are not handed on.
    var withheldVariables: Set<String> = []
    /// Descriptors of this process that take numbers in the other one.
    var descriptors: [(from: Int32, to: Int32)] = []
    /// Whether its standard input is the null device.
    var readsNothing = false
    /// Whether the program and all it starts form a process group of their own.
    var startsGroup = false
    /// Signals that have their usual effect again.
    var restoredSignals: [Int32] = []
  }

  /// Starts a program with no signal blocked and returns its process.
  ///
  /// Descriptors that are not named in the plan are handed on unless they are closed by then.
  static func spawn(_ plan: SpawnPlan) throws(SystemError) -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    try checkCode(unsafe posix_spawn_file_actions_init(&actions))
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    if plan.readsNothing {
      try checkCode(
        unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0))
    }
    for pair in plan.descriptors {
      try checkCode(unsafe posix_spawn_file_actions_adddup2(&actions, pair.from, pair.to))
    }
    var attributes = posix_spawnattr_t()
    try checkCode(unsafe posix_spawnattr_init(&attributes))
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var mask = signalSet([])
    var defaults = signalSet(plan.restoredSignals)
    unsafe posix_spawnattr_setsigmask(&attributes, &mask)
    unsafe posix_spawnattr_setsigdefault(&attributes, &defaults)
    let group = plan.startsGroup ? POSIX_SPAWN_SETPGROUP : 0
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | group
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    var identifier: pid_t = 0
    let code = unsafe withCStrings(plan.words) { words in
      guard let name = unsafe words.pointee else { return EINVAL }
      let variables = environment().filter { variable in
        !plan.withheldVariables.contains(String(variable.prefix { $0 != "=" }))
      }
      return unsafe withCStrings(variables) { variables in
        unsafe posix_spawnp(&identifier, name, &actions, &attributes, words, variables)
      }
    }
    try checkCode(code)
    return identifier
  }

  /// Throws the error number that a call returned.
  private static func checkCode(_ code: Int32) throws(SystemError) {
    guard code == 0 else { throw SystemError(operation: "start", code: code) }
  }

  private static func environment() -> [String] {
    var result: [String] = []
    var next = unsafe environ
    while let variable = unsafe next.pointee {
      unsafe result.append(String(cString: variable))
      unsafe next += 1
    }
    return result
  }

  /// Lends texts as C has them: pointers, and a null pointer after the last one.
  private static func withCStrings<Result>(
    _ texts: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    let copies = unsafe texts.map { unsafe strdup($0) } + [nil]
    defer { unsafe copies.forEach { unsafe free($0) } }
    return unsafe body(copies)
  }
}
