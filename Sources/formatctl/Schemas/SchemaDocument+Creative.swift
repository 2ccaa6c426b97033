extension SchemaDocument {
  /// A creative: `creative.json`.
  static let creative = SchemaDocument(
    name: "creative", summary: "A creative, such as sample.json.",
    text: #"""
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:formatctl:schema:creative:1",
        "title": "Values for the fields of one format",
        "type": "object",
        "required": ["assets"],
        "properties": {
          "$schema": { "type": "string" },
          "schemaVersion": { "const": 1 },
          "id": { "type": ["string", "number"] },
          "formatId": { "type": ["string", "number"] },
          "name": { "type": ["string", "number"] },
          "advertiser": { "type": ["string", "number"] },
          "locale": { "type": ["string", "number"] },
          "assets": { "type": "object", "additionalProperties": { "$ref": "#/$defs/value" } },
          "adChoices": { "$ref": "#/$defs/file" },
          "destinationUrl": { "type": ["string", "null"] },
          "deepLinks": { "$ref": "#/$defs/links" },
          "impressionTrackers": { "$ref": "#/$defs/links" },
          "clickTrackers": { "$ref": "#/$defs/links" }
        },
        "$defs": {
          "links": { "type": ["array", "null"], "items": { "type": "string" } },
          "value": { "anyOf": [{ "type": "number" }, { "$ref": "#/$defs/file" }] },
          "file": {
            "anyOf": [
              { "type": ["string", "null"] },
              { "type": "object", "required": ["file"], "properties": { "file": { "type": "string" } } },
              { "type": "object", "required": ["url"], "properties": { "url": { "type": "string" } } }
            ]
          }
        }
      }

      """#)
}
