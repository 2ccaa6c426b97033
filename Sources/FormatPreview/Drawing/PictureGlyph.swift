/// A character that splits a cell into two colours: one of the block elements U+2581 to U+259D.
struct PictureGlyph {
  /// The character.
  let text: String
  /// The samples of 4x8 that have the colour of the character, as bits: bit 0 is the top left, row by row.
  let mask: UInt32

  /// The fifteen splits: eighths from below, columns from the left, quadrants, and one pair of corners.
  static let splits: [PictureGlyph] =
    (1...7).map { eighths in
      PictureGlyph(text: lowerEighths[eighths - 1], mask: ~UInt32(0) << UInt32(4 * (8 - eighths)))
    } + [
      PictureGlyph(text: "▎", mask: column(0)),
      PictureGlyph(text: "▌", mask: column(0) | column(1)),
      PictureGlyph(text: "▊", mask: column(0) | column(1) | column(2)),
      PictureGlyph(text: "▘", mask: 0x3333),
      PictureGlyph(text: "▝", mask: 0xCCCC),
      PictureGlyph(text: "▖", mask: 0x3333_0000),
      PictureGlyph(text: "▗", mask: 0xCCCC_0000),
      PictureGlyph(text: "▚", mask: 0xCCCC_3333),
    ]

  /// Returns the share of a cell that has the colour of the character; nil for other characters.
  static func inkShare(of text: String) -> Double? {
    splits.first { $0.text == text }.map { Double($0.mask.nonzeroBitCount) / 32 }
  }

  private static let lowerEighths = ["▁", "▂", "▃", "▄", "▅", "▆", "▇"]
  private static func column(_ index: UInt32) -> UInt32 { 0x1111_1111 << index }
}
