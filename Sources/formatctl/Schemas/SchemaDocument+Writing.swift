extension SchemaDocument {
  /// What every command that changes formats or samples prints with `--json`.
  static let update = SchemaDocument(
    name: "update", summary: "What create, import, edit and all that change formats print with --json.",
    text: #"""
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:formatctl:schema:update:1",
        "title": "What was changed in the catalogue",
        "type": "object",
        "required": ["schemaVersion", "catalogue", "dryRun", "formats"],
        "properties": {
          "schemaVersion": { "const": 1 },
          "catalogue": { "type": "string" },
          "dryRun": { "type": "boolean" },
          "formats": {
            "type": "array",
            "items": {
              "type": "object",
              "required": ["name", "action", "revision", "samples"],
              "properties": {
                "formatId": { "type": "string" },
                "slug": { "type": "string" },
                "name": { "type": "string" },
                "action": { "$ref": "#/$defs/action" },
                "revision": { "type": "integer", "minimum": 1 },
                "changes": { "type": "array", "items": { "$ref": "#/$defs/finding" } },
                "samples": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "required": ["name", "action", "media"],
                    "properties": {
                      "name": { "type": "string" },
                      "action": { "$ref": "#/$defs/action" },
                      "media": { "type": "array", "items": { "type": "string" } }
                    },
                    "additionalProperties": false
                  }
                }
              },
              "additionalProperties": false
            }
          }
        },
        "additionalProperties": false,
        "$defs": {
          "action": { "enum": ["added", "revised", "unchanged", "removed"] },
          \#(finding)
        }
      }

      """#)

  /// What `export -o --json` prints.
  static let export = SchemaDocument(
    name: "export", summary: "What export -o FOLDER --json prints.",
    text: #"""
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:formatctl:schema:export:1",
        "title": "What was written",
        "type": "object",
        "required": ["schemaVersion", "dryRun", "folders"],
        "properties": {
          "schemaVersion": { "const": 1 },
          "dryRun": { "type": "boolean" },
          "folders": {
            "type": "array",
            "items": {
              "type": "object",
              "required": ["revision", "path", "files"],
              "properties": {
                "formatId": { "type": "string" },
                "slug": { "type": "string" },
                "revision": { "type": "integer", "minimum": 1 },
                "path": { "type": "string" },
                "files": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "required": ["path", "action"],
                    "properties": {
                      "path": { "type": "string" },
                      "action": { "enum": ["written", "replaced", "unchanged"] }
                    },
                    "additionalProperties": false
                  }
                }
              },
              "additionalProperties": false
            }
          }
        },
        "additionalProperties": false
      }

      """#)
}
