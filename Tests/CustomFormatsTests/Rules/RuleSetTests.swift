public import CustomFormats
import Foundation
public import Testing

@Suite struct RuleSetTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/CustomFormats/Rules").standardizedFileURL

  /// The type names of all rules that have a file.
  private static func typesWithAFile() throws -> [String] {
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)).compactMap {
      $0 as? URL
    }
    return try files.filter { $0.pathExtension == "swift" }.compactMap { file in
      let text = try String(contentsOf: file, encoding: .utf8)
      guard text.contains("let about = RuleDescription(") else { return nil }
      return file.deletingPathExtension().lastPathComponent
    }
  }

  @Test func `every rule that has a file is in the list`() throws {
    let files = try Self.typesWithAFile().sorted()
    #expect(files == Rules.all.map { "\(type(of: $0))" }.sorted())
  }

  @Test func `the list is sorted by family and ID`() {
    let order = RuleFamily.allCases.map(\.rawValue)
    let places = Rules.all.map { rule in order.firstIndex(of: rule.about.family.rawValue) ?? 0 }
    #expect(places == places.sorted())
    for family in RuleFamily.allCases {
      let ids = Rules.all.filter { $0.about.family == family }.map(\.id)
      #expect(ids == ids.sorted())
    }
  }

  @Test func `no ID or alias stands twice`() {
    let names = Rules.all.flatMap { [$0.id] + $0.about.aliases }
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: Rules.all.map(\.about))
  func `a description is whole`(_ rule: RuleDescription) {
    #expect(rule.id.allSatisfy { $0.isLowercase || $0 == "-" || $0.isNumber })
    #expect(rule.summary.hasSuffix(".") && !rule.why.isEmpty && rule.why.hasSuffix("."))
    #expect(!rule.sources.isEmpty)
    #expect(!rule.passing.isEmpty && !rule.failing.isEmpty)
    #expect(rule.failing.allSatisfy { !$0.finds.isEmpty })
    #expect(rule.passing.allSatisfy { $0.finds.isEmpty })
    for name in rule.supersedes where RuleFamily(rawValue: name) == nil {
      #expect(Rules.named(name) != nil, "\(rule.id) supersedes \(name), which does not exist")
    }
  }

  @Test func `no rules silence one another in a circle`() {
    let rules = Rules.all.map(\.about)
    var silencers = Dictionary(
      uniqueKeysWithValues: rules.map { rule in (rule.id, rules.filter { $0.keepsSilent(rule.id) }.map(\.id)) })
    // Whoever is silenced by nobody, or by nobody who is left, is taken away; a circle would stay.
    while let free = silencers.first(where: { $0.value.allSatisfy { silencers[$0] == nil } })?.key { silencers[free] = nil }
    #expect(silencers.keys.sorted() == [])
  }

  @Test func `a rule's ID is its type's name`() {
    for rule in Rules.all {
      let type = "\(type(of: rule))".lowercased()
      #expect(type == rule.id.filter { $0 != "-" }, "\(rule.id)")
    }
  }

  @Test(arguments: Rules.all.map(\.about).filter { $0.addressee == .advertiser })
  func `a finding for the advertiser has a wording without keys for the client's sheet`(_ rule: RuleDescription) {
    for expected in rule.failing.flatMap(\.finds) {
      #expect(expected.client?.isEmpty == false, "\(rule.id): \(expected.message)")
    }
  }
}

extension RuleDescription: CustomTestStringConvertible {
  /// The rule ID, short enough for a log.
  public var testDescription: String { id }
}
