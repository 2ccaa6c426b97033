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
  private(set) var elements: [Markup] = []
  private let decoder: Decoder
  private var known: [String: LoadedPicture] = [:]
  private var byteCount = 0
  private var opened: (path: String, pictures: FolderPictures)?

  /// Starts without pictures.
  init(_ decoder: Decoder) { self.decoder = decoder }

  /// Puts the pictures of an ad into the page, as far as they are not in it; faulty ones stay out.
  mutating func load(_ ad: PageAd, _ staged: StagedAd) -> [String: LoadedPicture] {
    guard let folder = ad.folder else { return [:] }
    var loaded: [String: LoadedPicture] = [:]
    for media in staged.shownPictures {
      guard let file = media.file, file.fault == nil else { continue }
      let place = folder + "\n" + media.path
      if known[place] == nil { known[place] = load(media.path, file, in: folder) }
      loaded[media.path] = known[place]
    }
    return loaded
  }

  private mutating func load(_ path: String, _ file: MediaFile, in folder: String) -> LoadedPicture {
    if opened?.path != folder {
      opened = (try? FolderPictures(FilePath(folder, from: folder))).map { (folder, $0) }
    }
    guard let bytes = opened?.pictures.bytes(at: path) else { return .failure("it is not there any more") }
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
