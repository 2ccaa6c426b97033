import CustomFormats
import Documents
import FormatPreview
import NativeAds

/// Where a tap on each slot lands, for each state of the media area.
struct TapTable {
  /// A slot with what a tap on it does in each state.
  struct Row: Equatable {
    /// The name of the slot.
    let slot: String
    /// A cell a state.
    let cells: [Cell]
  }

  /// What a tap does.
  enum Cell: Equatable {
    /// The slot is not on screen.
    case absent
    /// A control keeps the tap.
    case kept
    /// Nothing is reported.
    case unreported
    /// A key that no field has is reported.
    case unknownKey(String)
    /// The click is the network's to follow.
    case network(key: String)
    /// A key is reported, and nothing opens.
    case dead(key: String)
    /// A key is reported, and the click ends there.
    case lands(key: String, ClickRoute.Stop)
  }

  /// The states.
  let media: [Simulation.Media]
  /// A row a slot, in the order in which they stand in the ad.
  let rows: [Row]

  /// Works the table out for a simulation.
  init(_ simulation: Simulation) {
    media = simulation.mediaStates
    let ads = media.map(simulation.staged)
    var names: [String] = []
    for slot in ads.flatMap(\.phone.slots) where !names.contains(slot.name) { names.append(slot.name) }
    rows = names.map { name in Row(slot: name, cells: ads.map { Self.cell(name, $0, simulation) }) }
  }

  private static func cell(_ name: String, _ ad: StagedAd, _ simulation: Simulation) -> Cell {
    guard let fact = TapFact.all(ad).first(where: { $0.slot == name }) else { return .absent }
    if fact.isSwallowed { return .kept }
    guard let key = fact.key else { return .unreported }
    guard let route = fact.route else { return .unknownKey(key) }
    if simulation.isMediated, route.stops != [.aboutThisAd] { return .network(key: key) }
    let conditions = simulation.conditions
    if conditions.hasHandler { return .lands(key: key, .handler) }
    return route.end(installedSchemes: conditions.installedSchemes).map { .lands(key: key, $0) } ?? .dead(key: key)
  }

  /// Returns the lines of the table; slots that share a row stand in one.
  func lines(width: Int, _ style: Style) -> [String] {
    var table = TextTable(
      columns: [TextTable.Column(heading: "tap on", isFlexible: true)]
        + media.map { TextTable.Column(heading: Self.heading($0), isFlexible: true) })
    var groups: [(names: [String], cells: [Cell])] = []
    for row in rows {
      let name = Layout.title(of: row.slot).visible
      if let index = groups.firstIndex(where: { $0.cells == row.cells }) {
        groups[index].names.append(name)
      } else {
        groups.append(([name], row.cells))
      }
    }
    table.rows = groups.map { group in [group.names.joined(separator: ", ")] + group.cells.map(Self.words) }
    return table.lines(width: width, style: style)
  }

  private static func heading(_ media: Simulation.Media) -> String {
    switch media {
    case .video: "with a video"
    case .image: "with a picture"
    case .nothing: "with neither"
    }
  }

  private static func words(_ cell: Cell) -> String {
    switch cell {
    case .absent: "is not there"
    case .kept: "a control keeps it"
    case .unreported: "nothing"
    case .unknownKey(let key): "\(key.visible), which no field has"
    case .dead(let key): "\(key.visible): nothing opens"
    case .network(let key): "\(key.visible): the network"
    case .lands(let key, let stop): stop == .aboutThisAd ? name(stop) : "\(key.visible): \(name(stop))"
    }
  }

  private static func name(_ stop: ClickRoute.Stop) -> String {
    switch stop {
    case .handler: "the app's handler"
    case .deepLink(let link): "the app of \(link.prefix { $0 != ":" }.visible)"
    case .destination: "the browser"
    case .aboutThisAd: "About this ad"
    }
  }
}
