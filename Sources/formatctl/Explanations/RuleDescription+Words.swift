import CustomFormats

extension RuleDescription {
  /// The weight, and where a profile changes it: "note; error in programmatic".
  var severityWords: String {
    let changes = Profile.allCases.compactMap { profile in
      ProfileTable.changed(self, by: profile).map { "\($0.rawValue) in \(profile.rawValue)" }
    }
    return ([severity.rawValue] + changes).joined(separator: "; ")
  }

  /// Who has to act, with the article.
  var addresseeWords: String { "the \(addressee.rawValue)" }

  /// The rules that it keeps silent; a whole family by its name.
  var silenced: [String] { supersedes.map { RuleFamily(rawValue: $0) == nil ? $0 : "every \($0) rule" } }

  /// Rules that keep this one silent where they speak of the same.
  var supersededBy: [String] { Rules.all.map(\.about).filter { $0.keepsSilent(id) }.map(\.id) }
}
