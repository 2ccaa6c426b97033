import CustomFormats

/// The options that choose among the formats of a list.
struct ListFilter: SharedOptions {
  /// What a format is to be.
  enum Status: String, CaseIterable, ArgumentValue {
    case active, inactive, draft
  }

  @Option("Only formats with a field of this key, or one that had it.", value: .key) var key: String?
  @Option("Only formats of this status.") var status: Status?
  @Flag("Only formats that no creative names.") var unused
  @Option("Where creatives are, for --unused; else those of formatctl.json.", value: .file) var creatives: [String] = []

  /// Returns the formats that were asked for.
  func applied(to formats: [FoundFormat], in environment: Environment) throws -> [FoundFormat] {
    if !unused, !creatives.isEmpty { throw UsageError("--creatives is where --unused looks, and needs it.", in: ["list"]) }
    let used = unused ? try usedReferences(in: environment) : []
    return formats.filter { hasKey($0.format) && hasStatus($0.format) && !isNamed($0.format, by: used) }
  }

  /// What was asked for, in words behind "no format"; nil where nothing was.
  var words: String? {
    let parts = [
      key.map { "has a field \($0)" }, status.map { $0 == .draft ? "is a draft" : "is \($0.rawValue)" },
      unused ? "is named by no creative" : nil,
    ]
    let said = parts.compactMap { $0 }
    return said.isEmpty ? nil : said.joined(separator: " and ")
  }

  private func hasKey(_ format: CustomFormat) -> Bool {
    guard let key else { return true }
    return format.fields.contains { $0.key == key || $0.aliases.contains(key) }
  }

  private func hasStatus(_ format: CustomFormat) -> Bool {
    switch status {
    case nil: true
    case .draft: format.formatID == nil
    case .active: format.formatID != nil && format.status == .active
    case .inactive: format.formatID != nil && format.status == .inactive
    }
  }

  private func isNamed(_ format: CustomFormat, by used: Set<String>) -> Bool {
    format.allNames.contains(where: used.contains)
  }

  private func usedReferences(in environment: Environment) throws -> Set<String> {
    let names = creatives.isEmpty ? try environment.project()?.paths("creatives").map(\.shown) ?? [] : creatives
    if names.isEmpty {
      throw Failure(
        "--unused needs creatives to look through, and neither --creatives nor \(ProjectFile.fileName) names any.",
        next: "formatctl list --unused --creatives creatives")
    }
    return try environment.creativeFiles(names).formatReferences()
  }
}
