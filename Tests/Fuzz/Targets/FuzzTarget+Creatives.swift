import CustomFormats
import Documents
import Foundation

extension FuzzTarget {
  /// The reader of creatives and all rules, by the bundled format that the creative names; signs change no finding.
  static let creative = FuzzTarget("creative", longest: 2_048) { bytes in
    let document = JSONDocument(bytes)
    let honoured = findings(document, ignoresSigns: false)
    try Contradiction.unless(honoured == findings(document, ignoresSigns: true), "signs change the findings")
  }

  private static func findings(_ document: JSONDocument, ignoresSigns: Bool) -> [Finding] {
    var run = ValidationRun(ignoresSigns ? deaf : wakeful)
    return run.check(document, media: files)
  }

  private static let wakeful = validator(ignoresSigns: false)
  private static let deaf = validator(ignoresSigns: true)

  private static func validator(ignoresSigns: Bool) -> Validator {
    var selection = RuleSelection()
    selection.ignoresSigns = ignoresSigns
    return Validator(selection, formats: DefinedFormats(bundled, selection: selection))
  }

  private static let files = MeasuredMedia([
    "hero.jpg": MediaFile(byteCount: 120_000, type: .jpeg, image: ImageFacts(storedWidth: 1_200, storedHeight: 627)),
    "icon.png": MediaFile(byteCount: 9_000, type: .png, image: ImageFacts(storedWidth: 300, storedHeight: 300)),
  ])

  private static let bundled: [FormatDefinition] = {
    let folder = URL(filePath: #filePath).appending(path: "../../../../Formats").standardizedFileURL
    let names = ["simple-native", "native-video", "app-install", "content", "story-video", "product-card"]
    return names.compactMap { name in
      (try? Data(contentsOf: folder.appending(path: "\(name)/format.json"))).map { FormatFile.read(Array($0)) }
    }
  }()
}
