import CustomFormats
import Documents

/// A definition that is changed line by line, in a copy.
struct DefinitionForm {
  /// What lies over the form.
  enum Page: Equatable {
    /// What has changed, before it is saved, from a line on.
    case review(scroll: Int)
    /// Whether changes are to be saved before the form is closed.
    case leave
  }

  /// A value that is typed.
  struct Typing {
    /// The line that it is of.
    let row: FormRow
    /// The value.
    var prompt: Prompt
    /// The definition as it was before.
    let before: FormatEdit
    /// The line to be chosen when it is taken.
    var next: FormRow.ID?
    /// Why the value is not taken; nil where it is.
    var refusal: String?
  }

  /// The definition as it is stored.
  let base: FormatDefinition
  /// The definition as it is changed.
  private(set) var edit: FormatEdit
  /// What lies over the form.
  var page: Page?
  /// What is typed.
  private(set) var typing: Typing?
  /// The field whose settings are listed; nil for the whole.
  private(set) var field: String?
  /// The line that the keys act on.
  private(set) var chosen: FormRow.ID
  /// The difference from what others have stored meanwhile, where that is why a change was refused.
  var difference = ""
  private var past: [FormatEdit] = []
  private let start: [UInt8]

  /// Opens a definition; throws where it has no list of fields.
  init(_ definition: FormatDefinition) throws(FormatEditError) {
    base = definition
    edit = try FormatEdit(definition)
    start = edit.text
    chosen = edit.keys.first.map(FormRow.ID.field) ?? .newField
  }

  /// The lines.
  var rows: [FormRow] { field.map { FormRow.all(of: $0, in: edit) } ?? FormRow.all(edit) }
  /// The line that the keys act on.
  var row: FormRow? { rows.first { $0.id == chosen } }
  /// Whether anything is other than it is stored.
  var isChanged: Bool { edit.text != start }
  /// The key of the field that is open or chosen.
  var key: String? { if case .field(let key) = chosen { key } else { field } }

  /// Chooses the line so many further on, passing headings by; it stays at the ends.
  mutating func move(by distance: Int) {
    let rows = rows.filter { !$0.isHeading }
    guard let last = rows.indices.last else { return }
    let now = rows.firstIndex { $0.id == chosen } ?? 0
    chosen = rows[min(max(0, now + distance), last)].id
  }

  /// Chooses a line.
  mutating func choose(_ id: FormRow.ID) { if rows.contains(where: { $0.id == id && !$0.isHeading }) { chosen = id } }

  /// Goes one step back from the settings of a field to the whole, and tells whether there was one.
  mutating func stepBack() -> Bool {
    guard let field else { return false }
    self.field = nil
    chosen = .field(field)
    return true
  }

  /// Opens the chosen line: a field with its settings, a switch the other way, anything else to be typed.
  mutating func open() throws(FormatEditError) {
    guard let row else { return }
    switch row.id {
    case .heading, .newNode: break
    case .field(let key):
      field = key
      chosen = .key
    case .newLayout:
      try change { $0.writeLayout() }
      chosen = edit.nodes.first.map { .node($0.path) } ?? .newField
    case .setting(let name):
      guard let key = field, let setting = setting(name), setting.isFlag, row.value.isEmpty || row.value == "yes" else {
        fallthrough
      }
      try change { (edit) throws(FormatEditError) in try edit.set(key, setting, to: row.value.isEmpty ? "yes" : "") }
    case .key, .kind, .member, .newField, .newMember, .node: type(row, row.value)
    }
  }

  /// Begins to type something new behind the chosen line: a field, a member or a node.
  mutating func add() {
    guard field == nil, let row else { return }
    switch row.id {
    case .field, .newField: type(FormRow(id: .newField, label: "new field", remark: "KEY:KIND,setting,…"), "")
    case .member, .newMember: type(FormRow(id: .newMember, label: "new member", remark: "PATH=VALUE"), "")
    case .node(let path):
      type(FormRow(id: .newNode(path), label: "new node", remark: "JSON of the node"), "{\"slot\":\"\"}")
    default: break
    }
  }

  private mutating func type(_ row: FormRow, _ value: String) {
    typing = Typing(row: row, prompt: Prompt(value), before: edit)
  }

  /// Takes what is typed so far: what can be taken is shown at once.
  mutating func take(_ prompt: Prompt) {
    guard var typing else { return }
    typing.prompt = prompt
    var trial = typing.before
    do {
      typing.next = try put(prompt.text, of: typing.row.id, into: &trial)
      typing.refusal = nil
      edit = trial
    } catch {
      edit = typing.before
      typing.refusal = error.description
    }
    self.typing = typing
  }

