import CustomFormats
import Foundation
import Testing

/// Sessions with one fault each, their clean twins, and those of public reports.
@Suite struct SessionCaseTests {
  /// A session and what is found in it: a mark, the rule, the line of each finding.
  struct Case: CustomTestStringConvertible {
    let name: String
    let finds: [String]
    var testDescription: String { name }

    init(_ name: String, _ finds: String...) {
      self.name = name
      self.finds = finds
    }
  }

  /// What is found of sessions that were drawn from public reports.
  static let cases = [
    Case("09", "E click-on-unknown-asset 4"),
    Case("10", "W impression-before-display 2"),
    Case("11", "E impression-missing 3"),
    Case("13", "N impression-repeated 4"),
  ]

  /// What is found of sessions with a seeded fault.
  static let seeded = [
    Case("ad-choices-hidden", "E ad-choices-not-drawn 2"),
    Case("ad-choices-swallowed", "W ad-choices-click-swallowed 4"),
    Case("background", "E impression-missing 5"),
    Case("broken-line", "E malformed-json 3"),
    Case("click-in-small-letters", "E click-on-unknown-asset 4"),
    Case("click-on-picture", "W click-on-display-only-asset 4"),
    Case("click-too-early", "W click-before-impression 3"),
    Case("click-with-value", "E click-on-unknown-asset 4"),
    Case("completion-twice", "E completion-called-twice 3"),
    Case("impression-at-load", "W impression-before-display 2"),
    Case("impression-forgotten", "E impression-missing 9"),
    Case("impression-never-shown", "W impression-before-display 2"),
    Case("kept-too-long", "W ad-stale 6"),
    Case("key-in-small-letters", "W asset-key-missing 2"),
    Case("late-outlet", "E outlet-set-late 4"),
    Case("loader-gone", "E delegate-gone 2"),
    Case("misspelt-event", "W unknown-event 3"),
    Case("network-silent", "E tracking-not-owned 8"),
    Case("percent-for-share", "E wrong-kind-of-value 2"),
    Case("second-view", "W ad-in-second-view 5"),
    Case("two-clocks", "W times-out-of-order 3"),
    Case("view-without-ad", "E ad-not-associated 2"),
  ]

  @Test(arguments: cases) func `a session is found to be what its report says`(_ item: Case) throws {
    #expect(try Self.marks("cases/\(item.name)") == item.finds)
  }

  @Test(arguments: seeded) func `a seeded fault is found, and nothing else`(_ item: Case) throws {
    #expect(try Self.marks("sessions/\(item.name)") == item.finds)
  }

  @Test(arguments: seeded) func `the clean twin of a faulty session is silent`(_ item: Case) throws {
    #expect(try Self.marks("sessions/\(item.name)-clean") == [])
  }

  @Test func `every session of the folder is listed`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: MediaData.folder.path + "/sessions")
    #expect(Set(names) == Set(Self.seeded.flatMap { ["\($0.name).jsonl", "\($0.name)-clean.jsonl"] }))
  }

  /// Proves a session against the format of the cases, and returns a mark a finding.
  private static func marks(_ name: String) throws -> [String] {
    let format = try Data(contentsOf: MediaData.folder.appendingPathComponent("cases/00.format.json"))
    let text = try Data(contentsOf: MediaData.folder.appendingPathComponent("\(name).jsonl"))
    return Replayed(Array(text), definition: Array(format)).findings.map { finding in
      "\(finding.severity.rawValue.prefix(1).uppercased()) \(finding.rule) \(finding.line ?? 0)"
    }
  }
}
