import CustomFormats
import Documents

/// A report that an earlier call wrote, by `-r json=FILE` or `-r ndjson=FILE`.
struct EarlierReport {
  /// The file.
  let file: FilePath
  /// Its findings.
  private(set) var entries: [KnownFinding] = []
  private var counter = FingerprintCounter()

  /// Reads a report, and throws what is wrong with it.
  init(_ file: FilePath, _ paths: ReportPaths) throws {
    self.file = file
    let bytes = try file.bytes()
    if !Self.isLines(bytes) {
      try take(JSONDocument(bytes), paths)
      return
    }
    var line = 1
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      if end > start { try take(JSONDocument(bytes, in: start..<end, firstLine: line), paths) }
      start = end + 1
      line += 1
    }
  }

  /// Whether each line has an object of its own with a verdict; a run without findings writes no line at all.
  private static func isLines(_ bytes: [UInt8]) -> Bool {
    let first = JSONDocument(bytes, in: 0..<(bytes.firstIndex(of: 0x0A) ?? bytes.count))
    return bytes.isEmpty || first.problems.isEmpty && first.root?["verdict"] != nil
  }

  private mutating func take(_ document: JSONDocument, _ paths: ReportPaths) throws {
    let list = try FindingList(document, of: file, "a report")
    for entry in list.entries {
      _ = try list.mark("severity", of: entry, "a finding as --reporter json writes it")
      try list.check(entry, texts: ["severity", "message", "creative", "formatId", "key", "file", "given"])
      func text(_ name: String) -> String? { entry[name]?.string }
      let violation = Violation(
        rule: text("rule") ?? "", key: text("key"), message: text("message") ?? "", given: text("given"))
      var finding = Finding(violation, severity: .note, addressee: .publisher)
      finding.creative = text("creative")
      finding.formatID = text("formatId")
      let place = text("file").map(paths.known)
      entries.append(KnownFinding(finding, counter.next(Fingerprint.digest(finding, file: place)), command: nil, file: place))
    }
  }
}
