extension SchemaDocument {
  /// What `explain --json` prints.
  static let explain = SchemaDocument(
    name: "explain", summary: "What explain --json prints.",
    text: #"""
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:formatctl:schema:explain:1",
        "title": "What rules look at, and why",
        "type": "object",
        "required": ["schemaVersion", "rules"],
        "properties": {
          "schemaVersion": { "const": 1 },
          "rules": { "type": "array", "items": { "$ref": "#/$defs/rule" } }
        },
        "additionalProperties": false,
        "$defs": {
          "severity": { "enum": ["error", "warning", "note"] },
          "id": { "type": "string", "pattern": "^[a-z0-9-]+$" },
          "profile": { "enum": ["reservation", "programmatic", "dsp"] },
          "rule": {
            "type": "object",
            "required": ["id", "family", "severity", "addressee", "summary", "why", "sources", "passing", "failing"],
            "properties": {
              "id": { "$ref": "#/$defs/id" },
              "family": {
                "enum": [
                  "input", "definition", "geometry", "change", "creative", "text", "media", "link", "session", "sheet"
                ]
              },
              "severity": { "$ref": "#/$defs/severity" },
              "profiles": {
                "type": "object",
                "propertyNames": { "$ref": "#/$defs/profile" },
                "additionalProperties": { "$ref": "#/$defs/severity" }
              },
              "addressee": { "enum": ["advertiser", "publisher", "app"] },
              "summary": { "type": "string" },
              "why": { "type": "string" },
              "supersedes": { "type": "array", "items": { "$ref": "#/$defs/id" } },
              "aliases": { "type": "array", "items": { "$ref": "#/$defs/id" } },
              "sources": {
                "type": "array",
                "items": {
                  "type": "object",
                  "required": ["title"],
                  "properties": { "title": { "type": "string" }, "address": { "type": "string" } },
                  "additionalProperties": false
                }
              },
              "passing": { "type": "array", "items": { "$ref": "#/$defs/example" } },
              "failing": { "type": "array", "items": { "$ref": "#/$defs/example" } }
            },
            "additionalProperties": false
          },
          "example": {
            "type": "object",
            "required": ["title", "profile", "definition"],
            "properties": {
              "title": { "type": "string" },
              "profile": { "$ref": "#/$defs/profile" },
              "definition": { "type": "string" },
              "creative": { "type": "string" },
              "finds": {
                "type": "array",
                "items": {
                  "type": "object",
                  "required": ["message"],
                  "properties": {
                    "key": { "type": "string" },
                    "message": { "type": "string" },
                    "hint": { "type": "string" },
                    "client": { "type": "string" }
                  },
                  "additionalProperties": false
                }
              }
            },
            "additionalProperties": false
          }
        }
      }

      """#)
}
