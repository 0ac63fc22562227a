import CommandLineOptions
import Testing

@Suite struct UsageErrorTests {
  @Test(
    arguments: [
      (["--sixe", "1x1"], #"unknown option "--sixe", did you mean --size?"#),
      (["--fullscren"], #"unknown option "--fullscren", did you mean --fullscreen?"#),
      (["--full"], #"unknown option "--full", did you mean --fullscreen?"#),
      (["--LOOK", "ring"], #"unknown option "--LOOK", did you mean --look?"#),
      (["-look", "ring"], #"unknown option "-look", did you mean --look?"#),
      (["--fsp=3"], #"unknown option "--fsp=3", did you mean --fps?"#),
      (["--no-monotonc"], #"unknown option "--no-monotonc", did you mean --no-monotonic?"#),
      (["--no-fullscreen"], #"unknown option "--no-fullscreen", did you mean --fullscreen?"#),
      (["feed", "--progres", "1"], #"unknown option "--progres", did you mean --progress?"#),
      (["--quux"], #"unknown option "--quux""#),
      (["-x"], #"unknown option "-x""#),
      (["-5"], #"unknown option "-5""#),
      (["--=x"], #"unknown option "--=x""#),
      (["---"], #"unknown option "---""#),
      (["render", "-oa.png"], #"unknown option "-oa.png"; letters cannot be joined, write -o by"#),
      (
        ["rendr"],
        #"unexpected argument "rendr", did you mean render?; modes: show, demo, render, profile, feed"#
      ),
      (["Feed"], #"unexpected argument "Feed", did you mean feed?"#),
      (["fullscreen"], #"unexpected argument "fullscreen", did you mean --fullscreen?"#),
      (["xyzzy"], #"unexpected argument "xyzzy"; modes: show, demo, render, profile, feed"#),
      (["-"], #"unexpected argument "-"; modes"#),
      ([""], #"unexpected argument ""; modes"#),
      (["render", "show"], #"unexpected argument "show""#),
      (["render", "render"], #"unexpected argument "render""#),
      (["show", "fed"], #"unexpected argument "fed", did you mean feed?"#),
      (["render", "--", "ls"], #"unexpected argument "ls""#),
      (["--", ""], #"unexpected argument """#),
      (["--", "-x"], #"unexpected argument "-x""#),
      (["--", "cp", "a\0b"], #"unexpected argument "a\u{0}b""#),
      (["--from", "stdin", "--", "cp"], #"unknown name "stdin""#),
      (["--fd", "-1"], #"--fd: "-1" is out of range; allowed: whole numbers from 0 to"#),
      (["--fullscreen", "true"], #"unexpected argument "true""#),
      (["--look"], "--look needs a value: --look=NAME; allowed: ring, glow, line, stripes"),
      (["-l"], "-l needs a value"),
      (["--look", "--theme", "dark"], "--look needs a value"),
      (["--title", "--"], "--title needs a value"),
      (["--title", "-v"], "--title needs a value"),
      (["--fullscreen=yes"], #"--fullscreen takes no value, but was given "yes""#),
      (["--no-monotonic="], #"--no-monotonic takes no value, but was given """#),
      (["--help=me"], #"--help takes no value, but was given "me""#),
      (
        ["--look", "rign"],
        #"--look: unknown name "rign", did you mean ring?; allowed: ring, glow, line"#
      ),
      (["--theme=lihgt"], #"unknown name "lihgt", did you mean light?; allowed: dark, light"#),
      (["--format", "percant"], #"did you mean percent?; allowed: auto, percent"#),
      (["--on-eof", "stay"], #"unknown name "stay"; allowed: exit, hold, complete"#),
      (["--present", "texture"], "did you mean textures?; allowed: auto, textures, surface"),
      (["--motion", "none"], #"unknown name "none"; allowed: full, reduced"#),
      (["--look", ""], "--look: the value is empty; allowed: ring"),
      (["--fps", "nan"], #"--fps: "nan" is not a number; allowed: numbers from 1 to 1000"#),
      (["--fps", "1e9"], #"--fps: "1e9" is out of range; allowed: numbers from 1 to 1000"#),
      (["--min", "1e999"], "is out of range; allowed: numbers from -1e+18 to 1e+18"),
      (["--frames", "0"], "out of range; allowed: whole numbers from 1 to 1000000000"),
      (["--timeout", "0"], "allowed: seconds above 0, up to 2678400 (31 days)"),
      (["--size", "0x0"], "each 1 to 16384, at most 64 million pixels"),
      (["--size", "800xx600"], #""800xx600" is not a size; allowed: WxH"#),
      (["--fps", "50", "--fps=60"], #"--fps is given twice: "50" and "60"; give it once"#),
      (["--monotonic", "--no-monotonic"], "--no-monotonic contradicts an earlier option"),
      (["feed", "--size", "1x1"], "--size is not an option of feed; taken by: show, demo, render"),
      (["--output", "a.png"], "--output is not an option of show; taken by: demo, render"),
      (["--timeline", "a"], "--timeline is not an option of show; taken by: render, feed"),
      (["feed", "-o"], "-o is not an option of feed; taken by: demo, render"),
    ] as [([String], String)])
  func `a fault is told in one line`(arguments: [String], fragment: String) throws {
    let message = try #require(refusal(arguments)).message
    #expect(message.contains(fragment), "\(message)")
    #expect(!message.contains("\n"))
  }

  @Test func `the first fault of the command line is told`() {
    #expect(refusal(["--bogus", "rendr"])?.reason == .unknownOption("--bogus", nearest: nil))
    #expect(
      refusal(["rendr", "--bogus"])?.reason == .unknownMode("rendr", nearest: "render"))
  }

  @Test func `the hint leads to the help of the mode that was named`() {
    #expect(refusal(["--bogus"])?.hint == "Try 'arcline --help'.")
    #expect(refusal(["--bogus", "feed"])?.hint == "Try 'arcline feed --help'.")
  }

  @Test func `an option of the wrong mode is told before its missing value`() {
    #expect(
      refusal(["feed", "--look"])?.reason
        == .wrongMode(
          option: "--look", mode: .feed, takenBy: [.show, .demo, .render, .profile, .looks]))
  }
}
