/// What of a format can be tapped, by what its media area shows, in the layout that it is shown in.
struct TapTargets: Sendable {
  /// The positions of fields outside the media area whose slots report a tap.
  private var beside: [Int] = []
  /// The positions of the video and of the picture instead of it, where a tap on the media area reports their keys.
  private var video: Int?
  private var picture: Int?
  /// Whether a tap on the media area is reported whatever it shows.
  private var isMediaReported = false
  /// Whether taps are reported on an area that belongs to no field.
  private var isAreaReported = false
  /// The positions of the fields that have a slot outside the media area.
  private var onScreen: Set<Int> = []

  /// Works out the targets of a format.
  init(_ format: CustomFormat) {
    // Of a system-defined ad the SDK itself counts the taps on every asset.
    isAreaReported = format.type == .systemDefined
    read(format.shownLayout.root, inherited: nil, format)
  }

  /// Whether nothing reports a tap.
  var isEmpty: Bool { beside.isEmpty && video == nil && picture == nil && !isMediaReported && !isAreaReported }

  private mutating func read(_ node: LayoutNode, inherited: String?, _ format: CustomFormat) {
    let key = node.tap.map(\.key) ?? inherited
    switch node.slot {
    case nil:
      if node.tap?.key != nil { isAreaReported = true }
      for child in node.children { read(child, inherited: key, format) }
    case Layout.media: readMedia(node, inherited: inherited, format)
    case Layout.adChoices: break
    case Layout.attribution:
      if let field = format.attribution.field {
        readField(field, node, inherited: inherited, format)
      } else if key != nil {
        isAreaReported = true
      }
    case let name?: readField(name, node, inherited: inherited, format)
    }
  }

  private mutating func readField(_ name: String, _ node: LayoutNode, inherited: String?, _ format: CustomFormat) {
    guard let index = format.fields.firstIndex(where: { $0.key == name }) else { return }
    onScreen.insert(index)
    let key = node.tap.map(\.key) ?? (format.clickable.contains(name) ? name : inherited)
    if key != nil, !beside.contains(index) { beside.append(index) }
  }

  private mutating func readMedia(_ node: LayoutNode, inherited: String?, _ format: CustomFormat) {
    if let tap = node.tap ?? format.media?.tap.map({ LayoutNode.Tap($0) }) {
      isMediaReported = isMediaReported || tap.key != nil
      return
    }
    isMediaReported = isMediaReported || inherited != nil
    func clickable(_ field: AssetField?) -> Int? {
      guard let field, format.clickable.contains(field.key) else { return nil }
      return format.fields.firstIndex { $0.key == field.key }
    }
    video = video ?? clickable(format.videoField)
    picture = picture ?? clickable(format.mediaImageField)
  }

  /// Returns the positions of the fields that report a tap where they are on screen in a state.
  func fields(in state: MediaState) -> [Int] {
    let media = state == .video ? video : state == .image ? picture : nil
    return (beside + (media.map { [$0] } ?? [])).sorted()
  }

  /// Tells whether a tap is reported in a state whatever a creative leaves out.
  func isAnywhereReported(in state: MediaState) -> Bool { isAreaReported || isMediaReported && state != .empty }

  /// Tells whether anything can be tapped in a state.
  func exist(in state: MediaState) -> Bool { isAnywhereReported(in: state) || !fields(in: state).isEmpty }

  /// Returns the key of the field that would best be made clickable: the headline, else any text on screen.
  func proposal(in format: CustomFormat) -> String? {
    let texts = format.fields.indices.filter { onScreen.contains($0) && format.fields[$0].kind == .text }.map {
      format.fields[$0]
    }
    return (texts.first { $0.role == .headline } ?? texts.first { $0.isRequired } ?? texts.first)?.key
  }
}
