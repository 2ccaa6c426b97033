extension LimitPreset {
  /// The settings of each role, as they are written of a field.
  public var table: [(role: FieldRole, settings: String)] {
    switch self {
    case .googleNative: Self.googleNativeTable
    case .iab: Self.iabTable
    case .dv360: Self.dv360Table
    case .yahoo: Self.yahooTable
    }
  }

  /// The lengths that every publisher shows whole, in which a wide character counts two.
  ///
  /// 25, 90, 15, 15, 15 and 25 characters, stars from 0 to 5: Authorized Buyers Help, Standard native ad formats (6339083).
  /// 1200x627: Authorized Buyers, RTB native ads. 1,000,000 bytes for a picture, 512 MB for a video, its ratios, and a long
  /// side of 256 pixels, so that no side of any ratio is below 144: Ad Manager Help, Guidelines for programmatic native ads
  /// using app code (7031536).
  private static let googleNativeTable: [(role: FieldRole, settings: String)] = [
    (.headline, "max=25,unit=displayWidth"),
    (.body, "max=90,unit=displayWidth"),
    (.callToAction, "max=15,unit=displayWidth"),
    (.store, "max=15,unit=displayWidth"),
    (.price, "max=15,unit=displayWidth"),
    (.advertiser, "max=25,unit=displayWidth"),
    (.starRating, "min=0,max=5"),
    (.mainImage, "min=1200x627,ratio=1.91:1,bytes=1MB"),
    (.icon, "ratio=1:1,bytes=1MB"),
    (.video, #"ratio="4:3,16:9,1:1,3:4,9:16",min=144x144,bytes=512MB"#),
  ]

  /// The shortest lengths and the large picture that every publisher is to take: OpenRTB Dynamic Native Ads 1.2, 7.4 and 7.5.
  ///
  /// A title has 25, 90 or 140 characters there; 25 fits all three. The large picture is 627 pixels high, in any ratio.
  private static let iabTable: [(role: FieldRole, settings: String)] = [
    (.headline, "max=25"),
    (.body, "max=140"),
    (.callToAction, "max=15"),
    (.advertiser, "max=25"),
    (.starRating, "min=0,max=5"),
    (.mainImage, #"min=627x627,ratio="1:1,4:3,1.91:1""#),
    (.icon, "min=50x50,ratio=1:1"),
  ]

  /// What Display & Video 360 takes: its Help, Guidelines for native creatives (7027896); for the texts its optimised
  /// creatives, for video its 15 or 30 seconds and 1 GB.
  private static let dv360Table: [(role: FieldRole, settings: String)] = [
    (.headline, "max=30"),
    (.body, "max=90"),
    (.callToAction, "max=15"),
    (.advertiser, "max=25"),
    (.mainImage, #"min=1200x627,max=2000x1047,ratio=1.91:1,bytes=1200KB,types="jpeg,png",frames=1"#),
    (.icon, #"min=100x100,max=2000x2000,ratio=1:1,bytes=1200KB,types="jpeg,png",frames=1"#),
    (.video, #"ratio="16:9,4:3,9:16,3:4,1:1",seconds=30,bytes=1000MB"#),
  ]

  /// What Yahoo's native stream takes of programmatic buyers: adspecs.yahooinc.com, Native stream (programmatic).
  private static let yahooTable: [(role: FieldRole, settings: String)] = [
    (.headline, "max=50"),
    (.body, "max=90"),
    (.callToAction, "max=12"),
    (.advertiser, "max=25"),
    (.mainImage, #"min=1200x627,ratio=1.91:1,bytes=2MB,types="jpeg,png""#),
    (.icon, #"min=200x200,ratio=1:1,bytes=2MB,types="jpeg,png""#),
    (.video, #"min=640x360,ratio="16:9,4:3",bytes=300MB"#),
    (.web, "max=1024"),
  ]
}
