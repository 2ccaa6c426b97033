/// Something that the previewer asks of the world outside.
public enum PreviewEffect: Sendable, Equatable {
  /// A picture is to be decoded.
  case load(PictureErrand)
  /// A video is to be played, in the place of any that is.
  case play(VideoErrand)
  /// The video that is played is to stand still.
  case pause
  /// The video that stands still is to go on.
  case resume
  /// The video that is played is to end.
  case stop
  /// A text is to be put on the clipboard.
  case copy(String)
  /// Edits are to be saved where the creatives came from.
  case save([EditedCreative])
  /// A creative is to be kept under another name.
  case copyCreative(CopiedCreative)
  /// A changed definition is to be saved where it came from.
  case saveDefinition(EditedDefinition)
  /// What the format of a creative was before is to be found, by the number of the creative.
  case findEarlier(Int)
  /// The screen is to be painted anew, whatever is on it.
  case repaint
  /// The program is to be stopped until it is called back.
  case suspend
}
