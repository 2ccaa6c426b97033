/// A member of the project file.
enum ProjectMember: String, CaseIterable {
  case formats
  case creatives
  case profile
  case rules
  case depth
  case failOn
  case baseline
  case installed

  /// What it says, as its schema describes it.
  var meaning: String {
    SchemaMember.all.first { $0.schema == "project" && $0.written == rawValue }?.about ?? ""
  }

  /// The members that say something of the file itself.
  static let ofTheFile = ["$schema", "schemaVersion"]
}
