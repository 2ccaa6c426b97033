import CustomFormats
import Testing

/// A hostile file and what must be said of it.
struct Bomb: Sendable, CustomTestStringConvertible {
  /// What it does.
  let name: String
  /// What it is.
  let type: MediaType
  /// The kind of its fault; nil where it only costs nothing.
  let kind: MediaFault.Kind?
  /// A part of the reason.
  let words: String
  /// The file.
  let bytes: [UInt8]

  init(_ name: String, _ type: MediaType, _ kind: MediaFault.Kind?, _ words: String, _ bytes: [UInt8]) {
    self.name = name
    self.type = type
    self.kind = kind
    self.words = words
    self.bytes = bytes
  }

  var testDescription: String { name }
}
