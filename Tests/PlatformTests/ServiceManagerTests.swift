import Testing

@testable import Platform

@Suite struct ServiceManagerTests {
  /// Receives one datagram at an address.
  private func received(at name: String, _ body: (ServiceManager) -> Void) throws -> String {
    let socket = try System.makeSocket(.datagram)
    defer { try? System.close(socket) }
    try System.bind(socket, to: try #require(ServiceManager.address(name)))
    body(try #require(ServiceManager(socket: name, interval: nil, process: nil)))
    var buffer = [UInt8](repeating: 0, count: 1000)
    let count = try System.read(socket, into: &buffer)
    return String(decoding: buffer[..<count], as: UTF8.self)
  }

  @Test func `lines arrive as one datagram at a path`() throws {
    let place = try ScratchFile()
    let text = try received(at: place.path) { $0.notify(["READY=1", "STATUS=42%"]) }
    #expect(text == "READY=1\nSTATUS=42%")
  }

  @Test func `and at an abstract name`() throws {
    let name = "@arcline-test-\(String(UInt64.random(in: 0 ... .max), radix: 36))"
    #expect(try received(at: name) { $0.notify(["WATCHDOG=1"]) } == "WATCHDOG=1")
  }

  @Test func `a manager that has gone is no fault`() throws {
    let place = try ScratchFile()
    let manager = try #require(ServiceManager(socket: place.path, interval: nil, process: nil))
    manager.notify(["STOPPING=1"])
  }

  @Test(arguments: ["", "/", "relative", "@", "vsock:2:3", String(repeating: "/x", count: 60)])
  func `what names no local socket is no manager`(name: String) {
    #expect(ServiceManager(socket: name, interval: "1000", process: nil) == nil)
  }

  @Test func `the watchdog is for the process that is named, or for any`() {
    func interval(_ text: String?, _ process: String?) -> UInt64? {
      ServiceManager(socket: "/s", interval: text, process: process)?.watchdogNanoseconds
    }
    #expect(interval("10000000", nil) == 10_000_000_000)
    #expect(interval("10000000", "\(System.identifier)") == 10_000_000_000)
    #expect(interval("10000000", "1") == nil)
    #expect(interval(nil, nil) == nil)
    for text in ["", "0", "-1", "x", "99999999999999999999", "18446744073709551615"] {
      #expect(interval(text, nil) == nil)
    }
  }
}
