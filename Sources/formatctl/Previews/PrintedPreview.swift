import CustomFormats
import Documents
import FormatPreview

/// One subject in one state, ready to be printed.
struct PrintedPreview {
  /// The subject.
  let subject: PreviewSubject
  /// The ad.
  let ad: StagedAd
  /// The columns of the ad without its border.
  let columns: Int
  /// The schemes that apps on the phone open, nil where nobody says.
  let installedSchemes: Set<String>?

  /// Lays the subject out in a state.
  init(_ subject: PreviewSubject, _ state: AdState, columns: Int, installedSchemes: Set<String>? = nil) {
    self.subject = subject
    self.columns = columns
    self.installedSchemes = installedSchemes
    ad = subject.staged(in: state, columns: columns)
  }

  /// Draws the page; without a decoder pictures are panels and nothing has a colour.
  func page(_ decoder: Decoder?, _ order: VisualOrder, isDark: Bool, columns: Int) -> Frame {
    let pictures = decoder.map { subject.load(ad.wantedPictures, by: $0) } ?? [:]
    var view = AdView(ad, pictures: pictures, isColoured: decoder != nil, order: order)
    view.isDark = isDark
    return PreviewPage(title: title, view, facts(pictures), columns: columns).frame
  }

  /// Returns what is said of the ad below it.
  func facts(_ pictures: [String: LoadedPicture]) -> FactsView {
    FactsView(ad, pictures: pictures, findings: subject.findings, installedSchemes: installedSchemes)
  }

  /// The ad as text that is kept and compared.
  var snapshot: String {
    SnapshotPage(title: title, ad, facts([:])).text
  }

  /// What is shown, on one line: format, creative, state and width.
  var title: TextLine {
    var title = TextLine(subject.format.title.visible, .strong)
    if subject.format.title != subject.format.reference { title.add(" \(subject.format.reference)", .faint) }
    title.add("  \(subject.name?.visible ?? "the definition's samples")")
    title.add("  \(ad.state.name)", .strong)
    title.add("  \(columns * 8) points", .faint)
    return title
  }
}
