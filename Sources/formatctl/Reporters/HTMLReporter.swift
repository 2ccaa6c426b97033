import CustomFormats

/// One page of HTML with each failing creative as its app would draw it.
struct HTMLReporter: Reporter {
  private let sink: any TextSink
  private let environment: Environment
  private let subject: String?
  private let showsNotes: Bool
  private var entries: PageEntries

  /// Creates a reporter; `subject` is what the run looks at where the summary does not tell it.
  ///
  /// Pictures that are too heavy for a page are shrunk by a child of the running program.
  init(to sink: any TextSink, subject: String? = nil, showsNotes: Bool, in environment: Environment) {
    self.subject = subject
    self.sink = sink
    self.environment = environment
    self.showsNotes = showsNotes
    entries = PageEntries(showsNotes: showsNotes)
  }

  mutating func take(_ judgement: Judgement) {
    entries.take(judgement) { PageAd(judgement, in: environment) }
  }

  mutating func end(_ summary: RunSummary) {
    FindingsPage(entries, summary, subject: subject, showsNotes: showsNotes, in: environment).write(to: sink)
  }
}
