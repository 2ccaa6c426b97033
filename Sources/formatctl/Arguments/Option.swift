/// A word of a command told by a name before it: `--key Headline`.
///
/// Without a default it must be given; an optional may be left out; an array may be given again and again.
@propertyWrapper
struct Option<Content: ArgumentContent>: Declared {
  private let cell: ArgumentCell<Content>
  private let help: String
  private let name: String?
  private let short: Character?
  private let kind: ValueKind
  private let placeholder: String?

  /// Declares an option by what help says of it; its name is the property's unless another is given.
  init(
    _ help: String, name: String? = nil, short: Character? = nil, value kind: ValueKind = .other, placeholder: String? = nil
  ) {
    self.init(cell: ArgumentCell(Content.absent), help, name, short, kind, placeholder)
  }

  /// Declares an option that has a default.
  init(
    wrappedValue: Content, _ help: String, name: String? = nil, short: Character? = nil, value kind: ValueKind = .other,
    placeholder: String? = nil
  ) {
    self.init(cell: ArgumentCell(wrappedValue), help, name, short, kind, placeholder)
  }

  private init(
    cell: ArgumentCell<Content>, _ help: String, _ name: String?, _ short: Character?, _ kind: ValueKind,
    _ placeholder: String?
  ) {
    self.cell = cell
    self.help = help
    self.name = name
    self.short = short
    self.kind = kind
    self.placeholder = placeholder
  }

  /// What the words say.
  var wrappedValue: Content { cell.value }

  func declarations(named property: String) -> [Declaration] {
    let name = name ?? property.kebabCase
    let about = ArgumentDescription(
      kind: .option, name: name, short: short, help: help, value: kind, placeholder: placeholder ?? kind.noun ?? name,
      choices: Content.Value.choices, standard: cell.content?.values.map(\.argument) ?? [],
      isRequired: cell.content == nil, isRepeated: Content.isRepeated)
    return [Declaration(about, fill: cell.fill)]
  }
}
