import CustomFormats

extension HelpTopic {
  /// How a format is named and looked up.
  static let formats = HelpTopic(
    name: "formats", summary: "How a format is named, and where it is looked for.",
    text: """
      A format is named by one word:

        10063170          the ID; all digits are one
        10063170@3        a revision in the catalogue
        simple-native     the slug
        ./10063170        a path: a definition, or a folder with format.json

      It is looked for in this order, and stderr says which was taken:

        1  --formats PATH, a definition or a folder; may be repeated
        2  a format.json beside or above the creative
        3  "formats" in the project file formatctl.json, found upward
        4  Formats/ in the working directory or above it
        5  the catalogue
        6  the formats that come with the program

      Commands that make or care for formats work on the catalogue.
      """)

  /// How a field is written in one word.
  static let fields = HelpTopic(
    name: "fields", summary: "How a field is written: Headline:text,required,max=25.",
    text: """
      A field is KEY:KIND, then names and values between commas. A value with
      a comma stands in double quotes: types="jpeg,png". KIND is one of
      \(FieldKind.allCases.map(\.rawValue).alternatives).

      \(settings)

      A preset, --preset NAME, fills in what a field does not say itself, by
      its role, which usual keys such as Headline have without saying so:

      \(presets)
      """)

  private static var presets: String {
    LimitPreset.allCases.map { preset in
      let first = preset.table.map(\.role.rawValue.count).max() ?? 0
      let rows = preset.table.flatMap { row in
        broken(row.settings, columns: 72 - first).enumerated().map { index, line in
          "    \((index == 0 ? row.role.rawValue : "").padded(to: first))  \(line)"
        }
      }
      return (["  \(preset.rawValue)"] + rows).joined(separator: "\n")
    }
    .joined(separator: "\n\n")
  }

  /// Breaks settings behind commas that part them.
  private static func broken(_ settings: String, columns: Int) -> [String] {
    var parts: [String] = []
    for piece in settings.split(separator: ",", omittingEmptySubsequences: false) {
      let isQuoted = (parts.last?.count { $0 == "\"" } ?? 0) % 2 == 1
      if isQuoted { parts[parts.count - 1] += ",\(piece)" } else { parts.append(String(piece)) }
    }
    var lines: [String] = []
    for part in parts {
      if let last = lines.last, last.count + part.count + 2 <= columns {
        lines[lines.count - 1] = "\(last),\(part)"
      } else {
        if !lines.isEmpty { lines[lines.count - 1] += "," }
        lines.append(part)
      }
    }
    return lines
  }

  private static var settings: String {
    let rows = FieldSetting.all.map { setting in
      let example = setting.example.isEmpty ? setting.name : "\(setting.name)=\(setting.example)"
      let kinds = setting.kinds.count == FieldKind.allCases.count ? "" : setting.kinds.map(\.rawValue).joined(separator: ", ")
      return (example, kinds, setting.summary)
    }
    let first = rows.map(\.0.count).max() ?? 0
    let second = rows.map(\.1.count).max() ?? 0
    return rows.map { "  \($0.padded(to: first))  \($1.padded(to: second))  \($2)" }.joined(separator: "\n")
  }
}
