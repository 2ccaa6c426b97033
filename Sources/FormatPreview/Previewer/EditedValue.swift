/// A value that was edited, as it was before.
struct EditedValue {
  /// The number of its creative.
  let sample: Int
  /// The asset.
  let row: AssetRow.ID
  /// The value; nil where there was none.
  let before: String?
}
