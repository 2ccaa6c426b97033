import CustomFormats
import Documents
import NativeAds

/// Says hop by hop where a tap goes, lit where it ends.
struct RouteWords {
  private let fact: TapFact
  private let hasHandler: Bool?
  private let installedSchemes: Set<String>

  /// Prepares the words for a tap on a phone; nil for a handler where an app can have none.
  init(_ fact: TapFact, hasHandler: Bool?, installedSchemes: Set<String>) {
    self.fact = fact
    self.hasHandler = hasHandler
    self.installedSchemes = installedSchemes
  }

  /// The route on one line, without the slot that was tapped; of fewer words where there is little room.
  func line(columns: Int) -> TextLine {
    let line = line(isShort: false)
    return line.columns <= columns ? line : self.line(isShort: true)
  }

  private func line(isShort: Bool) -> TextLine {
    var line = TextLine()
    guard let key = fact.key else {
      add(fact.isSwallowed ? "a control takes the tap for itself" : "nothing is reported", .faint, to: &line)
      return line
    }
    guard let route = fact.route else {
      add("\(key.visible) is reported, which no field has, so it counts for nothing", .failure, to: &line)
      return line
    }
    if key != fact.slot, fact.slot != Layout.adChoices { add("reported as \(key.visible)", .plain, to: &line) }
    let end = route.end(installedSchemes: installedSchemes)
    if hasHandler == false, !isShort, route.stops != [.aboutThisAd] { add("no handler", .faint, to: &line) }
    for stop in route.stops {
      if stop == end {
        add(shortName(of: stop) + " ✓", .success, to: &line)
        return line
      }
      guard case .deepLink(let link) = stop else { continue }
      add(Self.scheme(of: link) + (isShort ? " ✗" : ":// not installed"), .faint, to: &line)
    }
    add("nothing opens", .failure, to: &line)
    return line
  }

  /// Returns the name of a stop, of an address in a browser its host alone.
  private func shortName(of stop: ClickRoute.Stop) -> String {
    guard case .destination = stop else { return stop.words }
    return String(stop.shortWords.prefix { $0 != "/" && $0 != "?" })
  }

  private func add(_ words: String, _ style: Style, to line: inout TextLine) {
    line.add(" → ", .faint)
    line.add(words, style)
  }

  /// Returns the scheme of a link.
  static func scheme(of link: String) -> String { link.prefix { $0 != ":" }.lowercased().visible }
}
