import CustomFormats

/// A line around the slots of a key, with a tag that refers to what is said beside the ad.
public struct SlotOutline {
  /// The key of the asset, or the name of the slot.
  public let key: String
  /// What the tag says.
  public let tag: String
  /// The class of the line, which the page gives a colour.
  public let style: String

  /// Creates an outline.
  public init(key: String, tag: String, style: String) {
    self.key = key
    self.tag = tag
    self.style = style
  }

  /// Returns the line around a rectangle, and the tag on its upper right corner, where it hides least.
  func markup(around rect: PointRect) -> Markup {
    let width = max(17, 8 + 6.5 * Double(tag.count))
    let (x, y) = (rect.maxX + 11 - width, rect.y - 11)
    return """
      <g class="\(style)"><rect class="outline" x="\(rect.x - 2)" y="\(rect.y - 2)" width="\(rect.width + 4)" \
      height="\(rect.height + 4)" rx="4"/><rect class="tag" x="\(x)" y="\(y)" width="\(width)" height="17" rx="8.5"/>\
      <text class="tag-words" x="\(x + width / 2)" y="\(y + 12.5)">\(tag)</text></g>
      """
  }
}
