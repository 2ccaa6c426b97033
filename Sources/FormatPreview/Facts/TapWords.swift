import CustomFormats
import Documents
import NativeAds

/// Says where taps go: the slots that share a way, and the way.
public struct TapWords {
  /// The slots.
  public let slots: String
  /// The way in hops; one sentence where nothing is opened.
  public let hops: [String]
  /// Whether something is opened.
  public let leadsSomewhere: Bool

  /// Groups the taps of an ad by where they go, in the order of the slots; those that lead nowhere come last.
  ///
  /// Where it is known which schemes apps open, each hop says whether the tap ends there.
  public static func all(_ facts: [TapFact], installed: Set<String>? = nil) -> [TapWords] {
    var groups: [(way: Way, names: [String])] = []
    for fact in facts {
      let way = Way(fact)
      if let index = groups.firstIndex(where: { $0.way == way }) {
        groups[index].names.append(name(fact))
      } else {
        groups.append((way, [name(fact)]))
      }
    }
    let words = groups.map { group in
      TapWords(
        slots: group.names.joined(separator: ", "), hops: group.way.hops(installed), leadsSomewhere: group.way.leadsSomewhere)
    }
    return words.filter(\.leadsSomewhere) + words.filter { !$0.leadsSomewhere }
  }

  /// What is opened.
  private enum Way: Equatable {
    case swallowed
    case unreported
    case unknownKey(String)
    case stops([ClickRoute.Stop])

    init(_ fact: TapFact) {
      if fact.isSwallowed {
        self = .swallowed
      } else if let key = fact.key {
        self = fact.route.map { .stops($0.stops) } ?? .unknownKey(key)
      } else {
        self = .unreported
      }
    }

    var leadsSomewhere: Bool { if case .stops(let stops) = self { !stops.isEmpty } else { false } }

    func hops(_ installed: Set<String>?) -> [String] {
      switch self {
      case .swallowed: return ["a control takes the tap for itself"]
      case .unreported: return ["nothing is reported"]
      case .unknownKey(let key): return ["\(key.visible) is reported, which no field has, so it counts for nothing"]
      case .stops(let stops):
        if stops.isEmpty { return ["a click is reported, and nothing opens: no deep link, no destination"] }
        let hops = stops.map(\.words)
        guard let installed, stops.count > 1 else { return hops }
        let end = ClickRoute(key: "", stops: stops, clickTrackers: []).end(installedSchemes: installed)
        let last = stops.firstIndex { $0 == end } ?? stops.count
        return hops.enumerated().map { $1 + Self.remark(stops[$0], at: $0, end: last) }
      }
    }

    /// Says whether a tap ends at a stop, or why it goes on.
    private static func remark(_ stop: ClickRoute.Stop, at index: Int, end: Int) -> String {
      if index == end { return "  (opens)" }
      guard index < end, case .deepLink(let link) = stop else { return "" }
      return "  (no app opens \(link.prefix { $0 != ":" }.lowercased().visible))"
    }
  }

  private static func name(_ fact: TapFact) -> String {
    let name = Layout.title(of: fact.slot).visible
    guard let key = fact.key, key != fact.slot, fact.slot != Layout.adChoices else { return name }
    return "\(name) as \(key.visible)"
  }
}
