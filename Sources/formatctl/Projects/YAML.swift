/// Texts as YAML takes them.
enum YAML {
  /// Returns a text on one line as a YAML scalar that nothing in it ends or changes.
  static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "''") + "'" }
}
