extension AssetField {
  /// The limits in words, each a clause without a full stop: "at most 50 characters".
  public var limitWords: [String] {
    switch limits {
    case .text(let limits): Self.words(limits)
    case .media(let limits): Self.words(limits, kind)
    case .number(let limits): Self.words(limits)
    case .url(let limits): Self.words(limits)
    case .none: []
    }
  }

  private static func words(_ limits: TextLimits) -> [String] {
    var words = range(limits.minCharacters, limits.maxCharacters) { counted($0, "character") }
    if let shown = limits.shownCharacters { words.append("\(shown.grouped) always show") }
    if limits.unit != .graphemes, !words.isEmpty { words.append("counted as \(limits.unit.rawValue)") }
    if let lines = limits.lines { words.append("at most \(counted(lines, "line"))") }
    if let pattern = limits.pattern { words.append("matches \(pattern)") }
    return words
  }

  private static func words(_ limits: MediaAssetLimits, _ kind: FieldKind) -> [String] {
    var words: [String] = []
    if !limits.aspectRatios.isEmpty {
      let percent = (limits.tolerance * 1_000).rounded() / 10
      words.append("\(MemberReader.list(limits.aspectRatios.map(\.text))) within \(plain(percent)) %")
    }
    words += size("exactly", limits.width, limits.height)
    words += size("at least", limits.minWidth, limits.minHeight)
    words += size("at most", limits.maxWidth, limits.maxHeight)
    words += range(limits.minBytes, limits.maxBytes) { counted($0, "byte") }
    if let types = limits.types { words.append(MemberReader.list(types.map(\.name))) }
    if limits.frames > 1 { words.append("at most \(limits.frames.grouped) frames") }
    words += range(limits.minSeconds, limits.maxSeconds) { "\(plain($0)) seconds" }
    if let codecs = limits.codecs { words.append("codec \(MemberReader.list(codecs))") }
    if let audio = limits.audio { words.append(audio ? "with sound" : "without sound") }
    return words
  }

  private static func words(_ limits: NumberLimits) -> [String] {
    switch (limits.minimum, limits.maximum) {
    case (let low?, let high?): ["from \(plain(low)) to \(plain(high))"]
    case (let low?, nil): ["at least \(plain(low))"]
    case (nil, let high?): ["at most \(plain(high))"]
    case (nil, nil): []
    }
  }

  private static func words(_ limits: URLLimits) -> [String] {
    var words: [String] = []
    if let schemes = limits.schemes { words.append(MemberReader.list(schemes)) }
    if let hosts = limits.hosts { words.append("at \(MemberReader.list(hosts))") }
    if let length = limits.maxLength { words.append("at most \(counted(length, "character"))") }
    return words
  }

  private static func size(_ word: String, _ width: Int?, _ height: Int?) -> [String] {
    switch (width, height) {
    case (let width?, let height?): ["\(word) \(width)x\(height)"]
    case (let width?, nil): ["\(word) \(width) wide"]
    case (nil, let height?): ["\(word) \(height) high"]
    case (nil, nil): []
    }
  }

  private static func range<Number: Equatable>(_ low: Number?, _ high: Number?, _ text: (Number) -> String) -> [String] {
    switch (low, high) {
    case (let low?, let high?): low == high ? ["exactly \(text(low))"] : ["at least \(text(low))", "at most \(text(high))"]
    case (let low?, nil): ["at least \(text(low))"]
    case (nil, let high?): ["at most \(text(high))"]
    case (nil, nil): []
    }
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count.grouped) \(noun)\(count == 1 ? "" : "s")"
  }

  private static func plain(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? String(number) }
}
