import CustomFormats

extension HelpTopic {
  /// What a profile is.
  static let profiles = HelpTopic(
    name: "profiles", summary: "What a buyer asks for: --profile.",
    text: """
      A profile says by whose terms ads are bought. It changes the weight of
      some rules, and the heaviest files where a field says nothing.

      \(table(Profile.allCases.map { (term: $0.rawValue, meaning: $0.purpose) }))

      --profile says it for a call, "profile" in formatctl.json for a project;
      else it is reservation. The weight of a rule is, in this order, what
      --rule says, the format's "rules", the project's "rules", the profile,
      the rule's own. formatctl explain PROFILE lists what a profile changes.
      """)

  /// How findings are written down.
  static let reporters = HelpTopic(
    name: "reporters", summary: "How findings are written: --reporter.",
    text: """
      --reporter NAME, or -r NAME, says how findings are written. It may be
      repeated; -r NAME=FILE writes to a file, and stdout stays free:

        formatctl validate ads.json -r text -r json=findings.json

      \(table(ReporterKind.allCases.map { (term: $0.rawValue, meaning: $0.purpose) }))

      formatctl schema report describes json, formatctl schema report-line a
      line of ndjson. A file is written beside its place and moved there when
      it is whole.

      In sarif a rule that is weighed otherwise than usual has its weight in
      its name (text-too-long/warning); paths start at the root of the
      repository. What comes from stdin, the catalogue or a commit is in no
      file, and GitHub refuses a report with such findings.

      --write-baseline FILE writes the warnings and errors of a run as known;
      its entries have a "reason" to be filled in, which is kept when it is
      written anew. --baseline FILE, or "baseline" in formatctl.json, leaves
      known findings out: they are reported nowhere and make no call fail.
      formatctl schema baseline describes the file. --since REPORT does the
      same for this call with the findings of an earlier report, json or
      ndjson, made in the same folder, and says how many are known from it and
      how many of it are gone.

      Findings go to stdout, words about the work to stderr; -q keeps those
      back. The exit status is the same for every reporter.
      """)
}
