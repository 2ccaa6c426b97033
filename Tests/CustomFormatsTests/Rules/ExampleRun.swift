import CustomFormats
import Documents

/// Runs an example of a rule the way a user's files run.
struct ExampleRun {
  let findings: [Finding]

  init(_ example: Example, ignoringSigns: Bool = false) {
    var selection = RuleSelection(profile: example.profile)
    selection.ignoresSigns = ignoringSigns
    let definition = FormatFile.read(Array(example.definition.utf8), file: "format.json")
    if let older = example.older {
      let before = FormatFile.read(Array(older.utf8), file: "older.json")
      findings = FormatDiff(from: before, to: definition, selection: selection).findings
      return
    }
    if let session = example.session {
      let formats = PreparedFormats([PreparedFormat(definition, selection: selection)])
      var run = SessionRun(Validator(selection, formats: formats))
      findings = run.prove(Array(session.utf8), file: "session.jsonl").flatMap(\.findings)
      return
    }
    guard let bytes = example.creativeBytes else {
      findings = FormatLinter(selection, isLive: example.isLive).findings(in: definition)
      return
    }
    let formats = PreparedFormats([PreparedFormat(definition, selection: selection)])
    let validator = Validator(selection, formats: formats)
    let media = MeasuredMedia(
      example.files,
      pixels: example.colours.compactMapValues {
        Bitmap(width: 1, height: 1, pixels: [UInt8($0 >> 16), UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF), 255])
      })
    var run = ValidationRun(validator)
    for text in [bytes] + example.others.map({ Array($0.utf8) }) {
      run.check(JSONDocument(text), file: "creative.json", media: media)
    }
    if example.isDelivery {
      let texts = ([bytes] + example.others.map { Array($0.utf8) }).map { String(decoding: $0, as: UTF8.self) }
      let files = example.files.keys.sorted()
      run.check(files.map { file in DeliveredFile(file, isNamed: texts.contains { $0.contains("\"\(file)\"") }) }, in: "acme")
    }
    findings = run.findings
  }
}
