/// The options that mend creatives.
struct FixOptions: SharedOptions {
  @Flag("Mend what is safe to mend in the files, and report what is left; formatctl help fixes says what.") var fix
  @Flag("With --fix: show what would change, and write nothing.") var dryRun

  /// Throws where the call does not go with them.
  func check(_ call: Validate) throws {
    if dryRun, !fix { throw UsageError("--dry-run goes with --fix, which is not given.", in: [Validate.name]) }
    if fix, call.creatives.contains("-") {
      throw UsageError("- is stdin, and --fix writes files; name the file instead.", in: [Validate.name])
    }
  }
}
