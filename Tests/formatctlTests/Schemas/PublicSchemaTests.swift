import CustomFormats
import Foundation
import Testing

@testable import formatctl

@Suite struct PublicSchemaTests {
  /// Calls that report on everything there is to report on: all bundled faults, definitions, changes, stdin, the catalogue, nothing.
  private static let calls = [
    "validate simple-native --notes", "validate . --allow-empty --assets simple-native --notes", "validate - --notes",
    "validate NAMES --notes", "validate simple-native/bad-square-picture.json --profile programmatic --depth whole",
    "lint . --notes", "lint odd.json", "lint --all", "diff simple-native/format.json changed.json",
    "diff simple-native/format.json simple-native/format.json",
  ]

  /// What the reports of the calls hold, by the call.
  private func reports(_ kind: String) throws -> [(call: String, text: String)] {
    let folder = try Folder()
    for name in try FileManager.default.contentsOfDirectory(atPath: Folder.repository + "/Formats")
    where FileManager.default.fileExists(atPath: "\(Folder.repository)/Formats/\(name)/format.json") {
      try folder.copy("Formats/\(name)", to: name)
    }
    let formats = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
    let faulty = formats.filter { $0.hasSuffix(".json") && $0.contains("/bad-") }.sorted()
    try #require(faulty.count > 20)
    try folder.write(#"{ "slug": "", "fields": [{ "key": "A ]]> <b>", "kind": "text" }, 3] }"#, to: "odd.json")
    let definition = String(decoding: try folder.read("simple-native/format.json"), as: UTF8.self)
    try folder.write(definition.replacingOccurrences(of: "\"Headline\"", with: "\"Title\""), to: "changed.json")
    folder.run(["--catalogue", "formatctl.db", "create", "555", "--field", "Some Key:text"])
    let hostile = #"{"id":"\u0000\u001B\uFFFE\uD800]]>&<a","formatId":"10063170","assets":{"Headline":"\uFFFF[x](y)"}}"#
    let names = ["a b#?.json", "ü.json", "%41.json", "a:b.json", "c]]>&.json"]
    for name in names { try folder.write(hostile, to: name) }
    return try (Self.calls + ["validate FAULTY --notes"]).map { call in
      let words = call.split(separator: " ").flatMap { word in
        word == "NAMES" ? names : word == "FAULTY" ? faulty : [String(word)]
      }
      let environment = folder.environment(variables: ["FORMATCTL_CATALOGUE": "formatctl.db"], input: hostile)
      let status = Formatctl.run(words + ["-r", kind, "-q"], in: environment)
      try #require(status != .failed, "\(call): \(environment.said)")
      return (call, environment.printed)
    }
  }

  @Test(.enabled(if: PublicSchema.sarif != nil, "the schema of SARIF is not in .build/schemas"))
  func `logs of SARIF are what the schema of OASIS says`() throws {
    let schema = try #require(PublicSchema.sarif)
    var proof = try SchemaProof()
    let reports = try reports("sarif")
    for report in reports { try proof.add(report.text, schema: schema) }
    let sink = TextBuffer()
    var every = SARIFReporter(to: sink, paths: ReportPaths(in: .test()), call: .sample)
    for rule in Rules.all { for severity in Severity.allCases { every.take([.sample(severity, rule: rule.id)]) } }
    every.end(RunSummary())
    try proof.add(sink.text, schema: schema)
    for (call, faults) in zip(reports.map(\.call) + ["every rule at every weight"], try proof.faults()) {
      #expect(faults == [], "\(call)")
    }
    #expect(reports.contains { $0.text.contains("\"uri\":\"a%20b%23%3F.json\"") })
    #expect(reports.count { $0.text.contains("\"ruleId\"") } == reports.count - 2)
  }

  @Test(.enabled(if: PublicSchema.sarif != nil, "the schema of SARIF is not in .build/schemas"))
  func `logs that break the schema are refused, so that the test above can fail`() throws {
    let schema = try #require(PublicSchema.sarif)
    let sink = TextBuffer()
    var reporter = SARIFReporter(to: sink, paths: ReportPaths(in: .test()), call: .sample)
    reporter.take([.sample()])
    reporter.end(RunSummary())
    let broken = [
      (#""level":"error""#, #""level":"fatal""#), (#""ruleIndex":0"#, #""ruleIndex":"0""#),
      (#""startLine":6"#, #""startLine":0"#),
      (#""helpUri":"https"#, #""helpUri":"see https"#), (#""uri":"creatives/"#, #""uri":"creatives /"#),
      (#""version":"2.1.0""#, #""version":"2.1""#), (#""tool":"#, #""tools":"#),
      (#""columnKind":"unicode"#, #""columnKind":"uni"#),
    ]
    var proof = try SchemaProof()
    for (right, wrong) in broken {
      let text = sink.text.replacingOccurrences(of: right, with: wrong)
      try #require(text != sink.text, "\(right)")
      try proof.add(text, schema: schema)
    }
    for (change, faults) in zip(broken, try proof.faults()) { #expect(faults != [], "\(change.1)") }
  }

  @Test(.enabled(if: PublicSchema.junit != nil, "the schema of JUnit is not in .build/schemas, or xmllint is not installed"))
  func `test results are what the schema of Jenkins says`() throws {
    for report in try reports("junit") {
      #expect(try PublicSchema.faults(ofResults: report.text) == "", "\(report.call)")
    }
    let sink = TextBuffer()
    var long = JUnitReporter(to: sink, call: .sample, showsNotes: true, in: .test())
    for number in 1...10_000 { long.take([.sample(number.isMultiple(of: 3) ? .error : .note, creative: "c\(number)")]) }
    try long.end(RunSummary())
    #expect(try PublicSchema.faults(ofResults: sink.text) == "")
    #expect(sink.text.contains(#"tests="10000" failures="3333""#))
  }

  @Test(.enabled(if: PublicSchema.junit != nil, "the schema of JUnit is not in .build/schemas, or xmllint is not installed"))
  func `test results that break the schema are refused, so that the test above can fail`() throws {
    let sink = TextBuffer()
    var reporter = JUnitReporter(to: sink, call: .sample, showsNotes: true, in: .test())
    reporter.take([.sample()])
    try reporter.end(RunSummary())
    #expect(try PublicSchema.faults(ofResults: sink.text) == "")
    for (right, wrong) in [
      (#" name="summer-01""#, ""), (#" tests="1""#, ""), (#"name="summer-01""#, #"name="summer-01" line="3""#),
      ("</failure>", "</failure><reason/>"), ("MainImage", "Main<Image"), ("MainImage", "Main\u{1}Image"),
      ("MainImage", "Main\u{FFFE}Image"),
    ] {
      let text = sink.text.replacingOccurrences(of: right, with: wrong)
      try #require(text != sink.text, "\(right)")
      #expect(try PublicSchema.faults(ofResults: text) != "", "\(wrong)")
    }
  }
}
