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

    --snapshot keeps the cells of every state of every sample as text, pictures as panels with their facts, so that a change \
    of a layout, a limit or a sample is seen in a review; --check prints what differs.
    """
  static let examples = [
    CommandExample("formatctl preview native-video", "The previewer, on a terminal."),
    CommandExample("formatctl preview 10063170 --print", "A format with its sample."),
    CommandExample("formatctl preview summer.json --print --state longest", "A creative with every text as long as it may be."),
    CommandExample("formatctl preview native-video --print --state video --state no-video", "Two states, one after another."),
    CommandExample("formatctl preview ads.ndjson -o ads.html", "A page with every state of every creative, to send around."),
    CommandExample("formatctl preview 10063170 --state longest -o ad.png", "A picture, drawn by formatctl-render."),
    CommandExample("formatctl preview Formats/content --snapshot looks --check", "In CI: fails where an ad looks otherwise."),
  ]

  @OptionGroup var common: CommonOptions
  @OptionGroup var lookup: LookupOptions
  @Argument("Formats, and files of creatives.", value: .format, placeholder: "format-or-file") var subjects: [String]
  @Flag("Print the preview as text and end, also on a terminal.") var print
  @Option("Show the ad in this state; typical, longest, shortest, no-KEY and others.", value: .state) var state: [String] = []
  @Option("Columns of the card with its border, 30 or more.") var width: Int?
  @Option("Width of the ad in points; a column is 8.") var points: Int?
  @Option("Write a page of every state, x.html, or a picture of one, x.png.", short: "o", value: .file) var output: String?
  @Option("Print the ad in pixels, as the terminal takes them; drawn by formatctl-render.") var graphics: TerminalGraphics?
  @Option("Write the cells of every state into this folder, a file each.", value: .folder) var snapshot: String?
  @Flag("Compare with the snapshots in the folder; a difference makes the call fail.") var check
  @Flag("Draw the ad as on a dark screen.") var dark
  @Option("Turn right-to-left text for a terminal that does not; without it VTE, Konsole and files get it as it is.")
  var bidi: VisualOrder?
  @Flag("Print JSON.") var json

  func run(in environment: Environment) throws -> ExitStatus {
    try checkWidth()
    let file = try output.map(PreviewFile.init)
    try checkOutputs(file)
    if outputs.isEmpty, !print, environment.isTerminal.out, !environment.forbidsQuestions { return try open(in: environment) }
    let found = try found(in: environment, wantsAll: snapshot != nil)
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
    if let snapshot { return try snapshots(of: found, in: environment.path(snapshot), environment) }
    let previews = try found.flatMap { subject in
      try self.previews(of: subject, in: { _ in [.typical] }, room: environment.width, installed)
    }
    let printer = PreviewPrinter(isDark: dark, order: bidi, in: environment)
    if let graphics {
      try printer.print(previews, as: graphics)
    } else if json {
      let list = previews.map { $0.json }
      environment.out.write(JSON.object(["schemaVersion": .number(1), "previews": .array(list)]).documentText)
    } else {
      printer.print(previews)
    }
    return .clean
  }

  /// The options of the call that say what is written, in place of the text or the screen.
  private var outputs: [String] {
    [
      json ? "--json" : nil, graphics.map { "--graphics \($0.rawValue)" }, output.map { "-o \($0)" },
      snapshot.map { "--snapshot \($0)" },
    ].compactMap { $0 }
  }

  /// Refuses options that contradict one another.
  private func checkOutputs(_ file: PreviewFile?) throws(UsageError) {
    if outputs.count > 1 {
      throw UsageError(
        "\(outputs.enumeration) \(outputs.count == 2 ? "both" : "all") say what is written; one of them is expected.",
        in: [Self.name])
    }
    if check, snapshot == nil {
      throw UsageError("--check compares snapshots, and --snapshot names no folder of them.", in: [Self.name])
    }
    if dark, let output = outputs.first, file?.kind != .png, graphics == nil {
      throw UsageError("--dark and \(output) do not go together: it has both kinds of screen, or none.", in: [Self.name])
    }
    if let bidi, let output = outputs.first {
      throw UsageError(
        "--bidi \(bidi.rawValue) and \(output) do not go together: it is about text in the cells of a terminal.", in: [Self.name])
    }
  }

  /// Lays a subject out in the states that are asked for, or in others where none is.
  private func previews(
    of subject: PreviewSubject, in others: (CustomFormat) -> [AdState], room: Int, _ installed: Set<String>?
  ) throws -> [PrintedPreview] {
    let columns = columns(for: subject.format, room: room)
    return try states(of: subject.format, or: others).map {
      PrintedPreview(subject, $0, columns: columns, installedSchemes: installed)
    }
  }

  /// Writes snapshots of all states into a folder, or compares them with those that it has.
  private func snapshots(of found: [PreviewSubject], in folder: FilePath, _ environment: Environment) throws -> ExitStatus {
    let pages = try found.map { try previews(of: $0, in: AdState.all(of:), room: Self.widths.upperBound, nil) }
    let snapshots = try PreviewSnapshots(pages, in: folder, hasAllStates: state.isEmpty)
    guard check else {
      environment.say([try snapshots.write()], lookup)
      return .clean
    }
    let differences = snapshots.differences
    environment.out.write(differences)
    environment.out.flush()
    environment.say([snapshots.verdict], lookup)
    return differences.isEmpty ? .clean : .findings
  }

  /// Opens the previewer on the terminal, until the person leaves.
  private func open(in environment: Environment) throws -> ExitStatus {
    let found = try found(in: environment, wantsAll: true)
    let state = try found.first.map { try states(of: $0.format, or: { _ in [.typical] }) }?.first ?? .typical
    let asked = points ?? width.map { ($0 - 2) * 8 }
    let start = PreviewState(
      found.map(\.shown), in: state, points: asked.map(Double.init), isDark: dark,
      installedSchemes: try environment.project()?.installedSchemes() ?? [], columns: environment.width, rows: 24,
      isColoured: environment.style.isOn, order: bidi ?? VisualOrder(variables: environment.variables))
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
