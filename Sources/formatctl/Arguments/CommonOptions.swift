/// The options that every command takes, before or after its name.
struct CommonOptions: SharedOptions {
  @Option("Use this catalogue.", value: .file) var catalogue: String?
  @Option("Look formats up here first; a definition or a folder.", value: .file) var formats: [String] = []
  @Option("When to use colour.", name: "color", placeholder: "when") var colour = ColourChoice.auto
  @Flag("Never ask a question.") var noInput
  @Flag("Show this help.", short: "h") var help
}
