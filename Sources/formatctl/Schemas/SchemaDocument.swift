/// A JSON Schema of one of the program's files or outputs.
struct SchemaDocument: Sendable {
  /// The name as typed.
  let name: String
  /// What it describes, in one sentence.
  let summary: String
  /// The schema, draft 2020-12, with a line feed at its end.
  let text: String

  /// Every schema, files first.
  static let all: [SchemaDocument] = [
    .format,
    .creative,
    .session,
    .map,
    .project,
    .baseline,
    .list,
    .show,
    .update,
    .export,
    .sampleList,
    .sampleShow,
    .`init`,
    .history,
    .undo,
    .diff,
    .preview,
    .simulate,
    .inspect,
    .explain,
    .cataloguePath,
    .catalogueCheck,
    .catalogueBackup,
    .catalogueRecover,
    .doctor,
    .report,
    .reportLine,
  ]
}
