import CustomFormats
import Documents
import Foundation
import Testing

@testable import formatctl

@Suite struct SchemaTests {
  private static func text(_ name: String) throws -> String {
    try #require(SchemaDocument.all.first { $0.name == name }, "there is no schema \(name)").text
  }

  private static func json(_ text: String) throws -> JSON {
    let document = JSONDocument(Array(text.utf8))
    #expect(document.problems == [], "\(text)")
    return try #require(document.root).json
  }

  /// Makes a folder with what the calls are about.
  private static func folder() throws -> Folder {
    let folder = try Folder()
    try folder.copy("Formats/simple-native", to: "mine")
    try folder.copy("Tests/Data/media", to: "media")
    try folder.write(
      #"{ "slug": "x", "fields": [{ "key": "A", "kind": "text", "limits": { "maxCharcters": 5 } }] }"#, to: "faulty.json")
    try folder.copy("Tests/Data/sessions/impression-forgotten.jsonl", to: "session.jsonl")
    let picture = try folder.read("mine/hero.jpg")
    try picture.prefix(20_000).write(to: URL(filePath: folder.path + "/media/cut.jpg"))
    try folder.write("", to: "media/empty.png")
    for line in SchemaOutput.before { folder.run(ShellWords("formatctl " + line).words) }
    return folder
  }

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

  @Test func `every command that prints JSON is among the outputs, and every schema is used`() {
    func check(_ about: CommandDescription) {
      let call = about.path.joined(separator: " ")
      let lines = SchemaOutput.all.map(\.line).filter { $0 == call || $0.hasPrefix(call + " ") }
      if about.options.contains(where: { $0.name == "json" }) {
        #expect(lines.contains { $0.contains("--json") }, "no output of \(call) --json is held to a schema")
      }
      if about.options.contains(where: { $0.name == "reporter" }) {
        #expect(lines.contains { $0.contains("-r json") }, "no output of \(call) -r json is held to a schema")
      }
      about.subcommands.forEach(check)
    }
    Formatctl.commands.flatMap(\.commands).forEach { check(CommandDescription($0)) }
    let used = Set(SchemaOutput.all.map(\.schema) + SchemaOutput.files)
    #expect(used == Set(SchemaDocument.all.map(\.name)))
  }

  @Test(.enabled(if: SchemaProof.interpreter != nil, "python3-jsonschema is not installed"))
  func `outputs are what their schemas say, and nothing less or newer is`() throws {
    var proof = try SchemaProof()
    let before = try Self.folder()
    for output in SchemaOutput.all {
      let folder = try Folder()
      for name in try before.contents().keys where !name.contains("/") { try folder.take(name, of: before) }
      let environment = folder.environment()
      let status = Formatctl.run(ShellWords("formatctl " + output.line).words, in: environment)
      #expect(status != .failed, "\(output.line): \(environment.said)")
      try proof.add(environment.printed, schema: Self.text(output.schema))
    }
    for (output, answer) in zip(SchemaOutput.all, try proof.answers()) { #expect(answer == [[], []], "\(output.line)") }
  }

  @Test(.enabled(if: SchemaProof.interpreter != nil, "python3-jsonschema is not installed"))
  func `the examples of the page on files are what the schemas say`() throws {
    let page = try String(contentsOfFile: Folder.repository + "/docs/file-formats.md", encoding: .utf8)
    var proof = try SchemaProof()
    var names: [String] = []
    for block in page.components(separatedBy: "```json\n").dropFirst() {
      let text = block.components(separatedBy: "\n```")[0]
      guard text.hasPrefix("{") else { continue }
      let tree = try Self.json(text)
      let isMap = tree["title"]?.string == "headline"
      names.append(tree["fields"] != nil ? "format" : tree["assets"] != nil ? "creative" : isMap ? "map" : "project")
      try proof.add(text, schema: Self.text(names[names.count - 1]))
    }
    #expect(names == ["format", "creative", "project", "map"])
    for (name, faults) in zip(names, try proof.faults()) { #expect(faults == [], "\(name)") }
  }

  @Test(.enabled(if: SchemaProof.interpreter != nil, "python3-jsonschema is not installed"))
  func `bundled files and those of a new project are what their schemas say`() throws {
    var proof = try SchemaProof()
    let names = try #require(FileManager.default.enumerator(atPath: Folder.repository + "/Formats")?.allObjects as? [String])
    let files = names.filter { $0.hasSuffix(".json") }.sorted()
    #expect(files.count > 30)
    for file in files {
      let text = try String(contentsOfFile: Folder.repository + "/Formats/" + file, encoding: .utf8)
      try proof.add(text, schema: Self.text(file.hasSuffix("/format.json") ? "format" : "creative"))
    }
    let folder = try Folder()
    folder.run(["init"])
    try proof.add(String(decoding: folder.read("formatctl.json"), as: UTF8.self), schema: Self.text("project"))
    try folder.copy("Formats/simple-native", to: "ads")
    folder.run(["validate", "ads/bad-square-picture.json", "--write-baseline", "known.json"])
    let known = String(decoding: try folder.read("known.json"), as: UTF8.self)
    #expect(known.contains("\"fingerprint\""))
    try proof.add(known, schema: Self.text("baseline"))
    for (file, faults) in zip(files + ["formatctl.json", "known.json"], try proof.faults()) { #expect(faults == [], "\(file)") }
  }

  @Test(.enabled(if: SchemaProof.interpreter != nil, "python3-jsonschema is not installed"))
  func `what the reader refuses, the schema refuses too`() throws {
    var proof = try SchemaProof()
    let layouts = Self.wrongLayouts.map { layout in
      (#"{ "slug": "x", "fields": [{ "key": "A", "kind": "text" }], "layout": \#(layout.text) }"#, layout.part)
    }
    let formats = Self.wrongFormats + layouts
    for (text, _) in formats {
      #expect(FormatFile.read(Array(text.utf8)).readingErrors != [], "\(text)")
      try proof.add(text, schema: Self.text("format"))
    }
    for (text, _) in Self.wrongProjects {
      let folder = try Folder()
      try folder.write(text, to: "formatctl.json")
      folder.run(["validate", Folder.repository + "/Formats/simple-native/sample.json"], expecting: .failed)
      try proof.add(text, schema: Self.text("project"))
    }
    for ((text, part), faults) in zip(formats + Self.wrongProjects, try proof.faults()) {
      #expect(faults.contains { $0.contains(part) }, "\(text): \(faults)")
    }
  }

  private static let wrongFormats: [(text: String, part: String)] = [
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
    (
      #"{ "slug": "x", "fields": [{ "key": "A", "kind": "text", "limits": { "maxCharcters": 5 } }] }"#,
      "'maxCharcters' does not match"
    ),
    (#"{ "slug": "x", "fields": [{ "key": "A", "kind": "text", "limits": { "minWidth": 5 } }] }"#, "'minWidth' does not match"),
    (#"{ "slug": "x", "fields": [{ "key": "A", "kind": "text", "limits": { "maxCharacters": -1 } }] }"#, "minimum"),
    (#"{ "slug": "x", "fields": [{ "key": "A", "kind": "image", "limits": { "types": ["jpg"] } }] }"#, "types[0]: enum"),
    (#"{ "slug": "x", "fields": [{ "key": "A", "kind": "list", "choices": [{}] }] }"#, "choices[0]: anyOf"),
    (#"{ "slug": "x", "fields": [], "rules": { "missing-field": "fatal" } }"#, "missing-field: enum"),
    (#"{ "slug": "x", "fields": [], "media": { "video": "yes" } }"#, ".media.video: enum"),
  ]

  /// Layouts of a format with the text A, with a part of what the schema says of each.
  private static let wrongLayouts: [(text: String, part: String)] = [
    ("[]", ".layout: type"),
    ("{}", ".layout: required"),
    (#"{ "root": [] }"#, ".layout.root: type"),
    (#"{ "root": { "column": {} } }"#, ".root.column: type"),
    (#"{ "root": { "column": [], "row": [] } }"#, ".root: not"),
    (#"{ "root": { "slot": 3 } }"#, ".slot: type"),
    (#"{ "root": { "slot": "A", "lines": 0 } }"#, ".lines: minimum"),
    (#"{ "root": { "space": "shrink" } }"#, ".space: anyOf"),
    (#"{ "root": { "column": [{ "slot": "A", "style": "huge" }] } }"#, ".column[0].style: enum"),
    (#"{ "root": { "column": [], "padding": [1, 2, 3] } }"#, ".padding: anyOf"),
    (#"{ "root": { "column": [], "gap": -1 } }"#, ".gap: minimum"),
    (#"{ "root": { "column": [], "aspect": "wide" } }"#, ".aspect: pattern"),
    (#"{ "root": { "column": [], "gradient": ["card"] } }"#, ".gradient: minItems"),
    (#"{ "root": { "column": [], "align": "middle" } }"#, ".align: enum"),
    (#"{ "root": { "column": [] }, "width": 20000 }"#, ".width: maximum"),
    (#"{ "root": { "column": [] }, "widths": ["a"] }"#, ".widths[0]: type"),
    (#"{ "root": { "column": [] }, "palette": { "a": "red" } }"#, ".palette.a: anyOf"),
    (#"{ "root": { "column": [] }, "safeArea": { "top": "1" } }"#, ".safeArea.top: type"),
  ]

  private static let wrongProjects: [(text: String, part: String)] = [
    ("[]", ": type"),
    (#"{ "schemaVersion": 2 }"#, ".schemaVersion: anyOf"),
    (#"{ "formats": 3 }"#, ".formats: anyOf"),
    (#"{ "formats": "" }"#, ".formats: anyOf"),
    (#"{ "formats": [""] }"#, ".formats: anyOf"),
    (#"{ "failOn": "fatal" }"#, ".failOn: enum"),
    (#"{ "profile": "auction" }"#, ".profile: enum"),
    (#"{ "rules": { "text-too-long": "fatal" } }"#, ".rules.text-too-long: enum"),
    (#"{ "rules": [] }"#, ".rules: type"),
    (#"{ "installed": "market://" }"#, ".installed: anyOf"),
  ]

  @Test(.enabled(if: SchemaProof.interpreter != nil, "python3-jsonschema is not installed"))
  func `what the reader takes, the schema takes too`() throws {
    let formats = [
      #"{ "slug": "x", "fields": [] }"#,
      #"{ "formatId": 42, "fields": [{ "key": "A", "kind": "text", "limits": { "x-why": 1 }, "x-note": [] }], "other": 1 }"#,
      #"{ "formatId": "9223372036854775807", "fields": [{ "key": "A", "kind": "number", "sample": 4.5, "deprecated": "old" }] }"#,
      #"{ "slug": "x", "fields": [{ "key": "A", "kind": "list", "choices": ["a", 1, { "value": "b" }] }], "adChoices": { "touch": 30 } }"#,
    ]
    let projects = [
      "{}",
      #"{ "formats": ["a", "b"], "creatives": "c", "profile": "dsp", "failOn": "never", "installed": "market", "x-note": 1, "rules": { "x-y": 1 } }"#,
      #"{ "$schema": "https://example.org", "schemaVersion": null, "formats": null, "creatives": [], "rules": null, "installed": [], "x": 1 }"#,
    ]
    var proof = try SchemaProof()
    for text in formats {
      #expect(FormatFile.read(Array(text.utf8)).readingErrors == [])
      try proof.add(text, schema: Self.text("format"))
    }
    for text in projects {
      let folder = try Folder()
      try folder.write(text, to: "formatctl.json")
      for name in ["a", "b"] { try folder.copy("Formats/simple-native/format.json", to: name + "/format.json") }
      folder.run(["validate", Folder.repository + "/Formats/simple-native/sample.json"])
      try proof.add(text, schema: Self.text("project"))
    }
    for (text, faults) in zip(formats + projects, try proof.faults()) { #expect(faults == [], "\(text)") }
  }

  @Test(.enabled(if: SchemaProof.interpreter != nil, "python3-jsonschema is not installed"))
  func `a schema that is none is told`() throws {
    var proof = try SchemaProof()
    try proof.add("{}", schema: #"{ "type": "objekt" }"#)
    #expect(try proof.faults().first?.first?.hasPrefix("schema.type: ") == true)
  }
}

extension Folder {
  /// Copies something of another folder.
  fileprivate func take(_ name: String, of other: Folder) throws {
    try FileManager.default.copyItem(atPath: other.path + "/" + name, toPath: path + "/" + name)
  }
}
