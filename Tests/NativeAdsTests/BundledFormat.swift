import CustomFormats
import Documents
import Foundation

@testable import NativeAds

/// A format that comes with the program, with its sample.
struct BundledFormat {
  /// The formats of the SDK's own ads.
  static let systemDefined = ["app-install", "content"]
  /// The custom formats.
  static let custom = ["native-video", "product-card", "simple-native", "story-video"]

  let format: CustomFormat
  let creative: ServedCreative

  /// Reads a format and its sample.
  init(_ name: String) throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../Formats/\(name)").standardizedFileURL
    let definition = FormatFile.read([UInt8](try Data(contentsOf: folder.appending(path: "format.json"))))
    let prepared = PreparedFormat(definition, selection: RuleSelection())
    let sample = JSONDocument([UInt8](try Data(contentsOf: folder.appending(path: "sample.json"))))
    let (creative, _) = CreativeFile.read(sample) { _ in prepared }
    format = definition.format
    self.creative = ServedCreative(creative, of: definition.format, media: try FolderMedia(folder.path()))
  }

  /// Loads the sample on a new phone.
  func load(from origin: AdOrigin = .direct, isEEA: Bool = true, _ options: [GADAdLoaderOptions]? = nil) -> Session {
    let session = Session([AdCandidate(creative, of: format, from: origin, isEEA: isEEA)])
    session.app.formatIDs = [format.reference]
    session.load([.native, .customNative], options)
    return session
  }
}
