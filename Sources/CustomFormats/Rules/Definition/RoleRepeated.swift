import Documents

/// Two fields that mean the same.
struct RoleRepeated: FormatRule {
  let about = RuleDescription(
    "role-repeated", family: .definition, severity: .error, addressee: .publisher,
    summary: "One field at most has a role.",
    why: "Previews, imports and exchanges find the headline by its role. With two of them nobody knows which one is meant.",
    sources: [.fileFormats, .openRTBNative],
    passing: [
      Example.definition(
        "a usual key beside the declared role, and several trackers",
        fields: """
          { "key": "Caption", "kind": "text", "sample": "Lamps included" },
          { "key": "Headline", "kind": "text", "sample": "Night hikes", "role": "headline" },
          { "key": "Body", "kind": "text", "sample": "Lamps included", "role": "body" },
          { "key": "Pixel1", "kind": "url", "role": "impressionTracker" }, { "key": "Pixel2", "kind": "url", "role": "impressionTracker" }
          """)
    ],
    failing: [
      Example.definition(
        "two headlines",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes", "role": "headline" },
          { "key": "Title", "kind": "text", "sample": "Night hikes", "role": "headline" }
          """,
        finds: [
          .init(
            "Title", "Title has the role headline, which Headline has already.",
            hint: "Leave the role to one of the two, or give this one another.")
        ])
    ])

  /// Says which fields declare a role that an earlier one declares.
  ///
  /// A role that follows from a usual key gives way to a declared one.
  func check(_ format: FormatUnderTest, into report: inout Report) {
    var first: [FieldRole: String] = [:]
    for (field, path) in format.fields {
      guard let role = field.role, !role.isLink, role != .altText,
        format.definition.document.value(at: path)?["role"]?.string == role.rawValue
      else { continue }
      guard let earlier = first[role] else {
        first[role] = field.key
        continue
      }
      report.add(
        "\(field.key.excerpt) has the role \(role.rawValue), which \(earlier.excerpt) has already.",
        hint: "Leave the role to one of the two, or give this one another.", key: field.key, at: path.member("role"))
    }
  }
}
