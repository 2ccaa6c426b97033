import CustomFormats
import Documents
import Foundation
import NativeAds
import Testing

@testable import FormatPreview

/// The formats that come with the program, and creatives of them.
enum Bundled {
  /// The folder of all formats.
  static let folder = URL(filePath: #filePath).appending(path: "../../../Formats").standardizedFileURL

  /// The folders of the formats.
  static let names = ["app-install", "content", "native-video", "product-card", "simple-native", "story-video"]

  /// Returns the definition of a format.
  static func definition(_ name: String) throws -> FormatDefinition {
    FormatFile.read([UInt8](try Data(contentsOf: folder.appending(path: "\(name)/format.json"))))
  }

  /// Returns a creative in a folder of a format.
  static func creative(_ name: String, _ file: String = "sample.json") throws -> (format: CustomFormat, creative: ServedCreative)
  {
    let bytes = [UInt8](try Data(contentsOf: folder.appending(path: "\(name)/\(file)")))
    return Self.creative(JSONDocument(bytes), try definition(name), media: try FolderMedia(folder.appending(path: name).path()))
  }

  /// Returns the creative of a text.
  static func creative(
    _ document: JSONDocument, _ definition: FormatDefinition, media: any MediaSource = MeasuredMedia([:])
  ) -> (format: CustomFormat, creative: ServedCreative) {
    let prepared = PreparedFormat(definition, selection: RuleSelection())
    let (creative, _) = CreativeFile.read(document) { _ in prepared }
    return (definition.format, ServedCreative(creative, of: definition.format, media: media))
  }

  /// Returns the page of a creative in a state, without colour.
  static func page(_ format: CustomFormat, _ creative: ServedCreative, _ state: AdState = .typical, columns: Int = 45) -> Frame {
    let ad = StagedAd(creative, of: format, in: state, columns: columns)
    let view = AdView(ad, pictures: [:], isColoured: false, order: .logical)
    let facts = FactsView(ad, pictures: [:], findings: nil)
    return PreviewPage(title: TextLine(state.name), view, facts, columns: 80).frame
  }

  /// Returns what became of the assets of an ad, by name.
  static func facts(_ ad: StagedAd, pictures: [String: LoadedPicture] = [:]) -> [String: AssetFact] {
    Dictionary(AssetFacts(ad, pictures: pictures).all.map { ($0.name, $0) }) { first, _ in first }
  }
}
