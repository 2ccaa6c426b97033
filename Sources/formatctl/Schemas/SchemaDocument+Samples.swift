extension SchemaDocument {
  /// What `sample list --json` prints.
  static let sampleList = SchemaDocument(
    name: "sample-list", summary: "What sample list --json prints.",
    text: #"""
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:formatctl:schema:sample-list:1",
        "title": "The samples of a format",
        "type": "object",
        "required": ["schemaVersion", "samples"],
        "properties": {
          "schemaVersion": { "const": 1 },
          "formatId": { "type": "string" },
          "slug": { "type": "string" },
          "samples": {
            "type": "array",
            "items": {
              "type": "object",
              "required": ["name", "revision", "changed", "media"],
              "properties": {
                "name": { "type": "string" },
                "revision": { "type": "integer", "minimum": 1 },
                "changed": { "type": "string", "format": "date-time" },
                "media": { "type": "array", "items": { "type": "string" } }
              },
              "additionalProperties": false
            }
          }
        },
        "additionalProperties": false
      }

      """#)

  /// What `sample show --json` prints.
  static let sampleShow = SchemaDocument(
    name: "sample-show", summary: "What sample show --json prints.",
    text: #"""
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:formatctl:schema:sample-show:1",
        "title": "A sample as it is kept",
        "type": "object",
        "required": ["schemaVersion", "name", "revision", "changed", "media"],
        "properties": {
          "schemaVersion": { "const": 1 },
          "formatId": { "type": "string" },
          "slug": { "type": "string" },
          "name": { "type": "string" },
          "revision": { "type": "integer", "minimum": 1 },
          "changed": { "type": "string", "format": "date-time" },
          "creative": { "type": "object" },
          "media": {
            "type": "array",
            "items": {
              "type": "object",
              "required": ["path", "sha256"],
              "properties": { "path": { "type": "string" }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{64}$" } },
              "additionalProperties": false
            }
          }
        },
        "additionalProperties": false
      }

      """#)
}
