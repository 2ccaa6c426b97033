import CustomFormats

/// Every setting of a call, with who says so.
struct SettingsList {
  /// The options of every command.
  let common: CommonOptions
  /// What the call may touch.
  let environment: Environment

  /// The settings; those that cannot be read are left out, since a diagnosis tells of them.
  var all: [Setting] {
    let project = try? ProjectFile(above: environment.folder)
    return [catalogue, bundled].compactMap { $0 } + [formats(project)] + weights(project) + [author, colour]
  }

  private var catalogue: Setting? {
    guard let location = try? environment.catalogue(common), location.origin != .nowhere else { return nil }
    let origin: Setting.Origin =
      switch location.origin {
      case .option: .option("--catalogue")
      case .variable: .variable(CatalogueLocation.variable)
      case .folder: .found("found upward")
      case .home, .nowhere: .standard
      }
    return Setting(name: "catalogue", value: location.path.shown, origin: origin)
  }

  private var bundled: Setting? {
    guard let folder = try? BundledFormats.folder(in: environment) else { return nil }
    let isNamed = environment.variables[BundledFormats.variable]?.isEmpty == false
    return Setting(
      name: "bundled formats", value: folder.shown,
      origin: isNamed ? .variable(BundledFormats.variable) : .found("beside the program"))
  }

  private func formats(_ project: ProjectFile?) -> Setting {
    if !common.formats.isEmpty {
      return Setting(name: "formats", value: common.formats.joined(separator: ", "), origin: .option("--formats"))
    }
    return member(.formats, project) { try $0.paths("formats").map(\.shown).joined(separator: ", ") }
  }

  private func weights(_ project: ProjectFile?) -> [Setting] {
    [
      member(.creatives, project, standard: ".") { try $0.paths("creatives").map(\.shown).joined(separator: ", ") },
      member(.profile, project, standard: Profile.reservation.rawValue) { try $0.word("profile", as: Profile.self)?.rawValue },
      member(.rules, project) { project in
        try project.ruleWeights().sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value?.rawValue ?? "off")" }
          .joined(separator: ", ")
      },
      member(.depth, project, standard: DepthWord.header.rawValue) { try $0.word("depth", as: DepthWord.self)?.rawValue },
      member(.failOn, project, standard: FailureLevel.error.rawValue) { try $0.word("failOn", as: FailureLevel.self)?.rawValue },
      member(.baseline, project) { try $0.path("baseline")?.shown },
      member(.installed, project) { try $0.installedSchemes()?.sorted().joined(separator: ", ") },
    ]
  }

  private func member(
    _ member: ProjectMember, _ project: ProjectFile?, standard: String = "", _ read: (ProjectFile) throws -> String?
  ) -> Setting {
    if let project, project.has(member), let value = try? read(project) {
      return Setting(name: member.rawValue, value: value, origin: .project)
    }
    return Setting(name: member.rawValue, value: standard, origin: .standard)
  }

  private var author: Setting {
    let origin: Setting.Origin =
      if environment.variables[ChangeAuthor.variable]?.isEmpty == false {
        .variable(ChangeAuthor.variable)
      } else if GitSettings(in: environment).userName != nil {
        .found("git's user.name")
      } else {
        .found("login")
      }
    return Setting(name: "author", value: ChangeAuthor(in: environment).name, origin: origin)
  }

  private var colour: Setting {
    let value = environment.style.isOn ? "on" : "off"
    if environment.colour != .auto { return Setting(name: "colour", value: value, origin: .option("--color")) }
    let variable = ["NO_COLOR", "FORCE_COLOR"].first { environment.variables[$0]?.isEmpty == false }
    return Setting(name: "colour", value: value, origin: variable.map { .variable($0) } ?? .standard)
  }
}
