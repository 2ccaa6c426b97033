public import CustomFormats

/// A creative as the ad server sends it: defaults filled in, blanks left out.
public struct ServedCreative: Sendable {
  /// The ID of the format, the slug of a draft.
  public var formatID: String
  /// The language of its words, as a BCP 47 tag.
  public var locale: String?
  /// The keys that the format declares, in the order of its fields.
  public var declaredKeys: [String]
  /// The keys whose taps the format lets be reported; nil where that is not known.
  public var clickableKeys: Set<String>?
  /// The assets that hold something, in the order of the fields.
  public var assets: [ServedAsset]
  /// The keys of fields whose value is of a kind that they cannot hold.
  public var unusableKeys: [String] = []
  /// The keys of fields of words that are left blank.
  public var blankKeys: [String] = []
  /// The AdChoices picture that the ad server adds to a reservation in the EEA.
  public var adChoices: ServedMedia?
  /// The key that AdChoices is asked for and reported by.
  public var adChoicesKey: String
  /// The address that a browser opens.
  public var destination: String?
  /// The deep links in the order in which they are tried.
  public var deepLinks: [String] = []
  /// The addresses that are called when an impression is recorded.
  public var impressionTrackers: [String] = []
  /// The addresses that are called when a click is reported.
  public var clickTrackers: [String] = []

  /// Creates a creative that has nothing in it, of a format that answers to the SDK's literal for AdChoices.
  public init(formatID: String, declaredKeys: [String]) {
    self.formatID = formatID
    self.declaredKeys = declaredKeys
    assets = []
    adChoicesKey = GADNativeAssetIdentifier.adChoicesViewAsset.rawValue
  }

  /// Creates a creative of a format that has nothing in it.
  public init(of format: CustomFormat) {
    self.init(formatID: format.reference, declaredKeys: format.fields.map(\.key))
    adChoicesKey = format.adChoices.key
    clickableKeys = format.reportedKeys
  }

  /// The asset of a key, exactly as it is written.
  public subscript(_ key: String) -> ServedAsset? { assets.first { $0.key == key } }

  /// The video that plays: one that is here and whole enough to be measured, or an address.
  public var video: ServedMedia? {
    assets.lazy.compactMap(\.video).first { $0.isRemote || $0.file?.video != nil }
  }

  /// Puts an asset in the place of its field, over the one that is there.
  public mutating func set(_ asset: ServedAsset) {
    if let index = assets.firstIndex(where: { $0.key == asset.key }) {
      assets[index] = asset
      return
    }
    let place = declaredKeys.firstIndex(of: asset.key) ?? declaredKeys.endIndex
    let index = assets.firstIndex { (declaredKeys.firstIndex(of: $0.key) ?? declaredKeys.endIndex) > place }
    assets.insert(asset, at: index ?? assets.endIndex)
  }

  /// Takes the asset of a key away.
  public mutating func remove(_ key: String) { assets.removeAll { $0.key == key } }
}
