import CustomFormats
import FormatPreview

/// The file that a preview is written into; its ending says as what.
struct PreviewFile {
  /// What is written.
  enum Kind: String, CaseIterable {
    /// A page of every state.
    case html
    /// A picture of one ad.
    case png
  }

  /// What is written.
  let kind: Kind
  private let name: String

  /// How many pixels a point of a picture has, as on most phones and screens.
  private static let scale = 2

  /// Takes a name; an ending that nothing is written as is a mistake of the call.
  init(_ name: String) throws(UsageError) {
    let ending = name.lowercased()
    guard let kind = Kind.allCases.first(where: { ending.hasSuffix("." + $0.rawValue) }) else {
      throw UsageError("-o takes a file that ends in .html or .png, \"\(name)\" was given.", in: [Preview.name])
    }
    self.kind = kind
    self.name = name
  }

  /// Writes subjects, each in its states, or the picture of the one ad that there is.
  func write(_ parts: [StatesPage.Part], installedSchemes: Set<String>?, isDark: Bool, in environment: Environment) throws {
    switch kind {
    case .html:
      let file = try ReportFile(name, in: environment)
      StatesPage(parts, installedSchemes: installedSchemes, in: environment).write(to: file.sink)
      try file.end()
    case .png:
      let count = parts.map(\.ads.count).reduce(0, +)
      guard count == 1, let (subject, ads) = parts.first, let ad = ads.first else {
        throw UsageError(
          "a picture shows one ad in one state, \(count) are asked for; -o \(Self.stem(name)).html shows them all.",
          in: [Preview.name])
      }
      if subject.isMedia(at: environment.path(name)) {
        throw Failure("\(name) is a picture of the ad itself; name another file.")
      }
      let program = try RenderProgram(in: environment)
      let pictures = subject.load(
        ad.wantedPictures(scale: Double(Self.scale)), by: Decoder(program: environment.programPath))
      let bitmap = try program.picture(of: ad, pictures, scale: Self.scale, isDark: isDark)
      guard let png = bitmap.png else { throw Failure("\(name) cannot be written: the ad is too high for a picture.") }
      try environment.path(name).write(png)
    }
  }

  private static func stem(_ name: String) -> String { String(name.dropLast(4)) }
}
