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
  let given: String
  /// The same where there is little room.
  var shortGiven: String?
  /// What is asked for, in one.
  let limit: String
  /// The names of the slots that show it.
  let slots: [String]
  /// The key that findings name it by.
  let key: String
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
