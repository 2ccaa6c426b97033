import CustomFormats
import Documents
import NativeAds

extension PreviewState {
  /// Taps the selected asset.
  mutating func tap() {
    guard let fact = scene.tap(on: selectedRow) else {
      notice = TextLine("\(selectedRow?.name ?? "The ad") is not on the screen, so nobody can tap it.", .warning)
      return
    }
    taps.append(fact.slot)
  }

  /// Gives the app a click handler, or takes it away; the ad is loaded anew.
  mutating func switchHandler() {
    guard format.type == .custom else {
      notice = TextLine("Only ads of custom formats have a click handler.", .warning)
      return
    }
    hasHandler.toggle()
    loadAnew()
    notice = TextLine(hasHandler ? "The app has a click handler, which takes every tap." : "The app has no click handler.")
  }

  /// Has a system-defined ad served by the next kind of seller; the ad is loaded anew.
  mutating func switchOrigin() {
    guard format.type == .systemDefined else {
      notice = TextLine("Ads of custom formats are always sold directly.", .warning)
      return
    }
    switch origin {
    case .direct: (origin, notice) = (.backfill, "Served as backfill: AdChoices is always there, and the SDK draws it.")
    case .backfill: (origin, notice) = (.mediated, "Served by a network through its adapter, which brings its own AdChoices.")
    case .mediated: (origin, notice) = (.direct, "Sold directly: AdChoices is there in the EEA.")
    }
    loadAnew()
  }

  /// Makes the selected text longer or shorter by words, and says how much of it is seen.
  mutating func lengthen(by words: Int) {
    guard case .field(let key) = selection, let field = format[key], field.kind == .text,
      let text = trial?.key == key ? trial?.original : scene.ad.creative[key]?.text
    else {
      notice = TextLine("\(selectedRow?.name ?? "This") is no text that can be longer or shorter.", .warning)
      return
    }
    if trial?.key != key { trial = TextTrial(key: key, text) }
    trial?.change(by: words)
    stage()
    notice = trial?.words(scene.ad)
    revealSelection()
  }

  /// The value of the selected asset: its words, or the path or address of its file.
  var selectedValue: String? {
    let creative = scene.ad.creative
    switch selection {
    case .field(let key): return creative[key].flatMap { $0.text ?? $0.image?.path ?? $0.video?.path }
    case .adChoices: return creative.adChoices?.path
    case .badge: return scene.ad.layout.slot(Layout.attribution)?.text
    }
  }

  /// Takes the schemes that a person typed, by themselves or as links.
  mutating func install(_ words: String) {
    let schemes = words.split { $0 == " " || $0 == "," }.map { $0.prefix { $0 != ":" }.lowercased() }
    installedSchemes = Set(schemes.filter { !$0.isEmpty })
  }
}
