/// A call that prints JSON, and the name of the schema that it is held to.
struct SchemaOutput {
  /// The name of the schema.
  let schema: String
  /// The call without the program's name.
  let line: String

  /// Creates an output from the schema's name and the call.
  init(_ schema: String, _ line: String) {
    self.schema = schema
    self.line = line
  }

  /// At least one call of every command that prints JSON; each is made in a folder of its own, after those of `before`.
  static let all = [
    SchemaOutput("list", "list --json"),
    SchemaOutput("list", "list --json --catalogue formatctl.db"),
    SchemaOutput("catalogue-path", "catalogue path --json"),
    SchemaOutput("catalogue-check", "catalogue check --json"),
    SchemaOutput("catalogue-backup", "catalogue backup copy.db --json"),
    SchemaOutput("catalogue-recover", "catalogue recover formatctl.db copy.db --json"),
    SchemaOutput("history", "history --json"),
    SchemaOutput("history", "history 10063170 --limit 2 --json"),
    SchemaOutput("undo", "undo --json"),
    SchemaOutput("undo", "undo --dry-run --json"),
    SchemaOutput("undo", "undo --redo --json"),
    SchemaOutput("diff", "diff 10063170 --json"),
    SchemaOutput("diff", "diff mine/format.json --against mine/sample.json --against mine/bad-headline-too-long.json --json"),
    SchemaOutput("diff", "diff mine --json"),
    SchemaOutput("report", "diff 10063170 -r json"),
    SchemaOutput("update", "create 20000001 --field Headline:text --dry-run --json"),
    SchemaOutput("update", "create 12387226 --json"),
    SchemaOutput("update", "import mine --json"),
    SchemaOutput("update", "edit 10063170 --set name=x --json"),
    SchemaOutput("update", "field add 10063170 Price:text --dry-run --json"),
    SchemaOutput("update", "field set 10063170 Headline max=40 --json"),
    SchemaOutput("update", "field rename 10063170 Caption Text --json"),
    SchemaOutput("update", "field move 10063170 Caption --first --json"),
    SchemaOutput("update", "field remove 10063170 Caption --json"),
    SchemaOutput("update", "copy 10063170 hikes --json"),
    SchemaOutput("update", "renumber 10063170 20000001 --json"),
    SchemaOutput("update", "delete 10063170 --force --json"),
    SchemaOutput("update", "sample add 10063170 mine/sample.json --name second --json"),
    SchemaOutput("update", "sample remove 10063170 night-hikes --json"),
    SchemaOutput("sample-list", "sample list 10063170 --json"),
    SchemaOutput("sample-show", "sample show 10063170 night-hikes --json"),
    SchemaOutput("show", "show 10063170 --json"),
    SchemaOutput("show", "show 12387226 --json"),
    SchemaOutput("show", "show 90000002 --json"),
    SchemaOutput("show", "show 10004400 --json"),
    SchemaOutput("show", "show 90000003 --json"),
    SchemaOutput("export", "export --all -o out --json"),
    SchemaOutput("export", "export 10063170 -o out --dry-run --json"),
    SchemaOutput("format", "export 10063170 --with-revision"),
    SchemaOutput("init", "init --json"),
    SchemaOutput("init", "init mine --dry-run --json"),
    SchemaOutput("preview", "preview 10063170 native-video app-install content story-video product-card --json"),
    SchemaOutput("preview", "preview mine/sample.json mine/bad-key-case.json --state typical --state longest --json"),
    SchemaOutput("simulate", "simulate 10063170 native-video app-install content story-video product-card --tap media --json"),
    SchemaOutput("simulate", "simulate mine/sample.json --handler --eea --media image --names android --json"),
    SchemaOutput("inspect", "inspect media/progressive.jpg media/alpha.webp media/animated.webp media/exif6.png --json"),
    SchemaOutput("inspect", "inspect media/live.webm media/index-first.mp4 media/interlaced.gif media/README.md --json"),
    SchemaOutput("inspect", "inspect media/cut.jpg media/empty.png --json"),
    SchemaOutput("inspect", "inspect media/icc.jpg media/sound.webm media/pixel-shape.mov media/grey.jpg --depth whole --json"),
    SchemaOutput("explain", "explain --json"),
    SchemaOutput("explain", "explain cmyk-image --json"),
    SchemaOutput("explain", "explain maxWidth --json"),
    SchemaOutput("explain", "explain GADNativeCustomTemplateAd --json"),
    SchemaOutput("explain", "explain nativeAdWillLeaveApplication --json"),
    SchemaOutput("explain", "explain exit-status --json"),
    SchemaOutput("doctor", "doctor --json"),
    SchemaOutput("report", "lint mine -r json"),
    SchemaOutput("report", "replay session.jsonl --notes -r json"),
    SchemaOutput("report-line", "replay session.jsonl -r ndjson"),
    SchemaOutput("report", "lint ./faulty.json --notes -r json"),
    SchemaOutput("report", "validate mine -r json"),
    SchemaOutput(
      "report", "validate mine/bad-headline-too-long.json mine/bad-key-case.json mine/bad-http-tracker-and-bare-link.json -r json"
    ),
    SchemaOutput("report-line", "validate mine/bad-headline-too-long.json --notes -r ndjson"),
    SchemaOutput("report-line", "validate mine/sample.json --verdicts all -r ndjson"),
    SchemaOutput("report-line", "lint ./faulty.json -r ndjson"),
  ]

  /// The calls that are made first.
  static let before = [
    "--catalogue formatctl.db create 10063170 -m First", "field set 10063170 Caption max=80 -m Shorter", "undo",
  ]

  /// The files that the program reads, by the names of their schemas.
  static let files = ["format", "creative", "session", "map", "project", "baseline"]
}
