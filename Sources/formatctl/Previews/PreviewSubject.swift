import CustomFormats
import FormatPreview
import NativeAds

/// A creative that is previewed.
struct PreviewSubject {
  /// The format.
  let format: CustomFormat
  /// What the creative is called; nil for words made up of the definition.
  let name: String?
  /// The creative as the ad server sends it.
  let creative: ServedCreative
  /// Where its pictures are; nil where it has none.
  let pictures: (any PictureFiles)?
  /// How many findings validation has for it; nil for words made up of the definition.
  let findings: FindingCounts?

  /// Returns the ad in a state, so many columns wide.
  func staged(in state: AdState, columns: Int) -> StagedAd { StagedAd(creative, of: format, in: state, columns: columns) }

  /// Tells whether a file is one that the creative names.
  func isMedia(at path: FilePath) -> Bool {
    guard let folder = pictures?.folderPath, let file = FileVersion(path.absolute)?.identity else { return false }
    let media = creative.assets.flatMap { [$0.image, $0.video] } + [creative.adChoices]
    return media.compactMap { $0?.path }.contains { FileVersion(folder + "/" + $0)?.identity == file }
  }

  /// Decodes the pictures that ads of the subject draw, each in a caged child.
  ///
  /// One that cannot be decoded is told where it would stand, and is no reason to end.
  func load(_ wanted: [WantedPicture], by decoder: Decoder) -> [String: LoadedPicture] {
    var loaded: [String: LoadedPicture] = [:]
    for picture in wanted {
      guard let file = pictures?.media(at: picture.path).file, let bytes = pictures?.bytes(at: picture.path) else { continue }
      do throws(DecodingFailure) {
        let decoded = try decoder.decode(bytes, type: file.type, fitting: (picture.width, picture.height))
        loaded[picture.path] = .pixels(decoded.bitmap, complaint: decoded.complaint)
      } catch {
        loaded[picture.path] = .failure(error.description)
      }
    }
    return loaded
  }
}
