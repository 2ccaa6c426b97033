/// What the AdChoices icon stands on in a layout.
struct IconGround: Sendable {
  /// What is drawn behind it.
  enum Paint: Sendable {
    /// A colour that lets nothing through.
    case colour(LayoutColour)
    /// The picture of a slot.
    case picture(MeasuredSlot)
  }

  /// The icon's place in points.
  let icon: PointRect
  /// What is drawn behind its middle.
  let paint: Paint

  /// Measures a format at its designed width, with its sample texts and a picture in the media area.
  ///
  /// Nil where there is no icon, or where something half transparent or a text stands behind it.
  init?(_ format: CustomFormat) {
    let layout = LayoutMeasurer(format).measure(AdContent(format, .samples, media: .image(ratio: 0)))
    guard let slot = layout.slots.last(where: { $0.drawing == .adChoices }), let paint = Self.paint(behind: slot, in: layout)
    else { return nil }
    icon = slot.rect
    self.paint = paint
  }

  private static func paint(behind icon: MeasuredSlot, in layout: MeasuredLayout) -> Paint? {
    let middle = icon.rect.centre
    for item in layout.items.reversed() {
      switch item {
      case .box(let box) where box.rect.contains(middle) && !box.paint.isEmpty:
        return colour(box.paint).map { .colour($0) }
      case .slot(let slot) where slot.id < icon.id && slot.rect.contains(middle):
        if slot.drawing.isPicture { return slot.key == nil ? nil : .picture(slot) }
        return colour(slot.paint).map { .colour($0) }
      default: continue
      }
    }
    return .colour(.card)
  }

  private static func colour(_ paint: LayoutPaint) -> LayoutColour? {
    guard paint.gradient.isEmpty, let colour = paint.background, colour.light & 0xFF == 0xFF, colour.dark & 0xFF == 0xFF
    else { return nil }
    return colour
  }

  /// Returns the part of a picture of some size that shows behind the icon, as shares of its sides; nil where it is beside it.
  func part(of slot: MeasuredSlot, picture: PointSize) -> PointRect? {
    let whole = slot.contentMode.place(of: picture, in: slot.rect)
    let shared = icon.shared(with: whole)
    guard shared.width > 0, shared.height > 0, whole.contains(icon.centre) else { return nil }
    return PointRect(
      x: (shared.x - whole.x) / whole.width, y: (shared.y - whole.y) / whole.height, width: shared.width / whole.width,
      height: shared.height / whole.height)
  }
}
