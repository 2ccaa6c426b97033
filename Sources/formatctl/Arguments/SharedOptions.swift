/// A struct of options for `@OptionGroup`.
protocol SharedOptions {
  /// Creates the options with their declarations and no words.
  init()
}
