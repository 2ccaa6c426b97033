import CustomFormats
import Documents

/// What a page says of one creative, of one format, or of a file that belongs to none.
struct PageEntry {
  /// What is found fault with.
  let title: String
  /// The format, where the title is not its name.
  let format: String?
  /// The file, and the line that it begins in.
  let place: String?
  /// The findings, as many as are listed.
  let findings: [Finding]
  /// How many findings are not listed.
  let leftOut: Int
  /// The ad that is drawn, nil for none.
  let ad: PageAd?

  /// The most findings that are listed of one creative.
  static let mostFindings = 100

  /// Takes over a judgement; findings that are not shown were taken out.
  init(_ judgement: Judgement, ad: PageAd?) {
    let format = judgement.formatID.map { "format \($0)" }
    let file = judgement.file.map(Self.name)
    title = judgement.creative ?? (judgement.subject == .files ? file : format ?? file) ?? "files"
    self.format = judgement.creative == nil ? nil : format
    place = judgement.file.map { Self.name($0) + (judgement.line.map { ":\($0)" } ?? "") }
    findings = Array(judgement.findings.sorted { $0.severity > $1.severity }.prefix(Self.mostFindings))
    leftOut = judgement.findings.count - findings.count
    self.ad = ad
  }

  /// The heaviest severity.
  var worst: Severity { findings.first?.severity ?? .note }

  private static func name(_ file: String) -> String { file == "-" ? "stdin" : file }
}
