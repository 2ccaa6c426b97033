import CustomFormats
import Documents

/// What a new format begins with: a bundled one, a template, a file, fields, or answers.
struct FormatStart {
  /// The ID or slug of the new format.
  let reference: FormatReference
  /// The format whose definition it begins with.
  let template: FormatReference?
  /// The file whose definition it begins with.
  let file: String?
  /// The fields that are added.
  let fields: [FieldPhrase]
  /// The name for people.
  let name: String?
  /// What it is for.
  let purpose: String?
  /// Whether it is said where a definition was taken from.
  let lookup: LookupOptions

  /// Returns the definition, with samples where a whole format is taken.
  func incoming(_ library: FormatLibrary, in environment: Environment) throws -> IncomingFormat {
    if template != nil, file != nil {
      throw UsageError("--template and --from both say what to begin with, one of them is expected.", in: ["create"])
    }
    for (index, field) in fields.enumerated() where fields.prefix(index).contains(where: { $0.key == field.key }) {
      throw UsageError("--field gives the key \(field.key) twice, once is expected.", in: ["create"])
    }
    if let template {
      let found = try library.find(template)
      environment.say(found.remarks, lookup)
      try found.definition.readable(in: environment, as: found.name)
      return try changed(found.definition, source: "the new definition")
    }
    if let file {
      let path = environment.path(file)
      let definition = FormatFile.read(try path.bytes(), file: path.shown)
      try definition.readable(in: environment, as: path.shown)
      return try changed(definition, source: path.shown)
    }
    if fields.isEmpty { return try existing(library, in: environment) ?? asked(library, in: environment) }
    return try made(NewFormat(name: name, description: purpose, fields: fields))
  }

  /// Takes a whole format that is known elsewhere.
  private func existing(_ library: FormatLibrary, in environment: Environment) throws -> IncomingFormat? {
    let (known, complaints) = try library.lookUp(reference)
    guard let found = known, reference.names(found.format) else {
      environment.say(complaints, lookup)
      return nil
    }
    environment.say(found.remarks, lookup)
    try found.definition.readable(in: environment, as: found.name)
    let samples = try found.folder?.samples(of: found.definition) ?? []
    if name == nil, purpose == nil {
      return IncomingFormat(definition: found.definition, samples: samples, source: found.name)
    }
    var incoming = try changed(found.definition, keepsNames: true, source: found.name)
    incoming.samples = samples
    return incoming
  }

  private func asked(_ library: FormatLibrary, in environment: Environment) throws -> IncomingFormat {
    let near = Suggestion.nearest(to: reference.name, among: try library.references())
    if environment.canAsk {
      let dialogue = NewFormatDialogue(environment)
      if let near = near.first, let other = try? FormatReference(argument: near), try library.catalogue.stored(other) == nil,
        try dialogue.accepts("There is no format \(reference.name) to begin with. Did you mean \(near)?")
      {
        return try FormatStart(
          reference: other, template: nil, file: nil, fields: [], name: name, purpose: purpose, lookup: lookup
        )
        .incoming(library, in: environment)
      }
      return try made(dialogue.format(reference, name: name, purpose: purpose))
    }
    let call = "formatctl create \(Shell.quoted(reference.name))"
    guard let first = near.first else {
      throw Failure(
        "there is no format \(reference.name) to begin with; --template, --from or --field says what it has.",
        next: "\(call) --field Headline:text,required,max=25")
    }
    let isStored = try library.catalogue.names().contains(first)
    throw Failure(
      "there is no format \(reference.name) to begin with\(Suggestion.question(near))",
      next: "formatctl \(isStored ? "show" : "create") \(Shell.quoted(first))")
  }

  /// Makes the definition of fields alone.
  private func made(_ format: NewFormat) throws -> IncomingFormat {
    var format = format
    switch reference {
    case .id(let id, _): format.formatID = id
    case .slug(let slug, _):
      format.slug = slug
      format.name = format.name ?? Slug.name(slug)
    case .path: break
    }
    return IncomingFormat(definition: Self.definition(format.definition), source: "the new definition")
  }

  /// Changes another definition into that of the new format; one that is already stays as it is, byte for byte.
  func changed(
    _ definition: FormatDefinition, keepsNames: Bool = false, source: String
  ) throws -> IncomingFormat {
    if reference.names(definition.format), name == nil, purpose == nil, fields.isEmpty {
      return IncomingFormat(definition: definition, source: source)
    }
    guard var tree = definition.document.root?.json else { return IncomingFormat(definition: definition, source: source) }
    if !fields.isEmpty {
      var edit = try FormatEdit(definition)
      try edit.add(fields)
      tree = edit.tree
    }
    if !keepsNames, !reference.names(definition.format) {
      tree["formatId"] = nil
      tree["otherIds"] = nil
      tree["slug"] = nil
      switch reference {
      case .id(let id, _): tree["formatId"] = .string(id.description)
      case .slug(let slug, _): tree["slug"] = .string(slug)
      case .path: break
      }
      if case .slug(let slug, _) = reference {
        tree["name"] = .string(Slug.name(slug))
      } else {
        tree["name"] = definition.format.name.map { .string("\($0), copy") }
      }
    }
    tree["revision"] = nil
    if let name { tree["name"] = .string(name) }
    if let purpose { tree["description"] = .string(purpose) }
    return IncomingFormat(definition: Self.definition(tree), source: source)
  }

  private static func definition(_ tree: JSON) -> FormatDefinition {
    FormatFile.read(Array(FormatFile.canonical(tree).documentText.utf8))
  }
}
