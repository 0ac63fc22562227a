import Glibc
import Testing

@testable import Platform

@Suite struct PassedDescriptorTests {
  @Test(
    arguments: [
      (nil, "1"), ("1", "1"), ("x", "1"), ("OWN", nil), ("OWN", "0"), ("OWN", "-1"), ("OWN", "x"),
    ] as [(String?, String?)])
  func `what is meant for another process, or is no number, passes nothing`(
    process: String?, count: String?
  ) {
    let own = process == "OWN" ? String(System.identifier) : process
    #expect(PassedDescriptor.find(count: count, process: own).isEmpty)
  }

  @Test func `a passed socket serves clients and is not removed`() throws {
    let place = try ScratchFile()
    let descriptor = try System.makeSocket(.stream)
    try System.bind(descriptor, to: Array(place.path.utf8))
    #expect(!System.isLocalListener(descriptor))
    try System.listen(descriptor)
    #expect(System.isLocalListener(descriptor))
    let listener = LocalListener(passed: PassedDescriptor(number: descriptor, kind: .listener))
    let client = try System.makeSocket(.stream)
    defer { try? System.close(client) }
    try System.connect(client, to: Array(place.path.utf8))
    guard case .client(let served) = listener.next() else {
      Issue.record("no client")
      return
    }
    Descriptors.close(served)
    listener.remove()
    #expect(Files.exists(place.path))
  }
}
