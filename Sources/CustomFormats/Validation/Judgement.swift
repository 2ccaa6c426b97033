/// A creative, a definition, an ad of a session or the files of a delivery that were proved, with the findings about them.
public struct Judgement: Sendable {
  /// What can be proved.
  public enum Subject: Sendable {
    case creative, definition, files
    /// An ad of a session; its name stands for the creative's ID.
    case ad
  }

  /// What was proved.
  public var subject: Subject
  /// The creative's ID.
  public var creative: String?
  /// The format's ID, or its slug.
  public var formatID: String?
  /// The file that it stands in.
  public var file: String?
  /// The line that it begins in, counted from 1.
  public var line: Int?
  /// What was found; nothing where it passes.
  public var findings: [Finding]
  /// Where the creative was read, nil for what is none.
  public var origin: CreativeOrigin?
  /// The creative as the rules looked at it, nil for what is none.
  public var evidence: CreativeUnderTest?
  /// The format that was proved, nil for what is none.
  public var definition: CustomFormat?

  /// Creates a judgement.
  public init(
    _ subject: Subject, creative: String? = nil, formatID: String? = nil, file: String? = nil, line: Int? = nil,
    findings: [Finding], origin: CreativeOrigin? = nil, evidence: CreativeUnderTest? = nil, definition: CustomFormat? = nil
  ) {
    self.subject = subject
    self.creative = creative
    self.formatID = formatID
    self.file = file
    self.line = line
    self.findings = findings
    self.origin = origin
    self.evidence = evidence
    self.definition = definition
  }

  /// The heaviest severity that was found, nil for none.
  public var worst: Severity? { findings.map(\.severity).max() }
}
