public import CustomFormats
public import NativeAds

extension ServedCreative {
  /// Makes a creative of the sample values that a definition has, and of usual words where it has none.
  public init(samplesOf format: CustomFormat) {
    self.init(of: format)
    for field in format.fields {
      let sample = field.sample?.plainText ?? field.defaultValue?.plainText
      switch field.kind {
      case .image: set(ServedAsset(key: field.key, content: .image(.made(for: field)), origin: .made))
      case .video where field.isRequired: set(ServedAsset(key: field.key, content: .video(.made(for: field)), origin: .made))
      case .video: break
      case .url:
        if let sample { set(ServedAsset(key: field.key, content: .text(sample), origin: .sample)) }
      case .text, .list, .number:
        let words = sample.map { ServedAsset(key: field.key, content: .text($0), origin: .sample) }
        set(words ?? ServedAsset(key: field.key, content: .text(Self.words(for: field)), origin: .made))
      }
    }
    deepLinks = links(of: .deepLink, format)
    impressionTrackers = links(of: .impressionTracker, format)
    clickTrackers = links(of: .clickTracker, format)
  }

  private static func words(for field: AssetField) -> String {
    switch field.kind {
    case .list: return field.choices.first?.value ?? SampleText.typical(field)
    case .number:
      // Four of five stars, or the nearest number that the field takes.
      let limits = field.numberLimits
      let number = min(max(4, limits.minimum ?? 4), limits.maximum ?? .infinity)
      return number == number.rounded() ? "\(number)".split(separator: ".").first.map(String.init) ?? "4" : "\(number)"
    default: return SampleText.typical(field)
    }
  }
}
