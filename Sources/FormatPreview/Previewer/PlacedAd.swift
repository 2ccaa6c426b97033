import CustomFormats
import NativeAds

/// An ad on the screen, alone or beside others that it is compared with.
struct PlacedAd {
  /// The ad.
  let ad: StagedAd
  /// Whether it is drawn as on a dark screen.
  var isDark = false
  /// What its border says; nil where it stands alone.
  var label: String?

  /// The columns with the border.
  var columns: Int { CellRect(ad.layout.bounds).columns + 2 }
  /// The rows with the border.
  var rows: Int { min(CellRect(ad.layout.bounds).rows, AdView.mostRows) + 2 }
}
