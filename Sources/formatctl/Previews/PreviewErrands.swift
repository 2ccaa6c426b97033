import CustomFormats
import Documents
import FormatPreview

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the previewer sends out for: pictures, videos, saved edits, and word of files that have changed.
final class PreviewErrands: Errands {
  private var subjects: [PreviewSubject]
  private let decoder: Decoder
  private let environment: Environment
  private let read: () throws -> [PreviewSubject]
  private let common: CommonOptions
  private let inbox = Inbox<PreviewEvent>()
  private let watch: FileWatch
  private var player: VideoPlayer?

  /// Prepares errands for subjects of a call, which are read again by a function when their files change.
  init(
    _ subjects: [PreviewSubject], _ common: CommonOptions, _ decoder: Decoder, in environment: Environment,
    read: @escaping () throws -> [PreviewSubject]
  ) {
    self.subjects = subjects
    self.decoder = decoder
    self.environment = environment
    self.read = read
    self.common = common
    watch = FileWatch(subjects.flatMap(\.files)) { [inbox] in inbox.put(.woken) }
  }

  deinit {
    player?.end()
  }

  var bell: Int32 { inbox.bell }

  func send(_ effect: PreviewEffect) {
    switch effect {
    case .load(let errand): load(errand)
    case .save(let edited): save(edited)
    case .copyCreative(let copy): keep(copy)
    case .saveDefinition(let edited): save(edited)
    case .findEarlier(let number): findEarlier(number)
    case .play(let errand): play(errand)
    case .pause: player?.pause()
    case .resume: player?.resume()
    case .stop: player?.stop()
    case .copy, .repaint, .suspend: break
    }
  }

  func returned() -> [PreviewEvent] {
    let events = inbox.takeAll()
    return watch.hasChanged() ? events + [reread()] : events
  }

  private func load(_ errand: PictureErrand) {
    guard subjects.indices.contains(errand.sample) else { return }
    let (files, decoder, inbox) = (subjects[errand.sample].pictures, decoder, inbox)
    WorkerThread.start {
      let picture = files?.load(errand.path, fitting: (errand.width, errand.height), by: decoder)
      inbox.put(.loaded(errand, picture ?? .failure("there is no such file any more")))
    }
  }

  private func play(_ errand: VideoErrand) {
    player?.stop()
    guard let ffmpeg = ChildProcess.path(of: "ffmpeg", in: environment) else {
      inbox.put(.ended(errand, "Playing a video needs ffmpeg: apt install ffmpeg, or brew install ffmpeg."))
      return
    }
    let files = subjects.indices.contains(errand.sample) ? subjects[errand.sample].pictures : nil
    let (program, variables, temporary) = (environment.programPath, environment.variables, environment.temporaryFolder)
    player = VideoPlayer(errand, into: inbox)
    player?.start { () throws(Failure) in
      guard let file = files?.open(errand.path, orIn: temporary) else {
        throw Failure("\(errand.path) cannot be opened any more.")
      }
      defer { close(file) }
      return try VideoDecoding(errand, of: file, by: ffmpeg, through: program, variables: variables)
    }
  }

  /// Reads the creatives again, and their pictures with them.
  private func reread() -> PreviewEvent {
    do {
      subjects = try read()
      watch.look(at: subjects.flatMap(\.files))
      return .reloaded(subjects.map(\.shown))
    } catch {
      return .unreadable(String(describing: error))
    }
  }

  private func findEarlier(_ number: Int) {
    answer(number) { [.earlier(number, try EarlierFormats(of: $0.found, common, in: environment.silent).all)] }
  }

  private func keep(_ copy: CopiedCreative) {
    answer(copy.sample) { [.copied(copy, try PreviewCopy(copy, of: $0, in: environment).write(common)), reread()] }
  }

  /// Does something with a subject, and puts what comes of it into the inbox, or why nothing does.
  private func answer(_ number: Int, _ work: (PreviewSubject) throws -> [PreviewEvent]) {
    guard subjects.indices.contains(number) else { return }
    do {
      for event in try work(subjects[number]) { inbox.put(event) }
    } catch {
      inbox.put(.failed(String(describing: error)))
    }
  }

  private func save(_ edited: EditedDefinition) {
    guard subjects.indices.contains(edited.sample) else { return }
    do {
      inbox.put(.definitionSaved(try PreviewDefinition(edited, of: subjects[edited.sample].found, in: environment).write(common)))
      inbox.put(reread())
    } catch {
      inbox.put(.definitionRefused(String(describing: error), difference: (error as? any Advising)?.difference ?? ""))
    }
  }

  private func save(_ edited: [EditedCreative]) {
    var names: [String] = []
    do {
      for (origin, creatives) in PreviewSave.byPlace(edited, subjects) {
        try PreviewSave(origin, creatives).write(in: environment)
        names.append(PreviewSave.name(of: origin))
      }
      inbox.put(.saved(edited.map(\.sample), "Saved in \(names.joined(separator: ", "))."))
      inbox.put(reread())
    } catch {
      inbox.put(.failed(String(describing: error)))
    }
  }
}
