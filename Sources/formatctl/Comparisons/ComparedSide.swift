/// One side of a comparison: a definition, or all that a folder or the catalogue holds.
struct ComparedSide {
  /// What it is called.
  let name: String
  /// The definitions.
  let definitions: [ComparedDefinition]
  /// Whether it stands for all that some place holds.
  var isCollection = false
}
