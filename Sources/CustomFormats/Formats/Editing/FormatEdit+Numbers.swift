import Documents

extension FormatEdit {
  /// Gives the format an ID; the one it had is kept among `otherIds` if that is asked for.
  public mutating func renumber(to id: FormatID, keepingOld: Bool = false) {
    let old = tree["formatId"]?.digits
    var others: [JSON] = if case .array(let ids)? = tree["otherIds"] { ids } else { [] }
    others.removeAll { $0.digits == id.description }
    if keepingOld, let old, old != id.description, !others.contains(where: { $0.digits == old }) {
      others.append(.string(old))
    }
    tree["otherIds"] = others.isEmpty ? nil : .array(others)
    if old != id.description { tree["formatId"] = .string(id.description) }
  }
}

extension JSON {
  /// The digits of an ID, which may be written as a text or as a number.
  fileprivate var digits: String? {
    switch self {
    case .string(let text), .number(let text): text
    default: nil
    }
  }
}
