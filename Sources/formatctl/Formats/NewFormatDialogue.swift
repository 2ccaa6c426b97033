import CustomFormats

/// Asks a person at a terminal for a new format.
struct NewFormatDialogue {
  private let environment: Environment

  /// Prepares to ask.
  init(_ environment: Environment) {
    self.environment = environment
  }

  /// Asks for the ID or slug, where a person is there to ask.
  func reference() throws -> FormatReference {
    guard environment.canAsk else { throw UsageError("create needs <format>.", in: ["create"]) }
    while true {
      let answer = try answer("The ID from the ad server, or a slug for a draft:")
      do {
        return try FormatReference(argument: answer)
      } catch {
        environment.say("\(error)")
      }
    }
  }

  /// Asks a question that yes or no answers; no answer is no.
  func accepts(_ question: String) throws -> Bool {
    ["y", "yes"].contains(try answer("\(question) [y/N]").lowercased())
  }

  /// Asks for name, purpose and fields, and whether the format is to be made.
  func format(_ reference: FormatReference, name: String?, purpose: String?) throws -> NewFormat {
    var standard = reference.name
    if case .slug(let slug, _) = reference { standard = Slug.name(slug) }
    var format = NewFormat(name: name, description: purpose)
    if name == nil {
      let answer = try answer("Name (\(standard)):")
      format.name = answer.isEmpty ? standard : answer
    }
    if purpose == nil {
      let answer = try answer("What it is for, or nothing:")
      format.description = answer.isEmpty ? nil : answer
    }
    environment.say(
      "Fields, each as KEY:KIND and what limits it, such as Headline:text,required,max=25; help fields lists it all.")
    while true {
      let answer = try answer("Field \(format.fields.count + 1), or nothing to end:")
      if answer.isEmpty { break }
      add(answer, to: &format)
    }
    guard !format.fields.isEmpty else { throw Failure("a format needs a field, and none was given; nothing was made.") }
    guard try accepts("Make \(format.name ?? standard) with \(format.fields.count.counting("field"))?") else {
      throw Failure("nothing was made.")
    }
    return format
  }

  private func add(_ phrase: String, to format: inout NewFormat) {
    do throws(FieldPhraseError) {
      let field = try FieldPhrase(phrase)
      if format.fields.contains(where: { $0.key == field.key }) {
        environment.say("There is a field \(field.key) already.")
      } else {
        format.fields.append(field)
      }
    } catch {
      environment.say("\(error).")
    }
  }

  private func answer(_ question: String) throws -> String {
    guard let answer = environment.ask(question) else {
      throw Failure("the answers ended before the format was complete; nothing was made.")
    }
    return answer.trimmed
  }
}
