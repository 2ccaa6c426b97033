import Documents

/// What messages call the parts of a layout.
enum LayoutWords {
  /// Returns a key, fit for a message.
  static func key(_ key: String) -> String { key.count > 40 ? String(key.prefix(40)).visible + "…" : key.visible }

  /// Returns what a slot is called where it is the subject.
  static func slot(_ name: String) -> String {
    switch name {
    case Layout.media: "Media slot"
    case Layout.adChoices: "AdChoices slot"
    case Layout.attribution: "Attribution slot"
    default: key(name)
    }
  }

  /// Returns what a slot is called inside a sentence.
  static func inner(_ name: String) -> String {
    switch name {
    case Layout.media: "the media slot"
    case Layout.adChoices: "the AdChoices slot"
    case Layout.attribution: "the attribution slot"
    default: key(name)
    }
  }

  /// Returns the edge of an area that a rectangle leaves furthest, and by how many points.
  static func leaving(_ area: PointRect, _ rect: PointRect) -> (points: Double, edge: String) {
    let edges = [
      (area.y - rect.y, "top"), (rect.maxX - area.maxX, "right"), (rect.maxY - area.maxY, "bottom"), (area.x - rect.x, "left"),
    ]
    return edges.max { $0.0 < $1.0 } ?? (0, "")
  }
}
