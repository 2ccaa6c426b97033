import Documents

/// What of a format can be tapped, by what its media area shows.
struct TapTargets: Sendable {
  /// The positions of clickable fields that stand outside the media area.
  private var beside: [Int] = []
  /// The positions of the clickable video and of the clickable picture that stands in for it.
  private var video: Int?
  private var picture: Int?
  /// Whether a tap on the media area is reported.
  private var isMediaReported = false
  /// Whether the layout reports taps on an area of its own.
  private var isAreaReported = false
  /// Whether no field and no area is named whose taps are reported.
  var isEmpty: Bool { beside.isEmpty && video == nil && picture == nil && !isMediaReported && !isAreaReported }

  /// Works out the targets of a definition.
  init(_ definition: FormatDefinition) {
    let format = definition.format
    let videoKey = format.videoField?.key
    let pictureKey = format.fallbackField?.key
    for (index, field) in format.fields.enumerated() where format.clickable.contains(field.key) {
      switch field.kind {
      case .video: if field.key == videoKey { video = index }
      case .image where field.key == pictureKey: picture = index
      // An address is never on screen.
      case .url: break
      default: beside.append(index)
      }
    }
    isMediaReported = format.media?.tap.map { $0 != "none" } ?? false
    if let layout = definition.document.root?["layout"]?["root"] { readTaps(of: layout) }
  }

  /// Notes the areas of a layout that report a tap.
  private mutating func readTaps(of node: JSONValue) {
    if let tap = node["tap"]?.string, tap != "none" {
      switch node["slot"]?.string {
      case "@media": isMediaReported = true
      case "@adChoices": break
      default: isAreaReported = true
      }
    }
    for child in node.members.flatMap({ $0.value.elements }) { readTaps(of: child) }
  }

  /// Returns the key of the field that a format would best make clickable: the headline, else any text.
  static func proposal(of format: CustomFormat) -> String? {
    let texts = format.fields.filter { $0.kind == .text }
    return (texts.first { $0.role == .headline } ?? texts.first { $0.isRequired } ?? texts.first)?.key
  }

  /// Returns the positions of the clickable fields that are on screen in a state.
  func fields(in state: MediaState) -> [Int] {
    let media = state == .video ? video : state == .image ? picture : nil
    return (beside + (media.map { [$0] } ?? [])).sorted()
  }

  /// Tells whether a tap is reported in a state whatever a creative leaves out.
  func isAnywhereReported(in state: MediaState) -> Bool { isAreaReported || isMediaReported && state != .empty }

  /// Tells whether anything can be tapped in a state.
  func exist(in state: MediaState) -> Bool { isAnywhereReported(in: state) || !fields(in: state).isEmpty }
}
