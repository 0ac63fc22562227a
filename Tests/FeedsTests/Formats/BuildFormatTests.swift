import Feeds
import Testing

@Suite struct BuildFormatTests {
  @Test("ninja's counts are found wherever the user puts them, with thousands marks or without")
  func ninjaStatus() {
    let stream = "[5/7  71% 0.091s] CC a.o\n[1,234 / 5,678] 12 actions, 3 running\n[7/7] LD a\n"
    let events = events(of: stream, as: .ninja)
    #expect(events.words == "71 21 100")
    #expect(events.messages == ["CC a.o", "12 actions, 3 running", "LD a"])
  }

  @Test(
    "A date in brackets is no count",
    arguments: ["[2026/11/30 12:00:00] x", "[2026/11/30] x", "[30/11/2026] x", "[9/7] x"])
  func dates(line: String) {
    #expect(events(of: line + "\n", as: .ninja).isEmpty)
    #expect(events(of: line + "\n", as: .auto).updates.isEmpty)
  }

  @Test("A failed step of ninja stays a failure while the build goes on")
  func ninjaFailure() {
    let events = events(
      of: "[1/3] CC a\nFAILED: a.o\n[2/3] CC b\nninja: build stopped: subcommand failed.\n",
      as: .auto)
    #expect(events.words == "33 -:failed 66 -:failed")
    #expect(events.outcome == .failed)
  }

  @Test("ninja with nothing to do is done")
  func ninjaNoWork() {
    #expect(events(of: "ninja: no work to do.\n", as: .auto).words == "100")
  }

  @Test("A failing make and a failing configure step are failures, even at 100 %")
  func cmakeFailures() {
    let make = events(
      of: "[ 50%] Building a\n[100%] Built target a\nmake: *** [Makefile:9: all] Error 2\n",
      as: .cmake)
    #expect(make.words == "50 99 -:failed")
    let configure = events(
      of: "-- The C compiler\nCMake Error at CMakeLists.txt:1\n-- Configuring incomplete, errors\n",
      as: .auto)
    #expect(configure.words == "? -:failed -:failed")
  }

  @Test("A build that ends at 100 % before its target is made has ended early")
  func cmakeLinking() {
    #expect(events(of: "[100%] Linking C executable a\n", as: .cmake).outcome == .ended)
  }

  @Test("tqdm without a total is unknown, or a part of the given one")
  func tqdmUnknown() {
    let stream = "\runk: 5it [00:00, 49.50it/s]\runk: 10it [00:00, 49.50it/s]\n"
    #expect(events(of: stream, as: .auto).words == "? ?")
    #expect(events(of: stream, as: .tqdm, total: 20).words == "25 50")
    #expect(events(of: stream, as: .tqdm).messages == ["unk", "unk"])
  }

  @Test("tqdm rounds 996 of 1000 up, which is not complete")
  func tqdmRounding() {
    let stream =
      "\r100%|█████████▉| 996/1000 [00:09<00:00, 99it/s]\r100%|██| 1000/1000 [0:1, 9it/s]"
    #expect(events(of: stream, as: .tqdm).words == "99 100")
  }

  @Test("Several bars of tqdm are several jobs, by the moves of the cursor")
  func tqdmSeveral() {
    let stream =
      "\ra:  10%|█ | 1/10 [00:00<00:09, 1it/s]\n\rb:  20%|██ | 2/10 [00:00<00:09, 1it/s]\u{1B}[A"
      + "\ra:  30%|█ | 3/10 [00:00<00:09, 1it/s]\n\n\rc: 100%|█| 2/2 [0:1<0:0, 1it/s]\u{1B}[A\u{1B}[A"
    #expect(events(of: stream, as: .tqdm).words == "10 1=20 30 2=100")
  }

  static let pullStream = Stream(
    "pull",
    [
      #"{"status":"Pulling from library/hello","id":"latest"}"#,
      #"{"status":"Pulling fs layer","progressDetail":{},"id":"a1"}"#,
      #"{"status":"Downloading","progressDetail":{"current":1,"total":2},"id":"a1"}"#,
      #"{"status":"Downloading","progressDetail":{"current":2,"total":2},"id":"a1"}"#,
      #"{"status":"Download complete","progressDetail":{},"id":"a1"}"#,
      #"{"status":"Pull complete","progressDetail":{},"id":"a1"}"#,
    ].joined(separator: "\r\n"))

  static let buildStream = Stream(
    "build",
    [
      #"{"vertexes":[{"digest":"s:1","name":"load","started":"2026"},{"digest":"s:2","name":"b"}]}"#,
      "WARN: something else on the same stream",
      #"{"statuses":[{"id":"layer","vertex":"s:1","current":5,"total":10,"started":"2026"}]}"#,
      #"{"logs":[{"vertex":"s:1","data":"e30="}]}"#,
      #"{"vertexes":[{"digest":"s:1","name":"load","completed":"2026"}]}"#,
      #"{"vertexes":[{"digest":"s:2","name":"b","started":"2026","completed":"2026"}]}"#,
    ].joined(separator: "\n"))

  @Test("The layers of a pull are jobs, and the whole is complete at the end")
  func pull() {
    let events = events(of: [Self.pullStream.bytes], as: .auto)
    #expect(
      events.words
        == "- a1=-:waiting 0 a1=50 0 a1=99 0 a1=- 0 a1=100 99 100")
    #expect(events.outcome == .done)
  }

  @Test("The steps of a build make its extent, and never all of it before the end")
  func build() {
    let events = events(of: [Self.buildStream.bytes], as: .auto)
    #expect(events.words == "0 layer=50 layer=100 50 99 100")
    #expect(events.warnings.isEmpty)
  }

  @Test("A build in indented JSON is read as well")
  func indented() {
    let text =
      "{\n  \"vertexes\": [\n    {\n      \"digest\": \"s:1\", \"completed\": \"x\"\n    }\n  ]\n}\n"
    #expect(events(of: text, as: .auto).words == "99 100")
  }

  @Test("An error of a step, of the engine or on a line of text is a failure")
  func buildFailures() {
    let step = #"{"vertexes":[{"digest":"s:1","completed":"x","error":"exit code: 1"}]}"# + "\n"
    #expect(events(of: step, as: .buildkit).words == "-:failed")
    #expect(events(of: step, as: .buildkit).messages == ["exit code: 1"])
    let engine = #"{"errorDetail":{"message":"denied"},"error":"denied"}"# + "\n"
    #expect(events(of: engine, as: .buildkit).messages == ["denied"])
    #expect(events(of: "ERROR: failed to build\n", as: .buildkit).outcome == .failed)
  }

  @Test("An object that breaks off does not swallow the next one")
  func brokenObject() {
    let good = #"{"vertexes":[{"digest":"s:1","completed":"x"}]}"#
    let events = events(
      of: "{\"vertexes\":[{\n\(good)\n{\"a\":tru}\n{\"statuses\":[", as: .buildkit)
    #expect(events.words == "99 100")
    #expect(events.warnedLines == [1, 3, 4])
  }

  @Test(
    "A build gives the same events in any division into reads",
    arguments: [pullStream, buildStream])
  func divisions(stream: Stream) throws {
    try expectAnyDivision(of: stream.bytes, as: .auto)
    try expectAnyDivision(of: stream.bytes, as: .buildkit)
  }
}
