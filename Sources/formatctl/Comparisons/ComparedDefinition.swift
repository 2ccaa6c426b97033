import CustomFormats
import Documents

/// A definition that is compared.
struct ComparedDefinition {
  /// The definition; findings call its file by the name.
  let definition: FormatDefinition
  /// What it is called: a file, or a format with its revision.
  let name: String

  /// Names a definition.
  init(_ definition: FormatDefinition, name: String) {
    var definition = definition
    definition.file = name
    self.definition = definition
    self.name = name
  }

  /// The format.
  var format: CustomFormat { definition.format }

  /// The names of the format, in JSON output.
  var json: JSON {
    .object([
      "formatId": .text(format.formatID?.description), "slug": .text(format.slug), "name": .string(format.title),
      "at": .string(name),
    ])
  }
}
