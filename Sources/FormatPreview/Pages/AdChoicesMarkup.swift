import CustomFormats

/// Draws the AdChoices icon on a page.
struct AdChoicesMarkup {
  private let slot: MeasuredSlot

  /// Prepares to draw in a slot.
  init(_ slot: MeasuredSlot) { self.slot = slot }

  /// Returns the ad's own picture, or a sign where it is not on the page.
  func markup(_ picture: EmbeddedPicture?) -> Markup {
    let content = picture.map { $0.markup(in: slot.rect, .aspectFit) } ?? sign
    return "<g role=\"img\" aria-label=\"AdChoices\"><title>AdChoices</title>\(content)</g>"
  }

  /// A letter i in a circle.
  private var sign: Markup {
    let (x, y) = (slot.rect.centre.x, slot.rect.centre.y)
    let radius = max(1, min(slot.rect.width, slot.rect.height) / 2 - 1)
    let unit = radius / 7
    return """
      <circle cx="\(x)" cy="\(y)" r="\(radius)" fill="#fff" stroke="#1b6f9c"/>\
      <path d="M\(x - unit) \(y - 1.5 * unit)h\(2 * unit)v\(6 * unit)h\(-2 * unit)zM\(x - unit) \(y - 4.5 * unit)\
      h\(2 * unit)v\(2 * unit)h\(-2 * unit)z" fill="#1b6f9c"/>
      """
  }
}
