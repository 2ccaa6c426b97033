/// What a layout is measured with: its format, the content and the metrics.
struct LayoutScene {
  /// The layout.
  let layout: Layout
  /// The format.
  let format: CustomFormat
  /// The format's fields by key.
  let fields: [String: AssetField]
  /// How much room text and sizes take.
  let metrics: TextMetrics
  /// What is shown.
  let content: AdContent
  /// The texts that were made ready.
  let runs: TextRuns

  /// The deepest node that is drawn; deeper ones are left out.
  static let deepest = 64

  /// The key of the field that stands in the media slot now.
  var mediaKey: String? {
    switch content.media {
    case .video: format.videoField?.key
    case .image: format.mediaImageField?.key
    case .none: nil
    }
  }

  /// The ratio that the app is told of the media, nil where it is told 0.
  ///
  /// A custom ad without a video reports 0, whatever picture the app shows instead.
  var toldRatio: Double? {
    if format.type == .custom, !content.media.isVideo { return nil }
    return content.media.ratio
  }

  /// Returns what a slot shows, nil where its asset is absent.
  func slot(_ name: String, _ node: LayoutNode) -> SlotContent? {
    let slot: SlotContent
    switch name {
    case Layout.media: slot = media()
    case Layout.adChoices:
      slot = SlotContent(name: name, drawing: .adChoices, isPresent: content.hasAdChoices, size: format.adChoices.size)
    case Layout.attribution: slot = attribution(node)
    default:
      guard let field = fields[name] else { return nil }
      slot = field.kind == .video ? video(name) : asset(field, node)
    }
    return slot.isPresent || node.isAlwaysThere ? slot : nil
  }

  private func media() -> SlotContent {
    let key = mediaKey
    return SlotContent(
      name: Layout.media, key: key, drawing: .media, isPresent: content.media != .none,
      ratio: key.flatMap { fields[$0]?.usualRatio } ?? content.media.ratio ?? format.mediaImageField?.usualRatio)
  }

  private func video(_ name: String) -> SlotContent {
    let isShown = content.media.isVideo && mediaKey == name
    return SlotContent(
      name: name, key: name, drawing: .media, isPresent: isShown, ratio: fields[name]?.usualRatio ?? content.media.ratio)
  }

  private func attribution(_ node: LayoutNode) -> SlotContent {
    let words =
      content.attribution ?? format.attribution.field.flatMap { content.text(for: $0) } ?? format.attribution.text
    let style = node.style ?? .caption
    return SlotContent(
      name: Layout.attribution, key: format.attribution.field, drawing: .attribution, isPresent: !Blank.isBlank(words),
      size: format.attribution.size, text: words, run: runs.run(words, style), style: style)
  }

  private func asset(_ field: AssetField, _ node: LayoutNode) -> SlotContent {
    let drawing = node.drawing ?? .usual(for: field)
    guard drawing.isText || drawing == .stars else {
      return SlotContent(
        name: field.key, key: field.key, drawing: .image, isPresent: content.hasImage(field.key), ratio: field.usualRatio)
    }
    let text = content.text(for: field.key)
    let style = node.style ?? (drawing == .button ? .button : field.role == .headline ? .title : .body)
    return SlotContent(
      name: field.key, key: field.key, drawing: drawing, isPresent: text != nil, text: text,
      run: drawing.isText ? runs.run(text ?? "", style) : nil, style: style)
  }

  /// Returns the most lines that a slot draws, nil for any number.
  func lines(_ slot: SlotContent, _ node: LayoutNode) -> Int? {
    switch slot.drawing {
    case .attribution: node.lines ?? 1
    case .button: node.lines ?? 1
    default: node.lines ?? slot.key.flatMap { fields[$0]?.textLimits.lines }
    }
  }
}
