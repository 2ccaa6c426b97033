import CustomFormats

/// Finds what may stand where the cursor is, from the declarations of the commands and from what there is.
///
/// It is silent about any trouble, and makes no catalogue.
struct CompletionSearch {
  private let commands: [CommandDescription]
  private let environment: Environment

  /// Prepares to complete calls of the program's commands.
  init(in environment: Environment, commands: [CommandSection] = Formatctl.commands) {
    self.commands = commands.flatMap(\.commands).map { CommandDescription($0) }
    self.environment = environment
  }

  /// Returns what may stand in place of the last word; the others stand before it.
  func completion(of words: [String]) -> Completion {
    let typed = words.last ?? ""
    let call = TypedCall(words.dropLast(), among: commands)
    return completion(of: typed, in: call).beginning(with: typed)
  }

  private func completion(of typed: String, in call: TypedCall) -> Completion {
    let values = ValueCompletion(call: call, commands: commands, environment: environment)
    if case .value(let option) = call.next { return values.completion(of: typed, as: option) }
    if !call.isEnded, typed.hasPrefix("-") {
      guard case .long(let name, let value?) = WordShape(typed) else { return .words(options(of: call)) }
      guard let option = call.option(named: name), option.kind == .option else { return .nothing }
      return values.completion(of: value, as: option).after("--\(name)=")
    }
    switch call.next {
    case .command(let commands): return .words(commands.map { Candidate($0.name, $0.summary) })
    case .position(let position?):
      var completion = values.completion(of: typed, as: position)
      if position.isRepeated { completion.candidates.removeAll { call.operands.contains(completion.prefix + $0.word) } }
      return completion
    case .position(nil), .value: return .nothing
    }
  }

  /// The options that may still be given, those of the command first.
  private func options(of call: TypedCall) -> [Candidate] {
    call.arguments.filter { option in
      option.kind != .argument && (option.isRepeated || call.options[option.name] == nil)
    }.map { Candidate($0.label, $0.help) }
  }
}
