@testable import CustomFormats

extension FormatContent {
  /// A format for tests; only what matters is said at the call.
  static func some(
    _ formatId: String?, slug: String? = nil, name: String = "Simple native", status: String = "active", text: String = "{}\n"
  ) -> FormatContent {
    FormatContent(formatId: formatId, slug: slug, name: name, status: status, text: Array(text.utf8))
  }
}

extension ChangeNote {
  /// A note for tests.
  static func by(
    _ author: String = "ada", at time: Int64 = 1_700_000_000, reason: String? = nil, command: String = "formatctl create",
    reverts: StoredChange.Identity? = nil
  ) -> ChangeNote {
    ChangeNote(time: time, author: author, reason: reason, command: command, reverts: reverts)
  }
}

extension SampleContent {
  /// A sample for tests.
  static func some(_ name: String, text: String = "{\"assets\":{}}\n", media: [SampleMedia] = []) -> SampleContent {
    SampleContent(name: name, text: Array(text.utf8), media: media)
  }
}
