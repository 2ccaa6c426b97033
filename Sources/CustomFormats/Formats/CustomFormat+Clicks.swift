extension CustomFormat {
  /// The keys that taps report: those that are clickable, and those that media and layout name.
  public var reportedKeys: Set<String> {
    var keys = Set(clickable)
    if let tap = media?.tap { keys.insert(tap) }
    for node in layout?.root.all ?? [] { if case .key(let key)? = node.tap { keys.insert(key) } }
    return keys
  }

  /// Tells whether a key is one of the SDK's own: that of AdChoices, of the media view, or of an asset of system-defined ads.
  func isReserved(_ key: String) -> Bool { ReservedKey.owner(of: key, adChoices: adChoices.key) != nil }
}
