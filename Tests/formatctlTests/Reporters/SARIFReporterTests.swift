import CustomFormats
import Foundation
import Testing

@testable import formatctl

@Suite struct SARIFReporterTests {
  private func log(
    _ groups: [Finding]..., command: String = "validate", in environment: Environment = .test()
  ) throws -> [String: Any] {
    let sink = TextBuffer()
    var reporter = SARIFReporter(
      to: sink, paths: ReportPaths(in: environment), call: ReportedCall(command: command) { _ in false })
    for findings in groups { reporter.take(findings) }
    reporter.end(RunSummary())
    let root = try #require(try JSONSerialization.jsonObject(with: Data(sink.text.utf8)) as? [String: Any])
    return try #require((root["runs"] as? [[String: Any]])?.first)
  }

  private func results(_ findings: Finding..., in environment: Environment = .test()) throws -> [[String: Any]] {
    try #require(try log(findings, in: environment)["results"] as? [[String: Any]])
  }

  private func rules(_ log: [String: Any]) throws -> [[String: Any]] {
    let driver = (log["tool"] as? [String: Any])?["driver"] as? [String: Any]
    return try #require(driver?["rules"] as? [[String: Any]])
  }

  private func physical(_ result: [String: Any]) throws -> [String: Any]? {
    (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
  }

  private func uri(_ result: [String: Any]) throws -> String? {
    (try physical(result)?["artifactLocation"] as? [String: Any])?["uri"] as? String
  }

  @Test func `a result names its rule, place and words`() throws {
    let result = try #require(try results(.sample(message: "It is 1:1.", hint: "Send 1.91:1.")).first)
    #expect(result["ruleId"] as? String == "wrong-aspect-ratio")
    #expect(result["level"] as? String == "error")
    #expect(result["message"] as? [String: String] == ["text": "It is 1:1. Send 1.91:1."])
    let place = try #require(try physical(result))
    #expect(
      place["artifactLocation"] as? [String: String] == ["uri": "creatives/summer.json", "uriBaseId": "%SRCROOT%"])
    #expect(place["region"] as? [String: Int] == ["startLine": 6, "startColumn": 20])
  }

  @Test func `only rules that occur are described, each at its index`() throws {
    let log = try log(
      [.sample(.error, rule: "text-too-long"), .sample(.error)], [.sample(.error, rule: "text-too-long")])
    let rules = try rules(log)
    #expect(rules.map { $0["id"] as? String } == ["text-too-long", "wrong-aspect-ratio"])
    #expect(rules.map { $0["name"] as? String } == ["TextTooLong", "WrongAspectRatio"])
    let results = try #require(log["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleIndex"] as? Int } == [0, 1, 0])
  }

