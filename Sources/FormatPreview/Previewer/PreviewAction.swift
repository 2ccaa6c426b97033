/// Something that a person can ask of the previewer.
public enum PreviewAction: Sendable, Hashable {
  case previousAsset, nextAsset
  case previousState, nextState
  case previousSample, nextSample
  case previousFinding, nextFinding
  case explain
  case tap
  case play
  case switchHandler, switchOrigin
  case nameSchemes
  case shorten, lengthen
  case nextWidth, nextBrightness
  case compareWithEarlier
  case grid
  case outline
  case switchOrder
  case list
  case scrollUp, scrollDown
  case filter
  case copyCommand, copyValue
  case editDefinition
  case edit, save, saveCopy, undo
  case help
  case palette
  case repaint
  case suspend
  case quit
  /// Shows the ad in a state.
  case show(AdState)
  /// Shows a creative by its number.
  case sample(Int)
  /// Selects an asset.
  case select(AssetRow.ID)
}
