import Documents

/// The nodes of a layout as they stand in a definition.
enum LayoutTree {
  /// The members by which a node names a field.
  static let references = ["slot", "tap", "over"]

  static let containers = ["column", "row", "layers"]

  /// Returns the member that holds the children of a node, nil where it has none.
  static func container(of node: JSON) -> String? {
    containers.first { if case .array? = node[$0] { true } else { false } }
  }

  /// Gives every place of a field its new key, and returns how many places name it.
  static func rename(_ key: String, to new: String, in node: inout JSON) -> Int {
    var count = 0
    for name in references where names(node, name, key) {
      node[name] = .string(new)
      count += 1
    }
    changeChildren(of: &node) { child in
      count += rename(key, to: new, in: &child)
      return true
    }
    return count
  }

  /// Takes a field out: its slots with the containers that they leave empty, and what else names it.
  static func remove(_ key: String, from node: inout JSON) -> Int {
    var count = 0
    for name in references where name != "slot" && names(node, name, key) {
      node[name] = nil
      count += 1
    }
    changeChildren(of: &node) { child in
      if names(child, "slot", key) {
        count += 1
        return false
      }
      let hadChildren = isContainer(child, empty: false)
      count += remove(key, from: &child)
      return !(hadChildren && isContainer(child, empty: true))
    }
    return count
  }

  /// Tells whether a member of a node is this key; `none` reports nothing, whatever fields are called.
  private static func names(_ node: JSON, _ name: String, _ key: String) -> Bool {
    node[name]?.string == key && !(name == "tap" && key == "none")
  }

  private static func isContainer(_ node: JSON, empty: Bool) -> Bool {
    containers.contains { name in
      guard case .array(let children)? = node[name] else { return false }
      return children.isEmpty == empty
    }
  }

  /// Changes the children of a node, and keeps those for which that returns true.
  private static func changeChildren(of node: inout JSON, _ change: (inout JSON) -> Bool) {
    for name in containers {
      guard case .array(let children)? = node[name] else { continue }
      var kept: [JSON] = []
      for child in children {
        var child = child
        if change(&child) { kept.append(child) }
      }
      node[name] = .array(kept)
    }
  }
}
