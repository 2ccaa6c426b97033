/// A place that text comes from.
protocol TextSource: AnyObject {
  /// Returns the next line without its end, or nil after the last.
  func readLine() -> String?
  /// Returns the next bytes, none after the last.
  func readPiece() throws -> [UInt8]
  /// Returns every byte that is left.
  func readAll() throws -> [UInt8]
}
