import CustomFormats
import NativeAds

/// The picture or the video of a slot.
struct PictureShapes {
  private let slot: MeasuredSlot
  private let isTurned: Bool

  private static let black = LayoutColour(light: 0x0000_00FF)
  private static let white = LayoutColour(light: 0xFFFF_FFFF)

  /// Prepares to draw in a slot; `isTurned` says that the app runs from right to left.
  init(_ slot: MeasuredSlot, isTurned: Bool) {
    self.slot = slot
    self.isTurned = isTurned
  }

  /// Returns a picture, or what is known of it where it cannot be drawn.
  func shape(_ picture: PictureMark, isDrawn: Bool) -> Shape {
    group(
      picture.words,
      isDrawn
        ? [.picture(picture.path, slot.rect, slot.contentMode)]
        : PanelShapes(picture.words, isBroken: picture.isBroken).shapes(in: slot.rect))
  }

  /// Returns a video by its poster, with what is known of it.
  func shape(_ video: VideoMark, poster: String?) -> Shape {
    let facts = video.video.file?.video
    let size = PointSize(width: Double(facts?.shownWidth ?? 0), height: Double(facts?.shownHeight ?? 0))
    let target = ContentMode.aspectFit.place(of: size, in: slot.rect)
    var inside: [Shape] = [.area(slot.rect, radius: 0, Self.black)]
    if let poster {
      inside += [.picture(poster, target, .aspectFill), .area(target, radius: 0, LayoutColour(light: 0x0000_0040))]
    }
    return group(video.words, inside + play(target) + label(video.title))
  }

  private func group(_ words: [String], _ inside: [Shape]) -> Shape {
    let label = ShapeLabel(text: ([slot.key ?? slot.name] + words).joined(separator: ", "), isPicture: true)
    let clip = slot.paint.radius > 0 ? ShapeClip(rect: slot.rect, radius: slot.paint.radius) : nil
    return .group(label, clip: clip, slot.paint.shapes(in: slot.rect) + inside)
  }

  /// Returns the sign of something that plays.
  private func play(_ rect: PointRect) -> [Shape] {
    let radius = min(26, rect.width / 4, rect.height / 4)
    let (x, y) = (rect.centre.x, rect.centre.y)
    let (left, right, half) = (x - radius * 0.28, x + radius * 0.46, radius * 0.43)
    return [
      .circle(
        rect.centre, radius: radius, fill: LayoutColour(light: 0x0000_008C), line: ShapeLine(colour: Self.white, width: 1.5)),
      .polygon([Point(x: left, y: y - half), Point(x: right, y: y), Point(x: left, y: y + half)], fill: Self.white),
    ]
  }

  /// Returns the duration, size and codec at the upper edge, which words over a video leave free.
  private func label(_ title: String) -> [Shape] {
    let words = title.cut(columns: Int(min(slot.rect.width, 1e4) / PanelShapes.columnWidth) - 3)
    guard words.count > 3 else { return [] }
    let width = Double(DisplayWidth.of(words)) * 6 + 14
    let (x, y) = (isTurned ? slot.rect.maxX - width - 8 : slot.rect.x + 8, slot.rect.y + 8)
    var line = ShapeWords(words, x: x + width / 2, baseline: y + 14, size: 11, Self.white)
    line.isBold = true
    line.anchor = .middle
    return [
      .area(PointRect(x: x, y: y, width: width, height: 20), radius: 4, LayoutColour(light: 0x0000_00B8)), .words(line),
    ]
  }
}
