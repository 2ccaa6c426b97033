import CustomFormats
import FormatPreview
import NativeAds

/// A creative that is previewed.
struct PreviewSubject {
  /// The creative as it is looked at.
  let shown: ShownCreative
  /// Where its pictures are; nil where it has none.
  let pictures: (any PictureFiles)?
  /// Where the creative came from.
  let origin: PreviewOrigin
  /// The format as it was found.
  let found: FoundFormat

  /// The format.
  var format: CustomFormat { shown.format }
  /// What the creative is called; nil for words made up of the definition.
  var name: String? { shown.name }
  /// The creative as the ad server sends it.
  var creative: ServedCreative { shown.creative }
  /// How many findings validation has for it; nil for words made up of the definition.
  var findings: FindingCounts? {
    guard name != nil else { return nil }
    return FindingCounts(shown.findings, command: shown.file.map { "formatctl validate \(Shell.quoted($0))" })
  }

  /// The files that it depends on, whether they are there or not.
  var files: [String] {
    var files = [found.origin.path.absolute]
    if case .file(let path) = origin { files.append(path.absolute) }
    guard let folder = pictures?.folderPath else { return files }
    return files + localMedia.map { folder + "/" + $0.path }
  }

  /// The media files that the creative names, whether they are there or not.
  var localMedia: [ServedMedia] {
    let media = creative.assets.flatMap { [$0.image, $0.video] } + [creative.adChoices]
    return media.compactMap { $0 }.filter { !$0.isRemote }
  }

  /// Returns the ad in a state, so many columns wide.
  func staged(in state: AdState, columns: Int) -> StagedAd { StagedAd(creative, of: format, in: state, columns: columns) }

  /// Tells whether a file is one that the creative names.
  func isMedia(at path: FilePath) -> Bool {
    guard let folder = pictures?.folderPath, let file = FileVersion(path.absolute)?.identity else { return false }
    return localMedia.contains { FileVersion(folder + "/" + $0.path)?.identity == file }
  }

  /// Decodes the pictures that ads of the subject draw.
  func load(_ wanted: [WantedPicture], by decoder: Decoder) -> [String: LoadedPicture] {
    var loaded: [String: LoadedPicture] = [:]
    for picture in wanted {
      loaded[picture.path] = pictures?.load(picture.path, fitting: (picture.width, picture.height), by: decoder)
    }
    return loaded
  }
}
