import CustomFormats
import Documents
import Foundation
import Testing

@testable import formatctl

@Suite struct SchemaTests {
  private static func check(_ name: String) throws -> SchemaCheck {
    SchemaCheck(try #require(SchemaDocument.all.first { $0.name == name }).text)
  }

  private static func json(_ text: String) throws -> JSON {
    let document = JSONDocument(Array(text.utf8))
    #expect(document.problems == [])
    return try #require(document.root).json
  }

  /// The JSON files of the bundled formats' folders.
  static let files = ((FileManager.default.enumerator(atPath: Folder.repository + "/Formats")?.allObjects as? [String]) ?? [])
    .filter { $0.hasSuffix(".json") }.sorted()

  @Test func `every schema is JSON, has an ID of its own, and can be printed`() throws {
    var ids: Set<String> = []
    for schema in SchemaDocument.all {
      let tree = try Self.json(schema.text)
      #expect(tree["$schema"]?.string == "https://json-schema.org/draft/2020-12/schema")
      #expect(tree["$id"]?.string == "urn:formatctl:schema:\(schema.name):1")
      ids.insert(schema.name)
      let environment = Environment.test()
      #expect(Formatctl.run(["schema", schema.name], in: environment) == .clean)
      #expect(environment.printed == schema.text)
    }
    #expect(ids.count == SchemaDocument.all.count)
    let environment = Environment.test()
    #expect(Formatctl.run(["schema"], in: environment) == .clean)
    #expect(environment.printed.split(separator: "\n").count == SchemaDocument.all.count)
  }

  @Test func `every command with JSON output has a schema`() {
    let names = Set(SchemaDocument.all.map(\.name))
    func check(_ about: CommandDescription) {
      if about.options.contains(where: { $0.name == "json" }), Self.own.contains(about.path[0]) {
        let writes = ["create", "import", "edit", "field"].contains(about.path[0])
        #expect(names.contains(writes ? "update" : about.path.joined(separator: "-")), "\(about.call)")
      }
      about.subcommands.forEach(check)
    }
    Formatctl.commands.flatMap(\.commands).forEach { check(CommandDescription($0)) }
  }

  /// The commands whose outputs are described so far.
  private static let own: Set<String> = ["create", "list", "show", "import", "export", "catalogue", "edit", "field"]

  @Test(arguments: files)
  func `the bundled files are what their schemas say`(file: String) throws {
    let text = try String(contentsOfFile: Folder.repository + "/Formats/" + file, encoding: .utf8)
    let name = file.hasSuffix("/format.json") ? "format" : "creative"
    #expect(try Self.check(name).faults(of: Self.json(text)) == [])
  }

  @Test(arguments: [
    (#"{ "fields": [] }"#, ": anyOf"),
    (#"{ "formatId": "0123", "fields": [] }"#, ".formatId: anyOf"),
    (#"{ "formatId": 0, "fields": [] }"#, ".formatId: anyOf"),
    (#"{ "slug": "9lives", "fields": [] }"#, ".slug: pattern"),
    (#"{ "slug": "x", "fields": {} }"#, ".fields: type"),
    (#"{ "slug": "x" }"#, ": required"),
    (#"{ "slug": "x", "schemaVersion": 2, "fields": [] }"#, ".schemaVersion: const"),
    (#"{ "slug": "x", "status": "on", "fields": [] }"#, ".status: enum"),
    (#"{ "slug": "x", "fields": [{ "key": "A" }] }"#, ".fields[0]: required"),
    (#"{ "slug": "x", "fields": [{ "key": "A", "kind": "string" }] }"#, ".fields[0].kind: enum"),
    (#"{ "slug": "x", "fields": [{ "key": "A", "kind": "text", "limits": { "maxCharcters": 5 } }] }"#, "maxCharcters: nothing"),
    (#"{ "slug": "x", "fields": [{ "key": "A", "kind": "text", "limits": { "minWidth": 5 } }] }"#, "minWidth: nothing"),
    (#"{ "slug": "x", "fields": [{ "key": "A", "kind": "text", "limits": { "maxCharacters": -1 } }] }"#, "minimum"),
    (#"{ "slug": "x", "fields": [{ "key": "A", "kind": "image", "limits": { "types": ["jpg"] } }] }"#, "types[0]: enum"),
    (#"{ "slug": "x", "fields": [{ "key": "A", "kind": "list", "choices": [{}] }] }"#, "choices[0]: anyOf"),
    (#"{ "slug": "x", "fields": [], "rules": { "missing-field": "fatal" } }"#, "missing-field: enum"),
    (#"{ "slug": "x", "fields": [], "media": { "video": "yes" } }"#, ".media.video: enum"),
  ])
  func `what the reader refuses, the schema refuses too`(text: String, part: String) throws {
    let definition = FormatFile.read(Array(text.utf8))
    #expect(definition.readingErrors != [], "\(text)")
    let faults = try Self.check("format").faults(of: Self.json(text))
    #expect(faults.contains { $0.contains(part) }, "\(faults)")
  }

  @Test(arguments: [
    #"{ "slug": "x", "fields": [] }"#,
    #"{ "formatId": 42, "fields": [{ "key": "A", "kind": "text", "limits": { "x-why": 1 }, "x-note": [] }], "other": 1 }"#,
    #"{ "formatId": "9223372036854775807", "fields": [{ "key": "A", "kind": "number", "sample": 4.5, "deprecated": "old" }] }"#,
    #"{ "slug": "x", "fields": [{ "key": "A", "kind": "list", "choices": ["a", 1, { "value": "b" }] }], "adChoices": { "touch": 30 } }"#,
  ])
  func `what the reader takes, the schema takes too`(text: String) throws {
    #expect(FormatFile.read(Array(text.utf8)).readingErrors == [])
    #expect(try Self.check("format").faults(of: Self.json(text)) == [])
  }

  @Test(arguments: [
    ("list", "list --json"), ("catalogue-path", "catalogue path --json"), ("update", "create 10063170 --dry-run --json"),
    ("update", "import mine --json"), ("list", "list --json"), ("update", "create 12387226 --json"),
    ("show", "show 10063170 --json"), ("show", "show 12387226 --json"), ("show", "show 90000002 --json"),
    ("show", "show 10004400 --json"), ("show", "show 90000003 --json"), ("catalogue-check", "catalogue check --json"),
    ("export", "export --all -o out --json"), ("export", "export 10063170 -o out --dry-run --json"),
    ("update", "import mine --json"), ("update", "field rename 10063170 Caption Text --json"),
    ("update", "field add 10063170 Price:text --dry-run --json"), ("update", "edit 10063170 --set name=x --json"),
  ])
  func `outputs are what their schemas say`(name: String, line: String) throws {
    let folder = try Folder()
    try folder.copy("Formats/simple-native", to: "mine")
    if !line.hasPrefix("list"), !line.hasPrefix("create 10063170") { folder.run(["create", "10063170"]) }
    let printed = folder.run(ShellWords("formatctl " + line).words).printed
    #expect(try Self.check(name).faults(of: Self.json(printed)) == [], "\(printed)")
  }

  @Test func `a report is what its schema says`() throws {
    let check = try Self.check("report")
    let summary =
      #""summary": { "formats": 1, "creatives": 1, "files": 0, "notChecked": 0, "failing": 1, "errors": 1, "warnings": 0, "notes": 0 }"#
    let finding =
      #"{ "rule": "text-too-long", "severity": "error", "message": "x", "addressee": "advertiser", "consequences": [] }"#
    #expect(check.faults(of: try Self.json(#"{ "schemaVersion": 1, "findings": [\#(finding)], \#(summary) }"#)) == [])
    let wrong = finding.replacingOccurrences(of: "error", with: "fatal")
    #expect(
      check.faults(of: try Self.json(#"{ "schemaVersion": 1, "findings": [\#(wrong)], \#(summary) }"#))
        == [#".findings[0].severity: enum ["error","warning","note"]"#])
  }

  @Test func `a schema itself is checked for what the check understands`() {
    let check = SchemaCheck(#"{ "type": "object", "minProperties": 1 }"#)
    #expect(check.faults(of: .object([])) == [": the keyword minProperties is not understood"])
  }
}
