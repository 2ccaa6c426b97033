import CustomFormats
import NativeAds

/// All that the previewer knows; it changes by `update` alone.
public struct PreviewState {
  /// The creatives that are looked at.
  var samples: [ShownCreative]
  /// The number of the one that is shown.
  var sample = 0
  /// The state in which it is shown.
  var state = AdState.typical
  /// The asset that the keys act on.
  var selection = AssetRow.ID.badge
  /// The number of the problem that is shown, among those of the creative.
  var problem: Int?
  /// The width of the ad in points that is asked for; nil for the one that it is designed for.
  var points: Double?
  /// The screens that the ad is looked at on.
  var brightness = Brightness.light
  /// What the format was before, beside what it is now.
  var comparison: RevisionComparison?
  /// A text that is tried out longer or shorter than it is.
  var trial: TextTrial?
  /// The words that a row of the table must have.
  var filter = ""

  /// Whether the app has a click handler.
  var hasHandler = false
  /// Who serves a system-defined ad.
  var origin = AdOrigin.direct
  /// The schemes that apps on the phone open.
  var installedSchemes: Set<String>
  /// The slots that were tapped since the ad was loaded.
  var taps: [String] = []

  /// The columns of the terminal.
  var columns: Int
  /// The rows of the terminal.
  var rows: Int
  /// How many rows of the ad are above its pane; in a list fewer than none where the ad begins further down.
  var scroll = 0
  /// Whether the ad stands in a list that scrolls.
  var isListed = false
  /// Whether a part of the ad has been on the screen since it was loaded.
  var wasSeen = true
  /// The values that were edited, as they were before.
  var history: [EditedValue] = []
  /// The creatives with edits as they stand in their files now, where that is otherwise than when they were read.
  var waiting: [Int: ShownCreative] = [:]
  /// The name of the creative that is to be shown when the files have been read again.
  var wantedName: String?
  /// Why the files cannot be read as they are now; what was read before is shown.
  var trouble: String?
  /// What lies over the screen, if anything does.
  var pane: Pane?
  /// A sentence about what was just done.
  var notice: TextLine?
  /// Whether the slots are outlined, with their sizes.
  var isOutlined = false
  /// The order in which characters are drawn.
  var order: VisualOrder
  /// What is wrong with the definitions.
  var proofs = DefinitionProofs()
  /// The pictures, loaded or under way.
  var pictures = PictureShelf()
  /// The video that is played.
  var playback: Playback?
  /// How many videos were played.
  var videoCount = 0
  /// Whether the person has left.
  public internal(set) var isOver = false

  /// Whether colours are drawn.
  let isColoured: Bool
  /// What follows from the rest: the ad laid out, its assets and problems, and what happened to it.
  private(set) var scene: PreviewScene
  private var knowsProblems = false

  /// Begins with the first of some creatives; nil where there is none.
  public init?(
    _ samples: [ShownCreative], in state: AdState = .typical, points: Double? = nil, isDark: Bool = false,
    installedSchemes: Set<String> = [],
    columns: Int, rows: Int, isColoured: Bool, order: VisualOrder
  ) {
    guard let sample = samples.first else { return nil }
    self.samples = samples
    self.state = state
    self.points = points
    brightness = isDark ? .dark : .light
    self.installedSchemes = installedSchemes
    self.columns = columns
    self.rows = rows
    self.isColoured = isColoured
    self.order = order
    scene = PreviewScene(StagedAd(sample.creative, of: sample.format, in: state, columns: 28))
    stage()
    // What is wrong is what one came to see.
    let first = scene.problems.first { $0.state == state || $0.state == .typical }
    selection = (scene.rows.first { row in first.map { row.isAbout($0.finding) } ?? false } ?? scene.rows.first)?.id ?? .badge
    selectProblem()
    stage()
  }

  /// The creative that is shown.
  var shown: ShownCreative { samples[sample] }
  /// The format that it is of.
  var format: CustomFormat { shown.format }
  /// The states that it can be shown in.
  var states: [AdState] { AdState.all(of: format) }
  /// The problem that is shown.
  var shownProblem: Problem? { problem.flatMap { scene.problems.indices.contains($0) ? scene.problems[$0] : nil } }
  /// The row of the table that is selected.
  var selectedRow: AssetRow? { scene.rows.first { $0.id == selection } }
  /// The rows of the table that are shown.
  var shownRows: [AssetRow] {
    let words = filter.lowercased()
    if words.isEmpty { return scene.rows }
    return scene.rows.filter { "\($0.name) \($0.given) \($0.limit) \($0.sentence)".lowercased().contains(words) }
  }

  /// Has the problems of the creative found anew.
  mutating func forgetProblems() { knowsProblems = false }

  /// Works out anew what follows from the rest.
  mutating func stage() {
    let placed = placedAds(trying: trial)
    let ad = placed[0].ad
    if hasHandler, format.type == .custom { ad.ad.customClickHandler = { _ in } }
    let problems = knowsProblems && scene.sample == sample ? scene.problems : self.problems(of: sample)
    knowsProblems = true
    clampScroll(of: placed.map(\.rows).max() ?? 0)
    scene = PreviewScene(
      ad, placed: placed, sample: sample, pictures: pictures.shown(of: sample), problems: problems,
      session: PlayedSession(
        ad, isShown: wasSeen, taps: taps, hasHandler: hasHandler, from: origin, installedSchemes: installedSchemes))
  }
}
