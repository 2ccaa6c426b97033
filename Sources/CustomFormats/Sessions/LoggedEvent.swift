import Documents

/// An event as a line of a session says it.
public struct LoggedEvent: Sendable {
  /// When it happened, in milliseconds since any moment.
  public let time: Double
  /// What happened.
  public let kind: SessionEventKind
  /// The ad that it happened to, as the app calls it; nil where it says none.
  public let ad: String?
  /// Where the line begins.
  let place: SourcePlace

  private let values: [SessionMember: JSON]
  private let places: [SessionMember: SourcePlace]

  /// How far apart events may be told and still be one moment: what an app does in one go reaches its log in any order.
  static let moment = 250.0

  init(
    time: Double, kind: SessionEventKind, place: SourcePlace, values: [SessionMember: JSON], places: [SessionMember: SourcePlace]
  ) {
    self.time = time
    self.kind = kind
    self.place = place
    self.values = values
    self.places = places
    ad = values[.ad].flatMap(Self.name)
  }

  /// Returns where a member stands, or where the line begins.
  func place(of member: SessionMember?) -> SourcePlace { member.flatMap { places[$0] } ?? place }

  /// All places of the line.
  var allPlaces: [SourcePlace] { [place] + places.values }

  /// Returns a text, or a number that stands for one.
  func text(_ member: SessionMember) -> String? { values[member].flatMap(Self.name) }

  /// Returns true or false.
  func flag(_ member: SessionMember) -> Bool? { if case .bool(let flag)? = values[member] { flag } else { nil } }

  /// Returns a number.
  func number(_ member: SessionMember) -> Double? { if case .number(let text)? = values[member] { Double(text) } else { nil } }

  /// Returns a list of texts.
  func texts(_ member: SessionMember) -> [String]? {
    if case .array(let elements)? = values[member] { elements.compactMap(\.string) } else { nil }
  }

  /// Returns texts by key.
  func table(_ member: SessionMember) -> [(key: String, text: String)] {
    guard case .object(let members)? = values[member] else { return [] }
    return members.compactMap { member in member.value.string.map { (member.name, $0) } }
  }

  /// Whether the line says a member.
  func says(_ member: SessionMember) -> Bool { values[member] != nil }

  /// The share of the ad that is on screen, all of it where nothing is said.
  var share: Double { min(1, max(0, number(.visible) ?? 1)) }

  /// Tells whether it happened after another event by more than a moment, and was told after it too.
  ///
  /// Where times and lines contradict each other nobody knows what came first.
  func isClearlyAfter(_ other: LoggedEvent) -> Bool {
    time - other.time > Self.moment && place.line > other.place.line
  }

  /// Returns milliseconds for people.
  static func words(_ milliseconds: Double) -> String {
    milliseconds < 10_000 ? "\(Int(milliseconds.rounded()).grouped) ms" : "\(Int((milliseconds / 1_000).rounded()).grouped) s"
  }

  private static func name(_ value: JSON) -> String? {
    switch value {
    case .string(let text), .number(let text): text
    default: nil
    }
  }
}
