import CustomFormats

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension FilePath {
  /// Writes the file with some of its bytes replaced, unless it is another version by now.
  ///
  /// A link stays one, and rights and group stay as they are. The new file takes its place when it is whole, so that no half of it is
  /// ever seen. `changes` stand in order; two of the same bytes are refused.
  func replace(_ changes: [(range: Range<Int>, bytes: [UInt8])], of version: FileVersion) throws(FileError) {
    let place = resolved ?? self
    var facts = stat()
    guard stat(place.absolute, &facts) == 0, FileVersion(place.absolute) == version else { throw changedMeanwhile }
    guard isWritable else { throw FileError(self, "is left as it is", "it is read-only") }
    let source: OpenFile
    do {
      source = try OpenFile(place.absolute, shown: shown)
    } catch {
      throw FileError(self, "cannot be read", error.reason)
    }
    let draft = place.draft
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, facts.st_mode & 0o777)
    guard descriptor >= 0 else { throw FileError(self, "cannot be written", systemReason) }
    var reason = copy(source, to: descriptor, changes)
    // Whoever may not give the file away keeps it.
    _ = fchown(descriptor, facts.st_uid, facts.st_gid)
    if fchmod(descriptor, facts.st_mode & 0o7777) != 0, reason == nil { reason = systemReason }
    if close(descriptor) != 0, reason == nil { reason = systemReason }
    let isSame = FileVersion(place.absolute) == version
    if reason == nil, isSame, rename(draft, place.absolute) != 0 { reason = systemReason }
    if reason != nil || !isSame { unlink(draft) }
    if let reason { throw FileError(self, "cannot be written", reason) }
    if !isSame { throw changedMeanwhile }
  }

  /// Whether the file may be written; its bits are asked too, since the system lets root write whatever they say.
  var isWritable: Bool {
    let place = resolved ?? self
    var facts = stat()
    return stat(place.absolute, &facts) == 0 && facts.st_mode & 0o222 != 0 && access(place.absolute, W_OK) == 0
  }

  private var changedMeanwhile: FileError {
    FileError(self, "is left as it is", "another program has written it meanwhile")
  }

  /// Copies an open file with changes, and returns the reason where that fails.
  private func copy(
    _ source: OpenFile, to descriptor: Int32, _ changes: [(range: Range<Int>, bytes: [UInt8])]
  ) -> String? {
    var rest = changes[...]
    var start = 0
    var next = 0
    while true {
      let piece: [UInt8]
      do {
        piece = try source.readPiece()
      } catch {
        return error.reason
      }
      if piece.isEmpty { return rest.isEmpty ? nil : "it ends before byte \(rest.first?.range.lowerBound ?? 0)" }
      let end = start + piece.count
      var out: [UInt8] = []
      while let change = rest.first, change.range.lowerBound < end {
        if change.range.lowerBound < max(next, start) { return "two changes are of the same bytes" }
        out += piece[(next - start)..<(change.range.lowerBound - start)] + change.bytes
        next = change.range.upperBound
        rest = rest.dropFirst()
      }
      if next < end {
        out += piece[(max(next, start) - start)...]
        next = end
      }
      if let reason = sendAll(out, to: descriptor) { return reason }
      start = end
    }
  }
}
