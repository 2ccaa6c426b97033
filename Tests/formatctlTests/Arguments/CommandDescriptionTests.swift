import Testing

@testable import formatctl

@Suite struct CommandDescriptionTests {
  @Test func `a description holds what completions need`() throws {
    let bake = CommandDescription(Bake.self)
    #expect(bake.path == ["bake"])
    #expect(bake.positions.map(\.label) == ["<cake>", "<oven>", "<guest>"])
    #expect(bake.positions.map(\.isRequired) == [true, false, false])
    #expect(bake.positions.map(\.isRepeated) == [false, false, true])
    let options = ["heat", "cut", "ingredient", "size", "share", "sweetness", "quiet", "verbose", "no-icing"]
    #expect(bake.options.map(\.name) == options)
    #expect(bake.commonOptions.map(\.name) == ["catalogue", "formats", "color", "no-input", "help"])
    let cut = try #require(bake.options.first { $0.name == "cut" })
    let expected = ArgumentDescription(
      kind: .option, name: "cut", short: "c", help: "How it is cut.", value: .other, placeholder: "cut",
      choices: ["slices", "squares", "whole"], standard: ["slices"], isRequired: false, isRepeated: false, isCommon: false)
    #expect(cut == expected)
    #expect(bake.options.first { $0.name == "ingredient" }?.value == .key)
  }

  @Test func `a description of a group holds its commands`() {
    let pantry = CommandDescription(Pantry.self)
    #expect(pantry.subcommands.map(\.path) == [["pantry", "add"], ["pantry", "remove"]])
    #expect(pantry.subcommands.map(\.call) == ["formatctl pantry add", "formatctl pantry remove"])
    #expect(pantry.commonOptions.count == 5)
  }
}
