import CustomFormats
import NativeAds

/// An ad as a drawing on a page: SVG in points, with every line of words where it was measured.
public struct AdMarkup {
  private let ad: StagedAd
  private let pictures: [String: LoadedPicture]
  private let id: String
  private let outlines: [SlotOutline]

  /// Prepares the drawing of an ad; no other drawing of the page may have its ID.
  public init(_ ad: StagedAd, pictures: [String: LoadedPicture], id: String, outlines: [SlotOutline] = []) {
    self.ad = ad
    self.pictures = pictures
    self.id = id
    self.outlines = outlines
  }

  /// The drawing.
  public var markup: Markup {
    let drawing = AdShapes(ad, pictures: pictures)
    let (width, height) = (drawing.size.width, drawing.size.height)
    var shapes = ShapeMarkup(pictures: pictures.compactMapValues(\.embedded), id: id)
    return """
      <svg class="ad" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" \
      xml:space="preserve" role="group" aria-label="The ad as drawn">\
      \(shapes.markup(drawing.shapes))\(Markup(outlines.map(outline)))</svg>
      """
  }

  private func outline(_ outline: SlotOutline) -> Markup {
    Markup(ad.phone.slots.filter { $0.key == outline.key || $0.name == outline.key }.map { outline.markup(around: $0.rect) })
  }
}
