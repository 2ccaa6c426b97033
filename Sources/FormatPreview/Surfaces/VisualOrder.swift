import CFribidi

/// The order in which a line's characters stand from left to right.
///
/// Terminals without bidi of their own draw text in the order in which it comes, so a right-to-left line is turned, and
/// its letters joined, before it is drawn. Lines are turned after they were wrapped. The raw value is the word that
/// `--bidi` takes.
public enum VisualOrder: String, Sendable, CaseIterable {
  /// Turns what runs from right to left.
  case turned = "on"
  /// Leaves lines as they are, for files and for terminals that turn lines themselves.
  case logical = "off"

  /// Tells by the variables of a process whether its terminal turns lines itself, as VTE's and Konsole do.
  public init(variables: [String: String]) {
    self = ["VTE_VERSION", "KONSOLE_VERSION"].allSatisfy { (variables[$0] ?? "").isEmpty } ? .turned : .logical
  }

  /// The other order.
  var other: VisualOrder { self == .turned ? .logical : .turned }

  /// Returns a line as it is to be drawn from left to right.
  public func callAsFunction(_ line: String, rightToLeft: Bool = false) -> String {
    let scalars = line.unicodeScalars.map(\.value)
    // Hebrew, the first script that runs from right to left, begins at U+0590.
    guard self == .turned, scalars.contains(where: { $0 >= 0x590 }), let count = FriBidiStrIndex(exactly: scalars.count) else {
      return line
    }
    var base = rightToLeft ? formatctl_fribidi_rtl() : formatctl_fribidi_natural()
    var turned = [FriBidiChar](repeating: 0, count: scalars.count + 1)
    guard fribidi_log2vis(scalars, count, &base, &turned, nil, nil, nil) != 0 else { return line }
    var text = String.UnicodeScalarView()
    // U+FEFF stands where a ligature took two letters.
    for value in turned.prefix(scalars.count) where value != 0xFEFF {
      if let scalar = Unicode.Scalar(value) { text.append(scalar) }
    }
    return String(text)
  }
}
