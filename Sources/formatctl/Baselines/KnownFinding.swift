import CustomFormats
import Documents

/// An entry of a baseline: a finding that is known, and why it is left as it is.
struct KnownFinding {
  /// What it is known by.
  let fingerprint: Fingerprint
  /// The ID of the rule.
  let rule: String
  /// Why it is left as it is, which people fill in.
  var reason = ""
  /// The command that found it; nil where the entry does not say.
  let command: String?
  /// The creative's ID.
  let creative: String?
  /// The field's key or the link's name.
  let key: String?
  /// The file, from the root of the repository on.
  let file: String?
  /// What is wrong.
  let message: String?
  /// The members of the entry that begin with `x-`.
  var others: [JSON.Member] = []

  /// Makes an entry of a finding.
  init(_ finding: Finding, _ fingerprint: Fingerprint, command: String?, file: String?) {
    self.fingerprint = fingerprint
    rule = finding.rule
    self.command = command
    creative = finding.creative?.visible
    key = finding.key?.visible
    self.file = file?.visible
    message = finding.message.visible
  }

  /// Makes an entry of what a baseline says.
  init(_ entry: JSONValue, _ fingerprint: Fingerprint, rule: String) {
    var texts: [String: String] = [:]
    for member in entry.members { texts[member.name] = member.value.string }
    self.fingerprint = fingerprint
    self.rule = rule
    reason = texts["reason"] ?? ""
    command = texts["command"]
    creative = texts["creative"]
    key = texts["key"]
    file = texts["file"]
    message = texts["message"]
    others = entry.members.filter { $0.name.hasPrefix("x-") }.map { JSON.Member($0.name, $0.value.json) }
  }

  /// The entry as a baseline holds it; what is absent is left out.
  var json: JSON {
    let known = JSON.object([
      "fingerprint": .string(fingerprint.text), "rule": .string(rule), "reason": .string(reason), "command": .text(command),
      "creative": .text(creative), "key": .text(key), "file": .text(file), "message": .text(message),
    ])
    guard case .object(let members) = known else { return known }
    return .object(members + others)
  }

  /// The entry in a line: the rule, then what it is about.
  var label: String { [rule, creative, key, file].compactMap { $0 }.joined(separator: ", ") + " (\(fingerprint.text))" }

  /// What entries of a file are ordered by, so that two versions of it are easily compared.
  var order: [String] { [file ?? "", creative ?? "", key ?? "", rule, fingerprint.text] }
}
