extension SchemaDocument {
  /// What `diff --json` prints.
  static let diff = SchemaDocument(
    name: "diff", summary: "What diff --json prints.",
    text: #"""
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:formatctl:schema:diff:1",
        "title": "What has changed in formats",
        "type": "object",
        "required": ["schemaVersion", "older", "newer", "comparisons", "onlyOlder", "onlyNewer"],
        "properties": {
          "schemaVersion": { "const": 1 },
          "older": { "type": "string" },
          "newer": { "type": "string" },
          "comparisons": {
            "type": "array",
            "items": {
              "type": "object",
              "required": ["name", "older", "newer", "breaking", "safe", "changes"],
              "properties": {
                "formatId": { "type": "string" },
                "slug": { "type": "string" },
                "name": { "type": "string" },
                "older": { "type": "string" },
                "newer": { "type": "string" },
                "breaking": { "$ref": "#/$defs/count" },
                "safe": { "$ref": "#/$defs/count" },
                "changes": { "type": "array", "items": { "$ref": "#/$defs/finding" } },
                "lines": { "description": "The lines that differ in the unified form.", "type": "string" }
              },
              "additionalProperties": false
            }
          },
          "onlyOlder": { "type": "array", "items": { "$ref": "#/$defs/format" } },
          "onlyNewer": { "type": "array", "items": { "$ref": "#/$defs/format" } },
          "against": {
            "description": "What becomes of creatives.",
            "type": "object",
            "required": [
              "paths", "creatives", "broken", "mended", "passing", "failing", "other", "unreadable", "reasons", "worst",
              "firstMended"
            ],
            "properties": {
              "paths": { "type": "array", "items": { "type": "string" } },
              "creatives": { "$ref": "#/$defs/count" },
              "broken": { "$ref": "#/$defs/count" },
              "mended": { "$ref": "#/$defs/count" },
              "passing": { "$ref": "#/$defs/count" },
              "failing": { "$ref": "#/$defs/count" },
              "other": { "$ref": "#/$defs/count" },
              "unreadable": { "$ref": "#/$defs/count" },
              "reasons": {
                "type": "array",
                "items": {
                  "type": "object",
                  "required": ["rule", "creatives"],
                  "properties": {
                    "rule": { "type": "string" },
                    "key": { "type": "string" },
                    "creatives": { "$ref": "#/$defs/count" }
                  },
                  "additionalProperties": false
                }
              },
              "worst": { "type": "array", "items": { "$ref": "#/$defs/creative" } },
              "firstMended": { "type": "array", "items": { "$ref": "#/$defs/creative" } }
            },
            "additionalProperties": false
          }
        },
        "additionalProperties": false,
        "$defs": {
          "count": { "type": "integer", "minimum": 0 },
          "format": {
            "type": "object",
            "required": ["name", "at"],
            "properties": {
              "formatId": { "type": "string" },
              "slug": { "type": "string" },
              "name": { "type": "string" },
              "at": { "type": "string" }
            },
            "additionalProperties": false
          },
          "creative": {
            "type": "object",
            "required": ["creative", "file", "line", "findings"],
            "properties": {
              "creative": { "type": "string" },
              "file": { "type": "string" },
              "line": { "type": "integer", "minimum": 1 },
              "findings": { "type": "array", "items": { "$ref": "#/$defs/finding" } }
            },
            "additionalProperties": false
          },
          \#(finding)
        }
      }

      """#)
}
