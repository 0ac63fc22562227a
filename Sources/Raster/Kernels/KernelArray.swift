/// Values at an address that does not move, for kernels that refer to them.
@safe final class KernelArray<Element: BitwiseCopyable> {
  /// The number of values.
  let count: Int
  private let storage: UnsafeMutablePointer<Element>

  /// Copies the values.
  init(_ values: [Element]) {
    count = values.count
    unsafe storage = .allocate(capacity: max(1, values.count))
    for (index, value) in values.enumerated() { unsafe (storage + index).initialize(to: value) }
  }

  deinit { unsafe storage.deallocate() }

  /// The value at a position inside the array.
  subscript(index: Int) -> Element {
    precondition(index >= 0 && index < count)
    return unsafe storage[index]
  }

  /// Where the values lie for as long as this object lives.
  var address: UnsafePointer<Element> { unsafe UnsafePointer(storage) }
}
