extension SchemaDocument {
  /// What `history --json` prints.
  static let history = SchemaDocument(
    name: "history", summary: "What history --json prints.",
    text: #"""
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:formatctl:schema:history:1",
        "title": "What was changed in the catalogue, the newest change first",
        "type": "object",
        "required": ["schemaVersion", "catalogue", "changes"],
        "properties": {
          "schemaVersion": { "const": 1 },
          "catalogue": { "type": "string" },
          "changes": {
            "type": "array",
            "items": {
              "type": "object",
              "required": ["number", "time", "author", "command", "kind", "formats", "samples"],
              "properties": {
                \#(changeMembers),
                "kind": { "enum": ["change", "undo", "redo"] },
                "reverts": { "type": "integer", "minimum": 1 },
                "revertedBy": { "type": "integer", "minimum": 1 },
                "formats": { "type": "array", "items": { "$ref": "#/$defs/format" } },
                "samples": { "type": "array", "items": { "$ref": "#/$defs/sample" } }
              },
              "additionalProperties": false
            }
          }
        },
        "additionalProperties": false,
        "$defs": {
          \#(events),
          \#(finding)
        }
      }

      """#)

  /// What `undo --json` prints.
  static let undo = SchemaDocument(
    name: "undo", summary: "What undo --json prints.",
    text: #"""
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:formatctl:schema:undo:1",
        "title": "What was taken back in the catalogue",
        "type": "object",
        "required": ["schemaVersion", "catalogue", "dryRun", "action", "reverted", "formats", "samples"],
        "properties": {
          "schemaVersion": { "const": 1 },
          "catalogue": { "type": "string" },
          "dryRun": { "type": "boolean" },
          "action": { "enum": ["undo", "redo"] },
          "change": {
            "description": "The number of the change that took it back.",
            "type": "integer", "minimum": 1
          },
          "reverted": { "$ref": "#/$defs/change" },
          "redone": { "$ref": "#/$defs/change" },
          "formats": { "type": "array", "items": { "$ref": "#/$defs/format" } },
          "samples": { "type": "array", "items": { "$ref": "#/$defs/sample" } }
        },
        "additionalProperties": false,
        "$defs": {
          "change": {
            "type": "object",
            "required": ["number", "time", "author", "command"],
            "properties": {
              \#(changeMembers)
            },
            "additionalProperties": false
          },
          \#(events),
          \#(finding)
        }
      }

      """#)

  /// The members of a change, but for what it did.
  private static let changeMembers = #"""
    "number": { "type": "integer", "minimum": 1 },
    "time": { "type": "string", "pattern": "^[0-9]{4,}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$" },
    "author": { "type": "string" },
    "reason": { "type": "string" },
    "command": { "type": "string" }
    """#

  /// The definitions of what happened to formats and samples, for the `$defs` of a schema.
  private static let events = #"""
    "format": {
      "type": "object",
      "required": ["name", "action", "revision"],
      "properties": {
        "formatId": { "type": "string" },
        "slug": { "type": "string" },
        "name": { "type": "string" },
        "action": { "$ref": "#/$defs/action" },
        "revision": { "type": "integer", "minimum": 1 },
        "sameAs": { "type": "integer", "minimum": 1 },
        "changes": { "type": "array", "items": { "$ref": "#/$defs/finding" } }
      },
      "additionalProperties": false
    },
    "sample": {
      "type": "object",
      "required": ["format", "name", "action", "revision"],
      "properties": {
        "format": { "type": "string" },
        "name": { "type": "string" },
        "action": { "$ref": "#/$defs/action" },
        "revision": { "type": "integer", "minimum": 1 },
        "sameAs": { "type": "integer", "minimum": 1 }
      },
      "additionalProperties": false
    },
    "action": { "enum": ["added", "revised", "removed", "restored"] }
    """#
}
