import CustomFormats
import FormatPreview
import NativeAds

/// The pictures of a page: each file stands in it once, and all of them together take bounded room.
struct PagePictures {
  /// The most bytes of a file that stands in the page as it is.
  static let mostBytesOfOne = 256 * 1_024
  /// The most pixels of such a file, so that none fills a browser's memory.
  static let mostPixelsOfOne = 16_000_000
  /// The most bytes of all files.
  static let mostBytes = 24_000_000
  /// The side in pixels of the square that others are shrunk into: three pixels for two points of a usual ad.
  static let side = 540

  /// The elements that hold the files.
  private var elements: [Markup] = []
  private let decoder: Decoder
  private var known: [String: LoadedPicture] = [:]
  private var byteCount = 0
  private var opened: (place: String, files: any PictureFiles)?

  /// Starts without pictures.
  init(_ decoder: Decoder) { self.decoder = decoder }

  /// Puts the pictures of an ad into the page, as far as they are not in it; faulty ones stay out.
  ///
  /// `place` tells files of one name apart, and `files` opens them where that was not done for the ad before.
  mutating func load(_ ad: StagedAd, from place: String, _ files: () -> (any PictureFiles)?) -> [String: LoadedPicture] {
    var loaded: [String: LoadedPicture] = [:]
    for media in ad.shownPictures {
      guard let file = media.file, file.fault == nil else { continue }
      let name = place + "\n" + media.path
      if known[name] == nil {
        if opened?.place != place { opened = files().map { (place, $0) } }
        known[name] = load(media.path, file)
      }
      loaded[media.path] = known[name]
    }
    return loaded
  }

  /// Writes the elements that hold the files.
  func write(to sink: any TextSink) {
    sink.write(#"<svg width="0" height="0" class="pictures" aria-hidden="true"><defs>"#)
    for element in elements { sink.write(element.text) }
    sink.write("</defs></svg>\n")
  }

  private mutating func load(_ path: String, _ file: MediaFile) -> LoadedPicture {
    guard let bytes = opened?.files.bytes(at: path) else { return .failure("it is not there any more") }
    if let type = Self.shownAsItIs(file), let facts = file.image {
      return embed(bytes, type, width: facts.shownWidth, height: facts.shownHeight)
    }
    do throws(DecodingFailure) {
      let bitmap = try decoder.picture(of: bytes, type: file.type, fitting: (Self.side, Self.side))
      guard let png = bitmap.png else { return .failure("it cannot be shrunk") }
      return embed(png, "image/png", width: bitmap.width, height: bitmap.height)
    } catch {
      return .failure(error.description)
    }
  }

  private mutating func embed(_ bytes: [UInt8], _ type: String, width: Int, height: Int) -> LoadedPicture {
    guard byteCount + bytes.count <= Self.mostBytes else { return .failure("the page has no room for more pictures") }
    byteCount += bytes.count
    let picture = EmbeddedPicture(id: "picture-\(known.count + 1)", width: width, height: height)
    elements.append(picture.element(bytes, type: type))
    return .embedded(picture)
  }

  /// Returns the type of a small, upright file that browsers show, as a page names it; nil for all others.
  private static func shownAsItIs(_ file: MediaFile) -> String? {
    guard let facts = file.image, facts.orientation == 1, facts.rareCoding == nil, file.byteCount <= mostBytesOfOne,
      facts.storedWidth <= mostPixelsOfOne / max(1, facts.storedHeight)
    else { return nil }
    return switch file.type {
    case .jpeg: "image/jpeg"
    case .png: "image/png"
    case .gif: "image/gif"
    case .webp: "image/webp"
    default: nil
    }
  }
}
