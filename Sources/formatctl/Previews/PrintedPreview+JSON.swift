import CustomFormats
import Documents
import FormatPreview
import NativeAds

extension PrintedPreview {
  /// The preview in JSON output: the page without colour, every slot with its tap, and the facts.
  var json: JSON {
    let view = AdView(ad, pictures: [:], isColoured: false, order: .logical)
    var frame = Frame(columns: view.columns, rows: view.rows)
    view.draw(column: 0, row: 0, on: &frame)
    let taps = TapFact.all(ad)
    return .object([
      "formatId": .text(subject.format.formatID?.description), "slug": .text(subject.format.slug),
      "creative": .text(subject.name), "state": .string(ad.state.name), "width": .number(columns * 8),
      "columns": .number(view.columns), "direction": .string(ad.direction.rawValue),
      "frame": .array(frame.lines.map(JSON.string)),
      "slots": .array(ad.layout.slots.map { slot in json(slot, taps.first { $0.slot == slot.name }) }),
      "assets": .array(AssetFacts(ad, pictures: [:]).all.map(json)), "findings": subject.findings.map(json),
    ])
  }

  private func json(_ slot: MeasuredSlot, _ tap: TapFact?) -> JSON {
    .object([
      "slot": .string(slot.name), "key": .text(slot.key), "drawing": .string(slot.drawing.rawValue),
      "x": .number(slot.rect.x), "y": .number(slot.rect.y), "width": .number(slot.rect.width),
      "height": .number(slot.rect.height),
      "lines": slot.lines.isEmpty ? nil : .array(slot.lines.map { .string($0.text.visible) }),
      "shownCharacters": ad.cut(of: slot).map { .number($0) }, "tap": tap.flatMap(json),
    ])
  }

  private func json(_ tap: TapFact) -> JSON? {
    guard let key = tap.key else { return nil }
    return .object([
      "key": .string(key), "stops": .array((tap.route?.stops ?? []).map(json)),
      "opens": installedSchemes.flatMap { tap.route?.end(installedSchemes: $0) }.map(json),
      "clickTrackers": .array((tap.route?.clickTrackers ?? []).map(JSON.string)),
    ])
  }

  private func json(_ stop: ClickRoute.Stop) -> JSON {
    switch stop {
    case .handler: .object(["kind": .string("handler")])
    case .deepLink(let link): .object(["kind": .string("deepLink"), "url": .string(link)])
    case .destination(let address): .object(["kind": .string("destination"), "url": .string(address)])
    case .aboutThisAd: .object(["kind": .string("aboutThisAd")])
    }
  }

  private func json(_ fact: AssetFact) -> JSON {
    .object(["name": .string(fact.name), "verdict": .string(fact.verdict.rawValue), "words": .string(fact.words)])
  }

  private func json(_ counts: FindingCounts) -> JSON {
    .object(["errors": .number(counts.errors), "warnings": .number(counts.warnings), "notes": .number(counts.notes)])
  }
}
