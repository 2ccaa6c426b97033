import CustomFormats
import Documents

/// A format that was found, with where it was taken from.
struct FoundFormat {
  /// The definition.
  let definition: FormatDefinition
  /// Where it was taken from.
  let origin: FormatOrigin
  /// What the catalogue holds, where it was taken from there.
  var stored: StoredFormat?
  /// Sentences for stderr: which one was taken, and what else there is.
  var remarks: [String] = []

  /// The format.
  var format: CustomFormat { definition.format }

  /// The name with the ID or slug, for sentences.
  var label: String { format.label }

  /// The name for people, also of a definition that cannot be read.
  var title: String { stored?.content.name ?? format.title }

  /// What places in the definition are told by: its file, or the ID or slug with the revision.
  var name: String { stored.map { "\($0.names.shortest)@\($0.revision)" } ?? origin.path.shown }

  /// The folder of the definition's file, nil where it is no file.
  var folder: FormatFolder? {
    origin.place == .catalogue ? nil : origin.path.parent.map { FormatFolder(path: $0, definition: origin.path) }
  }

  /// The path by which `import` takes it with its samples.
  var importPath: FilePath {
    guard origin.path.name == FormatFolder.definitionName, let folder = origin.path.parent else { return origin.path }
    return folder
  }

  /// The definition, of which findings name the file, or the ID or slug with the revision.
  var namedDefinition: FormatDefinition {
    var definition = definition
    if definition.file == nil { definition.file = name }
    return definition
  }

  /// The format made ready for proving creatives, with the revision that the catalogue has of it.
  var prepared: PreparedFormat {
    var definition = definition
    if let stored { definition.format.revision = stored.revision }
    return PreparedFormat(definition, selection: RuleSelection())
  }

  /// Tells whether another text defines the same: order of members and layout of the text count for nothing.
  func isSame(as other: FormatDefinition) -> Bool { definition.defines(sameAs: other) }
}

extension CustomFormat {
  /// The name with the ID or slug: `Simple native (10063170)`.
  var label: String { title == reference ? title : "\(title) (\(reference))" }
}

extension FormatDefinition {
  /// Tells whether another text defines the same: order of members, layout of the text and `revision` count for nothing.
  func defines(sameAs other: FormatDefinition) -> Bool {
    if text == other.text { return true }
    guard var mine = document.root?.json, var theirs = other.document.root?.json else { return false }
    mine["revision"] = nil
    theirs["revision"] = nil
    return FormatFile.canonical(mine) == FormatFile.canonical(theirs)
  }

  /// The lines of the definition in canonical form, for comparisons.
  var comparableText: String {
    guard var tree = document.root?.json else { return String(decoding: text, as: UTF8.self) }
    tree["revision"] = nil
    return FormatFile.canonical(tree).documentText
  }
}
