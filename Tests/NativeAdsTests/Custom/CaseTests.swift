import CustomFormats
import Documents
import Foundation
import Testing

@testable import NativeAds

/// Inputs drawn from public reports, as an app meets them.
@Suite struct CaseTests {
  /// Returns the ad of a case.
  private static func ad(_ name: String) throws -> CustomNativeAd {
    let folder = URL(filePath: #filePath).appending(path: "../../../Data/cases").standardizedFileURL
    let definition = FormatFile.read([UInt8](try Data(contentsOf: folder.appending(path: "\(name).format.json"))))
    let prepared = PreparedFormat(definition, selection: RuleSelection())
    let text = JSONDocument([UInt8](try Data(contentsOf: folder.appending(path: "\(name).creative.json"))))
    let (creative, _) = CreativeFile.read(text) { _ in prepared }
    return CustomNativeAd(ServedCreative(creative, of: definition.format, media: try FolderMedia(folder.path())))
  }

  @Test func `case 07: keys in other letters than the format's give nil`() throws {
    let ad = try Self.ad("07")
    for key in ["Title", "title", "description", "Description", "ClickThroughText", "Clickthroughtext"] {
      #expect(ad.string(forKey: key) == nil, "\(key)")
    }
    #expect(ad.image(forKey: "MainImage") != nil)
    #expect(ad.availableAssetKeys == ["MainImage"])
  }

  @Test func `case 19: an optional icon that is left out gives nil, and the rest is there`() throws {
    let ad = try Self.ad("19")
    #expect(ad.image(forKey: "Icon") == nil)
    #expect(ad.string(forKey: "Icon") == nil)
    #expect(ad.string(forKey: "Headline") == "Fresh bread daily")
    #expect(ad.availableAssetKeys == ["Headline", "Caption", "MainImage"])
    ad.performClickOnAsset(withKey: "Icon")
    #expect(ad.phone.log.diagnostics.map(\.rule).contains("click-on-unknown-asset") == false)
  }
}
