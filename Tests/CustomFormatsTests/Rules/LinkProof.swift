import CustomFormats
import Documents
import Testing

/// Proves one link the way a user's files are proved.
struct LinkProof {
  /// A place of a link in a creative.
  enum Place: String, CaseIterable, Sendable {
    case destination, deepLink, impressionTracker, clickTracker

    /// The members of a creative with a link in that place.
    func links(_ link: String) -> String {
      let link = JSONText.quoted(link)
      let destination = #""destinationUrl": "https://trailhead.example/walks""#
      return switch self {
      case .destination: #""destinationUrl": \#(link)"#
      case .deepLink: #"\#(destination), "deepLinks": [\#(link)]"#
      case .impressionTracker: #"\#(destination), "impressionTrackers": [\#(link)]"#
      case .clickTracker: #"\#(destination), "clickTrackers": [\#(link)]"#
      }
    }
  }

  /// What is said of it.
  let findings: [Finding]

  /// Proves a link in its place, with the limits of the definition's links.
  ///
  /// Signs change nothing.
  init(_ link: String, in place: Place = .destination, limits: String = "") {
    let example = Example.links("", place.links(link), limits: limits)
    let honoured = ExampleRun(example).findings
    #expect(ExampleRun(example, ignoringSigns: true).findings == honoured, "\(link)")
    findings = honoured
  }

  /// The rules that speak above a note.
  var rules: [String] { findings.filter { $0.severity > .note }.map(\.rule) }
  /// What is said first.
  var first: Finding? { findings.first }
}
