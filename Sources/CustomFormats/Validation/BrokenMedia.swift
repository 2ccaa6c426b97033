import Documents

/// What the rules about broken pictures and broken videos say.
enum BrokenMedia {
  /// Says why a file cannot be used.
  static func check(_ value: ValueUnderTest, into report: inout Report) {
    switch value.media {
    case .notAFile:
      report.add(
        "\(value.name) names \(value.text.visible), which is no file.", hint: "Name a file.",
        client: "please send the file itself.")
    case .unreadable(let reason):
      report.add(
        "\(value.name) \(value.fileName.visible) cannot be read: \(reason).", hint: "Check the rights of the file.",
        client: "\(value.fileName.visible) cannot be read. Please send it again.")
    default: break
    }
    guard let media = MediaUnderTest(value), let fault = media.file.fault, fault.kind != .tooManyPixels else {
      return checkType(value, into: &report)
    }
    report.add(
      "\(media.name) \(fault.predicate): \(fault.reason).", hint: "Export or copy it again.",
      client: "\(media.fileName) \(clientWords(fault.kind)) Please send it again.",
      given: fault.reason)
  }

  private static func clientWords(_ kind: MediaFault.Kind) -> String {
    switch kind {
    case .truncated: "is damaged, its end is missing."
    case .undecodable: "cannot be opened by phones and browsers."
    default: "is damaged."
    }
  }

  /// Says where bytes are of no type that is known.
  private static func checkType(_ value: ValueUnderTest, into report: inout Report) {
    guard let media = MediaUnderTest(value), media.file.type == .unknown else { return }
    report.add(
      "\(media.name) is no \(media.noun): its bytes are of no type that is known.",
      hint: "Export it again as \(MediaWish.list(media.types, "or")).",
      client: "\(media.fileName) cannot be opened. Please export it again as \(MediaWish.list(media.types, "or")).")
  }
}
