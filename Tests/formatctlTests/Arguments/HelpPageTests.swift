import Testing

@testable import formatctl

@Suite struct HelpPageTests {
  @Test func `a page shows all that is declared`() {
    snapshot("page-bake", of: HelpPage().text(of: CommandDescription(Bake.self)) + "\n")
  }

  @Test func `a page fits a narrow terminal`() {
    let text = HelpPage(width: 48).text(of: CommandDescription(Bake.self)) + "\n"
    snapshot("page-bake-narrow", of: text)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 48 })
  }

  @Test func `what must be given stands in the usage line`() {
    snapshot("page-carry", of: HelpPage().text(of: CommandDescription(Carry.self)) + "\n")
  }

  @Test func `the page of a group lists its commands`() {
    snapshot("page-pantry", of: HelpPage().text(of: CommandDescription(Pantry.self)) + "\n")
  }

  @Test func `the overview shows sections that hold something`() {
    snapshot("page-overview", of: HelpPage().overview(Kitchen.commands, topics: HelpTopic.all) + "\n")
  }

  @Test func `headings are bold where colour is`() {
    let page = HelpPage(style: Style(isOn: true))
    #expect(page.commandList([CommandSection("Make", [Bake.self])]) == "\u{1B}[1mMake\u{1B}[22m\n  bake  Bake a cake.")
  }
}
