import Foundation
import Testing

/// Expects that each element is closed where it should be, and that nothing is loaded and no script stands there.
func expectSound(_ page: String, at place: SourceLocation = #_sourceLocation) {
  let void: Set<String> = ["!DOCTYPE", "meta", "input"]
  var open: [String] = []
  let text = page.replacing(/<style>[^<]*<\/style>/, with: "")
  for match in text.matches(of: /<(\/?)([^\s>\/]+)((?:[^>"]|"[^"]*")*)>/) {
    let (name, rest) = (String(match.2), String(match.3))
    if match.1 == "/" {
      #expect(open.popLast() == name, sourceLocation: place)
    } else if !void.contains(name), !rest.hasSuffix("/") {
      open.append(name)
    }
    #expect(!["script", "img", "iframe", "object", "embed", "link", "base", "form"].contains(name), sourceLocation: place)
    for attribute in rest.matches(of: /([^\s=]+)="([^"]*)"/) {
      let (key, value) = (attribute.1, attribute.2)
      #expect(!key.hasPrefix("on") && key != "src" && key != "action", sourceLocation: place)
      guard key == "href" else { continue }
      let isInside = value.hasPrefix("#") || value.hasPrefix("data:image/")
      #expect(name == "a" ? value.hasPrefix("#") || value.hasPrefix("https://") : isInside, "\(value)", sourceLocation: place)
    }
  }
  #expect(open.isEmpty, sourceLocation: place)
  let isGuarded = text.contains("content=\"default-src 'none'; img-src data:;")
  #expect(isGuarded, sourceLocation: place)
}
