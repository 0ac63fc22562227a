/// One value for each job of a stream, for a bounded number of jobs.
struct JobTable<Value: Sendable>: Sendable {
  /// How many named jobs are remembered; a stream that invents names must not fill the memory.
  static var limit: Int { 4096 }

  /// Most streams have one job and give it no name, so that one is kept without a look-up.
  private(set) var unnamed: Value?
  private(set) var named: [String: Value] = [:]
  /// Whether a job has been left out because there were too many.
  private(set) var isFull = false

  subscript(id: String) -> Value? {
    get {
      id.isEmpty ? unnamed : named[id]
    }
    set {
      if id.isEmpty {
        unnamed = newValue
      } else if named.count < Self.limit || named[id] != nil {
        named[id] = newValue
      } else {
        isFull = true
      }
    }
  }
}
