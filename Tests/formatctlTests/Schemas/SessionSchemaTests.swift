import CustomFormats
import Documents
import Foundation
import Testing

@testable import formatctl

/// Holds the schema of sessions, their page and the reader to each other.
@Suite struct SessionSchemaTests {
  private static let properties = JSONDocument(Array(SchemaDocument.session.text.utf8)).root?["properties"]?.members ?? []

  @Test func `the schema has every member and event that is read, and no other`() {
    #expect(Self.properties.map(\.name) == SessionMember.allCases.map(\.rawValue))
    let event = Self.properties.first { $0.name == "event" }?.value["anyOf"]?.element(0)?["enum"]?.elements ?? []
    #expect(event.compactMap(\.string) == SessionEventKind.allCases.map(\.rawValue))
  }

  @Test func `the schema says of each member on which events it stands`() throws {
    for property in Self.properties where !["t", "event", "ad"].contains(property.name) {
      let about = try #require(property.value["description"]?.string)
      let named = try #require(about.firstMatch(of: /\(([a-z, -]+)\)\.$/)?.1)
      let kinds = SessionEventKind.allCases.filter { $0.members.map(\.rawValue).contains(property.name) }.map(\.rawValue)
      #expect(named.components(separatedBy: ", ") == kinds, "\(property.name)")
    }
  }

  @Test func `the page names every event`() throws {
    let page = try String(contentsOfFile: Folder.repository + "/docs/sessions.md", encoding: .utf8)
    for kind in SessionEventKind.allCases { #expect(page.contains("`\(kind.rawValue)`"), "\(kind.rawValue)") }
  }

  @Test(.enabled(if: SchemaProof.interpreter != nil, "python3-jsonschema is not installed"))
  func `every session of the tests that is read is what the schema says`() throws {
    var proof = try SchemaProof()
    let folder = Folder.repository + "/Tests/Data/sessions/"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix("-clean.jsonl") }.sorted()
    for name in names {
      let lines = try String(contentsOfFile: folder + name, encoding: .utf8).split(whereSeparator: \.isNewline)
      let list = "[" + lines.filter { $0.hasPrefix("{") }.joined(separator: ",") + "]"
      try proof.add(list, schema: #"{ "type": "array", "items": \#(SchemaDocument.session.text) }"#)
    }
    for (name, faults) in zip(names, try proof.faults()) { #expect(faults == [], "\(name)") }
  }
}
