/// A word of a command told by its position.
///
/// Without a default it must be given; an optional may be left out; an array takes all words that are left.
@propertyWrapper
struct Argument<Content: ArgumentContent>: Declared {
  private let cell: ArgumentCell<Content>
  private let help: String
  private let kind: ValueKind
  private let placeholder: String?

  /// Declares a word by what help says of it, its kind and, where the property's name is not it, its placeholder.
  init(_ help: String, value kind: ValueKind = .other, placeholder: String? = nil) {
    self.init(cell: ArgumentCell(Content.absent), help, kind, placeholder)
  }

  /// Declares a word that has a default.
  init(wrappedValue: Content, _ help: String, value kind: ValueKind = .other, placeholder: String? = nil) {
    self.init(cell: ArgumentCell(wrappedValue), help, kind, placeholder)
  }

  private init(cell: ArgumentCell<Content>, _ help: String, _ kind: ValueKind, _ placeholder: String?) {
    self.cell = cell
    self.help = help
    self.kind = kind
    self.placeholder = placeholder
  }

  /// What the words say.
  var wrappedValue: Content { cell.value }

  func declarations(named property: String) -> [Declaration] {
    let name = property.kebabCase
    let about = ArgumentDescription(
      kind: .argument, name: name, help: help, value: kind,
      placeholder: placeholder ?? (Content.isRepeated ? kind.noun : nil) ?? name, choices: Content.Value.choices,
      standard: cell.content?.values.map(\.argument) ?? [], isRequired: cell.content == nil,
      isRepeated: Content.isRepeated)
    return [Declaration(about, fill: cell.fill)]
  }
}
