/// The entry by which pre-commit proves a project before every commit.
struct PreCommitFile {
  /// The project's folder, from the repository's on; nil where they are one.
  let folder: String?

  /// Its place in a repository.
  static let path = ".pre-commit-config.yaml"

  /// The file.
  var text: String { "# Run pre-commit install once in each clone.\nrepos:\n" + entry }

  /// The hooks, to stand under `repos:`.
  ///
  /// A picture that changes can break a creative that does not, so each hook looks at the whole project.
  var entry: String {
    """
      - repo: local
        hooks:
          - id: formatctl-lint
            name: definitions of ad formats
            entry: \(call("lint"))
            language: system
            files: \(files(#"(^|/)format(ctl)?\.json$"#))
            pass_filenames: false
          - id: formatctl-validate
            name: creatives
            entry: \(call("validate"))
            language: system
            files: \(files(#"\.(json|ndjson|jsonl|jpe?g|png|gif|webp|mp4|m4v|mov|webm)$"#))
            pass_filenames: false

    """
  }

  /// Tells whether a file has the hooks, or others that call the program.
  static func isNamed(in text: String) -> Bool { text.contains("formatctl") }

  private func call(_ command: String) -> String {
    guard let folder else { return "formatctl \(command)" }
    return YAML.quoted(Shell.line(["sh", "-c", "cd \(Shell.quoted("./" + folder)) && exec formatctl \(command)"]))
  }

  /// Returns the pattern of paths in the project, in the syntax of Python's expressions.
  private func files(_ pattern: String) -> String {
    guard let folder else { return YAML.quoted(pattern) }
    let plain = "/-_ "
    let escaped = folder.unicodeScalars.reduce(into: "") { text, scalar in
      let isPlain =
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil || plain.unicodeScalars.contains(scalar)
      text += (isPlain ? "" : "\\") + String(scalar)
    }
    return YAML.quoted("^\(escaped)/(.*/)?[^/]*" + pattern.replacing("(^|/)", with: ""))
  }
}
