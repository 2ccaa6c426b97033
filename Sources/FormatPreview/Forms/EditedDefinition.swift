/// A definition with changes that are to be saved.
public struct EditedDefinition: Sendable, Equatable {
  /// The number of a creative of its format, among those that are looked at.
  public let sample: Int
  /// The bytes of the definition as it was read: where others stand by now, nothing is to be saved.
  public let base: [UInt8]
  /// The bytes of the definition with the changes, in canonical form.
  public let text: [UInt8]
}
