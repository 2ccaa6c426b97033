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
          "$schema": { "type": "string", "description": "The schema, for an editor." },
          "schemaVersion": { "const": 1, "description": "The version of the file's shape." },
          "id": {
            "type": ["string", "number"],
            "description": "The creative's name in reports; the name of its file where nothing is said."
          },
          "formatId": {
            "type": ["string", "number"],
            "description": "The ID or slug of its format; --format-id says it for all."
          },
          "name": { "type": ["string", "number"], "description": "The name for people." },
          "advertiser": { "type": ["string", "number"], "description": "Who advertises." },
          "locale": {
            "type": ["string", "number"],
            "description": "The language, such as en or pt-BR; it picks the badge and the direction of a preview."
          },
          "assets": {
            "type": "object",
            "additionalProperties": { "$ref": "#/$defs/value" },
            "description": "The values by key: a text, a number, a path, {\"file\": path} or {\"url\": address}."
          },
          "adChoices": {
            "$ref": "#/$defs/file",
            "description": "The AdChoices picture, as the ad server adds it to a reservation in the EEA."
          },
          "destinationUrl": {
            "type": ["string", "null"],
            "description": "The page that a tap opens where no deep link is taken."
          },
          "deepLinks": {
            "$ref": "#/$defs/links",
            "description": "Links into apps, tried in this order before the destination."
          },
          "impressionTrackers": {
            "$ref": "#/$defs/links",
            "description": "Addresses that are called when the ad is seen."
          },
          "clickTrackers": { "$ref": "#/$defs/links", "description": "Addresses that are called for every click." }
        },
        "$defs": {
          "links": { "type": ["array", "null"], "items": { "type": "string" } },
          "value": { "anyOf": [{ "type": "number" }, { "$ref": "#/$defs/file" }] },
          "file": {
            "anyOf": [
              { "type": ["string", "null"] },
              {
                "type": "object",
                "required": ["file"],
                "properties": { "file": { "type": "string", "description": "The path of a media file." } }
              },
              {
                "type": "object",
                "required": ["url"],
                "properties": { "url": { "type": "string", "description": "The address of a media file; it is not checked." } }
              }
            ]
          }
        }
      }

      """#)
}
