/// A name that says yes by being there: `--json`.
@propertyWrapper
struct Flag: Declared {
  private let cell = ArgumentCell<[String]>([])
  private let help: String
  private let name: String?
  private let short: Character?

  /// Declares a flag by what help says of it; its name is the property's unless another is given.
  init(_ help: String, name: String? = nil, short: Character? = nil) {
    self.help = help
    self.name = name
    self.short = short
  }

  /// Whether it was given.
  var wrappedValue: Bool { !cell.value.isEmpty }

  func declarations(named property: String) -> [Declaration] {
    let about = ArgumentDescription(kind: .flag, name: name ?? property.kebabCase, short: short, help: help)
    return [Declaration(about, fill: cell.fill)]
  }
}
