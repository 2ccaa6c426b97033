import CustomFormats

/// What may stand for one argument or the value of one option.
struct ValueCompletion {
  /// The call, as far as it is typed.
  let call: TypedCall
  /// The commands that there are.
  let commands: [CommandDescription]
  /// What the call may touch.
  let environment: Environment

  /// Returns the values of an argument or option that may stand in place of a word.
  func completion(of typed: String, as argument: ArgumentDescription) -> Completion {
    switch argument.value {
    case .format, .storedFormat: formats.completion(of: typed, storedOnly: argument.value == .storedFormat)
    case .key: .words(fields.map { Candidate($0.key, Self.words(of: $0)) })
    case .setting: settings(in: typed, of: fields.first { $0.key == call.operands.dropFirst().first }?.kind)
    case .field: field(typed)
    case .sample: .words(formats.samples(of: call.format))
    case .state: .words(formats.states(of: call.format))
    case .rule: .words(Self.rules + Self.families)
    case .ruleWeight: weight(typed)
    case .reporter: reporter(typed, argument.choices)
    case .topic: .words(topics)
    case .subject: .words(Self.subjects)
    case .schema: .words(SchemaDocument.all.map { Candidate($0.name, $0.summary) })
    case .file: .files
    case .folder: Completion(paths: .folders)
    case .other: .words(argument.choices.map { Candidate($0) })
    }
  }

  private var formats: FormatCandidates { FormatCandidates(common: call.common, environment: environment) }

  /// The fields of the format that stands before, or of all formats where the command is about none.
  private var fields: [AssetField] {
    guard let name = call.format else { return formats.everyField }
    return formats.format(name)?.fields ?? []
  }

  private static func words(of field: AssetField) -> String {
    let label = field.label == field.key ? "" : "\(field.label), "
    return label + field.kind.rawValue + (field.isRequired ? ", required" : "")
  }

  private static var rules: [Candidate] { Rules.all.map { Candidate($0.id, $0.about.summary) } }

  private static var families: [Candidate] {
    RuleFamily.allCases.map { Candidate($0.rawValue, "Every rule of this family.") }
  }

  private static var subjects: [Candidate] {
    let profiles = Profile.allCases.map { Candidate($0.rawValue, "What this profile changes.") }
    let exit = Candidate(HelpTopic.exitStatus.name, HelpTopic.exitStatus.summary)
    let members = SchemaMember.all.map {
      Candidate($0.path.count > 1 ? "\($0.path.suffix(2).joined(separator: "."))" : $0.name, $0.about)
    }
    let settings = FieldSetting.all.map { Candidate($0.name, $0.summary) }
    let names = SDKName.all.map { Candidate($0.old, $0.about) }
    var seen: Set<String> = []
    return (rules + families + profiles + [exit] + members + settings + names).filter { seen.insert($0.word).inserted }
  }

  /// A rule, an equals sign, and then its weight.
  private func weight(_ typed: String) -> Completion {
    guard let equals = typed.firstIndex(of: "=") else { return .words(Self.rules.map { Candidate($0.word + "=", $0.about) }) }
    let weights = ["off"] + Severity.allCases.map(\.rawValue)
    return Completion.words(weights.map { Candidate($0) }).after(typed[...equals])
  }

  /// A reporter, and after an equals sign the file that it writes.
  private func reporter(_ typed: String, _ names: [String]) -> Completion {
    guard let equals = typed.firstIndex(of: "=") else { return .words(names.map { Candidate($0) }) }
    return Completion.files.after(typed[...equals])
  }

  /// The commands and topics that help explains; after a group, its commands.
  private var topics: [Candidate] {
    var commands = commands
    for word in call.operands {
      guard let named = commands.first(where: { $0.name.britishSpelling == word.britishSpelling }) else { return [] }
      commands = named.subcommands
    }
    let topics = call.operands.isEmpty ? HelpTopic.all.map { Candidate($0.name, $0.summary) } : []
    return commands.map { Candidate($0.name, $0.summary) } + topics
  }

  /// A field in one word, of which the last part is completed: `KEY:KIND`, then settings between commas.
  private func field(_ typed: String) -> Completion {
    guard let colon = typed.firstIndex(of: ":") else { return .nothing }
    guard typed[colon...].contains(",") else {
      return Completion.words(FieldKind.allCases.map { Candidate($0.rawValue) }).after(typed[...colon])
    }
    let kind = FieldKind(rawValue: String(typed[colon...].dropFirst().prefix { $0 != "," }))
    return settings(in: typed, of: kind)
  }

  /// Settings between commas, of which the last is completed.
  private func settings(in typed: String, of kind: FieldKind?) -> Completion {
    guard let comma = typed.lastIndex(of: ",") else { return settings(of: typed, kind) }
    return settings(of: String(typed[comma...].dropFirst()), kind).after(typed[...comma])
  }

  /// The settings of a kind of field, or after an equals sign the values of one.
  private func settings(of typed: String, _ kind: FieldKind?) -> Completion {
    let all = kind.map(FieldSetting.of) ?? FieldSetting.all
    guard let equals = typed.firstIndex(of: "=") else {
      var known: Set<String> = []
      let first = all.filter { known.insert($0.name).inserted }
      return .words(first.map { Candidate($0.isFlag ? $0.name : $0.name + "=", $0.summary) })
    }
    let setting = all.first { $0.name == typed[..<equals] }
    return Completion.words((setting?.words ?? []).map { Candidate($0) }).after(typed[...equals])
  }
}
