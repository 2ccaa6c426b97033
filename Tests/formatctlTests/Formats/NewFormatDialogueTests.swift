import Testing

@testable import formatctl

@Suite struct NewFormatDialogueTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
  }

  private func create(_ words: [String], answers: String, expecting status: formatctl.ExitStatus = .clean) -> Environment {
    folder.run(
      ["create", "--catalogue", "formatctl.db"] + words, in: folder.environment(terminal: true, input: answers), expecting: status
    )
  }

  @Test func `a person is asked for name, purpose and fields`() throws {
    let environment = create(
      ["story-card"], answers: "\nFor the start page\nHeadline\nHeadline:text,required,max=25\nHeadline:text\nPhoto:image\n\ny\n")
    #expect(
      environment.said.replacing(/\u{1B}\[\d+m/, with: "") == """
        Name (Story card): What it is for, or nothing: \
        Fields, each as KEY:KIND and what limits it, such as Headline:text,required,max=25; help fields lists it all.
        Field 1, or nothing to end: "Headline" has no kind, such as Headline:text is expected.
        Field 1, or nothing to end: Field 2, or nothing to end: There is a field Headline already.
        Field 2, or nothing to end: Field 3, or nothing to end: Make Story card with 2 fields? [y/N] \
        The catalogue formatctl.db was made.
        Run formatctl preview story-card to see it.

        """)
    let text = folder.run(["export", "story-card"]).printed
    #expect(text.contains(#""description": "For the start page""#))
    #expect(text.contains(#"{ "key": "Headline", "kind": "text", "required": true, "limits": { "maxCharacters": 25 } }"#))
  }

  @Test func `a near miss is asked about`() throws {
    let yes = create(["1006317"], answers: "y\n")
    #expect(yes.said.hasPrefix("There is no format 1006317 to begin with. Did you mean 10063170? [y/N] "))
    #expect(yes.printed.hasPrefix("Added Simple native (10063170), revision 1"))
    let no = create(["1238722"], answers: "n\nMy format\n\nHeadline:text\n\nyes\n")
    #expect(no.printed == "Added My format (1238722), revision 1: 1 field.\n")
  }

  @Test func `without an ID a person is asked for one`() throws {
    let environment = create([], answers: "007\n555\nMine\n\nHeadline:text\n\ny\n")
    #expect(
      environment.said.contains("an ID from 1 to 9223372036854775807 without leading zeros, a slug or a path was expected."))
    #expect(environment.printed == "Added Mine (555), revision 1: 1 field.\n")
  }

  @Test(arguments: [
    ("", "the answers ended before the format was complete; nothing was made."),
    ("Name\n\nHeadline:text\n", "the answers ended before the format was complete; nothing was made."),
    ("Name\n\n\n", "a format needs a field, and none was given; nothing was made."),
    ("Name\n\nHeadline:text\n\nn\n", "nothing was made."),
    ("Name\n\nHeadline:text\n\n\n", "nothing was made."),
  ])
  func `who does not go on to the end makes nothing`(answers: String, sentence: String) throws {
    let environment = create(["555"], answers: answers, expecting: .failed)
    #expect(environment.said.hasSuffix("\u{1B}[1mformatctl:\u{1B}[22m \(sentence)\n"))
    #expect(try folder.contents().isEmpty)
  }

  @Test func `nobody is asked where that is forbidden`() throws {
    let environment = create(["555", "--no-input"], answers: "Mine\n", expecting: .failed)
    #expect(environment.said.contains("there is no format 555 to begin with; --template, --from or --field says what it has."))
    #expect(try folder.contents().isEmpty)
  }
}
