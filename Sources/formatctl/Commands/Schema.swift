/// `formatctl schema`: describes a file or an output for other programs.
struct Schema: Command {
  static let name = "schema"
  static let summary = "Print the JSON Schema of a file or an output."
  static let discussion = "The schemas are of the 2020-12 draft. Without a name it lists them."
  static let examples = [
    CommandExample("formatctl schema format > format.schema.json", "For an editor that checks definitions as you type.")
  ]

  @OptionGroup var common: CommonOptions
  @Argument("What is described.", value: .schema, placeholder: "name") var of: String?

  func run(in environment: Environment) throws -> ExitStatus {
    guard let of else {
      let column = SchemaDocument.all.map(\.name.count).max() ?? 0
      for schema in SchemaDocument.all { environment.out.print("\(schema.name.padded(to: column))  \(schema.summary)") }
      return .clean
    }
    guard let schema = SchemaDocument.all.first(where: { $0.name == of }) else {
      let near = Suggestion.nearest(to: of, among: SchemaDocument.all.map(\.name))
      throw Failure("there is no schema \"\(of)\"\(Suggestion.question(near))", next: "formatctl schema")
    }
    environment.out.write(schema.text)
    return .clean
  }
}
