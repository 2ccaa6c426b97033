/// The fields of a format that a derived layout has still to place.
struct DerivedPlan {
  private let format: CustomFormat
  private var left: [AssetField]

  /// Starts with all fields that have something to show.
  ///
  /// Links, alternative texts, the badge's field and what stands in the media slot have no slot of their own.
  init(_ format: CustomFormat) {
    self.format = format
    let inMedia = [format.mediaImageField?.key, format.videoField?.key]
    left = format.fields.filter { field in
      if field.kind == .video || inMedia.contains(field.key) || field.key == format.attribution.field { return false }
      return field.role?.isLink != true && field.role != .altText
    }
  }

  /// Returns the row of icon, headline and advertiser.
  mutating func head() -> LayoutNode? {
    let icon = take(.icon, kind: .image).map { field in
      slot(field) {
        $0.width = 48
        $0.height = 48
        $0.paint.radius = 8
      }
    }
    let words = [
      take(.headline).map { slot($0, .title) },
      take(.advertiser).map { field in
        slot(field, .caption) {
          $0.lines = 1
          $0.colour = LayoutColour.palette["muted"]
        }
      },
    ].compactMap { $0 }
    guard icon != nil || !words.isEmpty else { return nil }
    let column = words.isEmpty ? nil : with(.column(words)) { $0.grow = 1 }
    return with(.row([icon, column].compactMap { $0 })) {
      $0.padding = LayoutInsets(top: 0, end: 12, bottom: 8, start: 12)
      $0.gap = 12
    }
  }

  /// Returns the media slot, or the main picture of a format without one.
  mutating func media() -> LayoutNode? {
    if format.hasMedia { return LayoutNode(.slot(Layout.media)) }
    return take(.mainImage, kind: .image).map { slot($0) }
  }

  /// Returns the texts, further pictures, the line of stars, store and price, and the button.
  mutating func body() -> LayoutNode? {
    let button = take(.callToAction).map { field in
      slot(field) {
        $0.drawing = .button
        $0.height = 36
        $0.padding = LayoutInsets(top: 8, end: 16, bottom: 8, start: 16)
        $0.paint.background = LayoutColour.palette["accent"]
        $0.paint.radius = 8
      }
    }
    let offer = offer()
    var nodes: [LayoutNode] = []
    while let field = left.first {
      left.removeFirst()
      nodes.append(slot(field, field.role == .attribution ? .caption : nil))
    }
    nodes += [offer, button].compactMap { $0 }
    guard !nodes.isEmpty else { return nil }
    return with(.column(nodes)) {
      $0.padding = LayoutInsets(12)
      $0.gap = 6
    }
  }

  private mutating func offer() -> LayoutNode? {
    let stars = take(.starRating).map { field in
      slot(field) {
        if field.kind == .number { $0.drawing = .stars }
        $0.height = field.kind == .number ? 14 : nil
      }
    }
    let store = take(.store).map { field in
      slot(field, .caption) {
        $0.lines = 1
        $0.colour = LayoutColour.palette["muted"]
      }
    }
    let price = take(.price).map { field in slot(field) { $0.lines = 1 } }
    guard stars != nil || store != nil || price != nil else { return nil }
    return with(.row([stars, store, LayoutNode(.space(nil)), price].compactMap { $0 })) {
      $0.gap = 6
      $0.align = .center
    }
  }

  /// Takes the first field of a role that holds words, or one of a kind.
  private mutating func take(_ role: FieldRole, kind: FieldKind? = nil) -> AssetField? {
    let index = left.firstIndex { field in
      field.role == role && (kind.map { $0 == field.kind } ?? (field.kind != .image))
    }
    return index.map { left.remove(at: $0) }
  }

  private func slot(_ field: AssetField, _ style: TextStyle? = nil, _ change: (inout LayoutNode) -> Void = { _ in }) -> LayoutNode
  {
    with(.slot(field.key)) {
      $0.style = style
      change(&$0)
    }
  }

  private func with(_ content: LayoutNode.Content, _ change: (inout LayoutNode) -> Void) -> LayoutNode {
    var node = LayoutNode(content)
    change(&node)
    return node
  }
}
