import CustomFormats
import NativeAds

/// An ad as a drawing on a page: SVG in points, with every line of words where it was measured.
public struct AdMarkup {
  private let ad: StagedAd
  private let pictures: [String: LoadedPicture]
  private let id: String
  private let outlines: [SlotOutline]

  /// The most points of an ad that are drawn from the top, however high a layout makes it.
  static let mostHeight = Double(AdView.mostRows) * TextMetrics.cellHeight

  /// Prepares the drawing of an ad; no other drawing of the page may have its ID.
  public init(_ ad: StagedAd, pictures: [String: LoadedPicture], id: String, outlines: [SlotOutline] = []) {
    self.ad = ad
    self.pictures = pictures
    self.id = id
    self.outlines = outlines
  }

  /// The drawing.
  public var markup: Markup {
    let drawing = AdDrawing(ad, ad.phone, pictures: pictures)
    let size = PointSize(width: max(1, ad.phone.size.width), height: max(1, min(ad.phone.size.height, Self.mostHeight)))
    let marks = Markup(drawing.marks.enumerated().map { mark($1, "\(id)-\($0)") })
    let edge: Markup = #"width="\#(size.width)" height="\#(size.height)" rx="\#(cornerRadius)""#
    return """
      <svg class="ad" viewBox="0 0 \(size.width) \(size.height)" width="\(size.width)" height="\(size.height)" \
      xml:space="preserve" role="group" aria-label="The ad as drawn">\
      <clipPath id="\(id)"><rect \(edge)/></clipPath>\
      <g clip-path="url(#\(id))"><rect \(edge) \(LayoutColour.card.fill)/>\(marks)</g>\
      <rect class="edge" \(edge)/>\(Markup(outlines.map(outline)))</svg>
      """
  }

  /// The radius of what is painted behind the whole ad.
  private var cornerRadius: Double {
    guard case .box(let box) = ad.phone.items.first, box.rect == ad.phone.bounds else { return 0 }
    return box.paint.radius
  }

  private func mark(_ mark: AdDrawing.Mark, _ id: String) -> Markup {
    switch mark {
    case .paint(let paint, let rect): paint.markup(in: rect, id: id)
    case .words(let slot): named(slot, slot.paint.markup(in: slot.rect, id: id) + lines(slot, slot.colour))
    case .badge(let slot): named(slot, badge(slot))
    case .stars(let rating, let slot): named(slot, StarMarkup(rating).markup(in: slot.rect))
    case .picture(let picture, let slot):
      PictureMarkup(slot, id: id, isTurned: isRightToLeft).markup(picture, picture.media == nil ? nil : embedded(picture.path))
    case .video(let video, let slot):
      PictureMarkup(slot, id: id, isTurned: isRightToLeft).markup(video, video.poster.flatMap { embedded($0.path) })
    case .adChoices(let path, let slot): AdChoicesMarkup(slot).markup(path.flatMap(embedded))
    }
  }

  private var isRightToLeft: Bool { ad.direction == .rightToLeft }

  private func embedded(_ path: String) -> EmbeddedPicture? { pictures[path]?.embedded }

  /// Returns a group that says its slot when it is pointed at.
  private func named(_ slot: MeasuredSlot, _ markup: Markup) -> Markup {
    "<g><title>\(slot.key ?? slot.name)</title>\(markup)</g>"
  }

  private func badge(_ slot: MeasuredSlot) -> Markup {
    let paper = slot.paint.background ?? BadgeView.colour
    var paint = slot.paint
    paint.background = paper
    // A pill, where a layout says nothing.
    if slot.paint.background == nil { paint.radius = max(3, paint.radius) }
    return paint.markup(in: slot.rect, id: "") + lines(slot, paper.readableInk)
  }

  private func lines(_ slot: MeasuredSlot, _ colour: LayoutColour) -> Markup {
    Markup(slot.lines.map { TextMarkup.line($0, slot.style, colour, isRightToLeft: isRightToLeft) })
  }

  private func outline(_ outline: SlotOutline) -> Markup {
    Markup(ad.phone.slots.filter { $0.key == outline.key || $0.name == outline.key }.map { outline.markup(around: $0.rect) })
  }
}
