import Documents

/// A member of a line of a session.
public enum SessionMember: String, Sendable, CaseIterable {
  case t, event, ad
  case loader, adTypes, formatIds, ads, options, delegate, hears, loading
  case formatId, type, origin, requested, assets, adChoices, eea, starRating
  case code, served, gone
  case asset, found, file, view, visible, blank
  case handler, opened, main
  case adapter, imageLoading, gives, counts, undownloaded, what

  /// What a member holds.
  enum Form {
    case text
    /// A text, or a number that stands for one.
    case name
    /// One of some words.
    case word([String])
    /// A list of texts.
    case texts
    /// A list of some words.
    case words([String])
    /// A number between two.
    case number(ClosedRange<Double>)
    case flag
    /// An address, or false.
    case address
    /// Texts by key.
    case table
  }

  /// The latest time in milliseconds that is taken: later ones would be no time of any phone.
  static let latest = 1e15

  /// How far a share may be off 0 and 1, since frames of views are seldom whole numbers.
  static let slack = 0.01

  /// What it holds.
  var form: Form {
    switch self {
    case .t: .number(0...Self.latest)
    case .ad, .loader, .formatId, .view: .name
    case .event, .asset, .file, .adapter: .text
    case .adTypes, .hears: .words(AdKind.allCases.map(\.rawValue))
    case .type: .word(AdKind.allCases.map(\.rawValue))
    case .origin: .word(["direct", "backfill", "mediated"])
    case .gone: .word(["loader", "delegate"])
    case .gives: .words(["ad", "error"])
    case .counts: .words(["impressions", "clicks"])
    case .what: .text
    case .formatIds, .requested, .served, .options, .blank, .undownloaded: .texts
    case .ads, .code: .number(0...1_000_000)
    case .starRating: .number(0...1_000)
    case .visible: .number(-Self.slack...1 + Self.slack)
    case .delegate, .loading, .adChoices, .eea, .found, .handler, .main, .imageLoading: .flag
    case .opened: .address
    case .assets: .table
    }
  }

  /// What stands there, in a message.
  var expected: String {
    switch form {
    case .text, .name: "a text"
    case .word(let words): MemberReader.list(words)
    case .texts: "a list of texts"
    case .words(let words): "a list of \(MemberReader.list(words))"
    case .number: self == .visible ? "a share from 0 to 1" : self == .t ? "milliseconds from 0 on" : "a number from 0 on"
    case .flag: "true or false"
    case .address: "an address, or false"
    case .table: "an object of key and value"
    }
  }

  /// Tells whether a value is what stands there.
  func takes(_ value: JSONValue) -> Bool {
    switch form {
    case .text: value.kind == .string
    case .name: value.kind == .string || value.kind == .number
    case .word(let words): value.string.map(words.contains) ?? false
    case .texts: value.kind == .array && value.elements.allSatisfy { $0.kind == .string }
    case .words(let words):
      value.kind == .array && value.elements.allSatisfy { $0.string.map(words.contains) ?? false }
    case .number(let range): value.double.map(range.contains) ?? false
    case .flag: value.bool != nil
    case .address: value.kind == .string || value.kind == .no
    case .table: value.kind == .object
    }
  }
}
