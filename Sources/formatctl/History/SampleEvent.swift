import CustomFormats
import Documents

/// What a change did to a sample.
struct SampleEvent {
  /// The name of the sample then.
  let name: String
  /// The names of its format then.
  let format: FormatNames
  /// What it did.
  let action: RevisionAction
  /// The revision that it made.
  let revision: Int

  /// Returns a sentence on the revision.
  func lines(width: Int, isDryRun: Bool = false, ending: String = "") -> [String] {
    let verb = action.verb(isDryRun: isDryRun)
    let sentence = "\(verb) the sample \(name) of \(format.label), revision \(revision)\(ending)."
    return WrappedText(sentence.visible, columns: width).lines
  }

  /// The event in JSON output.
  var json: JSON {
    .object([
      "format": .string(format.shortest), "name": .string(name), "action": .string(action.rawValue),
      "revision": .number(revision),
    ])
  }
}
