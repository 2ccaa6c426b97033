import CustomFormats
import Documents

/// What a run looks at: entries of a baseline about anything else are left alone.
struct BaselineScope {
  /// The command.
  let command: String
  /// The files and folders that it looks at; nil for all files of the project.
  var names: [String]?
  /// The rules and families that run; empty for all.
  let only: Set<String>

  /// Tells whether the run would have met the finding of an entry again.
  func holds(_ entry: KnownFinding, _ paths: ReportPaths) -> Bool {
    if let other = entry.command, other != command { return false }
    if !only.isEmpty, !only.contains(entry.rule) {
      guard let rule = Rules.named(entry.rule), only.contains(rule.id) || only.contains(rule.about.family.rawValue) else {
        return false
      }
    }
    guard let file = entry.file else { return true }
    guard let names else { return !file.hasPrefix(ReportPaths.catalogue) }
    return names.contains { name in
      let place = paths.known(name).visible
      if place == file { return true }
      guard place == "." || file.hasPrefix(place + "/") else { return false }
      return Self.isLookedAt(place == "." ? file[...] : file.dropFirst(place.count + 1))
    }
  }

  /// Tells whether a walk through a folder meets a file below it; hidden ones and those called bad-* it passes by.
  private static func isLookedAt(_ file: Substring) -> Bool {
    let parts = file.split(separator: "/")
    return !parts.contains { $0.hasPrefix(".") } && parts.last?.hasPrefix("bad-") != true
  }
}

extension ReportPaths {
  /// What stands before the name of a format of the catalogue, which is no file.
  static let catalogue = "catalogue:"

  /// Returns the path that a baseline knows a file by: from the root on, or as it is given where it stands elsewhere.
  ///
  /// A format of the catalogue is known by its name without the revision, so that its findings survive the next one.
  func known(_ file: String) -> String {
    Self.isStored(file) ? Self.catalogue + file.prefix { $0 != "@" } : relative(file) ?? file
  }

  /// Tells whether a name is that of a format of the catalogue, as in 10063170@3.
  static func isStored(_ file: String) -> Bool {
    let parts = file.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && !file.contains("/") && Int(parts[1]) != nil
  }
}
