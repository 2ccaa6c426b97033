import CustomFormats
import Testing

@testable import formatctl

@Suite struct ReportSummaryTests {
  private func lines(
    creatives: Int, failing: Int = 0, errors: Int = 0, warnings: Int = 0, notes: Int = 0, notChecked: Int = 0,
    showsNotes: Bool = false
  ) -> [String] {
    var summary = RunSummary()
    (summary.formats, summary.creatives, summary.files) = (1, creatives, 2)
    (summary.failing, summary.errors, summary.warnings, summary.notes) = (failing, errors, warnings, notes)
    summary.notChecked = notChecked
    return ReportSummary(summary: summary, subject: "creative", showsNotes: showsNotes).lines(.plain)
  }

  @Test func `the verdict is a sentence that a number of creatives is the subject of`() {
    #expect(lines(creatives: 1) == ["✓ 1 creative passes.", "  Checked 1 format, 1 creative and 2 media files."])
    #expect(lines(creatives: 3)[0] == "✓ 3 creatives pass.")
    #expect(lines(creatives: 1, failing: 1, errors: 2)[0] == "✗ The creative fails: 2 errors.")
    #expect(lines(creatives: 3, failing: 1, errors: 1, warnings: 1)[0] == "✗ 1 of 3 creatives fails: 1 error and 1 warning.")
    #expect(lines(creatives: 3, failing: 2, errors: 2)[0] == "✗ 2 of 3 creatives fail: 2 errors.")
    #expect(lines(creatives: 2, warnings: 3)[0] == "! 2 creatives pass: 3 warnings.")
  }

  @Test func `notes that were not shown are counted, and how to see them is said`() {
    #expect(lines(creatives: 2, notes: 3)[0] == "· 2 creatives pass: 3 notes (--notes shows them).")
    #expect(lines(creatives: 2, notes: 3, showsNotes: true)[0] == "· 2 creatives pass: 3 notes.")
  }

  @Test func `links are counted as not checked`() {
    #expect(
      lines(creatives: 2, notChecked: 2)[1]
        == "  Checked 1 format, 2 creatives and 2 media files; 2 assets are links, not fetched.")
    #expect(lines(creatives: 2, notChecked: 1)[1].hasSuffix("; 1 asset is a link, not fetched."))
  }
}
