import CustomFormats

/// `formatctl edit`: changes the definition of a format as a text, or members of it.
struct Edit: Command {
  static let name = "edit"
  static let summary = "Change a format in an editor, or members of it by their paths."
  static let discussion = """
    The editor is $VISUAL on a terminal, else $EDITOR. It opens a copy of the definition, and what it leaves is taken byte for \
    byte. A text with errors, or one that is based on an older revision, is not taken but kept, and its path is said; \
    --from takes it up again, in the editor on a terminal, else as it stands.

    --set changes a member and writes the definition in canonical form: the kind of value is the one that belongs there, lists \
    have commas, an empty value takes the member away. Fields have commands of their own: formatctl field.
    """
  static let examples = [
    CommandExample("formatctl edit 10063170", "In your editor."),
    CommandExample("formatctl edit 10063170 --set adChoices.width=20 --set adChoices.height=20", "Two members."),
    CommandExample("formatctl edit 10063170 --set clicks.clickable=Headline,MainImage", "A list."),
    CommandExample("formatctl edit 10063170@3 --from changed.json -m 'New layout'", "A text from a file, based on revision 3."),
  ]

  @OptionGroup var common: CommonOptions
  @Argument("The format.", value: .storedFormat) var format: FormatReference
  @Option("Set a member, PATH=VALUE.", name: "set", placeholder: "path=value")
  var members: [MemberAssignment] = []
  @Option("Begin with the text of this file.", value: .file) var from: String?
  @OptionGroup var update: UpdateOptions

  func run(in environment: Environment) throws -> ExitStatus {
    if from != nil, !members.isEmpty {
      throw UsageError("--from brings a whole text and --set changes members, one of them is expected.", in: ["edit"])
    }
    let change = try FormatChange(format, common, in: environment)
    if !members.isEmpty {
      try change.perform(update, in: environment) { edit in
        for member in members { try edit.set(member) }
      }
      return .clean
    }
    if let from {
      let file = environment.path(from)
      let text = try file.bytes()
      if environment.canAsk, let editor = Editor(in: environment) {
        try write(text, change, editor, in: environment)
      } else {
        try change.write(FormatFile.read(text, file: file.shown), as: file.shown, update, in: environment)
      }
    } else {
      try change.expectLatest()
      guard !environment.forbidsQuestions, let editor = Editor(in: environment) else { throw noEditor(environment) }
      try write(change.base.content.text, change, editor, in: environment)
    }
    return .clean
  }

  /// Lets a person change a text, and takes it or keeps it.
  private func write(_ start: [UInt8], _ change: FormatChange, _ editor: Editor, in environment: Environment) throws {
    let copy = try WorkingCopy(start, of: change.base.names.shortest, in: environment)
    let status = try editor.open(copy.file, in: environment)
    // Reading what is no file could wait for ever.
    if case .other = copy.file.kind { throw FileError(copy.file, "cannot be read", "the editor left no file there") }
    let text = try copy.file.bytes()
    let failure = Failure("the editor \(editor.command) ended with status \(status), so that nothing was written.")
    if status != 0, text == start {
      copy.discard()
      throw failure
    }
    do {
      if status != 0 { throw failure }
      try change.write(FormatFile.read(text, file: copy.file.shown), as: copy.file.shown, update, in: environment)
    } catch {
      throw RefusedText(error, file: copy.file, of: change.base, latest: try change.shelf.latest(of: change.base))
    }
    if update.dryRun, text != start {
      environment.say("The text is kept in \(copy.file).")
    } else {
      copy.discard()
    }
  }

  private func noEditor(_ environment: Environment) -> Failure {
    let reason = environment.forbidsQuestions ? "--no-input forbids opening one" : "EDITOR is not set"
    return Failure(
      "edit needs an editor, and \(reason); --set changes members without one.",
      next: "formatctl edit --help")
  }
}

extension MemberAssignment: ArgumentValue {
  init(argument: String) throws { try self.init(argument) }
}
