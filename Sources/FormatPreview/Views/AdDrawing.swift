public import CustomFormats
import NativeAds

/// What is drawn of an ad, from the back to the front: one list for cells and for pages.
public struct AdDrawing {
  /// Something that is drawn.
  public enum Mark {
    /// Paint, of a container or of a slot that has nothing to show.
    case paint(LayoutPaint, PointRect)
    /// The words of a text or of a button.
    case words(MeasuredSlot)
    /// The badge that says that this is an ad.
    case badge(MeasuredSlot)
    /// A rating.
    case stars(StarRating, MeasuredSlot)
    /// A picture, or a panel in its place.
    case picture(PictureMark, MeasuredSlot)
    /// A video, by its poster and facts.
    case video(VideoMark, MeasuredSlot)
    /// What is said where there is no ad.
    case absence([String], PointRect)
    /// The AdChoices icon, by the path of its picture where the ad has one.
    case adChoices(path: String?, MeasuredSlot)
  }

  /// The marks.
  public let marks: [Mark]

  /// Lists what is drawn of an ad in one of its layouts.
  public init(_ ad: StagedAd, _ layout: MeasuredLayout, pictures: [String: LoadedPicture]) {
    if let absence = ad.state.absence {
      marks = [.absence(absence, layout.bounds)]
      return
    }
    marks = layout.items.map { item in
      switch item {
      case .box(let box): .paint(box.paint, box.rect)
      case .slot(let slot): Self.mark(slot, ad, pictures)
      }
    }
  }

  private static func mark(_ slot: MeasuredSlot, _ ad: StagedAd, _ pictures: [String: LoadedPicture]) -> Mark {
    switch slot.drawing {
    case .text, .button: return .words(slot)
    case .attribution: return .badge(slot)
    case .stars: return .stars(StarRating(slot.text ?? ""), slot)
    case .adChoices: return .adChoices(path: ad.ad.image(forKey: ad.format.adChoices.key)?.image?.path, slot)
    case .image, .media:
      if slot.drawing == .media, ad.ad.mediaContent.hasVideoContent, let video = ad.creative.video {
        return .video(VideoMark(video, poster: ad.poster), slot)
      }
      guard let key = slot.key, let image = ad.ad.image(forKey: key) else { return .paint(slot.paint, slot.rect) }
      return .picture(PictureMark(key, image, of: ad, pictures[image.imageURL ?? ""]), slot)
    }
  }
}
