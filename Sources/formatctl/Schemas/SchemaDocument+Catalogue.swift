extension SchemaDocument {
  /// What `catalogue path --json` prints.
  static let cataloguePath = SchemaDocument(
    name: "catalogue-path", summary: "What catalogue path --json prints.",
    text: #"""
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:formatctl:schema:catalogue-path:1",
        "title": "Where the catalogue is",
        "type": "object",
        "required": ["schemaVersion", "path", "foundBy", "exists"],
        "properties": {
          "schemaVersion": { "const": 1 },
          "path": { "type": "string" },
          "foundBy": { "enum": ["option", "variable", "folder", "home"] },
          "exists": { "type": "boolean" }
        },
        "additionalProperties": false
      }

      """#)

  /// What `catalogue check --json` prints.
  static let catalogueCheck = SchemaDocument(
    name: "catalogue-check", summary: "What catalogue check --json prints.",
    text: #"""
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:formatctl:schema:catalogue-check:1",
        "title": "Whether the catalogue is sound",
        "type": "object",
        "required": ["schemaVersion", "path", "sound", "problems", "formats", "samples", "revisions", "media", "bytes"],
        "properties": {
          "schemaVersion": { "const": 1 },
          "path": { "type": "string" },
          "sound": { "type": "boolean" },
          "problems": { "type": "array", "items": { "type": "string" } },
          "formats": { "type": "integer", "minimum": 0 },
          "samples": { "type": "integer", "minimum": 0 },
          "revisions": { "type": "integer", "minimum": 0 },
          "media": { "type": "integer", "minimum": 0 },
          "bytes": { "type": "integer", "minimum": 0 }
        },
        "additionalProperties": false
      }

      """#)

  /// What `catalogue backup --json` prints.
  static let catalogueBackup = SchemaDocument(
    name: "catalogue-backup", summary: "What catalogue backup --json prints.",
    text: #"""
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:formatctl:schema:catalogue-backup:1",
        "title": "What was copied",
        "type": "object",
        "required": ["schemaVersion", "catalogue", "path", "dryRun", "contents"],
        "properties": {
          "schemaVersion": { "const": 1 },
          "catalogue": { "type": "string" },
          "path": { "type": "string" },
          "dryRun": { "type": "boolean" },
          "contents": { "$ref": "#/$defs/contents" }
        },
        "additionalProperties": false,
        "$defs": {
          \#(contents)
        }
      }

      """#)

  /// What `catalogue recover --json` prints.
  static let catalogueRecover = SchemaDocument(
    name: "catalogue-recover", summary: "What catalogue recover --json prints.",
    text: #"""
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:formatctl:schema:catalogue-recover:1",
        "title": "What was rescued",
        "type": "object",
        "required": ["schemaVersion", "catalogue", "path", "dryRun", "losses", "problems", "contents"],
        "properties": {
          "schemaVersion": { "const": 1 },
          "catalogue": { "type": "string" },
          "path": { "type": "string" },
          "dryRun": { "type": "boolean" },
          "losses": { "type": "array", "items": { "type": "string" } },
          "problems": { "type": "array", "items": { "type": "string" } },
          "contents": { "$ref": "#/$defs/contents" }
        },
        "additionalProperties": false,
        "$defs": {
          \#(contents)
        }
      }

      """#)

  /// The definition of what a catalogue holds, for the `$defs` of a schema.
  private static let contents = #"""
    "contents": {
      "type": "object",
      "required": ["formats", "samples", "revisions", "media", "bytes"],
      "properties": {
        "formats": { "type": "integer", "minimum": 0 },
        "samples": { "type": "integer", "minimum": 0 },
        "revisions": { "type": "integer", "minimum": 0 },
        "media": { "type": "integer", "minimum": 0 },
        "bytes": { "type": "integer", "minimum": 0 }
      },
      "additionalProperties": false
    }
    """#
}