  @Test func `a rule that is weighed otherwise is a rule of its own, so that none has two levels`() throws {
    let log = try log([.sample(.error), .sample(.warning), .sample(.error), .sample(.note)])
    let rules = try rules(log)
    #expect(
      rules.map { $0["id"] as? String } == ["wrong-aspect-ratio", "wrong-aspect-ratio/warning", "wrong-aspect-ratio/note"])
    let levels = rules.map { ($0["defaultConfiguration"] as? [String: String])?["level"] }
    #expect(levels == ["error", "warning", "note"])
    let results = try #require(log["results"] as? [[String: Any]])
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect(levels[index] == result["level"] as? String)
    }
  }

  @Test func `every rule has texts that GitHub shows whole, and an address that is one or none`() throws {
    let log = try log(Rules.all.map { .sample($0.about.severity, rule: $0.id) })
    let rules = try rules(log)
    #expect(rules.map { $0["id"] as? String } == Rules.all.map(\.id))
    var without: [String] = []
    for rule in rules {
      let id = try #require(rule["id"] as? String)
      for name in ["shortDescription", "fullDescription"] {
        let text = try #require((rule[name] as? [String: String])?["text"])
        #expect(!text.isEmpty && text.count <= 1024, "\(id)")
      }
      let help = try #require(rule["help"] as? [String: String])
      #expect(help["text"]?.hasPrefix("\(id)\n") == true)
      #expect(help["markdown"]?.hasPrefix("### \(id)\n") == true)
      #expect(help["markdown"]?.contains("](#") == false)
      guard let address = rule["helpUri"] as? String else {
        without.append(id)
        continue
      }
      #expect(address.hasPrefix("https://") && URL(string: address)?.host() != nil, "\(address)")
    }
    #expect(
      without == [
        "unknown-limit", "unknown-member", "wrong-kind-of-limit", "ad-choices-touch-area", "field-not-shown", "text-changed",
        "media-not-checked", "times-out-of-order", "unknown-event",
      ])
  }

  @Test(arguments: [
    ("a b#?.json", "a%20b%23%3F.json"), ("ü.json", "%C3%BC.json"), ("%41.json", "%2541.json"), ("a:b.json", "a%3Ab.json"),
    ("sub/../x.json", "x.json"), ("./c/d.json", "c/d.json"), ("\u{1B}[2J\n.json", "%1B%5B2J%0A.json"),
    ("back\\slash.json", "back%5Cslash.json"), ("日本.json", "%E6%97%A5%E6%9C%AC.json"),
  ])
  func `a path is a URI from the root on`(_ file: String, _ expected: String) throws {
    let folder = try Folder()
    try folder.write("{}", to: file)
    let result = try #require(try results(.sample(file: file), in: folder.environment()).first)
    #expect(try uri(result) == expected)
  }

  @Test func `the root is that of the repository, and what stands outside has its whole URI`() throws {
    let folder = try Folder()
    try folder.write("", to: "my repo/.git/HEAD")
    try folder.write("{}", to: "my repo/sub/x.json")
    var environment = folder.environment()
    environment.workingDirectory += "/my repo/sub"
    let log = try log([.sample(file: "x.json"), .sample(file: "../../other ad.json")], in: environment)
    let bases = log["originalUriBaseIds"] as? [String: [String: Any]]
    let root = try #require(bases?["%SRCROOT%"]?["uri"] as? String)
    #expect(root == "file://\(folder.path)/my%20repo/")
    let results = try #require(log["results"] as? [[String: Any]])
    #expect(try uri(results[0]) == "sub/x.json")
    let outside = try #require(try physical(results[1])?["artifactLocation"] as? [String: String])
    #expect(outside == ["uri": "file://\(folder.path)/other%20ad.json"])
  }

  @Test(arguments: ["-", "10063170@3", "HEAD:Formats/x/format.json"])
  func `what is no file is no artifact`(_ file: String) throws {
    let result = try #require(try results(.sample(file: file)).first)
    #expect(try physical(result) == nil)
    let place = try #require((result["locations"] as? [[String: Any]])?.first)
    let logical = try #require(place["logicalLocations"] as? [[String: String]])
    #expect(logical == [["fullyQualifiedName": "summer-01/MainImage", "kind": "creative"]])
  }

  @Test func `a fingerprint is that of the baseline, stays when lines move and tells equals apart`() throws {
    func prints(_ line: Int) throws -> [[String: String]] {
      try results(.sample(line: line), .sample(line: line + 5)).compactMap { $0["partialFingerprints"] as? [String: String] }
    }
    let first = try prints(6)
    #expect(try prints(60) == first)
    #expect(
      first == [
        ["primaryLocationLineHash": "ee8c40980481608f:1", "formatctl/v1": "ee8c40980481608f"],
        ["primaryLocationLineHash": "ee8c40980481608f:2", "formatctl/v1": "ee8c40980481608f-2"],
      ])
  }

  @Test func `nothing from the input is a link or steers a terminal`() throws {
    let result = try #require(
      try results(.sample(message: "[x](javascript:y) \u{1B}[2J", hint: "", creative: "a\u{202E}b\nc")).first)
    #expect(result["message"] as? [String: String] == ["text": "[x\\](javascript:y) ␛[2J"])
    #expect((result["properties"] as? [String: String])?["creative"] == "a⟨U+202E⟩b␊c")
  }

  @Test func `consequences are related places`() throws {
    var finding = Finding.sample()
    finding.consequences = [.sample(.warning, rule: "image-cropped", message: "It is cut.", hint: ""), .sample(rule: "x")]
    let related = try #require(try results(finding).first?["relatedLocations"] as? [[String: Any]])
    #expect(related.map { $0["id"] as? Int } == [1, 2])
    #expect(related.first?["message"] as? [String: String] == ["text": "Also: It is cut. [image-cropped]"])
  }

  @Test func `more results than GitHub takes are written, and that is told`() throws {
    let sink = TextBuffer()
    var reporter = SARIFReporter(to: sink, paths: ReportPaths(in: .test()), call: .sample)
    for number in 1...25_000 { reporter.take([.sample(message: "Fault \(number).", hint: "")]) }
    #expect(reporter.remark == nil)
    reporter.take([.sample()])
    reporter.end(RunSummary())
    #expect(
      reporter.remark
        == "sarif has 25,001 results; GitHub takes 25,000 of a run, and shows 5,000; --baseline, --since and --only leave some out."
    )
    let root = try JSONSerialization.jsonObject(with: Data(sink.text.utf8)) as? [String: Any]
    let results = (root?["runs"] as? [[String: Any]])?.first?["results"] as? [Any]
    #expect(results?.count == 25_001)
  }

  @Test func `the analyses of a commit have names of their own`() throws {
    #expect(try log([], command: "lint")["automationDetails"] as? [String: String] == ["id": "formatctl-lint/"])
  }
}
