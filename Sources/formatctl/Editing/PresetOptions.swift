import CustomFormats

/// The limits that fields get where they say nothing themselves.
struct PresetOptions: SharedOptions {
  @Option("Fill in the limits that a buyer or a standard asks for.") var preset: LimitPreset?

  /// Returns the fields with the limits of the preset, and says of which it knows nothing.
  func filled(_ fields: [FieldPhrase], in environment: Environment) throws -> [FieldPhrase] {
    guard let preset else { return fields }
    return try fields.map { field in
      if let filled = try field.filled(by: preset) { return filled }
      let what = field.role.map { "a \(field.kind.rawValue) field of role \($0.rawValue)" } ?? "a field without a role"
      environment.say(
        "\(preset.rawValue) says nothing of \(field.key), \(what); it knows \(preset.table.map(\.role.rawValue).enumeration).")
      return field
    }
  }
}

extension LimitPreset: ArgumentValue {}
