import CustomFormats
import NativeAds

/// What follows from the state of the previewer, worked out once for each change.
struct PreviewScene {
  /// The ad, laid out.
  let ad: StagedAd
  /// The ads that stand beside one another, this one first.
  let placed: [PlacedAd]
  /// The number of its creative; nil before there was one.
  let sample: Int?
  /// Its pictures by path.
  let pictures: [String: LoadedPicture]
  /// Its assets, a row each.
  let rows: [AssetRow]
  /// What is wrong with the creative, in all states.
  let problems: [Problem]
  /// What happened to it.
  let events: [RecordedEvent]
  /// Where taps on its slots go.
  let taps: [TapFact]

  /// Begins with an ad about which nothing is known yet.
  init(_ ad: StagedAd) {
    self.ad = ad
    placed = []
    sample = nil
    (pictures, rows, problems, events, taps) = ([:], [], [], [], [])
  }

  /// Works out what follows from an ad, those beside it, and its session.
  init(
    _ ad: StagedAd, placed: [PlacedAd], sample: Int, pictures: [String: LoadedPicture], problems: [Problem],
    session: PlayedSession
  ) {
    self.ad = ad
    self.placed = placed
    self.sample = sample
    self.pictures = pictures
    self.problems = problems
    rows = AssetRow.all(ad, pictures: pictures)
    events = session.events
    taps = TapFact.all(ad)
  }

  /// The rows of the ad with its border.
  var cardRows: Int { placed.map(\.rows).max() ?? 2 }
  /// The columns of all ads with their borders, and between them.
  var allColumns: Int { placed.reduce(-1) { $0 + 1 + $1.columns } }

  /// Returns the cells of the slots of an asset, in the card with its border.
  func cells(of row: AssetRow?) -> [CellRect] { Self.cells(of: row, in: ad) }

  /// Returns the cells of the slots of an asset in an ad with its border.
  static func cells(of row: AssetRow?, in ad: StagedAd) -> [CellRect] {
    ad.layout.slots.filter { row?.slots.contains($0.name) == true }.map { CellRect($0.rect).moved(columns: 1, rows: 1) }
  }

  /// The slot that a tap on an asset meets.
  func tap(on row: AssetRow?) -> TapFact? { taps.first { row?.slots.contains($0.slot) == true } }
}
