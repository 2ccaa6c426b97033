@testable import formatctl

/// A command with a declaration of every shape.
struct Bake: Command {
  static let name = "bake"
  static let summary = "Bake a cake."
  static let discussion = """
    A cake needs an oven, and an oven needs time: the first page of the book says how much, and nobody has read it yet.

      sponge   40 minutes
    """
  static let examples = [
    CommandExample("formatctl bake sponge --heat 160", "A sponge at low heat."),
    CommandExample("formatctl bake fruit -c whole", "One that is not cut."),
  ]

  /// How a cake is cut.
  enum Cut: String, CaseIterable, ArgumentValue {
    case slices, squares, whole
  }

  /// A size such as `20x30`.
  struct Size: ArgumentValue, Equatable {
    /// Centimetres from left to right.
    let width: Int
    /// Centimetres from front to back.
    let depth: Int

    var argument: String { "\(width)x\(depth)" }

    /// Creates a size from its sides.
    init(width: Int, depth: Int) {
      self.width = width
      self.depth = depth
    }

    init(argument: String) throws {
      let sides = argument.split(separator: "x").compactMap { Int($0) }
      guard sides.count == 2 else { throw ValueMismatch(expected: "a size like 20x30") }
      self.init(width: sides[0], depth: sides[1])
    }
  }

  /// A share that has a sentence of its own to say.
  struct Share: ArgumentValue {
    /// Hundredths of the cake.
    let percent: Int

    init(argument: String) throws {
      guard let percent = Int(argument), percent <= 100 else { throw Failure("nobody eats \(argument) percent of a cake") }
      self.percent = percent
    }
  }

  @OptionGroup var common: CommonOptions
  @Argument("What to bake.") var cake: String
  @Argument("Where to bake it.") var oven: String?
  @Argument("Who comes.", placeholder: "guest") var guests: [String] = []
  @Option("Heat of the oven.", short: "t", placeholder: "degrees") var heat = 180
  @Option("How it is cut.", short: "c") var cut = Cut.slices
  @Option("What goes in.", short: "i", value: .key) var ingredient: [String] = []
  @Option("How large it is.") var size: Size?
  @Option("How much of it is yours.") var share: Share?
  @Option("How sweet it is.") var sweetness = 0.5
  @Flag("Say nothing.", short: "q") var quiet
  @Flag("Say more.", short: "v") var verbose
  @Flag("Leave the icing off.") var noIcing

  func run(in environment: Environment) throws -> ExitStatus {
    environment.out.print("\(cake) at \(heat), cut in \(cut)")
    return .clean
  }
}
