/// Something that happens to the previewer.
public enum PreviewEvent: Sendable {
  /// A key was pressed.
  case key(Key)
  /// The mouse was pressed on a cell.
  case press(column: Int, row: Int)
  /// The wheel was turned over a cell, down for 1 and up for -1.
  case wheel(Int, column: Int, row: Int)
  /// A text was pasted.
  case pasted(String)
  /// The terminal has another size.
  case resized(columns: Int, rows: Int)
  /// An errand came back.
  case woken
  /// The terminal is gone.
  case closed

  /// A picture was decoded, or was not.
  case loaded(PictureErrand, LoadedPicture)
  /// A frame of a video is due.
  case played(VideoErrand, VideoFrame)
  /// A video has ended, with a sentence where something is wrong with it.
  case ended(VideoErrand, String?)
  /// The edits of creatives, by their numbers, were saved; with a sentence that says where.
  case saved([Int], String)
  /// A creative was kept under another name; with a sentence that says where.
  case copied(CopiedCreative, String)
  /// A changed definition was saved, as a sentence says.
  case definitionSaved(String)
  /// A changed definition was refused, as a sentence says; with the difference from what others have stored, where there is one.
  case definitionRefused(String, difference: String)
  /// Something could not be done, as a sentence says.
  case failed(String)
  /// Files have changed, and hold these creatives now.
  case reloaded([ShownCreative])
  /// The format of a creative was this before, the newest first; with the number of the creative.
  case earlier(Int, [EarlierFormat])
  /// Files have changed, and cannot be read, as a sentence says.
  case unreadable(String)
}
