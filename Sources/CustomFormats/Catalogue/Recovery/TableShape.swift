/// The columns of a table, by which its rows are known on a page that no root leads to.
///
/// A migration that changes a table changes its shape here; a test holds the two together.
struct TableShape: Sendable {
  /// The table.
  let name: String
  /// The columns behind the row's number.
  let columns: [Column]

  /// A column.
  struct Column: Sendable {
    /// The name.
    let name: String
    /// What it holds.
    let kind: Kind
    /// Whether it may hold nothing.
    let isOptional: Bool
  }

  /// What a column holds.
  enum Kind: String, Sendable {
    case integer = "INTEGER"
    case text = "TEXT"
    case blob = "BLOB"
    /// A blob of 32 bytes.
    case hash = "HASH"
  }

  /// Every table in the order in which rows can be inserted.
  static let all: [TableShape] = [change, format, formatRevision, sample, sampleRevision, media, sampleMedia]

  static let change = TableShape(
    "change", [("time", .integer), ("author", .text), ("reason", .text), ("command", .text), ("reverts", .integer)],
    optional: ["reason", "reverts"])
  static let format = TableShape("format", [])
  static let formatRevision = TableShape(
    "format_revision",
    [
      ("format", .integer), ("number", .integer), ("change", .integer), ("format_id", .text), ("slug", .text), ("name", .text),
      ("status", .text), ("text", .blob),
    ], optional: ["format_id", "slug", "text"])
  static let sample = TableShape("sample", [("format", .integer)])
  static let sampleRevision = TableShape(
    "sample_revision",
    [("sample", .integer), ("number", .integer), ("change", .integer), ("name", .text), ("text", .blob)], optional: ["text"])
  static let media = TableShape("media", [("sha256", .hash), ("bytes", .blob)])
  static let sampleMedia = TableShape(
    "sample_media", [("sample", .integer), ("number", .integer), ("path", .text), ("sha256", .hash)])

  private init(_ name: String, _ columns: [(String, Kind)], optional: Set<String> = []) {
    self.name = name
    self.columns = columns.map { Column(name: $0.0, kind: $0.1, isOptional: optional.contains($0.0)) }
  }

  /// Tells whether columns can be a row of the table.
  ///
  /// The row's number stands elsewhere, and nothing in its column.
  func fits(_ forms: [ColumnForm]) -> Bool {
    guard forms.count == columns.count + 1, forms.first == .null else { return false }
    return zip(columns, forms.dropFirst()).allSatisfy { column, form in
      switch (column.kind, form) {
      case (_, .null): column.isOptional
      case (.integer, .integer), (.integer, .constant), (.text, .text), (.blob, .blob): true
      case (.hash, .blob(let length)): length == 32
      default: false
      }
    }
  }

  /// The statement that inserts a row with its number.
  func insertion(of row: FoundRow) -> SQL {
    let names = (["id"] + columns.map(\.name)).joined(separator: ", ")
    let places = Array(repeating: "?", count: columns.count + 1).joined(separator: ", ")
    return SQL(unchecked: "INSERT INTO \(name) (\(names)) VALUES (\(places))", [.integer(row.id)] + row.values)
  }
}
