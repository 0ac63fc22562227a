/// What is known of a build: its steps or layers, and its transfers.
struct BuildState: Sendable {
  /// Whether each step or layer is complete.
  private var steps = JobTable<Bool>()
  /// The step of each transfer that is not complete.
  private var transfers = JobTable<String>()
  private var hasFailed = false
  private var lastLine = 0

  /// Takes an object of either kind; one that says nothing about progress is passed over.
  mutating func receive(_ value: JSONValue, line: Int, into sink: inout some FeedSink) {
    lastLine = line
    if value["vertexes"] != nil || value["statuses"] != nil {
      receiveSolveStatus(value, line: line, into: &sink)
    } else if let message = value["error"]?.string ?? value["errorDetail"]?["message"]?.string {
      fail(message, line: line, into: &sink)
    } else if let status = value["status"]?.string, let id = value["id"]?.string {
      receiveLayer(value, status, RecordOrigin(line: line, id: id), into: &sink)
    }
  }

  /// Takes an error of the whole.
  mutating func fail(_ message: String, line: Int, into sink: inout some FeedSink) {
    hasFailed = true
    sink.receive(FeedUpdate(line: line, message: message, state: .failed))
  }

  /// Completes the whole if everything that is known is complete.
  mutating func finish(into sink: inout some FeedSink) {
    let all = steps.named.values
    if !hasFailed, !all.isEmpty, !steps.isFull, all.allSatisfy({ $0 }) {
      sink.receive(.done(line: lastLine))
    }
  }

  /// The whole as it stands.
  private func whole(_ line: Int, message: String?) -> FeedUpdate {
    let complete = steps.named.values.count { $0 }
    let update = FeedUpdate.part(Double(complete), of: Double(steps.named.count), line: line)
      .unfinished().with(message: message)
    return hasFailed ? update.with(state: nil) : update
  }
}

// MARK: - BuildKit

extension BuildState {
  private mutating func receiveSolveStatus(
    _ value: JSONValue, line: Int, into sink: inout some FeedSink
  ) {
    var message: String?
    var fault: String?
    let vertexes = value["vertexes"]?.elements ?? []
    for vertex in vertexes {
      guard let digest = vertex["digest"]?.string else { continue }
      let error = vertex["error"]?.string.flatMap { $0.isEmpty ? nil : $0 }
      let isComplete = vertex["completed"]?.string != nil && error == nil
      steps[digest] = isComplete
      if vertex["started"]?.string != nil {
        message = vertex["name"]?.string ?? message
      }
      fault = fault ?? error
      if isComplete {
        completeTransfers(of: digest, line: line, into: &sink)
      }
    }
    for status in value["statuses"]?.elements ?? [] {
      receiveTransfer(status, line: line, into: &sink)
    }
    if let fault {
      fail(fault, line: line, into: &sink)
    } else if !vertexes.isEmpty {
      sink.receive(whole(line, message: message))
    }
  }

  private mutating func receiveTransfer(
    _ status: JSONValue, line: Int, into sink: inout some FeedSink
  ) {
    guard let id = status["id"]?.string, !id.isEmpty else { return }
    if status["completed"]?.string != nil {
      transfers[id] = nil
      return sink.receive(.done(line: line, id: id))
    }
    transfers[id] = status["vertex"]?.string ?? ""
    let current = status["current"]?.number ?? 0
    let total = status["total"]?.number
    sink.receive(
      .part(current, of: total, line: line, id: id).unfinished()
        .counted(current, of: total, in: "B"))
  }

  /// A step that is complete has nothing left to transfer.
  private mutating func completeTransfers(
    of step: String, line: Int, into sink: inout some FeedSink
  ) {
    for id in transfers.named.filter({ $0.value == step }).keys.sorted() {
      transfers[id] = nil
      sink.receive(.done(line: line, id: id))
    }
  }
}

// MARK: - Docker Engine

extension BuildState {
  private static let complete: Set<String> = [
    "Pull complete", "Already exists", "Pushed", "Layer already exists",
  ]
  private static let waiting: Set<String> = ["Pulling fs layer", "Waiting", "Preparing"]

  private mutating func receiveLayer(
    _ value: JSONValue, _ status: String, _ origin: RecordOrigin, into sink: inout some FeedSink
  ) {
    let current = value["progressDetail"]?["current"]?.number
    var update: FeedUpdate
    if Self.complete.contains(status) {
      update = .done(line: origin.line, id: origin.id)
    } else if let current {
      let total = value["progressDetail"]?["total"]?.number
      update = .part(current, of: total, line: origin.line, id: origin.id).unfinished()
        .counted(current, of: total, in: "B")
    } else if Self.waiting.contains(status) {
      update = FeedUpdate(line: origin.line, id: origin.id, state: .waiting)
    } else if steps[origin.id] != nil {
      update = FeedUpdate(line: origin.line, id: origin.id)
    } else {
      // Such as "Pulling from library/hello" with the tag as its id.
      return sink.receive(FeedUpdate(line: origin.line, message: status))
    }
    update.message = status
    steps[origin.id] = update.state == .done
    sink.receive(update)
    sink.receive(whole(origin.line, message: nil))
  }
}
