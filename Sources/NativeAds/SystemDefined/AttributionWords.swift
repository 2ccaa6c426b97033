/// Words that say that something is an ad.
enum AttributionWords {
  /// The words, in small letters.
  static let all: Set<String> = [
    "ad", "ads", "advert", "advertisement", "sponsored", "promoted", "anzeige", "werbung", "annonce", "sponsorisé", "publicité",
    "anuncio", "publicidad", "patrocinado", "annuncio", "pubblicità", "sponsorizzato", "reklama", "advertentie", "広告", "광고", "广告",
    "廣告", "реклама", "إعلان",
  ]

  /// Tells whether a text says so, alone or as a word among others.
  static func contains(_ text: String) -> Bool {
    text.lowercased().split { !$0.isLetter }.contains { all.contains(String($0)) }
  }
}
