import CustomFormats

/// What a run over files found, in short.
struct Proof {
  /// The definition that creatives are proved against.
  static let definition = """
    { "formatId": "10063170", "fields": [
        { "key": "Headline", "kind": "text", "required": true, "sample": "Night hikes" }, { "key": "Picture", "kind": "image" }],
      "clicks": { "clickable": ["Headline"] } }
    """

  /// A creative of it that no rule objects to, with some members more.
  static func creative(_ id: String, _ assets: String = "", _ members: String = "") -> String {
    """
    {"id":"\(id)","formatId":"10063170","assets":{"Headline":"Night hikes"\(assets)},\
    "destinationUrl":"https://trailhead.example"\(members)}
    """
  }

  /// A line a finding above a note: creative, rule, file, line.
  var findings: [String] = []
  /// What was counted.
  let summary: RunSummary
  /// What was passed by.
  let skipped: SkippedFiles

  init(_ names: [String], in folder: String, stdin: [[UInt8]] = [], delivery: String? = nil) throws {
    let selection = RuleSelection()
    let definition = FormatFile.read(Array(Self.definition.utf8))
    let formats = PreparedFormats([PreparedFormat(definition, selection: selection)])
    var pieces = stdin[...]
    let files = try CreativeFiles(names, workingDirectory: folder) { pieces.popFirst() ?? [] }
    let media = try delivery.map { MediaFolders(delivery: try FolderMedia(folder + "/" + $0, isDeep: true)) } ?? MediaFolders()
    var validation = FileValidation(files, Validator(selection, formats: formats), media: media)
    var lines: [String] = []
    try validation.prove { judgement in
      for finding in judgement.findings where finding.severity > .note {
        let file = finding.file.map { $0.hasPrefix(folder) ? String($0.dropFirst(folder.count + 1)) : $0 } ?? "-"
        lines.append("\(finding.creative ?? "-") \(finding.rule) \(file) \(finding.line.map(String.init) ?? "-")")
      }
    }
    findings = lines
    summary = validation.summary
    skipped = files.skipped
  }
}
