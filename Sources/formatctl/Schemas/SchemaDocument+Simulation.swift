extension SchemaDocument {
  /// What `simulate --json` prints.
  static let simulate = SchemaDocument(
    name: "simulate", summary: "What simulate --json prints.",
    text: #"""
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:formatctl:schema:simulate:1",
        "title": "Ads taken through load, show, impression and taps",
        "type": "object",
        "required": ["schemaVersion", "simulations"],
        "properties": {
          "schemaVersion": { "const": 1 },
          "simulations": { "type": "array", "items": { "$ref": "#/$defs/simulation" } }
        },
        "additionalProperties": false,
        "$defs": {
          "simulation": {
            "type": "object",
            "required": ["events", "taps", "assumptions", "findings"],
            "properties": {
              "formatId": { "type": "string" },
              "slug": { "type": "string" },
              "creative": { "type": "string" },
              "events": { "type": "array", "items": { "$ref": "#/$defs/event" } },
              "taps": { "type": "array", "items": { "$ref": "#/$defs/tap" } },
              "assumptions": { "type": "array", "items": { "type": "string" } },
              "findings": { "type": "array", "items": { "$ref": "#/$defs/finding" } }
            },
            "additionalProperties": false
          },
          "event": {
            "type": "object",
            "required": ["time", "event", "words"],
            "properties": {
              "time": { "type": "number", "minimum": 0, "title": "Seconds" },
              "ad": { "type": "integer", "minimum": 1 },
              "event": { "type": "string" },
              "words": { "type": "string" }
            },
            "additionalProperties": false
          },
          "tap": {
            "type": "object",
            "required": ["slot", "states"],
            "properties": {
              "slot": { "type": "string" },
              "states": {
                "type": "array",
                "items": {
                  "type": "object",
                  "required": ["media", "ends"],
                  "properties": {
                    "media": { "enum": ["video", "image", "none"] },
                    "key": { "type": "string" },
                    "ends": {
                      "type": "string",
                      "description": "nothing, control, handler, network, aboutThisAd, or the address that opens."
                    }
                  },
                  "additionalProperties": false
                }
              }
            },
            "additionalProperties": false
          },
          "finding": {
            "type": "object",
            "required": ["rule", "severity", "message"],
            "properties": {
              "rule": { "type": "string" },
              "severity": { "enum": ["error", "warning", "note"] },
              "message": { "type": "string" }
            },
            "additionalProperties": false
          }
        }
      }

      """#)
}
