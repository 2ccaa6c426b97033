import CustomFormats

/// Where a field stands among the others.
struct PositionOptions: SharedOptions {
  @Option("Before the field of this key.", value: .key) var before: String?
  @Option("After the field of this key.", value: .key) var after: String?
  @Flag("Before all others.") var first
  @Flag("After all others.") var last

  /// Returns the place that was said, nil where none was; two places are a usage error.
  func position(_ path: [String]) throws -> FieldPosition? {
    let said: [(String, FieldPosition)] = [
      before.map { ("--before", .before($0)) }, after.map { ("--after", .after($0)) }, first ? ("--first", .first) : nil,
      last ? ("--last", .last) : nil,
    ].compactMap { $0 }
    if said.count > 1 {
      throw UsageError("\(said.map(\.0).enumeration) say where the field stands, one of them is expected.", in: path)
    }
    return said.first?.1
  }
}
