extension CustomFormat {
  /// The layout that the format is shown in: its own, else one derived from its fields.
  public var shownLayout: Layout { layout ?? DerivedLayout.layout(for: self) }

  /// The picture that the media slot shows without a video.
  ///
  /// A system-defined ad shows its main image there, whether the definition says so or not.
  public var mediaImageField: AssetField? {
    fallbackField ?? (type == .systemDefined ? fields.first { $0.kind == .image && $0.role == .mainImage } : nil)
  }

  /// Whether anything can stand in a media slot.
  public var hasMedia: Bool { mediaImageField != nil || videoField != nil }
}

extension AssetField {
  /// The ratio of width to height that its pictures have by its limits, nil where those say nothing.
  public var usualRatio: Double? {
    guard kind.isMedia else { return nil }
    let limits = mediaLimits
    if let ratio = limits.aspectRatios.first?.value { return ratio }
    let sizes = [(limits.width, limits.height), (limits.minWidth, limits.minHeight)]
    for case (let width?, let height?) in sizes where width > 0 && height > 0 { return Double(width) / Double(height) }
    return role == .icon ? 1 : nil
  }
}

extension AdChoicesPlan {
  /// The size of the icon in points.
  var size: PointSize { PointSize(width: width, height: height) }
}

extension AttributionPlan {
  /// The size of the badge in points.
  var size: PointSize { PointSize(width: width, height: height) }
}
