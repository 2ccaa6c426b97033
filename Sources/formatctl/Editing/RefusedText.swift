import CustomFormats

/// A definition that was not taken, and whose text is kept so that no work is lost.
struct RefusedText: Advising, CustomStringConvertible {
  let description: String
  let next: String?
  let difference: String

  /// Says why the text in a file was not taken as a change of a revision, and how it is taken up again.
  init(_ reason: any Error, file: FilePath, of base: StoredFormat, latest: StoredFormat?) {
    let sentence = String(describing: reason)
    let name = base.names.shortest
    let isOutdated = reason is OutdatedDefinition
    let revision = isOutdated ? latest?.revision ?? base.revision : base.revision
    let kept = isOutdated ? "Bring the newest lines into the text, which is kept in \(file)." : "The text is kept in \(file)."
    description = (sentence.hasSuffix(".") || sentence.hasSuffix("?") ? sentence : sentence + ".") + " " + kept
    next = "formatctl edit \(Shell.quoted("\(name)@\(revision)")) --from \(Shell.quoted(file.shown))"
    difference = (reason as? any Advising)?.difference ?? ""
  }
}
