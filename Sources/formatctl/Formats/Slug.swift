import CustomFormats

/// Slugs and the names that people read.
enum Slug {
  /// Returns the slug nearest to a text, nil where it has no letter.
  static func near(_ text: String) -> String? {
    var slug = ""
    for scalar in text.lowercased().unicodeScalars {
      if scalar.isASCII, scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        slug.unicodeScalars.append(scalar)
      } else if !slug.isEmpty, slug.last != "-" {
        slug.append("-")
      }
    }
    slug = String(slug.drop { !$0.isLetter })
    while slug.last == "-" { slug.removeLast() }
    return FormatFile.isSlug(slug) ? slug : nil
  }

  /// Returns the name that a slug suggests: `story-card` is Story card.
  static func name(_ slug: String) -> String {
    let words = slug.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
