import CustomFormats

/// One page of HTML with each failing creative as its app would draw it.
struct HTMLReporter: Reporter {
  private let sink: any TextSink
  private let environment: Environment
  private let showsNotes: Bool
  private var entries: PageEntries

  /// Creates a reporter; pictures that are too heavy for a page are shrunk by a child of the running program.
  init(to sink: any TextSink, showsNotes: Bool, in environment: Environment) {
    self.sink = sink
    self.environment = environment
    self.showsNotes = showsNotes
    entries = PageEntries(showsNotes: showsNotes)
  }

  mutating func take(_ judgement: Judgement) {
    entries.take(judgement) { PageAd(judgement, in: environment) }
  }

  mutating func end(_ summary: RunSummary) {
    FindingsPage(entries, summary, showsNotes: showsNotes, in: environment).write(to: sink)
  }
}
