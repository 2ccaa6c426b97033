import CustomFormats
import Documents

extension PreviewState {
  /// The call that shows what is shown now.
  var command: String { call(shown, in: state) }

  /// Returns the call that does the same without the previewer, empty where there is none.
  func command(for action: PreviewAction) -> String {
    switch action {
    case .show(let state): call(shown, in: state)
    case .sample(let number): samples.indices.contains(number) ? call(samples[number], in: state) : ""
    case .explain: shownProblem.map { "formatctl explain \($0.finding.rule)" } ?? ""
    case .nextFinding, .previousFinding: shown.file == nil ? "" : "formatctl validate \(shown.word)"
    case .grid: "formatctl preview \(shown.word) -o states.html"
    case .tap: simulation
    case .switchOrder: "\(command) --bidi \(order.other.rawValue)"
    case .help: "formatctl help preview"
    default: ""
    }
  }

  /// The call that taps the selected asset; the names that `simulate` has for what can be tapped.
  private var simulation: String {
    let asset =
      switch selection {
      case .field(let key): scene.tap(on: selectedRow)?.slot == Layout.media ? "media" : key
      case .adChoices: "AdChoices"
      case .badge: ""
      }
    if asset.isEmpty { return "" }
    return "formatctl simulate \(shown.word) --tap \(asset)" + (hasHandler && format.type == .custom ? " --handler" : "")
  }

  private func call(_ sample: ShownCreative, in state: AdState) -> String {
    let width = points.map { " --points \(Int($0))" } ?? ""
    return "formatctl preview \(sample.word)\(state == .typical ? "" : " --state \(state.name)")\(width)"
  }
}
