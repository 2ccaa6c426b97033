import CustomFormats
import Documents

/// What `show` prints of a format for a person; long texts are broken into lines, nothing is cut off.
struct FormatPage {
  private let found: FoundFormat
  private let samples: [String]
  private let names: AccessorNames
  private let width: Int
  private let style: Style

  /// Creates a page from a format and the names of its samples.
  init(_ found: FoundFormat, samples: [String], names: AccessorNames, width: Int = 80, style: Style = .plain) {
    self.found = found
    self.samples = samples
    self.names = names
    self.width = max(40, min(width, 100))
    self.style = style
  }

  private var format: CustomFormat { found.format }

  /// The lines.
  var lines: [String] { head + [""] + fields + [""] + ad }

  private var head: [String] {
    var lines = WrappedText(format.title.visible, columns: width).lines.map(style.bold)
    if let text = format.description { lines += WrappedText(text.visible, columns: width).lines }
    let others = format.otherIDs.isEmpty ? nil : "also \(format.otherIDs.map(\.description).joined(separator: ", "))"
    let facts = [
      format.formatID.map { "format \($0)" } ?? "draft, no ID yet", others, format.slug.map { "slug \($0)" },
      format.type == .systemDefined ? "defined by the SDK" : nil, format.status == .inactive ? "inactive" : nil,
      found.stored.map { "revision \($0.revision) of \(CalendarTime($0.time).date)" },
    ]
    return lines + WrappedText(facts.compactMap { $0 }.joined(separator: ", "), columns: width).lines.map(style.faint)
  }

  private var fields: [String] {
    let title = style.bold("Fields")
    guard !format.fields.isEmpty else { return [title, "  none"] }
    let column = min(24, format.fields.map { DisplayWidth.of($0.key.visible) }.max() ?? 0)
    return [title] + format.fields.flatMap { FieldLines($0, in: format, names, column: column, width: width, style).all }
  }

  private var ad: [String] {
    let rows: [(String, String?)] = [
      ("Media", media), ("AdChoices", adChoices), ("Attribution", attribution),
      ("Clicks", format.clickable.isEmpty ? "none is reported" : format.clickable.joined(separator: ", ")),
      ("Destination", destination), ("Deep links", links(format.links.deepLinks)), ("Trackers", trackers),
      ("Rules", rules), ("Layout", layout),
      ("Samples", samples.isEmpty ? "none" : samples.joined(separator: ", ")),
    ]
    return [style.bold("Ad")]
      + rows.flatMap { label, text -> [String] in
        guard let text else { return [] }
        let lines = WrappedText(text.visible, columns: width - 15).lines
        return lines.enumerated().map { index, line in "  " + (index == 0 ? label : "").padded(to: 11) + "  " + line }
          + (label == "AdChoices" ? accessor : [])
      }
  }

  private var media: String? {
    guard let media = format.media else { return nil }
    let video = media.video == .none ? "no video" : "\(media.video.rawValue) video \(format.videoField?.key ?? "")".trimmed
    let fallback = media.fallbackImage.map { media.video == .none ? "\($0) is shown" : "else \($0) is shown" }
    let tap = media.tap.map { "a tap on it reports \($0)" } ?? "a tap on it reports nothing"
    return [video, fallback, tap].compactMap { $0 }.joined(separator: "; ")
  }

  private var adChoices: String {
    let plan = format.adChoices
    let touch = plan.touch.map { "touch \($0.width.plain)x\($0.height.plain)" }
    let size = "\(plan.width.plain)x\(plan.height.plain) points, \(plan.corner.rawValue)"
    return [plan.isRequired ? "required" : "not required", size, touch, "key \(plan.key)"].compactMap { $0 }
      .joined(separator: "; ")
  }

  /// The call that gives the AdChoices picture, which is too long to stand in its column.
  private var accessor: [String] {
    let text = names.adChoicesAccessor(in: format).visible
    let margin = String(repeating: " ", count: max(4, min(15, width - DisplayWidth.of(text))))
    return WrappedText(text, columns: width - margin.count).lines.map { margin + $0 }
  }

  private var attribution: String {
    let plan = format.attribution
    let texts = plan.texts.sorted { $0.key < $1.key }.map { "\($0.key) \"\($0.value)\"" }
    let words = plan.field.map { "the value of \($0)" } ?? (["\"\(plan.text)\""] + texts).joined(separator: ", ")
    return "\(words); \(plan.width.plain)x\(plan.height.plain) points"
  }

  private var destination: String {
    "\(format.links.requiresDestination ? "required" : "optional") (\(format.links.destinationSchemes.alternatives))"
  }

  private func links(_ group: LinkLimits.Group, _ noun: String = "") -> String {
    let most = (group.max.map { "at most \($0)" } ?? "any number") + noun
    return group.schemes.map { "\(most) (\($0.alternatives))" } ?? most
  }

  private var trackers: String {
    let (impressions, clicks) = (format.links.impressionTrackers, format.links.clickTrackers)
    return links(impressions, " for impressions") + ", " + links(clicks, " for clicks")
  }

  private var rules: String? {
    let rules = format.ruleSettings.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value?.rawValue ?? "off")" }
    return rules.isEmpty ? nil : rules.joined(separator: ", ")
  }

  private var layout: String {
    guard let layout = found.definition.document.root?["layout"] else { return "derived from the fields" }
    return layout["width"]?.double.map { "its own, \($0.plain) points wide" } ?? "its own"
  }
}
