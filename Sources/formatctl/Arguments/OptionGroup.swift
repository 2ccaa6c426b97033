/// Options that several commands share, declared in one place.
@propertyWrapper
struct OptionGroup<Group: SharedOptions>: Declared {
  /// The options as the words fill them.
  let wrappedValue = Group()

  func declarations(named property: String) -> [Declaration] {
    Declaration.all(in: wrappedValue).map { declaration in
      var about = declaration.about
      about.isCommon = Group.self == CommonOptions.self
      return Declaration(about, fill: declaration.fill)
    }
  }
}
