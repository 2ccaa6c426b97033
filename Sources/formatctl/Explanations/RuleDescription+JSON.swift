import CustomFormats
import Documents

extension RuleDescription {
  /// The description for a program.
  var json: JSON {
    .object([
      "id": .string(id), "family": .string(family.rawValue), "severity": .string(severity.rawValue),
      "profiles": profiles, "addressee": .string(addressee.rawValue), "summary": .string(summary), "why": .string(why),
      "supersedes": supersedes.isEmpty ? nil : .array(supersedes.map { .string($0) }),
      "fix": .text(fix),
      "aliases": aliases.isEmpty ? nil : .array(aliases.map { .string($0) }),
      "sources": .array(sources.map { .object(["title": .string($0.title), "address": .text($0.address)]) }),
      "passing": .array(passing.map(\.json)), "failing": .array(failing.map(\.json)),
    ])
  }

  private var profiles: JSON? {
    let changes = Profile.allCases.compactMap { profile in
      profile.severity(of: self).map { JSON.Member(profile.rawValue, .string($0.rawValue)) }
    }
    return changes.isEmpty ? nil : .object(changes)
  }
}

extension Example {
  /// The example for a program.
  var json: JSON {
    let finds = finds.map { found in
      JSON.object([
        "key": .text(found.key?.visible), "message": .string(found.message.visible),
        "hint": found.hint.isEmpty ? nil : .string(found.hint.visible), "client": .text(found.client?.visible),
      ])
    }
    return .object([
      "title": .string(title), "profile": .string(profile.rawValue), "definition": .string(definition.visible),
      "creative": .text(creative?.visible), "session": .text(session?.visible), "finds": finds.isEmpty ? nil : .array(finds),
    ])
  }
}
