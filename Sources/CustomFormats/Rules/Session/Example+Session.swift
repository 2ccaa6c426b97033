extension Example {
  /// The definition that sessions of examples tell of.
  static let bakery = """
    { "formatId": "10063170", "fields": [{ "key": "Headline", "kind": "text", "required": true, "sample": "Night hikes start Friday" },
      { "key": "Caption", "kind": "text", "sample": "Lamps included" }, { "key": "MainImage", "kind": "image", "required": true }],
      "media": { "fallbackImage": "MainImage" }, "clicks": { "clickable": ["Headline", "MainImage"] } }
    """

  /// An example of a session, an event a line.
  static func session(_ title: String, _ lines: String..., finds: [Expected] = [], line: Int = #line) -> Example {
    var example = Example(title, definition: bakery, finds: finds, line: line)
    example.session = lines.map { $0 + "\n" }.joined()
    return example
  }

  /// A line with which an ad of the definition is handed out at 0.
  static let loaded = #"{"t":0,"event":"load","formatId":"10063170"}"#
  /// A line with which a system-defined ad is handed out at 0.
  static let loadedNative = #"{"t":0,"event":"load","type":"native"}"#
}
