/// The first element of WebM and Matroska files.
enum EBMLHeader {
  /// Reads the document type: "webm", "matroska".
  static func documentType(_ bytes: inout MediaBytes) -> String? {
    guard let header = EBMLElement(&bytes, at: 0), let end = header.end else { return nil }
    var at = header.body
    for _ in 0..<32 {
      guard at < end, let element = EBMLElement(&bytes, at: at), let next = element.end else { return nil }
      if element.id == 0x4282 { return element.text(&bytes) }
      at = next
    }
    return nil
  }
}
