import CustomFormats
import Documents

/// `formatctl inspect`: says what pictures and videos are, from their bytes.
struct Inspect: Command {
  static let name = "inspect"
  static let summary = "Say what pictures and videos are, from their bytes."
  static let discussion = """
    JPEG, PNG, GIF, WebP, MP4, MOV and WebM are measured; other types are named. A file that is broken makes the call \
    end with 1, one that cannot be opened with 2. The depth header reads head and tail and finds every file that was \
    cut; whole walks the structure to its end, checksums and tables; decode decodes every pixel too, in a child process \
    with little memory, time and no rights. Videos are walked and not decoded.
    """
  static let examples = [
    CommandExample("formatctl inspect hero.jpg", "Everything that the bytes say."),
    CommandExample("formatctl inspect acme/*.jpg --json", "The same of many, for a program."),
    CommandExample("formatctl inspect hero.png --depth decode", "Down to the last pixel."),
  ]

  @OptionGroup var common: CommonOptions
  @Argument("Pictures and videos.", value: .file) var files: [String]
  @Option("How far to look: header, whole or decode; header where nothing says otherwise.") var depth: DepthWord?
  @Flag("Print JSON.") var json

  func run(in environment: Environment) throws -> ExitStatus {
    let project = try environment.project(whole: false)
    let depth = try depth ?? project?.word("depth", as: DepthWord.self) ?? .header
    let reach = depth.depth(in: environment)
    var measured: [InspectedFile] = []
    var isMissing = false
    for name in files {
      do throws(MediaAccessError) {
        measured.append(InspectedFile(name, try Self.measure(environment.absolute(name), reach), depth))
      } catch {
        isMissing = true
        environment.say("\(name) \(Self.sentence(error)).")
      }
    }
    if json {
      environment.out.write(
        JSON.object([
          "schemaVersion": .number(1), "depth": .string(depth.rawValue), "files": .array(measured.map(\.json)),
        ]).documentText)
    } else if measured.count == 1 {
      measured[0].lines(environment.style, width: environment.width).forEach { environment.out.print($0) }
    } else if !measured.isEmpty {
      InspectedFile.list(measured, environment.style, width: environment.width).forEach { environment.out.print($0) }
    }
    if isMissing { return .failed }
    return measured.contains { $0.media.fault != nil } ? .findings : .clean
  }

  private static func measure(_ path: String, _ depth: MediaDepth) throws(MediaAccessError) -> MediaFile {
    var bytes = try MediaBytes(path: path)
    return MediaReader.read(&bytes, depth: depth)
  }

  private static func sentence(_ error: MediaAccessError) -> String {
    error == .notAFile ? "is a folder or a device, and inspect takes files" : error.description
  }
}
