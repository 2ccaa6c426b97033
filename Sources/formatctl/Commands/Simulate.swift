import CustomFormats
import Documents
import FormatPreview
import NativeAds

/// `formatctl simulate`: takes a creative through load, show, impression and taps, as the SDK would.
struct Simulate: Command {
  static let name = "simulate"
  static let summary = "Take an ad through load, show, impression and taps."
  static let discussion = """
    The emulated SDK loads the creative, an app shows it as its layout says, records the impression where that is the app's \
    to do, and is tapped. What happens is told line by line, with what is wrong; below stands where each tap lands, for each \
    thing that the media area may show. A format is taken with its sample, a file with every creative in it.
    """
  static let examples = [
    CommandExample("formatctl simulate native-video", "A format with its sample."),
    CommandExample(
      "formatctl simulate summer.json --tap Headline --tap AdChoices --installed shop",
      "Two taps, on a phone with the shop's app."),
    CommandExample(
      "formatctl simulate 10063170 --handler --tap MainImage --names android", "An app that handles clicks itself, on Android."),
    CommandExample(
      "formatctl simulate content --mediate network.json --map map.json", "An ad of a network, as its adapter would map it."),
    CommandExample("formatctl simulate native-video --media image --eea", "With the picture instead of the video, in the EEA."),
  ]

  @OptionGroup var common: CommonOptions
  @OptionGroup var lookup: LookupOptions
  @Argument("Formats, and files of creatives.", value: .format, placeholder: "format-or-file") var subjects: [String]
  @Option("Tap on this: a key, AdChoices or media.", value: .key) var tap: [String] = []
  @Flag("The app handles clicks itself.") var handler
  @Option("An app on the phone opens this scheme; besides those of formatctl.json.", placeholder: "scheme")
  var installed: [String] = []
  @Option("What the app asks of pictures: on, or off for their addresses alone.", placeholder: "on|off")
  var imageLoading = ImageLoadingChoice.on
  @Flag("The ad is served in the EEA, where a reservation has AdChoices.") var eea
  @Option("What the media area shows: video, image or none; what the creative has, where nothing says otherwise.")
  var media: Simulation.Media?
  @Option("Show this ad of a network, JSON, in a system-defined format.", value: .file, placeholder: "network.json")
  var mediate: String?
  @Option("Which of the network's values are which assets (formatctl schema map).", value: .file, placeholder: "map.json")
  var map: String?
  @Option("What the ad server tells the network's adapter, with --mediate.", placeholder: "text") var parameter: String?
  @Option("Whose names methods have.") var names = AccessorNames.ios
  @Option("The severity from which on a finding makes the call fail.") var failOn = FailureLevel.error
  @Flag("Print JSON.") var json

  func run(in environment: Environment) throws -> ExitStatus {
    let places = PreviewSubjects(common, lookup, wantsAll: false, in: environment)
    let found = try subjects.flatMap { try places.subjects(of: $0) }
    if found.isEmpty {
      throw Failure("\(subjects.enumeration) \(subjects.count == 1 ? "holds" : "hold") no creative, at least one is expected.")
    }
    let project = try environment.project()?.installedSchemes() ?? []
    let conditions = Simulation.Conditions(
      media: media, isEEA: eea, isImageLoadingOff: imageLoading == .off, hasHandler: handler,
      installedSchemes: project.union(installed.map(Self.scheme)))
    let mediated = try self.mediated(in: environment)
    let runs = try found.map { subject in
      if mediated != nil, subject.format.type == .custom {
        throw UsageError(
          "networks have no custom ads, and \(subject.format.title) is a custom format; --mediate takes a system-defined one.",
          next: "formatctl list")
      }
      let simulation = Simulation(subject, conditions, mediated: mediated, parameter: parameter)
      return SimulationReport(
        subject, simulation, try simulation.session(tapping: tap.map { try simulation.slot(of: $0) }), names)
    }
    if json {
      environment.out.write(
        JSON.object(["schemaVersion": .number(1), "simulations": .array(runs.map(\.json))]).documentText)
    } else {
      for (index, run) in runs.enumerated() {
        if index > 0 { environment.out.print() }
        run.lines(width: environment.width, environment.style).forEach { environment.out.print($0) }
      }
    }
    guard let level = failOn.severity, let worst = runs.compactMap(\.worst).max() else { return .clean }
    return worst >= level ? .findings : .clean
  }

  /// Reads the network's ad that the call names, and says what of it is left out.
  private func mediated(in environment: Environment) throws -> MappedNativeAd? {
    if parameter != nil, mediate == nil {
      throw UsageError("--parameter is for the adapter of a network, and --mediate names none.", in: [Self.name])
    }
    guard mediate != nil || map != nil else { return nil }
    guard let mediate, let map else {
      throw UsageError(
        "--mediate and --map belong together: the network's ad, and which of its values are which assets.", in: [Self.name])
    }
    let mapping = try Self.reading(environment.path(map)) { document throws(MappingProblem) in try NetworkMapping(document) }
    let path = environment.path(mediate)
    let media = try FolderPictures(path.parent ?? path)
    let (ad, problems) = try Self.reading(path) { document throws(MappingProblem) in
      try mapping.ad(from: document, media: media)
    }
    for problem in problems { environment.say("\(path):\(problem)") }
    return ad
  }

  /// Reads a JSON file, and says where something is wrong with it.
  private static func reading<Content>(
    _ path: FilePath, _ read: (JSONDocument) throws(MappingProblem) -> Content
  ) throws -> Content {
    let document = JSONDocument(try path.bytes())
    do throws(MappingProblem) {
      return try read(document)
    } catch {
      throw Failure("\(path):\(error)")
    }
  }

  /// Takes a scheme, whether it was given with its colon or without.
  private static func scheme(_ word: String) -> String { word.prefix { $0 != ":" }.lowercased() }
}

/// What an app asks of pictures, as a call says it.
enum ImageLoadingChoice: String, CaseIterable, ArgumentValue {
  case on, off
}
