import CommandLineOptions
import Testing

@Suite struct OptionRuleTests {
  @Test(arguments: [
    ("render", "render: --output, --values or --hash is needed"),
    ("render --progress 0.5", "--output, --values or --hash is needed"),
    ("render --hash --progress 0.5 --timeline t", "--progress cannot be combined with --timeline"),
    ("render --hash --progress 0.5 --max 7", "--progress cannot be combined with --format, --min"),
    ("render --hash --progress 0.5 --no-monotonic", "--progress cannot be combined with"),
    ("render --values v --progress 0.5", "--values needs --timeline"),
    ("render --values v", "--values needs --timeline"),
    ("render --hash --fps 30", "--fps needs --timeline"),
    ("render --hash --frames 3 --progress 0", "--frames needs --timeline"),
    ("render --output a --frames 3 --timeline t", "--frames needs --values or --hash"),
    ("render --output a --fps 3 --timeline t", "--fps needs --values or --hash"),
    ("render --output a --at 1", "--at needs --progress or --timeline"),
    ("render --hash --timeline t --at 1", "--at with --timeline needs --output"),
    ("render --sheet", "--output, --values or --hash is needed"),
    ("render --sheet -o a --look line", "--sheet cannot be combined with --look, --set"),
    ("render --sheet -o a --progress 0.5", "--sheet cannot be combined with --look, --set"),
    ("render --sheet --values v --timeline t", "--sheet cannot be combined with --look, --set"),
    ("render --output - --hash", "--output - cannot be combined with --hash"),
    ("show --fd 3 --fifo p", "show: --fd cannot be combined with --fifo, --listen or --replay"),
    ("show --listen s --replay r", "--listen cannot be combined with --replay"),
    ("feed --timeline t --fd 3", "feed: --timeline cannot be combined with --fd"),
    ("show --fifo p -- cp", "A COMMAND to run cannot be combined with --fd, --fifo, --listen"),
    ("show --from stdout", "show: --from needs a COMMAND to run"),
    ("show --tee --listen s", "--tee cannot be combined with --listen"),
    ("show --allow-quit", "--allow-quit needs --kiosk"),
    ("show --dim-level 3", "--dim-level needs --dim"),
    ("show --headless --kiosk", "--headless cannot be combined with --fullscreen, --kiosk"),
    ("show --csv-format presentmon", "--csv-format needs --record"),
    ("profile --csv-format presentmon", "--csv-format needs --csv"),
    ("profile --compare a.json", "--compare needs two reports"),
    ("profile --compare a.json b.json --compare c.json", "--compare needs two reports"),
    ("profile --compare a.json b.json --fps 60", "--compare cannot be combined with any other"),
    ("profile --unpaced --fps 60", "--unpaced cannot be combined with --fps or --vsync"),
    ("profile --vsync --headless", "--headless cannot be combined with --fullscreen, --present or"),
    ("profile --frames 10 --seconds 3", "--frames cannot be combined with --seconds"),
    (
      "profile --scene ring --look line", "anything but job or sweep cannot be combined with --look"
    ),
    ("profile --scene S3G --board b", "cannot be combined with --look, --set, --board"),
    ("profile --scene S5 --size 10x10", "S1 to S7 cannot be combined with --size or --scale"),
    ("profile --board b --look line", "--board cannot be combined with --look or --set"),
    ("demo --headless", "demo: --headless needs --script or --frames"),
    ("demo --hash", "--hash needs --headless"), ("demo -o a.png", "--output needs --headless"),
    ("demo --frames 3", "--frames needs --headless"),
    ("demo --headless --frames 3 --fullscreen", "--headless cannot be combined with --fullscreen"),
    ("show --headless --rotate 90", "--rotate"),
    ("show --headless --fullscreen", "show: --headless cannot be combined with --fullscreen"),
  ])
  func `options that do not go together are refused`(line: String, fragment: String) throws {
    let message = try #require(refusal(line.split(separator: " ").map(String.init))).message
    #expect(message.contains(fragment), "\(message)")
  }

  @Test(arguments: [
    "render --hash", "render --output a", "render --output - --progress 0.5",
    "render --hash --progress 0.5 --at 2", "render --hash --timeline t",
    "render --timeline t --fps 60 --frames 120 --values v",
    "render --timeline t --hash --values v --output a --at 1 --frames 3",
    "render --output a --hash --min 3 --max 3 --format percent --monotonic --on-eof complete",
    "render --sheet --scale 0.5 --locale de --hash --output a",
    "show --fifo p --tee --on-eof exit", "feed --replay r --format percent",
    "show --tee --from stdout -- cp --fd 3 --help -- x", "feed -- cp",
    "show --headless --frames 3 --stats s --timeout 5",
    "show --record run.csv --csv-format presentmon2",
    "profile --compare a.json b.json", "profile --compare=a.json b.json",
    "profile --compare a.json --compare b.json",
    "profile --scene bar --unpaced --frames 9 --csv a --trace b --svg c --report d",
    "profile --board b --theme light --size 800x600 --scene sweep",
    "profile --scene S6s --unpaced --headless", "profile --scene ring --size 90x90 --scale 2",
    "demo",
    "demo --headless --frames 3 --output - --progress 0.5", "demo --fullscreen --script k",
  ])
  func `options that go together are taken`(line: String) {
    #expect(throws: Never.self) { try options(line.split(separator: " ").map(String.init)) }
  }

  @Test func `a faulty argument is told before a broken rule`() {
    #expect(refusal(["render", "--size", "0x0"])?.message.hasPrefix("--size:") == true)
  }
}
