/// A layout filled with content: every slot and everything painted, with its place in points.
public struct MeasuredLayout: Sendable, Equatable {
  /// Something that is drawn.
  public enum Item: Sendable, Equatable {
    case box(MeasuredBox)
    case slot(MeasuredSlot)
  }

  /// The size of the ad.
  public let size: PointSize
  /// What is drawn, from the back to the front.
  public let items: [Item]
  /// The part of the ad that the app's own controls leave free.
  public let safeArea: PointRect
  /// The slots from the back to the front.
  public let slots: [MeasuredSlot]

  init(size: PointSize, items: [Item], safeArea: PointRect) {
    self.size = size
    self.items = items
    self.safeArea = safeArea
    slots = items.compactMap { if case .slot(let slot) = $0 { slot } else { nil } }
  }

  /// The whole ad.
  public var bounds: PointRect { PointRect(width: size.width, height: size.height) }

  /// Returns the frontmost slot of a name.
  public func slot(_ name: String) -> MeasuredSlot? { slots.last { $0.name == name } }

  /// Returns the slot of a node; nil where it is absent.
  func slot(id: Int) -> MeasuredSlot? {
    // What is painted later stands later in the text, so the numbers rise.
    var low = 0
    var high = slots.count
    while low < high {
      let middle = (low + high) / 2
      if slots[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < slots.count && slots[low].id == id ? slots[low] : nil
  }

  /// Returns what a tap meets: the frontmost slot there, else the frontmost container that reports taps.
  public func tap(at point: Point) -> LayoutTap {
    for item in items.reversed() {
      switch item {
      case .slot(let slot) where slot.touchRect.contains(point):
        return LayoutTap(slot: slot.name, key: slot.isInteractive ? nil : slot.tap, isSwallowed: slot.isInteractive)
      case .box(let box):
        guard let tap = box.tap, box.rect.contains(point) else { continue }
        if case .key(let key) = tap { return LayoutTap(slot: nil, key: key) }
        return LayoutTap(slot: nil, key: nil)
      default: continue
      }
    }
    return LayoutTap(slot: nil, key: nil)
  }
}
