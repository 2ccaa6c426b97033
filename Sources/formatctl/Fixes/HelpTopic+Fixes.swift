import CustomFormats

extension HelpTopic {
  /// What is mended by the program.
  static let fixes = HelpTopic(
    name: "fixes", summary: "What validate --fix mends, and how.",
    text: """
      validate --fix mends what is safe to mend in the files of creatives, says
      each change, and reports what is left:

      \(table(Rules.all.map(\.about).compactMap { rule in rule.fix.map { (term: rule.id, meaning: $0) } }))

      Only what would be reported is mended: not what --rule RULE=off and --only
      leave out or a baseline holds as known. Where one finding hides another, it
      is mended first. Everything else is left to a person, http for https too:
      nobody but you can tell that the page opens there.

      Nothing but the bytes of a mended text changes: blanks, escapes, the order
      of members, line ends and rights of the file stay. A file is written
      beside its place and moved there when it is whole; a link stays a link. One
      that may only be read, or that another program has written meanwhile, is
      left and told; the rest is done, and the call ends with 2. Stdin is not
      mended.

      A media file gets the ending of its type where nobody loses by it: not where
      that name is taken, where it is a link or has one beside it, where a creative
      that names it may only be read, or where a JSON file names it that is not part
      of the run and stands beside the creatives, beside the file or above it. Then
      it keeps its name, and the reason is said. Files elsewhere, pages and scripts
      are not looked at. It has both names until every creative is written.

      --fix --dry-run shows the changes and writes nothing. In the report json a
      finding that is mended so has "fixable": true.
      """)
}
