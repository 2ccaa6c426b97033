import CustomFormats
import Documents

/// What `show --json` prints of a format: what the definition says, with what follows where it says nothing.
struct FormatReport {
  private let found: FoundFormat
  private let samples: [String]

  /// Creates a report from a format and the names of its samples.
  init(_ found: FoundFormat, samples: [String]) {
    self.found = found
    self.samples = samples
  }

  private var format: CustomFormat { found.format }

  /// The report.
  var json: JSON {
    .object([
      "schemaVersion": .number(1), "formatId": .text(format.formatID?.description), "slug": .text(format.slug),
      "name": .string(format.title), "description": .text(format.description), "type": .string(format.type.rawValue),
      "status": .string(format.status.rawValue), "origin": found.origin.json,
      "otherIds": list(format.otherIDs.map { .string($0.description) }),
      "fields": .array(format.fields.map(field)), "media": format.media.map(media), "adChoices": adChoices,
      "attribution": attribution, "clickable": .array(format.clickable.map(JSON.string)), "links": links,
      "rules": rules, "hasLayout": .bool(found.definition.document.root?["layout"] != nil),
      "samples": .array(samples.map(JSON.string)),
    ])
  }

  private func field(_ field: AssetField) -> JSON {
    .object([
      "key": .string(field.key), "label": .string(field.label), "kind": .string(field.kind.rawValue),
      "role": .text(field.role?.rawValue), "required": .bool(field.isRequired), "help": .text(field.help),
      "limits": limits(of: field.key), "choices": list(field.choices.map(choice)),
      "allowOther": field.kind == .list ? .bool(field.allowsOther) : nil, "default": field.defaultValue,
      "sample": field.sample, "aliases": list(field.aliases.map(JSON.string)), "deprecated": .text(field.deprecation),
      "clickable": .bool(format.clickable.contains(field.key)),
      "accessors": .object(
        AccessorNames.allCases.map { JSON.Member($0.rawValue, .string($0.accessor(of: field, in: format))) }),
    ])
  }

  /// Returns the limits as they are written.
  private func limits(of key: String) -> JSON? {
    found.definition.document.root?["fields"]?.elements.first { $0["key"]?.string == key }?["limits"]?.json
  }

  private func choice(_ choice: ListChoice) -> JSON {
    .object(["label": .string(choice.label), "value": .string(choice.value)])
  }

  private func media(_ media: MediaPolicy) -> JSON {
    .object([
      "video": .string(media.video.rawValue), "videoField": .text(format.videoField?.key),
      "fallbackImage": .text(media.fallbackImage), "tap": .text(media.tap),
    ])
  }

  private var adChoices: JSON {
    let plan = format.adChoices
    return .object([
      "required": .bool(plan.isRequired), "corner": .string(plan.corner.rawValue), "width": .number(plan.width),
      "height": .number(plan.height), "touchWidth": .number(plan.touch?.width ?? 24),
      "touchHeight": .number(plan.touch?.height ?? 24), "key": .string(plan.key), "tap": .text(plan.tap),
      "accessors": .object(AccessorNames.allCases.map { JSON.Member($0.rawValue, .string($0.adChoicesAccessor(in: format))) }),
    ])
  }

  private var attribution: JSON {
    let plan = format.attribution
    let texts = plan.texts.sorted { $0.key < $1.key }.map { JSON.Member($0.key, .string($0.value)) }
    return .object([
      "text": .string(plan.text), "texts": texts.isEmpty ? nil : .object(texts), "field": .text(plan.field),
      "width": .number(plan.width), "height": .number(plan.height),
    ])
  }

  private var links: JSON {
    let links = format.links
    func group(_ group: LinkLimits.Group) -> JSON {
      .object(["max": group.max.map { .number($0) }, "schemes": group.schemes.map { .array($0.map(JSON.string)) }])
    }
    return .object([
      "destination": .object([
        "required": .bool(links.requiresDestination), "schemes": .array(links.destinationSchemes.map(JSON.string)),
      ]),
      "deepLinks": group(links.deepLinks), "impressionTrackers": group(links.impressionTrackers),
      "clickTrackers": group(links.clickTrackers),
    ])
  }

  private var rules: JSON? {
    let rules = format.ruleSettings.sorted { $0.key < $1.key }.map { rule, weight in
      JSON.Member(rule, .string(weight?.rawValue ?? "off"))
    }
    return rules.isEmpty ? nil : .object(rules)
  }

  private func list(_ elements: [JSON]) -> JSON? { elements.isEmpty ? nil : .array(elements) }
}

extension JSON {
  /// Makes a number of a finite one; whole numbers have no point.
  static func number(_ value: Double) -> JSON { .number(value.plain) }
}

extension Double {
  /// The digits, without a point where the number is whole.
  var plain: String { Int(exactly: self).map(String.init) ?? String(self) }
}
