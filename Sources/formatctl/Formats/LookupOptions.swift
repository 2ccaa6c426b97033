/// The options of every command that looks a format up.
struct LookupOptions: SharedOptions {
  @Flag("Say nothing about the work.", short: "q") var quiet
}

extension Environment {
  /// Says where a format was taken from, unless the call is quiet.
  func say(_ remarks: [String], _ lookup: LookupOptions) {
    if !lookup.quiet { remarks.forEach(say) }
  }
}
