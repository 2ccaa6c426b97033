import Testing

@testable import CustomFormats

@Suite struct AccessorNamesTests {
  private static func format(_ type: FormatType, _ fields: [AssetField]) -> CustomFormat {
    var format = CustomFormat()
    format.type = type
    format.fields = fields
    return format
  }

  @Test(arguments: [
    (FieldKind.text, #"string(forKey: "Key")"#, #"getText("Key")"#),
    (.url, #"string(forKey: "Key")"#, #"getText("Key")"#),
    (.number, #"string(forKey: "Key")"#, #"getText("Key")"#),
    (.list, #"string(forKey: "Key")"#, #"getText("Key")"#),
    (.image, #"image(forKey: "Key")"#, #"getImage("Key")"#),
    (.video, "mediaContent", "getMediaContent()"),
  ])
  func `a custom ad hands assets out by key, and a video as media`(kind: FieldKind, ios: String, android: String) {
    let format = Self.format(.custom, [AssetField(key: "Key", kind: kind)])
    #expect(AccessorNames.ios.accessor(of: format.fields[0], in: format) == ios)
    #expect(AccessorNames.android.accessor(of: format.fields[0], in: format) == android)
  }

  @Test(arguments: [
    ("Headline", FieldKind.text, "headline", "getHeadline()"),
    ("CallToAction", .text, "callToAction", "getCallToAction()"),
    ("Rating", .number, "starRating", "getStarRating()"),
    ("Icon", .image, "icon", "getIcon()"),
    ("Image", .image, "mediaContent", "getMediaContent()"),
    ("Clip", .video, "mediaContent", "getMediaContent()"),
    ("Legal", .text, #"extraAssets?["Legal"]"#, "getExtras()"),
  ])
  func `a system-defined ad has properties`(key: String, kind: FieldKind, ios: String, android: String) {
    let format = Self.format(.systemDefined, [AssetField(key: key, kind: kind)])
    #expect(AccessorNames.ios.accessor(of: format.fields[0], in: format) == ios)
    #expect(AccessorNames.android.accessor(of: format.fields[0], in: format) == android)
  }

  @Test func `AdChoices has a name on one system and a literal on the other`() {
    var format = CustomFormat()
    format.adChoices.key = "4711"
    #expect(
      AccessorNames.ios.adChoicesAccessor(in: format)
        == "image(forKey: GADNativeAssetIdentifier.adChoicesViewAsset.rawValue)")
    #expect(AccessorNames.android.adChoicesAccessor(in: format) == #"getImage("4711")"#)
  }

  @Test func `a key is written as a literal`() {
    let format = Self.format(.custom, [AssetField(key: #"Say "hi""#, kind: .text)])
    #expect(AccessorNames.ios.accessor(of: format.fields[0], in: format) == #"string(forKey: "Say \"hi\"")"#)
  }
}
