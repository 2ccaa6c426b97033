import CustomFormats
import NativeAds

/// Draws the picture or the video of a slot on a page.
struct PictureMarkup {
  private let slot: MeasuredSlot
  private let id: String
  private let isTurned: Bool

  /// Prepares to draw in a slot; `isTurned` says that the app runs from right to left.
  init(_ slot: MeasuredSlot, id: String, isTurned: Bool) {
    self.slot = slot
    self.id = id
    self.isTurned = isTurned
  }

  /// Returns a picture, or what is known of it where it is not on the page.
  func markup(_ picture: PictureMark, _ embedded: EmbeddedPicture?) -> Markup {
    let label = ([slot.key ?? slot.name] + picture.words).joined(separator: ", ")
    guard let embedded else { return group(label, PanelMarkup(picture.words, isBroken: picture.isBroken).markup(in: slot.rect)) }
    return group(label, embedded.markup(in: slot.rect, slot.contentMode))
  }

  /// Returns a video by its poster, with what is known of it.
  func markup(_ video: VideoMark, _ poster: EmbeddedPicture?) -> Markup {
    let facts = video.video.file?.video
    let size = PointSize(width: Double(facts?.shownWidth ?? 0), height: Double(facts?.shownHeight ?? 0))
    let target = ContentMode.aspectFit.place(of: size, in: slot.rect)
    var inside: Markup = "<rect \(slot.rect.attributes) fill=\"#000\"/>"
    if let poster {
      inside += poster.markup(in: target, .aspectFill) + "<rect \(target.attributes) fill=\"#000\" opacity=\".25\"/>"
    }
    inside += play(target) + label(video.title)
    return group(([slot.key ?? slot.name] + video.words).joined(separator: ", "), inside)
  }

  private func group(_ label: String, _ inside: Markup) -> Markup {
    let content: Markup = "<title>\(label)</title>\(slot.paint.markup(in: slot.rect, id: "\(id)-paint"))\(inside)"
    guard slot.paint.radius > 0 else { return "<g role=\"img\" aria-label=\"\(label)\">\(content)</g>" }
    return """
      <clipPath id="\(id)"><rect \(slot.rect.attributes) rx="\(slot.paint.radius)"/></clipPath>\
      <g role="img" aria-label="\(label)" clip-path="url(#\(id))">\(content)</g>
      """
  }

  /// Returns the sign of something that plays.
  private func play(_ rect: PointRect) -> Markup {
    let radius = min(26, rect.width / 4, rect.height / 4)
    let (x, y) = (rect.centre.x, rect.centre.y)
    let (left, right, half) = (x - radius * 0.28, x + radius * 0.46, radius * 0.43)
    return """
      <circle cx="\(x)" cy="\(y)" r="\(radius)" fill="#000" fill-opacity=".55" stroke="#fff" stroke-width="1.5"/>\
      <path d="M\(left) \(y - half)L\(right) \(y)L\(left) \(y + half)Z" fill="#fff"/>
      """
  }

  /// Returns the duration, size and codec at the upper edge, which words over a video leave free.
  private func label(_ title: String) -> Markup {
    let words = title.cut(columns: Int(min(slot.rect.width, 1e4) / PanelMarkup.columnWidth) - 3)
    guard words.count > 3 else { return Markup() }
    let width = Double(DisplayWidth.of(words)) * 6 + 14
    let (x, y) = (isTurned ? slot.rect.maxX - width - 8 : slot.rect.x + 8, slot.rect.y + 8)
    return """
      <rect x="\(x)" y="\(y)" width="\(width)" height="20" rx="4" fill="#000" fill-opacity=".72"/>\
      <text x="\(x + width / 2)" y="\(y + 14)" font-size="11" font-weight="bold" text-anchor="middle" fill="#fff">\(words)</text>
      """
  }
}

extension EmbeddedPicture {
  /// Returns the picture as it lies in a rectangle.
  func markup(in rect: PointRect, _ mode: ContentMode) -> Markup {
    let fit: Markup =
      switch mode {
      case .scaleToFill: "none"
      case .aspectFit: "xMidYMid meet"
      case .aspectFill: "xMidYMid slice"
      }
    return """
      <svg \(rect.attributes) viewBox="0 0 \(width) \(height)" preserveAspectRatio="\(fit)"><use href="#\(id)"/></svg>
      """
  }
}
