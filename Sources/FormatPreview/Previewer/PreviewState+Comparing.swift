import CustomFormats
import Documents
import NativeAds

extension PreviewState {
  /// Whether two ads are to be seen beside one another, even if nothing else is.
  var isComparing: Bool { comparison != nil || brightness == .both }

  /// The columns of the ad: as wide as it is wanted, or as there is room beside the table; two take its room where there is little.
  var adColumns: Int {
    let wanted = Int((min(max(wantedPoints, 0), 4_000) / TextMetrics.cellWidth).rounded(.up))
    guard isComparing else { return max(ScreenPlan.leastAd, min(wanted, columns - ScreenPlan.leastSide - 3)) }
    let besideTable = (columns - ScreenPlan.leastSide - 6) / 2
    return max(ScreenPlan.leastAd, min(wanted, besideTable >= ScreenPlan.leastAd ? besideTable : (columns - 5) / 2))
  }

  /// Lays out the ads that stand beside one another: the one that is looked at first.
  func placedAds(trying trial: TextTrial?) -> [PlacedAd] {
    func staged(_ shown: ShownCreative, columns: Int) -> StagedAd {
      var creative = shown.creative
      trial.map { creative.set(ServedAsset(key: $0.key, content: .text($0.text), origin: .made)) }
      // Only what is sold directly has no AdChoices anywhere.
      if shown.format.type == .systemDefined, origin != .direct, state != .noEEA {
        creative = AdState.eea.applied(to: creative, of: shown.format)
      }
      return StagedAd(creative, of: shown.format, in: state, columns: columns)
    }
    let now = staged(shown, columns: adColumns)
    if let earlier = comparison?.shown {
      let before = staged(shown.of(earlier.prepared), columns: adColumns)
      let label = format.revision.map { "r\($0)" } ?? "now"
      return [
        PlacedAd(ad: now, isDark: brightness == .dark, label: label),
        PlacedAd(ad: before, isDark: brightness == .dark, label: earlier.label),
      ]
    }
    if brightness == .both {
      return [PlacedAd(ad: now, label: "light"), PlacedAd(ad: now, isDark: true, label: "dark")]
    }
    let isDark = brightness == .dark
    let others = otherColumns.map { PlacedAd(ad: staged(shown, columns: $0), isDark: isDark, label: Self.points($0)) }
    return [PlacedAd(ad: now, isDark: isDark, label: others.isEmpty ? nil : Self.points(adColumns))] + others
  }

  private static func points(_ columns: Int) -> String { "\(columns * Int(TextMetrics.cellWidth)) pt" }

  /// The columns of the ad in the other widths of its layout that there is room for.
  private var otherColumns: [Int] {
    var room = columns - adColumns - 3 - ScreenPlan.wideSide
    return widths.map { Int((min($0, 4_000) / TextMetrics.cellWidth).rounded(.up)) }.filter { wanted in
      guard wanted != adColumns, wanted + 3 <= room else { return false }
      room -= wanted + 3
      return true
    }
  }

  /// Shows the ad on the next kind of screen.
  mutating func switchBrightness() {
    if !isColoured {
      notice = TextLine("Without colour a dark screen looks like a light one.", .warning)
      return
    }
    brightness = brightness.next
    comparison = nil
    stage()
    revealSelection()
  }

  /// Shows the format before beside the ad, then the one before that, and at last none.
  mutating func compareWithEarlier() -> [PreviewEffect] {
    guard let comparison else { return [.findEarlier(sample)] }
    set(comparison.older)
    return []
  }

  /// Takes the formats that a creative's format was before, the newest first.
  mutating func compare(with earlier: [EarlierFormat]) {
    set(RevisionComparison(earlier))
    if comparison == nil {
      notice = TextLine("There is nothing earlier of \(format.title.visible) to compare it with.", .warning)
    }
  }

  private mutating func set(_ comparison: RevisionComparison?) {
    self.comparison = comparison
    if brightness == .both { brightness = .light }
    notice = comparison?.words(shown.prepared.definition)
    stage()
    revealSelection()
  }
}
