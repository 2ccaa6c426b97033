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
          "$schema": { "type": "string", "description": "The schema, for an editor." },
          "schemaVersion": {
            "anyOf": [{ "const": 1 }, { "type": "null" }],
            "description": "The version of the file's shape."
          },
          "formats": {
            "$ref": "#/$defs/paths",
            "description": "Definitions and folders of definitions, from this file's folder on."
          },
          "creatives": {
            "$ref": "#/$defs/paths",
            "description": "What validate looks at when nothing is named, from this file's folder on."
          },
          "profile": {
            "enum": ["reservation", "programmatic", "dsp", null],
            "description": "What the buyer asks for; reservation where nothing is said."
          },
          "rules": {
            "type": ["object", "null"],
            "patternProperties": { "^x-": true },
            "additionalProperties": { "enum": ["off", "note", "warning", "error"] },
            "description": "The weight of rules: off, note, warning or error; a format's own weights win over these."
          },
          "depth": {
            "enum": ["header", "whole", "decode", null],
            "description": "How far media files are looked into; header where nothing is said."
          },
          "failOn": {
            "enum": ["error", "warning", "note", "never", null],
            "description": "The severity from which on a finding makes a call fail; error where nothing is said."
          },
          "baseline": {
            "anyOf": [{ "$ref": "#/$defs/path" }, { "type": "null" }],
            "description": "A file of findings that are known, and do not make a call fail."
          },
          "installed": {
            "anyOf": [
              { "$ref": "#/$defs/scheme" },
              { "type": "array", "items": { "$ref": "#/$defs/scheme" } },
              { "type": "null" }
            ],
            "description": "The schemes that apps on the phone open, by which preview says where a tap ends."
          }
        },
        "$defs": {
          "path": { "type": "string", "minLength": 1 },
          "scheme": { "type": "string", "pattern": "^[A-Za-z][A-Za-z0-9+.-]*$" },
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
