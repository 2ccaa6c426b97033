import CustomFormats
import Documents

extension Finding {
  /// The finding as reports give it; what is absent is left out, and nothing in it can steer a terminal.
  var json: JSON {
    .object([
      "rule": .string(rule),
      "severity": .string(severity.rawValue),
      "message": .string(message.visible),
      "hint": hint.isEmpty ? nil : .string(hint.visible),
      "addressee": .string(addressee.rawValue),
      "creative": .text(creative?.visible),
      "formatId": .text(formatID?.visible),
      "key": .text(key?.visible),
      "file": .text(file?.visible),
      "line": line.map { .number($0) },
      "column": column.map { .number($0) },
      "expected": .text(expected?.visible),
      "given": .text(given?.visible),
      "fixable": mend == nil ? nil : .bool(true),
      "consequences": consequences.isEmpty ? nil : .array(consequences.map(\.json)),
    ])
  }
}

extension RunSummary {
  /// The summary as reports give it.
  var json: JSON {
    .object([
      "formats": .number(formats), "creatives": .number(creatives), "files": .number(files),
      "notChecked": .number(notChecked), "failing": .number(failing), "errors": .number(errors),
      "warnings": .number(warnings), "notes": .number(notes),
    ])
  }
}
