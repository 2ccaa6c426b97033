import Documents

/// A creative as it is met in files: a node of a document, and what is around it.
struct WalkedCreative {
  /// The document that it stands in.
  let document: JSONDocument
  /// The node that it is.
  let root: Int
  /// What is around it.
  let around: CreativeSurroundings
  /// Its position in a list, nil where it is a document of its own.
  var position: Int?
  /// Whether it is a line of its file.
  var isLine = false

  /// The name of a creative that gives no ID.
  var fallbackID: String? {
    let stem = around.origin.fallbackID
    if isLine { return "\(stem ?? ""):\(document.firstLine)" }
    return position.map { "\(stem ?? "")[\($0)]" } ?? stem
  }
}

/// Where creatives come from, and where they look for media and formats.
struct CreativeSurroundings {
  /// The file.
  let origin: CreativeOrigin
  /// The media.
  let media: any MediaSource
  /// The formats, nil for those of the validator.
  let formats: (any FormatSource)?
}
