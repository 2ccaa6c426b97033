/// A reporter and where it writes, as `--reporter NAME=FILE` says.
struct ReporterChoice: ArgumentValue {
  /// The reporter.
  let kind: ReporterKind
  /// The file it writes, nil for stdout.
  let file: String?

  static var choices: [String] { ReporterKind.choices }

  var argument: String { kind.rawValue + (file.map { "=" + $0 } ?? "") }

  /// Creates a choice.
  init(_ kind: ReporterKind, file: String? = nil) {
    self.kind = kind
    self.file = file
  }

  init(argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    kind = try ReporterKind(argument: parts[0])
    file = parts.count > 1 ? parts[1] : nil
    if file?.isEmpty == true {
      throw ValueMismatch(expected: "the name of a file after =, as in \(parts[0])=findings.\(parts[0])")
    }
  }
}
