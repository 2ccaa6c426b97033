extension CustomFormat {
  /// Returns the new key of each field that was renamed since an older definition, as its aliases say.
  public func renamedKeys(since older: CustomFormat) -> [String: String] {
    let gone = older.fields.map(\.key).filter { self[$0] == nil }
    var renamed: [String: String] = [:]
    for field in fields where older[field.key] == nil {
      // The newest alias stands last; a field was one field before.
      if let key = field.aliases.last(where: gone.contains), renamed[key] == nil { renamed[key] = field.key }
    }
    return renamed
  }
}
