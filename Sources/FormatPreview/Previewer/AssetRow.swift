import CustomFormats
import Documents
import NativeAds

/// A line of the table of assets: what is given, and what is asked for.
public struct AssetRow: Sendable {
  /// What a row is about.
  public enum ID: Sendable, Hashable {
    /// The asset of a field, by its key.
    case field(String)
    case adChoices
    case badge
  }

  /// What it is about.
  public let id: ID
  /// The key, or "AdChoices" and "Badge".
  let name: String
  /// How the asset fares.
  let verdict: AssetFact.Verdict
  /// What is shown from what, in a sentence.
  let sentence: String
  /// What is given, in two words or three.
  private(set) var given: String
  /// The same where there is little room.
  private(set) var shortGiven: String?
  /// What is asked for, in one.
  private(set) var limit: String
  /// The names of the slots that show it.
  let slots: [String]
  /// The key that findings name it by.
  let key: String

  /// Returns the row with the size and place of its slot on a phone, in points, for what is given and asked for.
  func measured(in ad: StagedAd) -> AssetRow {
    var row = self
    let rect = ad.phone.slots.first { slots.contains($0.name) }?.rect
    row.given = rect.map { "\($0.size)" } ?? "nowhere"
    row.limit = rect.map { "\(PointSize.text($0.x)),\(PointSize.text($0.y))" } ?? ""
    row.shortGiven = nil
    return row
  }

  /// Tells whether a finding is about it: about its asset, or about a slot that shows it.
  func isAbout(_ finding: Finding) -> Bool {
    guard let named = finding.key else { return false }
    return named == key || slots.contains(named)
  }
}

extension AssetRow {
  /// Lists the assets of an ad, field by field, then AdChoices and the badge.
  static func all(_ ad: StagedAd, pictures: [String: LoadedPicture]) -> [AssetRow] {
    let facts = AssetFacts(ad, pictures: pictures).all
    let words = AssetWords(ad)
    return facts.enumerated().map { index, fact in
      if index < ad.format.fields.count {
        let field = ad.format.fields[index]
        return AssetRow(
          id: .field(field.key), name: fact.name, verdict: fact.verdict, sentence: fact.words, given: words.given(field),
          shortGiven: words.shortGiven(field), limit: words.limit(field), slots: words.slots(field), key: field.key)
      }
      if fact.name == "AdChoices" {
        return AssetRow(
          id: .adChoices, name: fact.name, verdict: fact.verdict, sentence: fact.words, given: words.adChoices,
          limit: words.adChoicesLimit, slots: [Layout.adChoices], key: ad.format.adChoices.key)
      }
      return AssetRow(
        id: .badge, name: fact.name, verdict: fact.verdict, sentence: fact.words,
        given: "“\((ad.layout.slot(Layout.attribution)?.text ?? "").visible)”", limit: "", slots: [Layout.attribution], key: "")
    }
  }
}
