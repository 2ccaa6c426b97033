import CustomFormats
import Documents

/// Proves creatives again whenever something that they depend on changes, and says what is new and gone.
struct Watch {
  /// The least time between two looks at the files.
  private static let interval = Duration.milliseconds(500)
  /// How long nothing may change before the creatives are proved: a file is seldom written at one stroke.
  private static let settling = Duration.milliseconds(200)
  /// The most looks that are waited for that.
  private static let mostLooks = 25

  private let call: Validate
  private let environment: Environment

  /// Prepares to repeat a call; throws where it cannot be repeated.
  init(_ call: Validate, in environment: Environment) throws {
    self.call = call
    self.environment = environment
    func refusal(_ words: String) -> UsageError { UsageError(words, in: [Validate.name]) }
    if call.creatives.contains("-") { throw refusal("- is stdin, which --watch cannot read again; name a file instead.") }
    if call.report.writeBaseline != nil { throw refusal("--watch and --write-baseline exclude one another.") }
    if let other = call.report.reporter.first(where: { $0.file == nil && $0.kind != .text }) {
      let name = other.kind.rawValue
      throw refusal("--watch writes words to stdout; name a file for \(name), as in \(name)=FILE.")
    }
  }

  /// Proves until nobody is there any more; returns how the last run ended.
  func run() throws -> ExitStatus {
    var places = try WatchedPlaces(call, in: environment)
    var known = FoundFindings(showsNotes: call.report.notes)
    var status = try prove(&places, &known, in: environment)
    if !call.lookup.quiet { environment.say("Watching \(places.current().count.counting("file")); Ctrl-C ends it.") }
    environment.out.flush()
    while waitForChange(places) {
      var found = FoundFindings(showsNotes: call.report.notes)
      do {
        places = try WatchedPlaces(call, in: environment.silent)
        status = try prove(&places, &found, in: environment.silent)
        say(found, since: known)
        known = found
      } catch {
        status = .failed
        places.renew()
        Formatctl.report(error, in: environment)
      }
      environment.out.flush()
    }
    return status
  }

  /// Mends and proves once, and gathers what was found and what it depends on.
  ///
  /// What is mended is said in any case.
  private func prove(
    _ places: inout WatchedPlaces, _ found: inout FoundFindings, in environment: Environment
  ) throws -> ExitStatus {
    let mended = try call.mend(in: self.environment)
    // Its own writing is no change; whatever else is written from here on is one.
    places.renew()
    let status = try call.prove(in: environment, all: true) { judgement in
      places.note(judgement)
      found.take(judgement)
    }
    return mended == .clean ? status : mended
  }

  /// Waits until files have changed and rest again; false where nobody waits for it any more.
  private func waitForChange(_ places: WatchedPlaces) -> Bool {
    var interval = Self.interval
    var now: WatchedPlaces.Versions
    repeat {
      guard environment.out.isOpen, environment.wait(interval) else { return false }
      let start = ContinuousClock.now
      now = places.current()
      // A look at very many files must not keep a processor busy: it may take a fiftieth of the time.
      interval = max(Self.interval, (ContinuousClock.now - start) * 50)
    } while now == places.versions
    for _ in 0..<Self.mostLooks {
      guard environment.wait(Self.settling) else { return false }
      let next = places.current()
      if next == now { break }
      now = next
    }
    return true
  }

  private func say(_ found: FoundFindings, since known: FoundFindings) {
    let (new, gone) = (found.without(known), known.without(found).flatMap(\.findings))
    let count = new.reduce(0) { $0 + $1.findings.count }
    let (style, verdict) = (environment.style, Verdict(found.worst))
    let words = "\(count) new, \(gone.count) gone, \(found.count - count) left"
    environment.out.print("\(verdict.coloured("\(verdict.symbol) \(TimeOfDay(environment.now))", style))  \(words)")
    let showsText = call.report.reporter.isEmpty || call.report.reporter.contains { $0.file == nil }
    guard showsText else { return }
    var reporter = TextReporter(
      to: environment.out, style: style, width: environment.width, showsNotes: call.report.notes)
    new.forEach { reporter.take($0) }
    for finding in gone {
      let place = finding.place.map { $0 + " " } ?? ""
      environment.out.print(
        "  \(Verdict(nil).coloured("✓ gone", style))     \(place)\(finding.message.visible) [\(finding.rule)]")
    }
  }
}
