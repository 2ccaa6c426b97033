import CustomFormats

/// A session that was proved.
struct Replayed {
  let findings: [Finding]
  let summary: RunSummary

  /// Proves a text against a definition, or against none.
  init(_ text: [UInt8], definition: [UInt8]? = nil, pieces: Int = .max) {
    let selection = RuleSelection()
    let formats = definition.map { [PreparedFormat(FormatFile.read($0), selection: selection)] } ?? []
    var run = SessionRun(Validator(selection, formats: PreparedFormats(formats)))
    var rest = text[...]
    var found: [Finding] = []
    try? run.prove(
      file: "session.jsonl",
      read: {
        defer { rest = rest.dropFirst(pieces) }
        return Array(rest.prefix(pieces))
      }, take: { found += $0.findings })
    findings = found
    summary = run.summary
  }

  /// Proves lines.
  init(_ lines: String..., definition: [UInt8]? = nil) {
    self.init(Array(lines.map { $0 + "\n" }.joined().utf8), definition: definition)
  }

  /// The rules of the findings.
  var rules: [String] { findings.map(\.rule) }
}
