extension SchemaDocument {
  /// What `preview --json` prints.
  static let preview = SchemaDocument(
    name: "preview", summary: "What preview --json prints.",
    text: #"""
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:formatctl:schema:preview:1",
        "title": "Ads as their app would show them",
        "type": "object",
        "required": ["schemaVersion", "previews"],
        "properties": {
          "schemaVersion": { "const": 1 },
          "previews": { "type": "array", "items": { "$ref": "#/$defs/preview" } }
        },
        "additionalProperties": false,
        "$defs": {
          "count": { "type": "integer", "minimum": 0 },
          "texts": { "type": "array", "items": { "type": "string" } },
          "preview": {
            "type": "object",
            "required": ["state", "width", "columns", "direction", "frame", "slots", "assets"],
            "properties": {
              "formatId": { "type": "string" },
              "slug": { "type": "string" },
              "creative": { "type": "string" },
              "state": { "type": "string" },
              "width": { "type": "integer", "minimum": 1, "title": "Points" },
              "columns": { "type": "integer", "minimum": 1 },
              "direction": { "enum": ["leftToRight", "rightToLeft"] },
              "frame": { "$ref": "#/$defs/texts" },
              "slots": { "type": "array", "items": { "$ref": "#/$defs/slot" } },
              "assets": { "type": "array", "items": { "$ref": "#/$defs/asset" } },
              "findings": {
                "type": "object",
                "required": ["errors", "warnings", "notes"],
                "properties": {
                  "errors": { "$ref": "#/$defs/count" },
                  "warnings": { "$ref": "#/$defs/count" },
                  "notes": { "$ref": "#/$defs/count" }
                },
                "additionalProperties": false
              }
            },
            "additionalProperties": false
          },
          "slot": {
            "type": "object",
            "required": ["slot", "drawing", "x", "y", "width", "height"],
            "properties": {
              "slot": { "type": "string" },
              "key": { "type": "string" },
              "drawing": { "enum": ["text", "button", "stars", "image", "media", "adChoices", "attribution"] },
              "x": { "type": "number" },
              "y": { "type": "number" },
              "width": { "type": "number", "minimum": 0 },
              "height": { "type": "number", "minimum": 0 },
              "lines": { "$ref": "#/$defs/texts" },
              "shownCharacters": { "$ref": "#/$defs/count" },
              "tap": {
                "type": "object",
                "required": ["key", "stops", "clickTrackers"],
                "properties": {
                  "key": { "type": "string" },
                  "stops": { "type": "array", "items": { "$ref": "#/$defs/stop" } },
                  "opens": { "$ref": "#/$defs/stop" },
                  "clickTrackers": { "$ref": "#/$defs/texts" }
                },
                "additionalProperties": false
              }
            },
            "additionalProperties": false
          },
          "stop": {
            "type": "object",
            "required": ["kind"],
            "properties": {
              "kind": { "enum": ["handler", "deepLink", "destination", "aboutThisAd"] },
              "url": { "type": "string" }
            },
            "additionalProperties": false
          },
          "asset": {
            "type": "object",
            "required": ["name", "verdict", "words"],
            "properties": {
              "name": { "type": "string" },
              "verdict": { "enum": ["shown", "cut", "hidden", "trouble"] },
              "words": { "type": "string" }
            },
            "additionalProperties": false
          }
        }
      }

      """#)
}
