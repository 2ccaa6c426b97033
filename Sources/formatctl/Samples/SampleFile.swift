import CustomFormats
import Documents

/// A file that holds a sample of a format, with its media beside it.
struct SampleFile {
  /// The file.
  let file: FilePath

  /// The name of a sample that has no ID.
  static let standardName = "sample"

  /// Creates a sample from its file.
  init(_ file: FilePath) {
    self.file = file
  }

  /// Reads the sample and the media that it names; the name is the sample's ID unless another is given.
  func content(named name: String? = nil, of definition: FormatDefinition) throws -> SampleContent {
    let text = try file.bytes()
    let document = JSONDocument(text)
    if let problem = document.problems.first {
      let place = document.place(at: problem.offset)
      throw Failure("\(file):\(place.line):\(place.column): \(problem.message), JSON is expected.")
    }
    guard document.root?.kind == .object else {
      throw Failure("\(file) is \(document.root?.kindName ?? "empty"), a creative with \"assets\" is expected.")
    }
    let prepared = PreparedFormat(definition, selection: RuleSelection())
    let (creative, _) = CreativeFile.read(document) { _ in prepared }
    if let reference = creative.formatReference, !definition.format.allNames.contains(reference) {
      throw Failure("\(file) is a creative of \(reference), one of \(definition.format.label) is expected.")
    }
    return SampleContent(name: name ?? creative.id ?? Self.standardName, text: text, media: try media(of: creative))
  }

  /// Reads the media files that the sample names, each once.
  private func media(of creative: Creative) throws -> [SampleMedia] {
    guard let folder = file.parent?.resolved else { return [] }
    var seen: Set<String> = []
    var media: [SampleMedia] = []
    for value in creative.values where value.content == .file {
      let path = creative.text(value)
      guard seen.insert(path).inserted else { continue }
      let place = folder.appending(path)
      if path.hasPrefix("/") || path.split(separator: "/").contains("..") { throw Self.outside(path, file) }
      guard let resolved = place.resolved else {
        throw Failure("\(file) names \(path), and there is no such file beside it.")
      }
      guard resolved.absolute.hasPrefix(folder.absolute == "/" ? "/" : folder.absolute + "/") else {
        throw Self.outside(path, file)
      }
      guard resolved.kind == .file else { throw Failure("\(file) names \(path), which is no file.") }
      media.append(SampleMedia(path: path, bytes: try place.bytes(atMost: Catalogue.largestMedia)))
    }
    return media
  }

  private static func outside(_ path: String, _ file: FilePath) -> Failure {
    Failure("\(file) names \(path), which leads out of its folder; a file beside or below it is expected.")
  }
}
