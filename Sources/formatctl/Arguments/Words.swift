extension String {
  /// The name of a property as an option: `dryRun` is `dry-run`, `formatID` is `format-id`.
  var kebabCase: String {
    var name = ""
    let letters = Array(self)
    for (index, letter) in letters.enumerated() {
      let endsWord = index > 0 && letter.isUppercase && !letters[index - 1].isUppercase
      let startsWord = index > 0 && letter.isUppercase && index + 1 < letters.count && letters[index + 1].isLowercase
      if endsWord || startsWord { name += "-" }
      name += letter.lowercased()
    }
    return name
  }

  /// The name with American spellings written as British ones.
  var britishSpelling: String {
    let british = ["color": "colour", "catalog": "catalogue", "favorite": "favourite", "center": "centre"]
    return split(separator: "-", omittingEmptySubsequences: false).map { british[String($0)] ?? String($0) }
      .joined(separator: "-")
  }
}

extension [String] {
  /// The words as a choice: `a, b or c`.
  var alternatives: String { listed(before: "or") }

  /// The words as a list: `a, b and c`.
  var enumeration: String { listed(before: "and") }

  private func listed(before joint: String) -> String {
    guard count > 1, let last else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(joint) \(last)"
  }
}
