import CustomFormats
import FormatPreview

/// Prints previews one after another: in cells, or in pixels where the terminal takes those.
struct PreviewPrinter {
  private let isDark: Bool
  private let environment: Environment
  private let decoder: Decoder
  private let order: VisualOrder

  /// The pixels of a cell from which on a point has two of them.
  private static let fineCell = 14

  /// Prepares to print ads as on a light or a dark screen, in an order or the one that suits where they go.
  init(isDark: Bool, order: VisualOrder?, in environment: Environment) {
    self.isDark = isDark
    self.environment = environment
    decoder = Decoder(program: environment.programPath)
    let isSeen = environment.isTerminal.out || environment.style.isOn
    self.order = order ?? (isSeen ? VisualOrder(variables: environment.variables) : .logical)
  }

  /// Prints the ads in cells, with colours or without.
  func print(_ previews: [PrintedPreview]) {
    for (index, preview) in previews.enumerated() {
      if index > 0 { environment.out.print() }
      print(preview.page(environment.style.isOn ? decoder : nil, order, isDark: isDark, columns: environment.width))
    }
  }

  /// Prints the ads as pictures, each between its title and its facts.
  func print(_ previews: [PrintedPreview], as graphics: TerminalGraphics) throws {
    let program = try RenderProgram(in: environment)
    let scale = TerminalCell.width.map { $0 >= Self.fineCell } == true ? 2 : 1
    for (index, preview) in previews.enumerated() {
      if index > 0 { environment.out.print() }
      let pictures = preview.subject.load(preview.ad.wantedPictures(scale: Double(scale)), by: decoder)
      let bitmap = try program.picture(of: preview.ad, pictures, scale: scale, isDark: isDark)
      print(Frame([preview.title]))
      environment.out.write(graphics.text(of: bitmap))
      print(Frame([""] + preview.facts(pictures).lines(columns: environment.width)))
    }
  }

  private func print(_ frame: Frame) {
    if environment.style.isOn {
      var surface = PrintSurface(
        ColourDepth(variables: environment.variables), isTerminal: environment.isTerminal.out, write: environment.out.write)
      surface.show(frame)
    } else {
      var surface = PlainSurface(isTerminal: environment.isTerminal.out, write: environment.out.write)
      surface.show(frame)
    }
  }
}

extension TerminalGraphics: ArgumentValue {}
extension VisualOrder: ArgumentValue {}
