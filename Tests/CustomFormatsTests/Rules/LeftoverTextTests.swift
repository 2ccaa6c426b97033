import Documents
import Testing

@testable import CustomFormats

/// Words that a program or a person left where a text was to come.
@Suite struct LeftoverTextTests {
  /// The rules that speak of a text of a headline, with signs honoured and ignored.
  private func rules(_ text: String, field: String = #""kind": "text""#) -> [String] {
    let example = Example.asset("", field: field, value: JSONText.quoted(text))
    let honoured = ExampleRun(example).findings
    #expect(ExampleRun(example, ignoringSigns: true).findings == honoured, "\(text)")
    let ours = ["literal-null", "dangling-null", "unfilled-placeholder", "filler-text"]
    return honoured.map(\.rule).filter { ours.contains($0) }
  }

  @Test(arguments: [
    "null", "NULL", "Null", " null ", "\u{A0}null\u{3000}", "undefined", "Undefined", "nil", "(null)", "(nil)", "<null>", "NaN",
    "nan", "None", "[object Object]", "[object Undefined]", "#N/A", "#REF!", "#DIV/0!",
  ])
  func `a value that is a program's word for nothing is an error`(text: String) {
    #expect(rules(text) == ["literal-null"])
  }

  @Test(arguments: [
    "Test Ad : null", "Test Ad: null ", "Welcome back, null!", "Hello undefined", "Hello (null)", "Price NaN", "Brand: None",
    "Brand - nil", "Hi [object Object], welcome", "Only #REF!", "Now null…", "a=null", "Ends in null\u{A0}",
  ])
  func `a text that ends in one is a warning`(text: String) {
    #expect(rules(text) == ["dangling-null"])
  }

  @Test(arguments: [
    "Null Island tours", "Second to None", "Berlin, Stunde Null", "They won three to nil", "Nan bread, fresh",
    "Nothing is undefinedable",
    "Annull", "Fennel", "Jordan", "nullify it", "The Nil", "Wine", "NaNa", "Nones",
  ])
  func `an honest text is left alone`(text: String) {
    #expect(rules(text) == [])
  }

  @Test(arguments: [
    "{{city}}", "Roasted in {{ city }}", "[%Headline%]", "##hb_native_body##", "${price}", "<%= name %>", "{% if x %}",
    "*|FNAME|*",
    "[[headline]]", "%%HEADLINE%%", "{KeyWord:Bread}", "{LOCATION(City)}", "Hello %s", "Hi %1$s!", "Hi %@, hello",
    "\u{3000}{{x}}",
    "{{\"city\"}}",
  ])
  func `a placeholder of any template is an error`(text: String) {
    #expect(rules(text) == ["unfilled-placeholder"])
  }

  @Test(arguments: [
    "50 %% off", "C## in a day", "C## and F## in a day", "Save 20%", "20 % d'économies", "100 %s", "$9.99", "{new}", "[new]",
    "Use code #SAVE",
    "##", "%%", "{{}}", "{{ }}", "5%%-10%%", "a || b", "if (x) { y }", "100%de réduction", "#1 and ##2",
  ])
  func `signs of copy are no placeholders`(text: String) {
    #expect(rules(text) == [])
  }

  @Test(arguments: [
    "Lorem ipsum", "lorem ipsum dolor sit amet", "LOREM IPSUM", "Lorem.", "TBD", "tbd", "TBD: copy follows", "TBA", "tbc.",
    "ToDo", "xxx",
    "XXX", "Only xxx left", "Now €xx.xx", "Save XX %", "xx,xx €", "Placeholder", "Placeholder text", "Your headline here",
    "Insert text here", "Sample text", "N/A", "Blindtext",
  ])
  func `a filler is a warning`(text: String) {
    #expect(rules(text) == ["filler-text"])
  }

  @Test(arguments: [
    "Lorenzo's", "Placebo tour", "Insert coin", "Your next city break", "You are here", "Super Bowl XXX", "Size XXL", "4x4",
    "Exxon",
    "Dos Equis XX", "Todos los santos", "Sample our bread", "Dolores", "Your best days start here", "Max x Moritz", "XXX-Lutz",
    "n/average",
  ])
  func `words that begin like one are not`(text: String) {
    #expect(rules(text) == [])
  }

  @Test(.timeLimit(.minutes(1))) func `a long text of nothing but beginnings of placeholders is looked through once`() {
    #expect(Placeholder.all(in: String(repeating: "{{", count: 500_000)) == [])
  }

  @Test func `a placeholder in a picture's path or a link is left to the rules about files and links`() {
    let picture = Example.asset("", "MainImage", field: #""kind": "image""#, value: #""{{hero}}.jpg""#)
    #expect(ExampleRun(picture).findings.filter { $0.severity > .note }.map(\.rule) == ["missing-file"])
  }

  @Test func `null for a picture is one fault, not two`() {
    let picture = Example.asset("", "MainImage", field: #""kind": "image""#, value: #""null""#)
    let findings = ExampleRun(picture).findings
    #expect(findings.map(\.rule) == ["literal-null"])
    #expect(findings.first?.consequences.map(\.rule) == ["missing-file"])
    #expect(findings.first?.hint == "Name the picture, or leave it out.")
  }

  @Test func `text from a creative is shown without what could steer a terminal`() {
    let example = Example.asset("", value: #""Hi {{a\u001b[31m}}""#)
    let finding = ExampleRun(example).findings.first { $0.rule == "unfilled-placeholder" }
    #expect(finding?.message == "Headline still has a placeholder: {{a␛[31m}}.")
  }
}
