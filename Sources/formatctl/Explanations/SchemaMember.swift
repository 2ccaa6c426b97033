import CustomFormats
import Documents

/// A member of one of the files that people write, as its schema describes it.
struct SchemaMember: Equatable, Sendable {
  /// The schema's name: format, creative or project.
  let schema: String
  /// The names that lead to it; those of lists end with `[]`.
  let path: [String]
  /// What it says, in one sentence.
  let about: String
  /// What stands there, in words.
  let form: String
  /// The kinds of fields that have it, none where it is no limit.
  var kinds: [String] = []

  /// The path as it is written: `fields[].limits.maxCharacters`.
  var written: String { path.joined(separator: ".") }

  /// The names that lead to it, without the brackets of lists.
  var plain: [String] { path.map(Self.bare) }

  /// The name alone.
  var name: String { Self.bare(path.last ?? "") }

  /// The file that it stands in.
  var file: String {
    switch schema {
    case "project": ProjectFile.fileName
    case "format": FormatFolder.definitionName
    default: "a creative, such as \(FormatFolder.sampleName)"
    }
  }

  /// The settings of a field in one word that write it, each with an example.
  var settings: [String] {
    guard schema == "format", path.first == "fields[]" else { return [] }
    let own = plain.dropFirst().joined(separator: ".")
    var seen: Set<String> = []
    return FieldSetting.all.filter { setting in
      setting.members.contains(own)
        && (kinds.isEmpty || !kinds.filter { kind in setting.kinds.contains { $0.rawValue == kind } }.isEmpty)
    }.map { $0.example.isEmpty ? $0.name : "\($0.name)=\($0.example)" }.filter { seen.insert($0).inserted }
  }

  /// Returns the members that a word means: a name, the end of a path, or a path behind the schema's name.
  static func meant(by word: String) -> [SchemaMember] {
    let parts = word.split(separator: ".").map { bare(String($0)) }
    guard !parts.isEmpty else { return [] }
    let exact = all.filter { $0.ends(with: parts) }
    return exact.isEmpty ? all.filter { $0.ends(with: parts.map { $0.lowercased() }, folded: true) } : exact
  }

  private func ends(with parts: [String], folded: Bool = false) -> Bool {
    let names = ([schema] + plain).map { folded ? $0.lowercased() : $0 }
    return parts.count <= names.count && Array(names.suffix(parts.count)) == parts
      && parts != [folded ? schema.lowercased() : schema]
  }

  /// Returns a name without the brackets of a list.
  private static func bare(_ name: String) -> String { name.hasSuffix("[]") ? String(name.dropLast(2)) : name }

  /// The member for a program.
  var json: JSON {
    let settings = settings
    return .object([
      "schema": .string(schema), "path": .string(written), "about": .string(about), "takes": .string(form),
      "kinds": kinds.isEmpty ? nil : .array(kinds.map { .string($0) }),
      "settings": settings.isEmpty ? nil : .array(settings.map { .string($0) }),
    ])
  }
}
