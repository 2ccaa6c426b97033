/// A property wrapper that declares words of a command.
protocol Declared {
  /// Returns what it declares, under the property's name.
  func declarations(named property: String) -> [Declaration]
}
