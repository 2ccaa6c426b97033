/// How an app arranges an ad: a tree of containers and slots, with the widths that it is tried at.
public struct Layout: Sendable, Equatable {
  /// The name of the slot that shows the video, or the picture instead of it.
  public static let media = "@media"
  /// The name of the slot that shows the AdChoices icon.
  public static let adChoices = "@adChoices"
  /// The name of the slot that shows the badge.
  public static let attribution = "@attribution"

  /// Returns what a slot is called where its name stands alone.
  public static func title(of slot: String) -> String {
    switch slot {
    case media: "media"
    case adChoices: "AdChoices"
    case attribution: "badge"
    default: slot
    }
  }

  /// The width it is designed for, in points.
  public var width = 360.0
  /// Further widths that it is tried at.
  public var widths: [Double] = []
  /// The least height of the ad.
  public var minHeight = 0.0
  /// The edges that the app's own controls cover.
  public var safeArea = LayoutInsets()
  /// The outermost node, as wide as the ad.
  public var root: LayoutNode

  /// Creates a layout of 360 points.
  public init(_ root: LayoutNode) { self.root = root }

  /// All widths, the designed one first.
  public var allWidths: [Double] { [width] + widths.filter { $0 != width } }

  /// The names of all slots, in the order of the text.
  public var slots: [String] { root.all.compactMap(\.slot) }
}
