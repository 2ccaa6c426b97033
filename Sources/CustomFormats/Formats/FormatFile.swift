public import Documents

/// Reads definitions of formats: everything that is wrong with one is told at once.
public enum FormatFile {
  /// The version of the file format that this program writes and reads.
  public static let schemaVersion = 1

  /// The members of a definition in canonical order.
  static let members = [
    "$schema", "schemaVersion", "formatId", "otherIds", "type", "slug", "name", "description", "status", "revision", "fields",
    "media", "adChoices",
    "attribution", "clicks", "links", "rules", "layout",
  ]

  /// Reads a definition.
  public static func read(_ bytes: [UInt8], file: String? = nil) -> FormatDefinition {
    read(JSONDocument(bytes), file: file)
  }

  /// Reads a definition from a scanned text.
  public static func read(_ document: JSONDocument, file: String? = nil) -> FormatDefinition {
    var definition = FormatDefinition(
      format: CustomFormat(), document: document, file: file, violations: InputRules.violations(of: document), isReadable: false)
    guard document.isWhole, let root = document.root else { return definition }
    var reader = MemberReader(root, at: JSONPath())
    guard root.kind == .object else {
      definition.violations += reader.violations
      return definition
    }
    definition.isReadable = true
    if let version = reader.count("schemaVersion"), version != schemaVersion {
      reader.violations.append(WrongKindOfValue.newerVersion(version, at: "schemaVersion"))
      definition.isReadable = version < schemaVersion
    }
    var format = CustomFormat()
    readIdentity(&reader, into: &format)
    readFields(&reader, into: &format)
    readDrawing(&reader, into: &format)
    readLinks(&reader, into: &format)
    readRules(&reader, into: &format)
    LayoutFile.read(&reader, into: &format)
    reader.noteUnknown(members)
    definition.violations += reader.violations
    definition.format = format
    return definition
  }

  private static func readIdentity(_ reader: inout MemberReader, into format: inout CustomFormat) {
    if let value = reader.member("formatId") {
      if let text = value.string ?? value.numberText, let id = FormatID(text) {
        format.formatID = id
      } else {
        reader.violations.append(FormatIDNotNumeric.violation(value, at: "formatId"))
      }
    }
    for (index, text) in (reader.texts("otherIds") ?? []).enumerated() {
      if let id = FormatID(text) {
        format.otherIDs.append(id)
      } else if let value = reader.member("otherIds")?.element(index) {
        reader.violations.append(FormatIDNotNumeric.violation(value, at: JSONPath("otherIds").element(index)))
      }
    }
    if let slug = reader.text("slug") {
      if isSlug(slug) {
        format.slug = slug
      } else {
        let _: Int? = reader.wrong("slug", "small letters, digits and - that begin with a letter")
      }
    }
    if !reader.has("formatId"), !reader.has("slug") {
      reader.violations.append(WrongKindOfValue.missing("formatId", or: "slug", expected: "a format ID, or a slug for a draft"))
    }
    format.type = reader.word("type", as: FormatType.self) ?? .custom
    format.name = reader.text("name")
    format.description = reader.text("description")
    format.status = reader.word("status", as: FormatStatus.self) ?? .active
    format.revision = reader.count("revision")
  }

