import Foundation
import Testing

@testable import formatctl

@Suite struct EditTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
    folder.run(["create", "10063170", "--catalogue", "formatctl.db"])
  }

  private func editing(
    _ editor: String, variable: String = "EDITOR", terminal: Bool = false
  ) -> Environment {
    folder.environment(terminal: terminal, variables: [variable: editor, "TMPDIR": folder.path + "/drafts"])
  }

  private func definition() -> String { folder.run(["export", "10063170"]).printed }

  @Test func `the draft is nobody else's, is called format.json and is gone afterwards`() throws {
    try folder.write("", to: "drafts/here")
    try folder.write("ls -ld \"$(dirname \"$1\")\" > seen; basename \"$1\" >> seen; pwd >> seen\n", to: "look.sh")
    folder.run(["edit", "10063170"], in: editing("sh look.sh"))
    let seen = String(decoding: try folder.read("seen"), as: UTF8.self).split(separator: "\n")
    #expect(seen.first?.hasPrefix("drwx------") == true)
    #expect(seen.dropFirst() == ["format.json", Substring(folder.path)])
    #expect(try folder.contents().keys.filter { $0.hasPrefix("drafts/") } == ["drafts/here"])
  }

  @Test func `whoever writes while an editor is open is not written over`() throws {
    try folder.write("", to: "drafts/here")
    try folder.write(
      """
      "\(BuiltProgram.folder)/formatctl" field set 10063170 Caption max=80
      sed -i.old 's/"maxCharacters": 50/"maxCharacters": 45/' "$1" && rm "$1.old"
      """, to: "race.sh")
    let environment = folder.run(["edit", "10063170"], in: editing("sh race.sh >/dev/null"), expecting: .failed)
    #expect(
      environment.said.contains(
        "\n-      \"limits\": { \"maxCharacters\": 80 },\n+      \"limits\": { \"maxCharacters\": 90 },\n"))
    #expect(environment.said.contains("is based on revision 1 of 10063170, and the newest in formatctl.db is 2."))
    #expect(
      environment.said.hasSuffix(
        """
         Bring the newest lines into the text, which is kept in drafts/formatctl-edit-10063170-1/format.json.
        Run formatctl edit 10063170@2 --from drafts/formatctl-edit-10063170-1/format.json.

        """))
    #expect(definition().contains("\"maxCharacters\": 80"))
    #expect(definition().contains("\"maxCharacters\": 50"))
    folder.run(["edit", "10063170@2", "--from", "drafts/formatctl-edit-10063170-1/format.json"])
    #expect(definition().contains("\"maxCharacters\": 45"))
  }

  @Test func `VISUAL is for terminals, and a kept text opens there again`() throws {
    try folder.write("", to: "drafts/here")
    folder.run(["edit", "10063170"], in: editing("false", variable: "VISUAL"), expecting: .failed)
    folder.run(["edit", "10063170"], in: editing("true", variable: "VISUAL", terminal: true))
    try folder.write(definition().replacing("50", with: "45"), to: "kept.json")
    try folder.write("sed -i.old 's/45/44/' \"$1\" && rm \"$1.old\"\n", to: "lower.sh")
    folder.run(["edit", "10063170@1", "--from", "kept.json"], in: editing("sh lower.sh", variable: "VISUAL", terminal: true))
    #expect(definition().contains("\"maxCharacters\": 44"))
    #expect(String(decoding: try folder.read("kept.json"), as: UTF8.self).contains("\"maxCharacters\": 45"))
  }

  @Test func `a file that says it is based on an older revision is refused`() throws {
    folder.run(["export", "10063170", "--with-revision", "-o", "out"])
    folder.run(["field", "set", "10063170", "Caption", "max=80"])
    let environment = folder.run(["edit", "10063170", "--from", "out/simple-native/format.json"], expecting: .failed)
    #expect(environment.said.contains("is based on revision 1 of 10063170, and the newest in formatctl.db is 2."))
    #expect(environment.said.contains("+      \"limits\": { \"maxCharacters\": 90 },"))
  }

  @Test func `an older revision is refused before an editor opens`() throws {
    folder.run(["field", "set", "10063170", "Caption", "max=80"])
    try folder.write("touch opened\n", to: "open.sh")
    let environment = folder.run(["edit", "10063170@1"], in: editing("sh open.sh"), expecting: .failed)
    #expect(environment.said.contains("the change is based on revision 1 of 10063170, and the newest in formatctl.db is 2."))
    #expect(try folder.contents()["opened"] == nil)
  }

  @Test func `every text that an editor can leave is kept or taken, and the catalogue stays whole`() throws {
    try folder.write("", to: "drafts/here")
    let before = definition()
    let texts = ["", "[]", "{", "{ \"fields\": [] }", "\u{1B}]0;x\u{7}", "{ \"formatId\": \"7\", \"fields\": [] }", "\u{0}"]
    for (index, text) in texts.enumerated() {
      try folder.write(text, to: "left")
      let environment = folder.run(["edit", "10063170"], in: editing("cp left"), expecting: .failed)
      #expect(environment.said.contains("The text is kept in drafts/formatctl-edit-10063170-\(index + 1)/format.json."))
      #expect(!environment.said.contains("\u{1B}"))
      #expect(String(decoding: try folder.read("drafts/formatctl-edit-10063170-\(index + 1)/format.json"), as: UTF8.self) == text)
    }
    #expect(definition() == before)
    folder.run(["catalogue", "check"])
  }

  @Test func `the opposite of a change by path gives back a canonical text byte for byte`() throws {
    folder.run(["edit", "10063170", "--set", "name=Simple"])
    let before = definition()
    folder.run(["edit", "10063170", "--set", "attribution.text=Anzeige"])
    #expect(definition() != before)
    folder.run(["edit", "10063170", "--set", "attribution.text=Ad"])
    #expect(definition() == before)
  }
}
