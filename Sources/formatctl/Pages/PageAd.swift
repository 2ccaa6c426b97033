import CustomFormats
import Documents
import FormatPreview
import NativeAds

/// An ad that a page draws: as its creative has it, of a definition its sample.
struct PageAd {
  /// The format.
  let format: CustomFormat
  /// The creative as the ad server sends it.
  let creative: ServedCreative
  /// The folder of its pictures, nil where there are none.
  let folder: String?

  /// Takes the ad of a judgement, nil where there is none to draw.
  init?(_ judgement: Judgement, in environment: Environment) {
    if let evidence = judgement.evidence, let format = evidence.format {
      self.format = format
      creative = ServedCreative(evidence.creative, of: format, media: evidence.media)
      folder = evidence.media.folderPath
    } else if let definition = judgement.definition, !definition.fields.isEmpty {
      format = definition
      // What the catalogue holds stands beside no file.
      let file = judgement.file.flatMap { ReportPaths.isStored($0) ? nil : environment.path($0) }
      let sample = file.flatMap { Self.sample(of: definition, beside: $0) }
      creative = sample?.creative ?? ServedCreative(samplesOf: definition)
      folder = sample?.folder
    } else {
      return nil
    }
  }

  /// Reads the first sample beside a definition.
  private static func sample(of format: CustomFormat, beside file: FilePath) -> (creative: ServedCreative, folder: String)? {
    guard let folder = file.parent.flatMap({ FormatFolder(at: $0) }), let sample = try? folder.sampleFiles().first?.file,
      let bytes = try? sample.bytes(), let path = sample.parent, let pictures = try? FolderPictures(path)
    else { return nil }
    let document = JSONDocument(bytes)
    guard document.isWhole, let definition = try? folder.read() else { return nil }
    let prepared = PreparedFormat(definition, selection: RuleSelection())
    let (creative, _) = CreativeFile.read(document, root: 0) { _ in prepared }
    return (ServedCreative(creative, of: format, media: pictures), path.absolute)
  }

  /// The drawings of the ad: as it is, and without its video where something is found about the picture instead of it.
  func drawings(about keys: Set<String>) -> [StagedAd] {
    let typical = staged(in: .typical)
    guard typical.ad.mediaContent.hasVideoContent, let key = format.mediaImageField?.key, keys.contains(key),
      !typical.phone.slots.contains(where: { $0.key == key })
    else { return [typical] }
    return [typical, staged(in: .noVideo)]
  }

  /// Returns the ad in a state, as wide as it is designed.
  private func staged(in state: AdState) -> StagedAd {
    let width = min(max(format.shownLayout.width, TextMetrics.cellWidth * 20), 1_200)
    return StagedAd(creative, of: format, in: state, columns: Int((width / TextMetrics.cellWidth).rounded()))
  }
}
