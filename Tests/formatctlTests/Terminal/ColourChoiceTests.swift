import Testing

@testable import formatctl

@Suite struct ColourChoiceTests {
  /// A choice, a stream, variables, and whether there is colour.
  struct Case: CustomTestStringConvertible {
    let choice: ColourChoice
    let terminal: Bool
    let variables: [String: String]
    let colour: Bool
    var testDescription: String { "\(choice), terminal \(terminal), \(variables)" }
  }

  @Test(arguments: [
    Case(choice: .auto, terminal: true, variables: [:], colour: true),
    Case(choice: .auto, terminal: false, variables: [:], colour: false),
    Case(choice: .auto, terminal: true, variables: ["NO_COLOR": "1"], colour: false),
    Case(choice: .auto, terminal: true, variables: ["NO_COLOR": ""], colour: true),
    Case(choice: .auto, terminal: true, variables: ["TERM": "dumb"], colour: false),
    Case(choice: .auto, terminal: false, variables: ["FORCE_COLOR": "1"], colour: true),
    Case(choice: .auto, terminal: false, variables: ["FORCE_COLOR": "1", "TERM": "dumb"], colour: true),
    Case(choice: .auto, terminal: true, variables: ["FORCE_COLOR": "0"], colour: false),
    Case(choice: .auto, terminal: false, variables: ["FORCE_COLOR": "1", "NO_COLOR": "1"], colour: false),
    Case(choice: .always, terminal: false, variables: ["NO_COLOR": "1", "TERM": "dumb"], colour: true),
    Case(choice: .never, terminal: true, variables: ["FORCE_COLOR": "1"], colour: false),
  ])
  func `the option wins over variables, and they over the terminal`(example: Case) {
    #expect(example.choice.isOn(terminal: example.terminal, variables: example.variables) == example.colour)
  }

  @Test func `stdout and stderr are decided apart`() {
    var environment = Environment.test()
    environment.isTerminal.err = true
    #expect(environment.style.bold("x") == "x")
    #expect(environment.errStyle.bold("x") == "\u{1B}[1mx\u{1B}[22m")
  }

  @Test func `colour off leaves text as it is`() {
    #expect(Style.plain.failure("bad") + Style.plain.faint("x") == "badx")
    #expect(Style(isOn: true).failure("bad") == "\u{1B}[31mbad\u{1B}[39m")
    #expect(Style(isOn: true).bold("") == "")
  }
}
