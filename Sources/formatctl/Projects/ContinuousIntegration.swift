/// The services that a project can be proved by at every push.
enum ContinuousIntegration: String, CaseIterable, ArgumentValue {
  case github
  case none
}
