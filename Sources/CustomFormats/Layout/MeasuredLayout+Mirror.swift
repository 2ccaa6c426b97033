extension MeasuredLayout.Item {
  /// Returns the item as seen in a mirror of a width.
  func mirrored(in width: Double) -> MeasuredLayout.Item {
    switch self {
    case .box(var box):
      box.rect = box.rect.mirrored(in: width)
      return .box(box)
    case .slot(var slot):
      slot.rect = slot.rect.mirrored(in: width)
      slot.touchRect = slot.touchRect.mirrored(in: width)
      for index in slot.lines.indices { slot.lines[index].rect = slot.lines[index].rect.mirrored(in: width) }
      return .slot(slot)
    }
  }
}