  /// Tells whether a text is a slug: a to z, 0 to 9 and `-`, beginning with a letter.
  public static func isSlug(_ text: String) -> Bool {
    guard let first = text.utf8.first, first >= 0x61, first <= 0x7A else { return false }
    return text.utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2D }
  }

  private static func readFields(_ reader: inout MemberReader, into format: inout CustomFormat) {
    guard let list = reader.member("fields") else {
      reader.violations.append(WrongKindOfValue.missing("fields", expected: "a list of fields, each with key and kind"))
      return
    }
    guard list.kind == .array else {
      let _: Int? = reader.wrong("fields", "a list of fields, each with key and kind")
      return
    }
    for (index, element) in list.elements.enumerated() {
      var field = MemberReader(element, at: JSONPath("fields").element(index))
      if let read = FieldFile.read(&field) { format.fields.append(read) }
      reader.violations += field.violations
    }
  }

  private static func readDrawing(_ reader: inout MemberReader, into format: inout CustomFormat) {
    reader.inner("media", ["video", "fallbackImage", "tap", "videoField"]) { media in
      var policy = MediaPolicy()
      policy.video = media.word("video", as: MediaPolicy.Video.self) ?? .none
      policy.fallbackImage = media.text("fallbackImage")
      policy.tap = media.text("tap")
      policy.videoField = media.text("videoField")
      format.media = policy
    }
    reader.inner("adChoices", ["required", "corner", "width", "height", "touch", "key", "tap"]) { adChoices in
      format.adChoices.isRequired = adChoices.flag("required") ?? true
      format.adChoices.corner = adChoices.word("corner", as: Corner.self) ?? .topTrailing
      format.adChoices.width = adChoices.number("width", from: 0) ?? 15
      format.adChoices.height = adChoices.number("height", from: 0) ?? 15
      format.adChoices.key = adChoices.text("key") ?? format.adChoices.key
      format.adChoices.tap = adChoices.text("tap")
      if let touch = adChoices.member("touch") {
        if let side = touch.double, side >= 0 {
          format.adChoices.touch = .init(width: side, height: side)
        } else {
          adChoices.inner("touch", ["width", "height"]) { size in
            format.adChoices.touch = .init(
              width: size.number("width", from: 0) ?? 24, height: size.number("height", from: 0) ?? 24)
          }
        }
      }
    }
    reader.inner("attribution", ["text", "texts", "field", "width", "height"]) { attribution in
      format.attribution.text = attribution.text("text") ?? "Ad"
      format.attribution.field = attribution.text("field")
      format.attribution.width = attribution.number("width", from: 0) ?? 24
      format.attribution.height = attribution.number("height", from: 0) ?? 15
      if let texts = attribution.member("texts") {
        for member in texts.members { format.attribution.texts[member.name] = member.value.string }
      }
    }
    reader.inner("clicks", ["clickable"]) { clicks in
      format.clickable = clicks.texts("clickable") ?? []
    }
  }

  private static func readLinks(_ reader: inout MemberReader, into format: inout CustomFormat) {
    reader.inner("links", ["destination", "deepLinks", "impressionTrackers", "clickTrackers"]) { links in
      links.inner("destination", ["required", "schemes"]) { destination in
        format.links.requiresDestination = destination.flag("required") ?? true
        format.links.destinationSchemes = destination.texts("schemes") ?? format.links.destinationSchemes
      }
      func group(_ name: String, _ group: inout LinkLimits.Group) {
        var read = group
        links.inner(name, ["max", "schemes"]) { list in
          read.max = list.count("max")
          read.schemes = list.texts("schemes") ?? read.schemes
        }
        group = read
      }
      group("deepLinks", &format.links.deepLinks)
      group("impressionTrackers", &format.links.impressionTrackers)
      group("clickTrackers", &format.links.clickTrackers)
    }
  }

  private static func readRules(_ reader: inout MemberReader, into format: inout CustomFormat) {
    guard let rules = reader.member("rules") else { return }
    guard rules.kind == .object else {
      let _: Int? = reader.wrong("rules", "an object of rule and weight")
      return
    }
    for member in rules.members where !MemberReader.isAlwaysKnown(member.name) {
      let path = JSONPath("rules").member(member.name)
      guard let rule = Rules.named(member.name) else {
        reader.violations.append(UnknownMember.violation(member.name, at: path, among: Rules.all.map(\.id)))
        continue
      }
      let word = member.value.string
      if word == "off" {
        format.ruleSettings[rule.id] = .some(nil)
      } else if let severity = word.flatMap(Severity.init(rawValue:)) {
        format.ruleSettings[rule.id] = severity
      } else {
        let words = ["off", "note", "warning", "error"]
        reader.violations.append(
          WrongKindOfValue.violation(at: path, expected: MemberReader.list(words), given: member.value, among: words))
      }
    }
  }
}
