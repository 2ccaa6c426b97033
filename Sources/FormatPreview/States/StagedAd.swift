public import CustomFormats
public import NativeAds

/// An ad in one state, loaded and laid out in cells.
public struct StagedAd {
  /// The format.
  public let format: CustomFormat
  /// The state.
  public let state: AdState
  /// The creative as it is served in that state.
  public let creative: ServedCreative
  /// The ad as an app receives it.
  public let ad: CustomNativeAd
  /// The direction in which the app runs.
  public let direction: LayoutDirection
  /// What is where, in cells.
  public let layout: MeasuredLayout
  /// What is where on a phone as wide, in points: what is cut there is what an app cuts.
  public let phone: MeasuredLayout

  /// Serves, loads and lays out a creative, so many columns wide.
  public init(_ creative: ServedCreative, of format: CustomFormat, in state: AdState, columns: Int) {
    self.format = format
    self.state = state
    self.creative = state.applied(to: creative, of: format)
    ad = CustomNativeAd(self.creative, options: [state.imageOptions])
    direction = state == .rightToLeft || Self.isRightToLeft(creative.locale) ? .rightToLeft : .leftToRight
    let content = AdContent(of: ad, format, locale: creative.locale)
    let width = Double(columns) * TextMetrics.cellWidth
    let layouts = [TextMetrics.cells, .points].map { [direction] metrics in
      let measured = LayoutMeasurer(format, metrics: metrics, direction: direction).measure(content, width: width)
      return state.absence == nil ? measured : Self.empty(measured, format, metrics)
    }
    (layout, phone) = (layouts[0], layouts[1])
  }

  /// Returns a layout as large as another in which nothing stands.
  private static func empty(_ measured: MeasuredLayout, _ format: CustomFormat, _ metrics: TextMetrics) -> MeasuredLayout {
    var layout = Layout(LayoutNode(.space(nil)))
    layout.minHeight = measured.size.height
    return LayoutMeasurer(format, layout: layout, metrics: metrics).measure(AdContent(), width: measured.size.width)
  }

  /// Returns how many characters of a slot's text a phone shows, nil where it shows all.
  public func cut(of slot: MeasuredSlot) -> Int? { phone.slots.first { $0.id == slot.id }?.cut }

  /// Returns the slots that show the asset of a field.
  public func slots(showing key: String) -> [MeasuredSlot] { layout.slots.filter { $0.key == key } }

  /// Tells whether a language is written from right to left.
  static func isRightToLeft(_ locale: String?) -> Bool {
    let language = locale?.prefix { $0 != "-" && $0 != "_" }.lowercased() ?? ""
    // The ISO 639 codes whose usual script is Arabic, Hebrew, Syriac or Thaana.
    return ["ar", "ckb", "dv", "fa", "he", "iw", "ps", "sd", "syr", "ug", "ur", "yi"].contains(language)
  }
}
