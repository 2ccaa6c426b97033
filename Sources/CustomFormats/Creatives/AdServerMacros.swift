import Documents

/// The macros that the ad server knows.
enum AdServerMacros {
  /// Tells whether a name between `%%` is one that the ad server replaces; letter case counts.
  static func knows(_ name: String) -> Bool {
    names.contains(name) || families.contains { name.hasPrefix($0) && name.utf8.count > $0.utf8.count }
  }

  /// Tells whether a name is a known one in another case.
  static func knowsInAnyCase(_ name: some StringProtocol) -> Bool { names.contains(name.uppercased()) }

  /// Returns what somebody probably meant by a name that is not known.
  static func near(_ name: String) -> String? {
    if let family = families.first(where: { name.uppercased().hasPrefix($0) }) {
      let rest = name.dropFirst(family.count)
      return rest.isEmpty ? nil : family + rest
    }
    return NearMatch.of(name, among: names.sorted())
  }

  /// Macros that take a name: the value of a key, a parameter of the request, a file of the creative.
  static let families = ["PATTERN:", "TAG_PARAM:", "FILE:"]

  /// The whole names, as the ad server's help lists them.
  static let names: Set<String> = [
    "CACHEBUSTER", "CLICK_URL_UNESC", "CLICK_URL_ESC", "CLICK_URL_ESC_ESC", "VIEW_URL_UNESC", "VIEW_URL_ESC", "DEST_URL",
    "DEST_URL_UNESC", "DEST_URL_ESC", "DEST_URL_ESC_ESC", "ADUNIT", "WIDTH", "HEIGHT", "SITE", "SCHEME", "TFCD", "PREVIEW_MODE",
    "TARGET_WINDOW", "TARGET_IN_NEW_WINDOW", "REFERRER_URL", "REFERRER_URL_UNESC", "REFERRER_URL_ESC", "REFERRER_URL_ESC_ESC",
    "ADVERTISING_IDENTIFIER_PLAIN", "ADVERTISING_IDENTIFIER_TYPE", "ADVERTISING_IDENTIFIER_IS_LAT", "DESCRIPTION_URL",
    "DESCRIPTION_URL_UNESC", "DESCRIPTION_URL_ESC", "VIDEO_ID", "VIDEO_TITLE", "VIDEO_DURATION", "CMS_ID", "GDPR", "ASSET_KEY",
    "BREAK_DURATION", "DAI_PRE", "FW_CAID", "ONE_CLICK_HANDLER_TARGET",
  ]
}
