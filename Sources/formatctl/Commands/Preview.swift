import CustomFormats
import Documents
import FormatPreview

/// `formatctl preview`: shows an ad as its app would.
struct Preview: Command {
  static let name = "preview"
  static let summary = "Show an ad as its app would."
  static let discussion = """
    A format is shown with its sample, a file with every creative in it. On a terminal a screen opens with the ad in any \
    state, what is wrong with it, where taps go and what the SDK does; its last line has the keys, : finds the others. \
    Space plays the video, where ffmpeg is installed. \
    --print, --json and a pipe get text: below the ad stands which asset is shown from what, and where each tap goes. \
    The picture is drawn in colour cells; without colour a panel with its facts takes its place. Where formatctl.json \
    names the installed schemes, each tap says where it ends.
    """
  static let examples = [
    CommandExample("formatctl preview native-video", "The previewer, on a terminal."),
    CommandExample("formatctl preview 10063170 --print", "A format with its sample."),
    CommandExample("formatctl preview summer.json --print --state longest", "A creative with every text as long as it may be."),
    CommandExample("formatctl preview native-video --print --state video --state no-video", "Two states, one after another."),
    CommandExample("formatctl preview ads.ndjson -o ads.html", "A page with every state of every creative, to send around."),
    CommandExample("formatctl preview 10063170 --state longest -o ad.png", "A picture, drawn by formatctl-render."),
  ]

  @OptionGroup var common: CommonOptions
  @OptionGroup var lookup: LookupOptions
  @Argument("Formats, and files of creatives.", value: .format, placeholder: "format-or-file") var subjects: [String]
  @Flag("Print the preview as text and end, also on a terminal.") var print
  @Option("Show the ad in this state; typical, longest, shortest, no-KEY and others.", value: .state) var state: [String] = []
  @Option("Columns of the card with its border, 30 or more.") var width: Int?
  @Option("Width of the ad in points; a column is 8.") var points: Int?
  @Option("Write a page of every state, x.html, or a picture of one, x.png.", short: "o", value: .file) var output: String?
  @Flag("Draw the ad as on a dark screen.") var dark
  @Flag("Print JSON.") var json

  func run(in environment: Environment) throws -> ExitStatus {
    try checkWidth()
    let file = try output.map(PreviewFile.init)
    if let output, json {
      throw UsageError("--json and -o \(output) both say what is written; one of them is expected.", in: [Self.name])
    }
    if dark, json || file?.kind == .html {
      throw UsageError(
        json
          ? "--dark is for what is drawn, and --json draws nothing."
          : "--dark and -o \(output ?? "") do not go together: a page is dark where its reader's screen is.",
        in: [Self.name])
    }
    if output == nil, opensScreen(in: environment) { return try open(in: environment) }
    let found = try found(in: environment, wantsAll: false)
    let installed = try environment.project()?.installedSchemes()
    if found.isEmpty {
      throw Failure("\(subjects.enumeration) \(subjects.count == 1 ? "holds" : "hold") no creative, at least one is expected.")
    }
    if let file {
      let parts = try found.map { subject in
        let columns = columns(for: subject.format, room: Self.widths.upperBound)
        let others = file.kind == .html ? AdState.all(of:) : { _ in [.typical] }
        return (subject, try states(of: subject.format, or: others).map { subject.staged(in: $0, columns: columns) })
      }
      try file.write(parts, installedSchemes: installed, isDark: dark, in: environment)
      return .clean
    }
    let previews = try found.flatMap { subject in
      try states(of: subject.format, or: { _ in [.typical] }).map { state in
        let columns = columns(for: subject.format, room: environment.width)
        return PrintedPreview(subject, state, columns: columns, installedSchemes: installed)
      }
    }
    if json {
      let list = previews.map { $0.json }
      environment.out.write(JSON.object(["schemaVersion": .number(1), "previews": .array(list)]).documentText)
    } else {
      show(previews, in: environment)
    }
    return .clean
  }

  /// Whether somebody sits at a terminal and did not ask for text.
  private func opensScreen(in environment: Environment) -> Bool {
    !print && !json && environment.isTerminal.out && !environment.forbidsQuestions
  }

