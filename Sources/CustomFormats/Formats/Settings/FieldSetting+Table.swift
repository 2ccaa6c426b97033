extension FieldSetting {
  /// Every setting, in the order of help; a name may mean different things for different kinds.
  public static let all = [
    FieldSetting("required", .flag, .member("required"), "Every creative needs it."),
    FieldSetting("max", [.text], .count, .limit("maxCharacters"), "The most characters.", example: "25"),
    FieldSetting("max", media, .size, .limits("maxWidth", "maxHeight"), "The largest size in pixels.", example: "2400x1254"),
    FieldSetting("max", [.number], .number, .limit("maximum"), "The greatest number.", example: "5"),
    FieldSetting("max", [.url], .count, .limit("maxLength"), "The most characters.", example: "1024"),
    FieldSetting("min", [.text], .count, .limit("minCharacters"), "The fewest characters.", example: "3"),
    FieldSetting("min", media, .size, .limits("minWidth", "minHeight"), "The least size in pixels.", example: "1200x627"),
    FieldSetting("min", [.number], .number, .limit("minimum"), "The least number.", example: "0"),
    FieldSetting("shown", [.text], .count, .limit("shownCharacters"), "The characters that always show.", example: "25"),
    FieldSetting("lines", [.text], .count, .limit("lines"), "The most lines that the app draws.", example: "2"),
    FieldSetting(
      "unit", [.text], .word(TextUnit.allCases.map(\.rawValue)), .limit("unit"), "How characters are counted.",
      example: "utf16"),
    FieldSetting("pattern", [.text], .text, .limit("pattern"), "What the whole text must match.", example: "[A-Z].*"),
    FieldSetting("ratio", media, .ratios, .limit("aspectRatios"), "Width to height, one of these.", example: "1.91:1"),
    FieldSetting("tolerance", media, .number, .limit("tolerance"), "How far the ratio may be off.", example: "0.01"),
    FieldSetting("width", media, .count, .limit("width"), "The exact width in pixels.", example: "1200"),
    FieldSetting("height", media, .count, .limit("height"), "The exact height in pixels.", example: "628"),
    FieldSetting("bytes", media, .weight, .limit("maxBytes"), "The greatest weight.", example: "1MB"),
    FieldSetting("minbytes", media, .weight, .limit("minBytes"), "The least weight.", example: "1KB"),
    FieldSetting("types", [.image], .words(imageTypes), .limit("types"), "The file types taken.", example: "\"jpeg,png\""),
    FieldSetting("types", [.video], .words(videoTypes), .limit("types"), "The file types taken.", example: "mp4"),
    FieldSetting("frames", media, .count, .limit("frames"), "The most frames.", example: "1"),
    FieldSetting("seconds", [.video], .span, .limits("minSeconds", "maxSeconds"), "How long it plays.", example: "3-30"),
    FieldSetting("codecs", [.video], .words(codecs), .limit("codecs"), "The codecs taken.", example: "h264"),
    FieldSetting("audio", [.video], .choice, .limit("audio"), "Whether it must have sound, or none.", example: "yes"),
    FieldSetting("schemes", [.url], .texts, .limit("schemes"), "The schemes taken.", example: "https"),
    FieldSetting("hosts", [.url], .texts, .limit("hosts"), "The hosts taken.", example: "*.example.com"),
    FieldSetting(
      "choices", [.list], .choices, .member("choices"), "Its choices: text, or label=value.",
      example: "\"Ad,Sponsored\""),
    FieldSetting("other", [.list], .flag, .member("allowOther"), "Values that are no choice are taken too."),
    FieldSetting(
      "role", .word(FieldRole.allCases.map(\.rawValue)), .member("role"), "What it means.", example: "headline"),
    FieldSetting("label", .text, .member("label"), "What people read instead of the key.", example: "\"Head line\""),
    FieldSetting("help", .text, .member("help"), "Help for whoever fills it in.", example: "\"Short title\""),
    FieldSetting("default", .value, .member("default"), "The value where none is given.", example: "Ad"),
    FieldSetting("sample", .value, .member("sample"), "A value for previews.", example: "\"Night hikes\""),
    FieldSetting("clickable", .flag, .clickable, "A tap on it is reported."),
    FieldSetting("aliases", .texts, .member("aliases"), "Keys that it had before.", example: "Title"),
    FieldSetting("deprecated", .reason, .member("deprecated"), "It should no longer be used.", example: "\"use Text\""),
  ]

  private static let media: [FieldKind] = [.image, .video]
  private static let imageTypes = ["jpeg", "png", "gif", "webp"]
  private static let videoTypes = ["mp4", "mov", "webm"]
  private static let codecs = ["h264", "hevc", "vp8", "vp9", "av1"]

  private init(_ name: String, _ form: Form, _ place: Place, _ summary: String, example: String = "") {
    self.init(name, FieldKind.allCases, form, place, summary, example: example)
  }
}
