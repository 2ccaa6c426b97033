/// A format's layout measured at every width, for every state of its media, with the shortest and longest words.
public struct LayoutGeometry: Sendable {
  /// A state that the layout was measured in.
  struct Case: Sendable {
    /// The width of the ad in points.
    var width: Double
    /// What stands in the media slot.
    var media: AdContent.Media
    /// How long the words are.
    var extent: AdContent.Extent
    /// The measured layout.
    var ad: MeasuredLayout
  }

  /// The layout.
  let layout: Layout
  /// The states, those at the designed width first.
  let cases: [Case]
  /// How far a place may be off without being a fault: half a point, as layouts round.
  static let tolerance = 0.5

  /// The most fields whose longest words are tried one by one, and the most nodes that are measured for them at a width.
  private static let mostFields = 40
  private static let mostNodes = 4000

  /// Measures a format's own layout, or the one derived from its fields.
  public init(_ format: CustomFormat) {
    let layout = format.shownLayout
    self.layout = layout
    let measurer = LayoutMeasurer(format, layout: layout)
    let media = AdContent.Media.possible(in: format, hasMediaAspect: layout.root.all.contains { $0.aspect == .media })
    let shown = Set(layout.slots)
    let most = min(Self.mostFields, Self.mostNodes / max(1, layout.root.all.count))
    let texts = format.fields.filter { !$0.kind.isMedia && shown.contains($0.key) }.prefix(most)
    let extents = [.longest, .shortest, .samples] + texts.map { AdContent.Extent.longestOf($0.key) }
    let runs = TextRuns(.points)
    var cases: [Case] = []
    let contents = media.flatMap { media in extents.map { (media, $0, AdContent(format, $0, media: media)) } }
    for width in layout.allWidths {
      for (media, extent, content) in contents {
        cases.append(Case(width: width, media: media, extent: extent, ad: measurer.measure(content, width: width, runs: runs)))
      }
    }
    self.cases = cases
  }

  /// The slots of all states by the number of their node, one each, in the order of the text.
  var slots: [MeasuredSlot] {
    var byID: [Int: MeasuredSlot] = [:]
    for state in cases { for slot in state.ad.slots where byID[slot.id] == nil { byID[slot.id] = slot } }
    return byID.values.sorted { $0.id < $1.id }
  }
}
