import Documents

extension JSON {
  /// Returns the value at a path.
  func value(at steps: ArraySlice<JSONPath.Step>) -> JSON? {
    guard let step = steps.first else { return self }
    switch (step, self) {
    case (.member(let name), _): return self[name]?.value(at: steps.dropFirst())
    case (.element(let index), .array(let elements)) where elements.indices.contains(index):
      return elements[index].value(at: steps.dropFirst())
    default: return nil
    }
  }

  /// Sets the value at a path, or takes it away with the objects that it leaves empty; returns whether the path leads there.
  ///
  /// Objects on the way are made; a list grows by its next element.
  mutating func set(_ value: JSON?, at steps: ArraySlice<JSONPath.Step>) -> Bool {
    guard let step = steps.first else {
      self = value ?? .null
      return true
    }
    let rest = steps.dropFirst()
    switch step {
    case .member(let name):
      guard case .object = self else { return false }
      if rest.isEmpty {
        self[name] = value
        return true
      }
      guard var inner = self[name] ?? rest.first?.container else { return false }
      if self[name] == nil, value == nil { return true }
      guard inner.set(value, at: rest) else { return false }
      self[name] = value == nil && inner == .object([]) ? nil : inner
    case .element(let index):
      guard case .array(var elements) = self, index >= 0, index <= elements.count else { return false }
      if index == elements.count {
        guard let value else { return true }
        guard var inner = rest.isEmpty ? value : rest.first?.container, inner.set(value, at: rest) else { return false }
        elements.append(inner)
      } else if rest.isEmpty {
        if let value { elements[index] = value } else { elements.remove(at: index) }
      } else if !elements[index].set(value, at: rest) {
        return false
      }
      self = .array(elements)
    }
    return true
  }
}

extension JSONPath.Step {
  /// What holds the step where there is nothing yet.
  fileprivate var container: JSON {
    switch self {
    case .member: .object([])
    case .element: .array([])
    }
  }
}
