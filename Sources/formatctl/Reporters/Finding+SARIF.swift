import CustomFormats
import Documents

extension Finding {
  /// Returns the finding as a result of SARIF; nothing in it can steer a terminal.
  func sarif(_ rule: SARIFRule, at place: Int, _ fingerprint: Fingerprint, _ paths: ReportPaths) -> JSON {
    let related = consequences.enumerated().map { number, consequence in
      let words = JSON.object(["text": .string("Also: \(consequence.sentences.plainMessage) [\(consequence.rule)]")])
      return JSON.object([
        "id": .number(number + 1), "physicalLocation": consequence.physicalLocation(paths),
        "logicalLocations": consequence.logicalLocations, "message": words,
      ])
    }
    let location = JSON.object(["physicalLocation": physicalLocation(paths), "logicalLocations": logicalLocations])
    return .object([
      "ruleId": .string(rule.id), "ruleIndex": .number(place), "level": .string(severity.rawValue),
      "message": .object(["text": .string(sentences.plainMessage)]),
      "locations": .array(location == .object([]) ? [] : [location]),
      "relatedLocations": related.isEmpty ? nil : .array(related),
      // GitHub tells alerts apart by the first, which it would work out of the line's text if it were absent; a baseline has the
      // second.
      "partialFingerprints": .object([
        "primaryLocationLineHash": .string("\(fingerprint.digits):\(fingerprint.ordinal)"),
        "formatctl/v1": .string(fingerprint.text),
      ]),
      "properties": .object([
        "addressee": .string(addressee.rawValue), "creative": .text(creative?.visible), "formatId": .text(formatID?.visible),
        "key": .text(key?.visible), "expected": .text(expected?.visible), "given": .text(given?.visible),
      ]),
    ])
  }

  /// The place in a file; nil where the finding is about no file.
  private func physicalLocation(_ paths: ReportPaths) -> JSON? {
    guard let address = file.flatMap(paths.address) else { return nil }
    return .object([
      "artifactLocation": .object([
        "uri": .string(address.uri), "uriBaseId": address.isRelative ? .string("%SRCROOT%") : nil,
      ]),
      "region": line.map { .object(["startLine": .number($0), "startColumn": column.map { .number($0) }]) },
    ])
  }

  /// The creative, else the format, with the field or link; nil where the finding is about neither.
  private var logicalLocations: JSON? {
    guard let name = creative ?? formatID else { return nil }
    return .array([
      .object([
        "fullyQualifiedName": .string([name, key].compactMap { $0?.visible }.joined(separator: "/")),
        "kind": .string(creative == nil ? "format" : "creative"),
      ])
    ])
  }
}

extension String {
  /// The text as a message in which no link is seen: brackets before a parenthesis would be one.
  ///
  /// SARIF 2.1.0, section 3.11.6.
  fileprivate var plainMessage: String {
    var text = ""
    for character in visible {
      if character == "(", text.last == "]" { text = text.dropLast() + "\\]" }
      text.append(character)
    }
    return text
  }
}
