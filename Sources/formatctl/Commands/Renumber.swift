import CustomFormats
import Documents

/// `formatctl renumber`: gives a draft its ID, or a format another one.
struct Renumber: Command {
  static let name = "renumber"
  static let summary = "Give a draft its ID, or a format another one."
  static let discussion = """
    The samples in the catalogue follow. --keep-id keeps the old ID among otherIds, so that creatives which name it are still \
    held to this format.
    """
  static let examples = [
    CommandExample("formatctl renumber trail-card 20000001", "A draft gets the ID that the ad server assigned."),
    CommandExample("formatctl renumber 20000001 20000002 --keep-id", "Another ID; creatives may name either."),
  ]

  @OptionGroup var common: CommonOptions
  @Argument("The format.", value: .storedFormat) var format: FormatReference
  @Argument("The new ID.", placeholder: "id") var newID: FormatReference
  @Flag("Keep the old ID among otherIds.") var keepID
  @OptionGroup var update: UpdateOptions

  func run(in environment: Environment) throws -> ExitStatus {
    guard case .id(let id, nil) = newID else {
      throw Failure("\(newID.argument) is no ID, digits alone such as 20000001 are expected.", next: "formatctl renumber --help")
    }
    let change = try FormatChange(format, common, in: environment)
    if let owner = try change.shelf.stored(.id(id)), owner.identity != change.base.identity {
      throw Failure(
        "the ID \(id) is that of \"\(owner.content.name)\" in \(change.shelf.location.path), one that is free is expected.",
        next: "formatctl show \(id)")
    }
    let old = change.definition.format.formatID
    if keepID, old == nil { throw Failure("\(format.argument) is a draft, so that there is no ID to keep.") }
    try change.perform(update, in: environment, renumbers: true) { edit in
      edit.renumber(to: id, keepingOld: keepID)
    }
    return .clean
  }
}
