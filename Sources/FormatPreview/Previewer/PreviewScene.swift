import CustomFormats
import NativeAds

/// What follows from the state of the previewer, worked out once for each change.
struct PreviewScene {
  /// The ad, laid out.
  let ad: StagedAd
  /// The ad in other widths, where there is room beside it.
  let others: [StagedAd]
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
    others = []
    sample = nil
    (pictures, rows, problems, events, taps) = ([:], [], [], [], [])
  }

  /// Works out what follows from an ad and its session.
  init(
    _ ad: StagedAd, others: [StagedAd], sample: Int, pictures: [String: LoadedPicture], problems: [Problem],
    session: PlayedSession
  ) {
    self.ad = ad
    self.others = others
    self.sample = sample
    self.pictures = pictures
    self.problems = problems
    rows = AssetRow.all(ad, pictures: pictures)
    events = session.events
    taps = TapFact.all(ad)
  }

  /// The rows of the ad with its border.
  var cardRows: Int { ([ad] + others).map { min(CellRect($0.layout.bounds).rows, AdView.mostRows) + 2 }.max() ?? 2 }
  /// The columns of the ad with its border.
  var cardColumns: Int { CellRect(ad.layout.bounds).columns + 2 }

  /// The columns of all ads with their borders, and between them.
  var allColumns: Int { others.reduce(cardColumns) { $0 + 1 + CellRect($1.layout.bounds).columns + 2 } }

  /// Returns the cells of the slots of an asset, in the card with its border.
  func cells(of row: AssetRow?) -> [CellRect] { Self.cells(of: row, in: ad) }

  /// Returns the cells of the slots of an asset in an ad with its border.
  static func cells(of row: AssetRow?, in ad: StagedAd) -> [CellRect] {
    ad.layout.slots.filter { row?.slots.contains($0.name) == true }.map { CellRect($0.rect).moved(columns: 1, rows: 1) }
  }

  /// The slot that a tap on an asset meets.
  func tap(on row: AssetRow?) -> TapFact? { taps.first { row?.slots.contains($0.slot) == true } }
}
