extension FormatEdit {
  /// Adds fields, in the order given.
  ///
  /// A video makes the format take video, and one that is said to be clickable has its taps reported.
  public mutating func add(_ added: [FieldPhrase], at position: FieldPosition = .last) throws(FormatEditError) {
    var edit = self
    var place = try edit.place(of: position)
    for field in added {
      if edit.keys.contains(field.key) {
        throw FormatEditError("there is a field \(field.key.excerpt) already, a new key is expected")
      }
      edit.fields.insert(field.definition, at: place)
      place += 1
      if field.isClickable == true { edit.setClickable(field.key, true) }
    }
    edit.settleVideo(since: self)
    self = edit
  }

  /// Moves a field to another place.
  public mutating func move(_ key: String, to position: FieldPosition) throws(FormatEditError) {
    let index = try index(of: key)
    _ = try place(of: position)
    var edit = self
    let field = edit.fields.remove(at: index)
    if position == .before(key) || position == .after(key) {
      throw FormatEditError("\(key.excerpt) cannot stand beside itself, the key of another field is expected")
    }
    edit.fields.insert(field, at: try edit.place(of: position))
    self = edit
  }

  /// Returns the position that a field inserted there will have.
  private func place(of position: FieldPosition) throws(FormatEditError) -> Int {
    switch position {
    case .first: 0
    case .last: fields.count
    case .before(let key): try index(of: key)
    case .after(let key): try index(of: key) + 1
    }
  }
}
