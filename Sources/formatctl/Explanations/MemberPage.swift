import CustomFormats
import Documents

/// The pages of members of files, and of old names of the SDK, on a terminal.
struct MemberPage {
  private let style: Style
  private let width: Int

  /// Prepares pages; lines past 100 columns would be hard to read.
  init(style: Style, width: Int) {
    self.style = style
    self.width = max(40, min(width, 100))
  }

  /// Returns the page of members, one below the other.
  func lines(of members: [SchemaMember]) -> [String] {
    members.enumerated().flatMap { index, member in (index == 0 ? [] : [""]) + lines(of: member) }
  }

  /// Returns the page of an old name.
  func lines(of name: SDKName) -> [String] {
    let now = name.now.map { $0 == name.old ? "\($0), as before" : $0 } ?? "nothing took its place"
    var lines = [style.bold(name.old), ""] + wrapped(name.about) + [""] + row("now", now) + row("since", name.since)
    lines += row("source", SDKName.source.title)
    return lines + (SDKName.source.address.map { [String(repeating: " ", count: 12) + $0] } ?? [])
  }

  private func lines(of member: SchemaMember) -> [String] {
    var lines = [style.bold(member.written), ""] + wrapped(member.about) + [""]
    lines += row("file", member.file)
    if !member.kinds.isEmpty { lines += row("kinds", member.kinds.joined(separator: ", ")) }
    lines += row("takes", member.form)
    let settings = member.settings
    if !settings.isEmpty { lines += row("in a word", settings.joined(separator: ", ") + " (formatctl help fields)") }
    return lines + row("schema", "formatctl schema \(member.schema)")
  }

  private func row(_ name: String, _ text: String) -> [String] {
    WrappedText(text.visible, columns: width - 12).lines.enumerated().map { number, line in
      (number == 0 ? "  \(name)" : "").padded(to: 12) + line
    }
  }

  private func wrapped(_ text: String) -> [String] { WrappedText.sentences(text.visible, columns: width) }
}
