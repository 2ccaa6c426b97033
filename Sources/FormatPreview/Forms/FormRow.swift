import CustomFormats
import Documents

/// A line of the form of a definition.
struct FormRow: Equatable {
  /// What a line is about.
  enum ID: Hashable {
    /// A heading, which nothing can be done with.
    case heading(String)
    /// A field, by its key.
    case field(String)
    case newField
    /// A setting of the field that is open, by its name.
    case setting(String)
    case key, kind
    /// A member beside fields and layout, by its path.
    case member(String)
    case newMember
    /// A node of the layout.
    case node(JSONPath)
    /// A node that is to stand behind another one.
    case newNode(JSONPath)
    case newLayout
  }

  /// What it is about.
  let id: ID
  /// What it is called.
  let label: String
  /// What is said there; empty for nothing.
  var value = ""
  /// How far it is moved in.
  var depth = 0
  /// What is said of it while a value is typed.
  var remark = ""

  /// Whether it can be chosen.
  var isHeading: Bool { if case .heading = id { true } else { false } }
}

extension FormRow {
  /// Lists what a definition says: its fields, its members, the nodes of its layout.
  static func all(_ edit: FormatEdit) -> [FormRow] {
    var rows = [FormRow(id: .heading("fields"), label: "Fields")]
    rows += edit.keys.map { FormRow(id: .field($0), label: $0, value: words(of: $0, in: edit)) }
    rows.append(FormRow(id: .newField, label: "+ a field", remark: "KEY:KIND,setting,…"))
    rows.append(FormRow(id: .heading("members"), label: "The format"))
    rows += edit.members.map { FormRow(id: .member($0.path), label: $0.path, value: $0.value, remark: "empty takes it away") }
    rows.append(FormRow(id: .newMember, label: "+ a member", remark: "PATH=VALUE"))
    rows.append(FormRow(id: .heading("layout"), label: "Layout"))
    let nodes = edit.nodes
    if nodes.isEmpty { rows.append(FormRow(id: .newLayout, label: "follows from the fields; ⏎ writes it down")) }
    return rows
      + nodes.map { node in
        let label = node.container ?? node.slot ?? "paint"
        return FormRow(id: .node(node.path), label: label, value: node.text, depth: node.depth, remark: "JSON of the node")
      }
  }

  /// Lists what a definition says of one field: its key and kind, then every setting that its kind has.
  static func all(of key: String, in edit: FormatEdit) -> [FormRow] {
    guard let field = edit.field(key) else { return [] }
    let kind = field["kind"]?.string ?? ""
    let kinds = FieldKind.allCases.map(\.rawValue).joined(separator: ", ")
    var rows = [
      FormRow(id: .heading(key), label: "Field \(key)"),
      FormRow(id: .key, label: "key", value: key, remark: "samples and layout follow"),
      FormRow(id: .kind, label: "kind", value: kind, remark: kinds),
    ]
    guard let known = FieldKind(rawValue: kind) else { return rows }
    rows += FieldSetting.of(known).map { setting in
      let value = setting.value(in: field, isClickable: edit.isClickable(key)) ?? ""
      return FormRow(id: .setting(setting.name), label: setting.name, value: value, remark: setting.summary)
    }
    return rows
  }

  /// Says the kind of a field and what is set of it, as a phrase.
  private static func words(of key: String, in edit: FormatEdit) -> String {
    guard let field = edit.field(key), let word = field["kind"]?.string, let kind = FieldKind(rawValue: word) else { return "" }
    let isClickable = edit.isClickable(key)
    let settings = FieldSetting.of(kind).compactMap { setting in
      setting.value(in: field, isClickable: isClickable).map {
        setting.isFlag && $0 == "yes" ? setting.name : "\(setting.name)=\($0)"
      }
    }
    return ([word] + settings).joined(separator: " ")
  }
}
