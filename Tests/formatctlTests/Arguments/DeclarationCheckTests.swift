import Testing

@testable import formatctl

@Suite struct DeclarationCheckTests {
  @Test func `well declared commands have no problems`() {
    #expect([Bake.self, Carry.self, Pantry.self].flatMap { DeclarationCheck.problems(in: $0) } == [])
  }

  @Test func `every mistake is told`() {
    #expect(
      DeclarationCheck.problems(in: Burn.self) == [
        "burn: its summary is no sentence: \"burn it\".",
        "burn: <rest> has help that is no sentence: \"\".",
        "burn: an example does not call it, or its purpose is no sentence: \"formatctl bake x\".",
        "burn: --key is declared twice.",
        "burn: -k is declared twice.",
        "burn: --colour is declared twice.",
        "burn: -7 is no letter.",
        "burn: <second> is required after one that is not.",
        "burn: <rest2> stands after one that takes all words.",
      ])
  }

  /// A group whose command and name are wrong.
  enum Oven: CommandGroup {
    static let name = "oven"
    static let summary = "Mind the oven."
    static let subcommands: [any Command.Type] = [Burn.self, Burn.self]
  }

  @Test func `mistakes in a group are told with their path`() {
    let problems = DeclarationCheck.problems(in: Oven.self)
    #expect(problems.first == "oven: burn is listed twice.")
    #expect(problems.contains("oven burn: -7 is no letter."))
  }
}
