import Documents

/// What rules across a creative need to know of its format, worked out once for all creatives.
struct FormatOutline: Sendable {
  /// The positions of the fields that every creative needs and that the ad server does not fill in.
  let required: [Int]
  /// The positions of the image and video fields.
  let media: [Int]
  /// The positions of the image fields.
  let pictures: [Int]
  /// The position of the video field, where the format takes video.
  let video: Int?
  /// The position of the picture that stands in the media area without a video.
  let fallback: Int?
  /// What can be tapped.
  let taps: TapTargets

  /// Works out the outline of a format.
  init(_ format: CustomFormat) {
    let fields = format.fields
    required = fields.indices.filter { fields[$0].isRequired && !fields[$0].isFilledIn }
    media = fields.indices.filter { fields[$0].kind.isMedia }
    pictures = fields.indices.filter { fields[$0].kind == .image }
    let videoKey = format.videoField?.key
    video = fields.firstIndex { $0.kind == .video && $0.key == videoKey }
    let fallbackKey = format.fallbackField?.key
    fallback = fields.firstIndex { $0.kind == .image && $0.key == fallbackKey }
    taps = TapTargets(format)
  }
}

extension AssetField {
  /// Whether the ad server fills in a value where a creative gives none.
  var isFilledIn: Bool {
    switch defaultValue {
    case .string(let text)?: !Blank.isBlank(text)
    case .null?, nil: false
    default: true
    }
  }
}
