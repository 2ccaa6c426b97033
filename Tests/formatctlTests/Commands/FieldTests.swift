import Foundation
import Testing

@testable import formatctl

@Suite struct FieldTests {
  @Test func `a new key changes nothing of a sample but the key`() throws {
    let folder = try Folder()
    try folder.copy("Formats/simple-native", to: "mine")
    let odd = "{\"assets\" :{ \"Caption\":\"Caption\" ,\"Headline\":\"A\"},\"formatId\":10063170}"
    try folder.write(odd, to: "mine/samples/odd/sample.json")
    try folder.write("{ \"assets\": { \"Headline\": \"A\" } }", to: "mine/samples/without/sample.json")
    folder.run(["--catalogue", "formatctl.db", "import", "mine"])
    let environment = folder.run(["field", "rename", "10063170", "Caption", "Small print/2", "--json"])
    #expect(environment.printed.contains("\"changes\""))
    folder.run(["export", "10063170", "-o", "out"])
    let text = String(decoding: try folder.read("out/simple-native/samples/odd/sample.json"), as: UTF8.self)
    #expect(text == odd.replacing("\"Caption\":", with: #""Small print/2":"#))
    #expect(try folder.read("out/simple-native/samples/without/sample.json") == folder.read("mine/samples/without/sample.json"))
    let first = String(decoding: try folder.read("mine/sample.json"), as: UTF8.self)
    #expect(
      String(decoding: try folder.read("out/simple-native/sample.json"), as: UTF8.self)
        == first.replacing("\"Caption\":", with: #""Small print/2":"#))
  }

  @Test func `keys of any letters reach a terminal shown, not obeyed`() throws {
    let folder = try Folder()
    folder.run(["--catalogue", "formatctl.db", "create", "10063170"])
    for words in [["remove", "10063170", "\u{1B}[2J"], ["rename", "10063170", "Caption", "Headline\u{1B}[2J"]] {
      let environment = folder.environment()
      _ = Formatctl.run(["field"] + words, in: environment)
      #expect(!environment.said.contains("\u{1B}") && !environment.printed.contains("\u{1B}"))
      #expect(environment.said.contains("␛[2J") || environment.printed.contains("␛[2J"))
    }
  }
}
