/// What a field asks for, in words: for hints, and for the client's sheet.
struct FieldBrief {
  /// The field.
  let field: AssetField

  /// The imperative for whoever writes the creative, as in "Name a JPEG or PNG, 1.91:1, at least 1200x627" with a full stop.
  var imperative: String {
    switch field.kind {
    case .text: "Write a text\(characters)."
    case .image, .video: "Name \(article) \(typeNames.asAChoice)\(limits.map { ", " + $0 }.joined())."
    case .number: "Write a number\(range)."
    case .list: choices.isEmpty ? "Write one of its choices." : "Choose \(choices.asAChoice)."
    case .url: "Write an address\(scheme.map { " that begins with \($0)://" } ?? "")."
    }
  }

  /// The same for the client, as in "please add a picture (JPEG or PNG, at least 1200 x 627 pixels)" with a full stop.
  var request: String {
    switch field.kind {
    case .text: return "please write a text\(characters)."
    case .image, .video:
      let wishes = [typeNames.asAChoice] + clientLimits
      return "please add \(field.kind == .image ? "a picture" : "a video") (\(wishes.joined(separator: ", ")))."
    case .number: return "please write a number\(range)."
    case .list:
      let labels = choices.isEmpty ? [] : field.choices.map(\.label.excerpt)
      return labels.isEmpty ? "please choose one of the list." : "please choose \(labels.asAChoice)."
    case .url: return "please write the whole address\(scheme.map { ", beginning with \($0)://" } ?? "")"
    }
  }

  // MARK: Texts, numbers, lists, addresses

  private var characters: String {
    let limits = field.textLimits
    return switch (limits.minCharacters, limits.maxCharacters) {
    case (let least?, let most?) where least > 0: " of \(least) to \(most) characters"
    case (let least?, nil) where least > 0: " of at least \(least) characters"
    case (_, let most?): " of at most \(most) characters"
    default: ""
    }
  }

  private var range: String {
    let limits = field.numberLimits
    return switch (limits.minimum.map(NumberText.plain), limits.maximum.map(NumberText.plain)) {
    case (let least?, let most?): " from \(least) to \(most)"
    case (let least?, nil): " from \(least) on"
    case (nil, let most?): " up to \(most)"
    default: ""
    }
  }

  private var choices: [String] { field.choices.count > 8 ? [] : field.choices.map(\.value.excerpt) }

  private var scheme: String? {
    if let schemes = field.urlLimits.schemes { return schemes.first?.excerpt }
    return field.role == .deepLink ? nil : "https"
  }

  // MARK: Media

  private var types: [MediaType] { field.mediaLimits.types ?? (field.kind == .video ? [.mp4] : [.jpeg, .png, .gif]) }
  private var typeNames: [String] { types.map(\.name) }
  private var article: String { types.first == .mp4 ? "an" : "a" }
  private var ratios: [String] { field.mediaLimits.aspectRatios.map(\.text) }

  private var limits: [String] {
    (ratios.isEmpty ? [] : [ratios.asAChoice]) + sizes(by: "x", unit: "") + (seconds.map { ["\($0) s"] } ?? [])
  }

  private var clientLimits: [String] {
    sizes(by: " x ", unit: " pixels")
      + field.mediaLimits.aspectRatios.prefix(3).map { "\(Self.shape(of: $0)) format \($0)" }
      + (seconds.map { ["\($0) seconds"] } ?? [])
  }

  private static func shape(of ratio: AspectRatio) -> String {
    ratio.value > 1.05 ? "wide" : ratio.value < 0.95 ? "upright" : "square"
  }

  private func sizes(by: String, unit: String) -> [String] {
    func size(_ width: Int?, _ height: Int?) -> String? {
      switch (width, height) {
      case (let width?, let height?): "\(width)\(by)\(height)\(unit)"
      case (let width?, nil): "\(width)\(unit) wide"
      case (nil, let height?): "\(height)\(unit) high"
      default: nil
      }
    }
    let limits = field.mediaLimits
    if let exact = size(limits.width, limits.height) { return [exact] }
    let least = size(limits.minWidth, limits.minHeight).map { "at least \($0)" }
    let most = size(limits.maxWidth, limits.maxHeight).map { "at most \($0)" }
    return [least, most].compactMap { $0 }
  }

  private var seconds: String? {
    let limits = field.mediaLimits
    return switch (limits.minSeconds.map(NumberText.plain), limits.maxSeconds.map(NumberText.plain)) {
    case (let least?, let most?): "\(least) to \(most)"
    case (let least?, nil): "at least \(least)"
    case (nil, let most?): "at most \(most)"
    default: nil
    }
  }
}
