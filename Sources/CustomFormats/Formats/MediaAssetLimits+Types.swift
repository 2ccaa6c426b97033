extension MediaAssetLimits {
  /// Returns the file types that a field takes: those listed, else what the SDK shows.
  func types(for kind: FieldKind) -> [MediaType] { types ?? (kind == .video ? [.mp4] : [.jpeg, .png, .gif]) }
}
