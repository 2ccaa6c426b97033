/// The first element of WebM and Matroska files.
enum EBMLHeader {
  /// Tells whether the document type is WebM.
  static func isWebM(_ bytes: inout MediaBytes) -> Bool {
    guard let header = EBMLElement(&bytes, at: 0), let end = header.end else { return false }
    var at = header.body
    for _ in 0..<32 {
      guard at < end, let element = EBMLElement(&bytes, at: at), let next = element.end else { return false }
      if element.id == 0x4282 { return element.text(&bytes) == "webm" }
      at = next
    }
    return false
  }
}
