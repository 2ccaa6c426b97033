public import CustomFormats
import NativeAds

/// An ad as shapes in points, from the back to the front, as an app draws it.
public struct AdShapes {
  /// The size of the drawing.
  public let size: PointSize
  /// The shapes.
  public let shapes: [Shape]

  /// The most points of an ad that are drawn from the top, however high a layout makes it.
  static let mostHeight = Double(AdView.mostRows) * TextMetrics.cellHeight

  /// Draws an ad; a picture that is not among those that can be drawn is a panel with its facts.
  public init(_ ad: StagedAd, pictures: [String: LoadedPicture]) {
    size = PointSize(width: max(1, ad.phone.size.width), height: max(1, min(ad.phone.size.height, Self.mostHeight)))
    let card = ShapeClip(rect: PointRect(width: size.width, height: size.height), radius: Self.cornerRadius(of: ad.phone))
    let drawn = Set(pictures.filter { $0.value.isDrawable }.keys)
    let drawing = AdDrawing(ad, ad.phone, pictures: pictures)
    let marks = drawing.marks.flatMap { Self.shapes($0, drawn, isRightToLeft: ad.direction == .rightToLeft) }
    shapes = [
      .group(nil, clip: card, [.area(card.rect, radius: card.radius, .card)] + marks),
      .edge(card.rect, radius: card.radius, ShapeLine(colour: Self.edge, width: 1)),
    ]
  }

  /// A grey that is seen on light and dark pages.
  private static let edge = LayoutColour(light: 0x7F7F_7F47)

  /// The radius of what is painted behind the whole ad.
  private static func cornerRadius(of layout: MeasuredLayout) -> Double {
    guard case .box(let box) = layout.items.first, box.rect == layout.bounds else { return 0 }
    return box.paint.radius
  }

  private static func shapes(_ mark: AdDrawing.Mark, _ drawn: Set<String>, isRightToLeft: Bool) -> [Shape] {
    switch mark {
    case .paint(let paint, let rect): paint.shapes(in: rect)
    case .absence(let lines, let rect): PanelShapes(lines, isBroken: false).shapes(in: rect)
    case .words(let slot): [named(slot, slot.paint.shapes(in: slot.rect) + lines(slot, slot.colour, isRightToLeft))]
    case .badge(let slot): [named(slot, badge(slot, isRightToLeft))]
    case .stars(let rating, let slot): [named(slot, [rating.shape(in: slot.rect)])]
    case .picture(let picture, let slot):
      [PictureShapes(slot, isTurned: isRightToLeft).shape(picture, isDrawn: picture.media != nil && drawn.contains(picture.path))]
    case .video(let video, let slot):
      [PictureShapes(slot, isTurned: isRightToLeft).shape(video, poster: video.poster?.path.drawn(drawn))]
    case .adChoices(let path, let slot): [AdChoicesShapes(slot).shape(path?.drawn(drawn))]
    }
  }

  /// Returns a group that says its slot when it is pointed at.
  private static func named(_ slot: MeasuredSlot, _ shapes: [Shape]) -> Shape {
    .group(ShapeLabel(text: slot.key ?? slot.name, isPicture: false), shapes)
  }

  private static func badge(_ slot: MeasuredSlot, _ isRightToLeft: Bool) -> [Shape] {
    let paper = slot.paint.background ?? BadgeView.colour
    var paint = slot.paint
    paint.background = paper
    // A pill, where a layout says nothing.
    if slot.paint.background == nil { paint.radius = max(3, paint.radius) }
    return paint.shapes(in: slot.rect) + lines(slot, paper.readableInk, isRightToLeft)
  }

  private static func lines(_ slot: MeasuredSlot, _ colour: LayoutColour, _ isRightToLeft: Bool) -> [Shape] {
    slot.lines.map { ShapeWords($0, slot.style, colour, isRightToLeft: isRightToLeft) }.filter { !$0.text.isEmpty }.map(
      Shape.words)
  }
}

extension String {
  /// The path itself where its picture can be drawn, else nil.
  fileprivate func drawn(_ paths: Set<String>) -> String? { paths.contains(self) ? self : nil }
}

extension LayoutPaint {
  /// Returns what is painted in a rectangle.
  func shapes(in rect: PointRect) -> [Shape] {
    let ground = background.map { Shape.area(rect, radius: radius, $0) }
    return [ground, gradient.isEmpty ? nil : .gradient(rect, radius: radius, gradient)].compactMap { $0 }
  }
}
