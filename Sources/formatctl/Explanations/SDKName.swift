import CustomFormats
import Documents

/// A name that the SDK had, and what it is called today.
struct SDKName: Equatable, Sendable {
  /// The name as old code has it.
  let old: String
  /// Today's name in Swift; nil where nothing took its place.
  let now: String?
  /// The release of the SDK for iOS that changed it.
  let since: String
  /// What it is, in one sentence.
  let about: String

  /// The page that tells of the changes.
  static let source = Source(
    "Google Mobile Ads SDK for iOS: Migrate SDK versions", "https://developers.google.com/ad-manager/mobile-ads-sdk/ios/migration"
  )

  /// Creates an entry.
  init(_ old: String, _ now: String?, since: String, _ about: String) {
    self.old = old
    self.now = now
    self.since = since
    self.about = about
  }

  /// Returns the entry of an old name, however its letters are cased and with or without its labels.
  static func named(_ word: String) -> SDKName? {
    let wanted = stem(word)
    return all.first { $0.old == word } ?? all.first { stem($0.old) == wanted }
  }

  /// Returns the entries whose name of today is a word.
  static func nowNamed(_ word: String) -> [SDKName] { all.filter { $0.now == word && $0.old != word } }

  private static func stem(_ name: String) -> String { name.prefix { $0 != "(" && $0 != ":" }.lowercased() }

  /// The entry for a program.
  var json: JSON {
    .object([
      "name": .string(old), "now": .text(now), "since": .string(since), "about": .string(about),
      "source": .object(["title": .string(Self.source.title), "address": .text(Self.source.address)]),
    ])
  }
}
