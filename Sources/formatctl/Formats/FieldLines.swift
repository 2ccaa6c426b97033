import CustomFormats
import Documents

/// The lines of a page about one field.
struct FieldLines {
  private let field: AssetField
  private let format: CustomFormat
  private let names: AccessorNames
  private let column: Int
  private let width: Int
  private let style: Style

  /// Creates the lines of a field, whose key takes so many columns.
  init(_ field: AssetField, in format: CustomFormat, _ names: AccessorNames, column: Int, width: Int, _ style: Style) {
    self.field = field
    self.format = format
    self.names = names
    self.column = column
    self.width = width
    self.style = style
  }

  /// The lines.
  var all: [String] {
    let margin = String(repeating: " ", count: column + 4)
    return first
      + texts.flatMap { text in
        WrappedText(text.words.visible, columns: width - margin.count).lines.map {
          margin + (text.isFaint ? style.faint($0) : $0)
        }
      }
  }

  /// Key, kind and accessor, on one line where they fit.
  private var first: [String] {
    let key = field.key.visible
    let kind = field.kind.rawValue + (field.isRequired ? ", required" : "")
    let accessor = names.accessor(of: field, in: format).visible
    let margin = String(repeating: " ", count: column + 4)
    let keyed = "  " + style.bold(key) + String(repeating: " ", count: max(0, column - DisplayWidth.of(key)) + 2)
    let isLong = DisplayWidth.of(key) > column
    let rest = kind.padded(to: 18) + accessor
    if !isLong, margin.count + DisplayWidth.of(rest) <= width { return [keyed + rest] }
    let lines = [kind] + WrappedText(accessor, columns: width - margin.count).lines
    if isLong { return ["  " + style.bold(key)] + lines.map { margin + $0 } }
    return [keyed + lines[0]] + lines.dropFirst().map { margin + $0 }
  }

  private var texts: [(words: String, isFaint: Bool)] {
    var texts: [(String, Bool)] = []
    if let help = field.help { texts.append((help, true)) }
    let facts = ([field.role.map { "role \($0.rawValue)" }] + field.limitWords.map { $0 } + [choices, taps]).compactMap { $0 }
    if !facts.isEmpty { texts.append((facts.joined(separator: "; "), false)) }
    if field.label != field.key { texts.append(("label: \(field.label)", false)) }
    if let value = field.defaultValue { texts.append(("default: \(Self.words(value))", false)) }
    if let value = field.sample { texts.append(("sample: \(Self.words(value))", false)) }
    if !field.aliases.isEmpty { texts.append(("formerly \(field.aliases.joined(separator: ", "))", false)) }
    if let reason = field.deprecation { texts.append((reason == "deprecated" ? reason : "deprecated: \(reason)", false)) }
    return texts
  }

  private var choices: String? {
    guard field.kind == .list else { return nil }
    let words = field.choices.map { $0.label == $0.value ? $0.value : "\($0.value) (\($0.label))" }
    return (words + (field.allowsOther ? ["any other"] : [])).alternatives
  }

  private var taps: String? { format.clickable.contains(field.key) ? "clickable" : nil }

  private static func words(_ value: JSON) -> String { value.string ?? value.compactText }
}