  /// Ends typing: what was typed stays, where it can be taken.
  mutating func endTyping() {
    guard let prompt = typing?.prompt else { return }
    take(prompt)
    guard let typing, typing.refusal == nil, let next = typing.next else { return }
    if case .key = typing.row.id { field = prompt.text } else { chosen = next }
    if edit.text != typing.before.text { past.append(typing.before) }
    self.typing = nil
  }

  /// Ends typing, and leaves the definition as it was before.
  mutating func dropTyping() {
    guard let typing else { return }
    edit = typing.before
    self.typing = nil
  }

  /// Takes the chosen field, member or node away, or what a setting says.
  mutating func remove() throws(FormatEditError) {
    guard let row else { return }
    let place = rows.filter { !$0.isHeading }.firstIndex { $0.id == chosen } ?? 0
    let key = field
    try change { (edit) throws(FormatEditError) in
      switch row.id {
      case .field(let key): try edit.remove(key)
      case .member(let path): try edit.set(MemberAssignment("\(path)="))
      case .node(let path): try edit.removeNode(path)
      case .setting(let name):
        if let key, let setting = Self.setting(name, of: key, in: edit) { try edit.set(key, setting, to: "") }
      case .heading, .newField, .newMember, .newNode, .newLayout, .key, .kind: break
      }
    }
    let left = rows.filter { !$0.isHeading }
    chosen = left.indices.contains(place) ? left[place].id : left.last?.id ?? .newField
  }

  /// Moves the chosen field or node by one place.
  mutating func shift(isDown: Bool) throws(FormatEditError) {
    switch chosen {
    case .field(let key):
      guard let index = edit.keys.firstIndex(of: key), edit.keys.indices.contains(index + (isDown ? 1 : -1)) else { return }
      let other = edit.keys[index + (isDown ? 1 : -1)]
      try change { (edit) throws(FormatEditError) in try edit.move(key, to: isDown ? .after(other) : .before(other)) }
    case .node(let path):
      var moved = path
      try change { (edit) throws(FormatEditError) in moved = try edit.moveNode(path, isDown: isDown) }
      chosen = .node(moved)
    default: throw FormatEditError.unmovable
    }
  }

  /// Takes the newest change back, and tells whether there was one.
  mutating func undo() -> Bool {
    guard let last = past.popLast() else { return false }
    edit = last
    if let field, edit.field(field) == nil { self.field = nil }
    if row == nil { chosen = rows.first { !$0.isHeading }?.id ?? .newField }
    return true
  }

  private mutating func change(_ change: (inout FormatEdit) throws(FormatEditError) -> Void) throws(FormatEditError) {
    var trial = edit
    try change(&trial)
    if trial.text != edit.text { past.append(edit) }
    edit = trial
  }

  private func setting(_ name: String) -> FieldSetting? { field.flatMap { Self.setting(name, of: $0, in: edit) } }

  private static func setting(_ name: String, of key: String, in edit: FormatEdit) -> FieldSetting? {
    edit.field(key)?["kind"]?.string.flatMap(FieldKind.init(rawValue:)).flatMap { FieldSetting.named(name, for: $0) }
  }

  /// Changes a definition by what is typed of a line, and returns the line to be chosen then.
  private func put(_ text: String, of id: FormRow.ID, into edit: inout FormatEdit) throws(FormatEditError) -> FormRow.ID {
    switch id {
    case .heading, .field, .newLayout: break
    case .newField:
      let phrase: FieldPhrase
      do { phrase = try FieldPhrase(text) } catch { throw FormatEditError(error) }
      try edit.add([phrase], at: key.map(FieldPosition.after) ?? .last)
      return .field(phrase.key)
    case .key:
      if let key = field, text != key { try edit.rename(key, to: text) }
    case .kind: if let key = field { try edit.set(key, ["kind=\(text)"]) }
    case .setting(let name):
      if let key = field, let setting = Self.setting(name, of: key, in: edit) { try edit.set(key, setting, to: text) }
    case .member(let path): try edit.set(MemberAssignment("\(path)=\(text)"))
    case .newMember:
      let assignment = try MemberAssignment(text)
      try edit.set(assignment)
      return .member(assignment.path.description)
    case .node(let path): try edit.setNode(path, to: text)
    case .newNode(let path): return .node(try edit.insertNode(text, behind: path))
    }
    return id
  }
}
