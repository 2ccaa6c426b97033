/// What a slot shows.
struct SlotContent {
  /// The name of the slot.
  var name: String
  /// The key of the field that is shown.
  var key: String?
  /// What is drawn.
  var drawing: SlotDrawing
  /// Whether there is anything to show.
  var isPresent: Bool
  /// The size that it has whatever the layout leaves open.
  var size: PointSize?
  /// The ratio of width to height of a picture.
  var ratio: Double?
  /// The whole text.
  var text: String?
  /// The text ready to be broken, where words are drawn.
  var run: TextRun?
  /// How the text is set.
  var style = TextStyle.body
}
