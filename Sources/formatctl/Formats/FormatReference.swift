import CustomFormats

/// How a command names a format: ID, ID@revision, slug or path.
enum FormatReference: Hashable {
  /// The ID that the ad server assigned, and a revision of the catalogue.
  case id(FormatID, revision: Int? = nil)
  /// A slug, or another word that may have been meant as one, and a revision of the catalogue.
  case slug(String, revision: Int? = nil)
  /// A definition's file, or a folder that holds one.
  case path(String)

  /// The name without the revision, as it was given.
  var name: String {
    switch self {
    case .id(let id, _): id.description
    case .slug(let slug, _): slug
    case .path(let path): path
    }
  }

  /// The revision that was asked for, nil for the latest.
  var revision: Int? {
    switch self {
    case .id(_, let revision), .slug(_, let revision): revision
    case .path: nil
    }
  }
}

extension FormatReference: ArgumentValue {
  var argument: String { revision.map { "\(name)@\($0)" } ?? name }

  /// Reads a word; all digits are an ID, what looks like a path is one, everything else is a slug.
  init(argument: String) throws {
    if argument.isEmpty { throw ValueMismatch(expected: Self.expectation) }
    if argument.contains("/") || argument.hasPrefix(".") || argument.lowercased().hasSuffix(".json") {
      self = .path(argument)
      return
    }
    let parts = argument.split(separator: "@", omittingEmptySubsequences: false)
    let name = String(parts[0])
    var revision: Int?
    if parts.count > 1 {
      guard parts.count == 2, let number = FormatID(parts[1])?.number, !name.isEmpty else {
        throw ValueMismatch(expected: "ID@revision such as 10063170@3")
      }
      revision = Int(number)
    }
    if name.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) {
      guard let id = FormatID(name) else { throw ValueMismatch(expected: Self.expectation) }
      self = .id(id, revision: revision)
    } else {
      self = .slug(name, revision: revision)
    }
  }

  private static var expectation: String { "an ID from 1 to \(Int64.max) without leading zeros, a slug or a path" }
}

extension FormatReference {
  /// Tells whether the format has this ID or slug.
  func names(_ format: CustomFormat) -> Bool {
    switch self {
    case .id(let id, _): format.formatID == id
    case .slug(let slug, _): format.slug == slug
    case .path: false
    }
  }

  /// Tells whether the fields of the format live under this ID too.
  func namesOther(_ format: CustomFormat) -> Bool {
    if case .id(let id, _) = self { format.otherIDs.contains(id) } else { false }
  }
}
