/// What a change did to a format or a sample.
enum RevisionAction: String, CaseIterable {
  case added, revised, removed
  /// It was removed, and is there again.
  case restored

  /// Tells what a revision did, from whether there was one before and is one now.
  init(from before: Bool, to now: Bool, isFirst: Bool) {
    self = !now ? .removed : before ? .revised : isFirst ? .added : .restored
  }

  /// Returns the verb of a sentence, such as `Added`, or `would add` as a dry run has it.
  func verb(isDryRun: Bool = false, removing: String = "remove") -> String {
    let (verb, past) =
      switch self {
      case .added: ("add", "Added")
      case .revised: ("revise", "Revised")
      case .removed: (removing, removing.prefix(1).uppercased() + removing.dropFirst() + "d")
      case .restored: ("bring back", "Brought back")
      }
    return isDryRun ? "Would \(verb)" : past
  }
}
