extension SchemaDocument {
  /// The project file, `formatctl.json`.
  static let project = SchemaDocument(
    name: "project", summary: "The project file, formatctl.json.",
    text: #"""
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:formatctl:schema:project:1",
        "title": "What a repository asks of every call",
        "type": "object",
        "properties": {
          "$schema": { "type": "string" },
          "schemaVersion": { "anyOf": [{ "const": 1 }, { "type": "null" }] },
          "formats": { "$ref": "#/$defs/paths" },
          "creatives": { "$ref": "#/$defs/paths" },
          "profile": { "enum": ["reservation", "programmatic", "dsp", null] },
          "rules": {
            "type": ["object", "null"],
            "patternProperties": { "^x-": true },
            "additionalProperties": { "enum": ["off", "note", "warning", "error"] }
          },
          "failOn": { "enum": ["error", "warning", "note", "never", null] }
        },
        "$defs": {
          "path": { "type": "string", "minLength": 1 },
          "paths": {
            "anyOf": [{ "$ref": "#/$defs/path" }, { "type": "array", "items": { "$ref": "#/$defs/path" } }, { "type": "null" }]
          }
        }
      }

      """#)

  /// What `init --json` prints.
  static let `init` = SchemaDocument(
    name: "init", summary: "What init --json prints.",
    text: #"""
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:formatctl:schema:init:1",
        "title": "What a repository got",
        "type": "object",
        "required": ["schemaVersion", "dryRun", "folder", "formats", "files"],
        "properties": {
          "schemaVersion": { "const": 1 },
          "dryRun": { "type": "boolean" },
          "folder": { "type": "string" },
          "formats": { "type": "integer", "minimum": 0, "title": "Definitions that Formats/ held before" },
          "files": {
            "type": "array",
            "items": {
              "type": "object",
              "required": ["path", "action"],
              "properties": {
                "path": { "type": "string" },
                "action": { "enum": ["written", "unchanged", "kept"] },
                "missing": { "type": "string", "title": "Lines that a kept file lacks" }
              },
              "additionalProperties": false
            }
          }
        },
        "additionalProperties": false
      }

      """#)
}
