extension SchemaDocument {
  /// What `explain --json` prints.
  static let explain = SchemaDocument(
    name: "explain", summary: "What explain --json prints.",
    text: #"""
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:formatctl:schema:explain:1",
        "title": "What rules look at and why, or what members, old names and exit statuses mean",
        "type": "object",
        "required": ["schemaVersion"],
        "anyOf": [
          { "required": ["rules"] },
          { "required": ["members"] },
          { "required": ["names"] },
          { "required": ["exitStatuses"] }
        ],
        "properties": {
          "schemaVersion": { "const": 1 },
          "rules": { "type": "array", "items": { "$ref": "#/$defs/rule" } },
          "members": {
            "type": "array",
            "items": {
              "type": "object",
              "required": ["schema", "path", "about", "takes"],
              "properties": {
                "schema": { "enum": ["format", "creative", "project"] },
                "path": { "type": "string" },
                "about": { "type": "string" },
                "takes": { "type": "string" },
                "kinds": { "type": "array", "items": { "enum": ["text", "image", "video", "url", "number", "list"] } },
                "settings": { "type": "array", "items": { "type": "string" } }
              },
              "additionalProperties": false
            }
          },
          "names": {
            "type": "array",
            "items": {
              "type": "object",
              "required": ["name", "since", "about", "source"],
              "properties": {
                "name": { "type": "string" },
                "now": { "type": "string" },
                "since": { "type": "string" },
                "about": { "type": "string" },
                "source": { "$ref": "#/$defs/source" }
              },
              "additionalProperties": false
            }
          },
          "exitStatuses": {
            "type": "array",
            "items": {
              "type": "object",
              "required": ["status", "about"],
              "properties": { "status": { "type": "integer" }, "about": { "type": "string" } },
              "additionalProperties": false
            }
          }
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
              "fix": { "type": "string" },
              "aliases": { "type": "array", "items": { "$ref": "#/$defs/id" } },
              "sources": { "type": "array", "items": { "$ref": "#/$defs/source" } },
              "passing": { "type": "array", "items": { "$ref": "#/$defs/example" } },
              "failing": { "type": "array", "items": { "$ref": "#/$defs/example" } }
            },
            "additionalProperties": false
          },
          "source": {
            "type": "object",
            "required": ["title"],
            "properties": { "title": { "type": "string" }, "address": { "type": "string" } },
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
              "session": { "type": "string", "description": "The lines of the session." },
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
