/// A small input that a rule is tried on, as a user would write it.
public struct Example: Sendable {
  /// What the example shows, as a phrase.
  public var title: String
  /// The definition's text.
  public var definition: String
  /// The creative's text; nil where the definition itself is looked at.
  public var creative: String?
  /// Further creatives of the same run.
  public var others: [String]
  /// The media files that the creative names, as they would be measured.
  public var files: [String: MediaFile]
  /// The colours of pictures that are decoded, each of one colour all over: 0xRRGGBB by path.
  public var colours: [String: UInt32] = [:]
  /// The profile of the run.
  public var profile: Profile
  /// What the rule says; empty in a passing example.
  public var finds: [Expected]
  /// The source line of the example, so that a failing test points at it.
  public var line: Int
  /// Whether the creative's text is stored in Latin-1, as old spreadsheets do.
  public var isLatin1 = false
  /// Whether the format is about to run live.
  public var isLive = false
  /// The rules that speak of a failing example too, since its fault shows in more than one way.
  public var besides: [String] = []

  /// Whether the files were delivered in a folder of their own, where one that nobody names is a fault.
  public var isDelivery = false

  /// The lines of a session, where one is looked at.
  public var session: String?

  /// The text of the definition before, where a change is looked at and `definition` is the one after it.
  public var older: String?

  /// A definition that no rule objects to.
  static let plain = """
    { "formatId": "10063170", "fields": [{ "key": "Headline", "kind": "text", "required": true, "sample": "Night hikes start Friday" }],
      "clicks": { "clickable": ["Headline"] } }
    """

  /// A creative of it that no rule objects to.
  static let plainCreative =
    #"{ "id": "c1", "formatId": "10063170", "assets": { "Headline": "Night hikes start Friday" }, "destinationUrl": "https://trailhead.example/walks" }"#

  /// The bytes of the creative's text.
  public var creativeBytes: [UInt8]? {
    guard let creative else { return nil }
    return isLatin1 ? creative.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) } : Array(creative.utf8)
  }

  /// The example with its creative stored in Latin-1.
  var inLatin1: Example {
    var example = self
    example.isLatin1 = true
    return example
  }

  /// The example with its files delivered in a folder of their own.
  var asDelivery: Example {
    var example = self
    example.isDelivery = true
    return example
  }

  /// The example with its pictures decoded, each of one colour all over: 0xRRGGBB by path.
  func painted(_ colours: [String: UInt32]) -> Example {
    var example = self
    example.colours = colours
    return example
  }

  /// The example of a format that is about to run live.
  var live: Example {
    var example = self
    example.isLive = true
    return example
  }

  /// The example in which other rules speak too, of faults of their own.
  func besides(_ rules: String...) -> Example {
    var example = self
    example.besides = rules
    return example
  }

  /// The exact words that a rule is expected to say.
  public struct Expected: Sendable, Equatable {
    /// The key of the field or name of the link; nil where it is about the whole.
    public var key: String?
    /// The message.
    public var message: String
    /// The hint.
    public var hint: String
    /// The wording for the client's sheet.
    public var client: String?

    /// Creates an expectation.
    public init(_ key: String?, _ message: String, hint: String = "", client: String? = nil) {
      self.key = key
      self.message = message
      self.hint = hint
      self.client = client
    }
  }

  /// An example of a whole definition and creative.
  public init(
    _ title: String, definition: String, creative: String? = nil, others: [String] = [], files: [String: MediaFile] = [:],
    profile: Profile = .reservation, finds: [Expected] = [], line: Int = #line
  ) {
    self.title = title
    self.definition = definition
    self.creative = creative
    self.others = others
    self.files = files
    self.profile = profile
    self.finds = finds
    self.line = line
  }

  /// An example of one field and its value.
  ///
  /// `field` holds the members of the field besides its key, `value` the JSON value; other fields may follow in
  /// `fields` and their values in `assets`. The definition around them is one that no rule objects to.
  public static func asset(
    _ title: String, _ key: String = "Headline", field: String = #""kind": "text""#, value: String, fields: String = "",
    assets: String = "",
    members: String = "", links: String = #""destinationUrl": "https://trailhead.example/walks""#,
    files: [String: MediaFile] = [:],
    profile: Profile = .reservation, finds: [Expected] = [], line: Int = #line
  ) -> Example {
    let more = fields.isEmpty ? "" : ", " + fields
    let moreAssets = assets.isEmpty ? "" : ", " + assets
    let rest = members.isEmpty ? "" : ", " + members
    return Example(
      title,
      definition: """
        { "formatId": "10063170", "fields": [{ "key": "\(key)", \(field) }\(more)],
          "clicks": { "clickable": ["\(key)"] }\(rest) }
        """,
      creative: """
        { "id": "c1", "formatId": "10063170", "assets": { "\(key)": \(value)\(moreAssets) }\(links.isEmpty ? "" : ", " + links) }
        """,
      files: files, profile: profile, finds: finds, line: line)
  }

  /// An example of the links of a creative; `links` are members of the creative, `limits` those of the definition's links.
  public static func links(
    _ title: String, _ links: String, limits: String = "", profile: Profile = .reservation, finds: [Expected] = [],
    line: Int = #line
  ) -> Example {
    asset(
      title, value: #""Night hikes start Friday""#, members: limits.isEmpty ? "" : #""links": { \#(limits) }"#, links: links,
      profile: profile,
      finds: finds, line: line)
  }

  /// An example of a definition; `members` are added to one that no rule objects to, or replace members of it.
  public static func definition(
    _ title: String,
    fields: String = #"{ "key": "Headline", "kind": "text", "required": true, "sample": "Night hikes start Friday" }"#,
    clickable: String = #""Headline""#, members: String = "", profile: Profile = .reservation, finds: [Expected] = [],
    line: Int = #line
  ) -> Example {
    Example(
      title,
      definition: """
        { "formatId": "10063170", "fields": [\(fields)], "clicks": { "clickable": [\(clickable)] }\(members.isEmpty ? "" : ", " + members) }
        """,
      profile: profile, finds: finds, line: line)
  }

  /// An example of a change: two definitions around the fields that they have, with `members` added as in `definition`.
  ///
  /// `newClickable` and `newMembers` stand in the newer one, where it differs in them.
  public static func change(
    _ title: String, from fields: String, to newFields: String, clickable: String = #""Headline""#, newClickable: String? = nil,
    members: String = "", newMembers: String? = nil, finds: [Expected] = [], line: Int = #line
  ) -> Example {
    var example = definition(
      title, fields: newFields, clickable: newClickable ?? clickable, members: newMembers ?? members, finds: finds, line: line)
    example.older = definition(title, fields: fields, clickable: clickable, members: members).definition
    return example
  }
}