  /// Opens the previewer on the terminal, until the person leaves.
  private func open(in environment: Environment) throws -> ExitStatus {
    let found = try found(in: environment, wantsAll: true)
    let state = try found.first.map { try states(of: $0.format, or: { _ in [.typical] }) }?.first ?? .typical
    let asked = points ?? width.map { ($0 - 2) * 8 }
    let start = PreviewState(
      found.map(\.shown), in: state, points: asked.map(Double.init), isDark: dark,
      installedSchemes: try environment.project()?.installedSchemes() ?? [], columns: environment.width, rows: 24,
      isColoured: environment.style.isOn, order: VisualOrder(variables: environment.variables))
    guard let start else { throw UsageError("The files hold no creative, at least one is expected.", in: [Self.name]) }
    let errands = PreviewErrands(found, common, Decoder(program: environment.programPath), in: environment) {
      try self.found(in: environment.silent, wantsAll: true)
    }
    do throws(ScreenRefusal) {
      var screen = try TerminalSurface(variables: environment.variables, isColoured: environment.style.isOn)
      Previewer.run(start, on: &screen, errands)
    } catch {
      throw Failure(error.description, next: "formatctl " + Shell.line(environment.words + ["--print"]))
    }
    return .clean
  }

  /// Finds the subjects of all words.
  private func found(in environment: Environment, wantsAll: Bool) throws -> [PreviewSubject] {
    let places = PreviewSubjects(common, lookup, wantsAll: wantsAll, in: environment)
    return try subjects.flatMap { try places.subjects(of: $0) }
  }

  private func show(_ previews: [PrintedPreview], in environment: Environment) {
    let isColoured = environment.style.isOn
    let isTurned = environment.isTerminal.out || isColoured
    let order = isTurned ? VisualOrder(variables: environment.variables) : .logical
    let decoder = Decoder(program: environment.programPath)
    for (index, preview) in previews.enumerated() {
      if index > 0 { environment.out.print() }
      let frame = preview.page(isColoured ? decoder : nil, order, isDark: dark, columns: environment.width)
      if isColoured {
        var surface = PrintSurface(
          ColourDepth(variables: environment.variables), isTerminal: environment.isTerminal.out, write: environment.out.write)
        surface.show(frame)
      } else {
        var surface = PlainSurface(isTerminal: environment.isTerminal.out, write: environment.out.write)
        surface.show(frame)
      }
    }
  }

  /// The fewest and the most columns of a card.
  private static let widths = 30...400

  private func checkWidth() throws(UsageError) {
    if width != nil, points != nil {
      throw UsageError("--width and --points both set the width; one of them is expected.", in: [Self.name])
    }
    if let width, !Self.widths.contains(width) {
      throw UsageError(
        "--width takes \(Self.widths.lowerBound) to \(Self.widths.upperBound) columns, \(width) was given.", in: [Self.name])
    }
    let most = (Self.widths.upperBound - 2) * 8
    let least = (Self.widths.lowerBound - 2) * 8
    if let points, !(least...most).contains(points) {
      throw UsageError("--points takes \(least) to \(most), \(points) was given.", in: [Self.name])
    }
  }

  /// Returns the columns of an ad: as asked for, else as designed, where there is room for it.
  private func columns(for format: CustomFormat, room: Int) -> Int {
    if let points { return (points + 4) / 8 }
    if let width { return width - 2 }
    let designed = min(max(format.shownLayout.width, 0), Double(Self.widths.upperBound * 8)) / TextMetrics.cellWidth
    return max(Self.widths.lowerBound - 2, min(room - 2, Int(designed.rounded(.up))))
  }

  /// Returns the states that are asked for, or others where none is.
  private func states(of format: CustomFormat, or others: (CustomFormat) -> [AdState]) throws -> [AdState] {
    if state.isEmpty { return others(format) }
    let all = AdState.all(of: format)
    return try state.map { word in
      let name = word.lowercased()
      if let state = all.first(where: { $0.name == name }) { return state }
      if let field = format.fields.first(where: { "no-" + $0.key.lowercased() == name }) {
        throw UsageError("\(format.title) has no state \"\(word)\": \(field.key) is required.", next: nil)
      }
      let near = Suggestion.nearest(to: name, among: all.map(\.name))
      throw UsageError(
        "\(format.title) has no state \"\(word)\"\(Suggestion.question(near)) The states are \(all.map(\.name).joined(separator: ", "))."
      )
    }
  }
}
