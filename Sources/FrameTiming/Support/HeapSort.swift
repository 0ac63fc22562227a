extension [UInt64] {
  /// Sorts from the smallest on by heapsort, which needs no memory of its own.
  ///
  /// The library's sort merges through a buffer it allocates, which a frame loop cannot afford.
  mutating func sortInPlace() {
    for root in stride(from: count / 2 - 1, through: 0, by: -1) {
      siftDown(from: root, within: count)
    }
    for end in stride(from: count - 1, to: 0, by: -1) {
      swapAt(0, end)
      siftDown(from: 0, within: end)
    }
  }

  private mutating func siftDown(from start: Int, within end: Int) {
    var root = start
    while 2 * root + 1 < end {
      var child = 2 * root + 1
      if child + 1 < end, self[child] < self[child + 1] { child += 1 }
      guard self[root] < self[child] else { return }
      swapAt(root, child)
      root = child
    }
  }
}
