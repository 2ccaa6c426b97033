import Documents

/// Reads the limits of a field: a misspelt one is an error, since it would silently check nothing.
enum LimitsFile {
  /// Reads the limits into a field.
  static func read(_ reader: inout MemberReader, into field: inout AssetField) {
    guard let value = reader.member("limits") else { return }
    let path = reader.path.member("limits")
    guard value.kind == .object else {
      let _: Int? = reader.wrong("limits", "an object of limits")
      return
    }
    var limits = MemberReader(value, at: path, rule: "wrong-kind-of-limit")
    let known = FieldLimits.names(for: field.kind)
    switch field.kind {
    case .text: field.limits = .text(text(&limits))
    case .image, .video: field.limits = .media(media(&limits, field.kind))
    case .number: field.limits = .number(number(&limits))
    case .url: field.limits = .url(url(&limits))
    case .list: break
    }
    for member in value.members where !known.contains(member.name) && !MemberReader.isAlwaysKnown(member.name) {
      limits.violations.append(
        UnknownLimit.violation(member.name, of: field.kind, at: path.member(member.name)).standing(at: member))
    }
    reader.violations += limits.violations
  }

  private static func text(_ reader: inout MemberReader) -> TextLimits {
    var limits = TextLimits()
    limits.minCharacters = reader.count("minCharacters")
    limits.maxCharacters = reader.count("maxCharacters")
    limits.shownCharacters = reader.count("shownCharacters")
    limits.lines = reader.count("lines")
    limits.unit = reader.word("unit", as: TextUnit.self) ?? .graphemes
    if let pattern = reader.text("pattern") {
      do {
        limits.pattern = try Pattern(pattern)
      } catch {
        reader.violations.append(WrongKindOfLimit.pattern(pattern, error, at: reader.path.member("pattern")))
      }
    }
    return limits
  }

  private static func number(_ reader: inout MemberReader) -> NumberLimits {
    var limits = NumberLimits()
    limits.minimum = reader.number("minimum")
    limits.maximum = reader.number("maximum")
    return limits
  }

  private static func url(_ reader: inout MemberReader) -> URLLimits {
    var limits = URLLimits()
    limits.schemes = reader.texts("schemes")
    limits.hosts = reader.texts("hosts")
    limits.maxLength = reader.count("maxLength")
    return limits
  }

  private static func media(_ reader: inout MemberReader, _ kind: FieldKind) -> MediaAssetLimits {
    var limits = MediaAssetLimits()
    limits.width = reader.count("width")
    limits.height = reader.count("height")
    limits.minWidth = reader.count("minWidth")
    limits.minHeight = reader.count("minHeight")
    limits.maxWidth = reader.count("maxWidth")
    limits.maxHeight = reader.count("maxHeight")
    let ratios = reader.texts("aspectRatios") ?? reader.text("aspectRatio").map { [$0] } ?? []
    for (index, text) in ratios.enumerated() {
      if let ratio = AspectRatio(text) {
        limits.aspectRatios.append(ratio)
      } else {
        let path =
          reader.has("aspectRatios") ? reader.path.member("aspectRatios").element(index) : reader.path.member("aspectRatio")
        reader.violations.append(
          WrongKindOfLimit.violation(at: path, expected: "width and height such as 1.91:1", given: "\"\(text)\""))
      }
    }
    limits.tolerance = reader.number("tolerance", from: 0) ?? limits.tolerance
    limits.minBytes = reader.count("minBytes")
    limits.maxBytes = reader.count("maxBytes")
    limits.frames = reader.count("frames") ?? 1
    let types = kind == .image ? ["jpeg", "png", "gif", "webp"] : ["mp4", "mov", "webm"]
    limits.types = closedList("types", types, &reader)?.compactMap(MediaType.init(rawValue:))
    if kind == .video {
      limits.minSeconds = reader.number("minSeconds", from: 0)
      limits.maxSeconds = reader.number("maxSeconds", from: 0)
      limits.codecs = closedList("codecs", ["h264", "hevc", "vp8", "vp9", "av1"], &reader)
      limits.audio = reader.flag("audio")
    }
    return limits
  }

  private static func closedList(_ name: String, _ words: [String], _ reader: inout MemberReader) -> [String]? {
    guard let texts = reader.texts(name) else { return nil }
    for (index, text) in texts.enumerated() where !words.contains(text) {
      let near = NearMatch.of(text, among: words).map { " Did you mean \($0)?" } ?? ""
      reader.violations.append(
        WrongKindOfLimit.violation(
          at: reader.path.member(name).element(index), expected: MemberReader.list(words), given: "\"\(text)\"", more: near))
    }
    return texts.filter(words.contains)
  }
}
