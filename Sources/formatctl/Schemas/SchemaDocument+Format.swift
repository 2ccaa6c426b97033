extension SchemaDocument {
  /// A definition: `format.json`.
  static let format = SchemaDocument(
    name: "format", summary: "A definition, format.json.",
    text: #"""
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:formatctl:schema:format:1",
        "title": "A custom native ad format",
        "type": "object",
        "required": ["fields"],
        "anyOf": [{ "required": ["formatId"] }, { "required": ["slug"] }],
        "properties": {
          "$schema": { "type": "string", "description": "The schema, for an editor." },
          "schemaVersion": { "const": 1, "description": "The version of the file's shape." },
          "formatId": {
            "$ref": "#/$defs/formatId",
            "description": "The ID that the ad server assigned, 1 to 9223372036854775807; a draft has none."
          },
          "otherIds": {
            "type": "array",
            "items": { "$ref": "#/$defs/formatId" },
            "description": "Other IDs under which the same fields live."
          },
          "type": {
            "enum": ["custom", "system-defined"],
            "description": "Who decides on the assets: the publisher (custom, the default) or the SDK (system-defined)."
          },
          "slug": {
            "type": "string",
            "pattern": "^[a-z][a-z0-9-]*$",
            "description": "A short name for commands: small letters, digits and -; a draft has nothing else."
          },
          "name": { "type": "string", "description": "The name for people." },
          "description": { "type": "string", "description": "What the format is for." },
          "status": {
            "enum": ["active", "inactive"],
            "description": "Whether new creatives may be made of it; active where nothing is said."
          },
          "revision": {
            "type": "integer",
            "minimum": 0,
            "description": "The revision that an exported definition is based on; import refuses an older one than the newest."
          },
          "fields": {
            "type": "array",
            "items": { "$ref": "#/$defs/field" },
            "description": "The fields, in the order in which they are filled in."
          },
          "media": {
            "type": "object",
            "description": "What stands in the media area.",
            "properties": {
              "video": {
                "enum": ["none", "optional", "required"],
                "description": "Whether the media area takes a video; none where nothing is said."
              },
              "fallbackImage": {
                "type": "string",
                "description": "The key of the picture that stands in the media area without a video."
              },
              "tap": {
                "type": "string",
                "description": "The key that a tap on the media area reports, whatever it shows; none where nothing is said."
              },
              "videoField": {
                "type": "string",
                "description": "The key of the video field, where there is more than one."
              }
            }
          },
          "adChoices": {
            "type": "object",
            "description": "How the app draws the AdChoices icon.",
            "properties": {
              "required": {
                "type": "boolean",
                "description": "Whether the app must have a place for it; yes where nothing is said."
              },
              "corner": {
                "enum": ["top-leading", "top-trailing", "bottom-leading", "bottom-trailing"],
                "description": "The corner of a derived layout that it stands in; top-trailing where nothing is said."
              },
              "width": { "$ref": "#/$defs/points", "description": "The width in points; 15 where nothing is said." },
              "height": { "$ref": "#/$defs/points", "description": "The height in points; 15 where nothing is said." },
              "touch": {
                "anyOf": [
                  { "$ref": "#/$defs/points" },
                  {
                    "type": "object",
                    "properties": {
                      "width": { "$ref": "#/$defs/points", "description": "The width in points." },
                      "height": { "$ref": "#/$defs/points", "description": "The height in points." }
                    }
                  }
                ],
                "description": "The area around it that takes its taps, in points; 24x24 where nothing is said."
              },
              "key": {
                "type": "string",
                "description": "The key by which the app reads the asset; 3011 where nothing is said."
              },
              "tap": {
                "type": "string",
                "description": "The key that a tap on it reports; its own where nothing is said."
              }
            }
          },
          "attribution": {
            "type": "object",
            "description": "How the app says that this is an ad.",
            "properties": {
              "text": { "type": "string", "description": "The words of the badge; Ad where nothing is said." },
              "texts": {
                "type": "object",
                "additionalProperties": { "type": "string" },
                "description": "The words of the badge by language: \"de\": \"Anzeige\"."
              },
              "field": {
                "type": "string",
                "description": "The key of the field that holds the words, where a creative brings them."
              },
              "width": { "$ref": "#/$defs/points", "description": "The width in points; 24 where nothing is said." },
              "height": { "$ref": "#/$defs/points", "description": "The height in points; 15 where nothing is said." }
            }
          },
          "clicks": {
            "type": "object",
            "description": "Which taps are reported.",
            "properties": {
              "clickable": {
                "$ref": "#/$defs/texts",
                "description": "The keys of the fields whose taps the app reports."
              }
            }
          },
          "links": {
            "type": "object",
            "description": "The links that a creative may have.",
            "properties": {
              "destination": {
                "type": "object",
                "description": "The page that a tap opens where no deep link is taken.",
                "properties": {
                  "required": {
                    "type": "boolean",
                    "description": "Whether a creative needs one; yes where nothing is said."
                  },
                  "schemes": {
                    "$ref": "#/$defs/texts",
                    "description": "The schemes taken; https and http where nothing is said."
                  }
                }
              },
              "deepLinks": { "$ref": "#/$defs/links", "description": "Links into apps, tried before the destination." },
              "impressionTrackers": {
                "$ref": "#/$defs/links",
                "description": "Addresses that are called when the ad is seen; https where no scheme is said."
              },
              "clickTrackers": {
                "$ref": "#/$defs/links",
                "description": "Addresses that are called for every click; https where no scheme is said."
              }
            }
          },
          "rules": {
            "type": "object",
            "patternProperties": { "^x-": true },
            "additionalProperties": { "enum": ["off", "note", "warning", "error"] },
            "description": "The weight of rules for creatives of this format: off, note, warning or error."
          },
          "layout": {
            "$ref": "#/$defs/layout",
            "description": "How the app arranges the ad; formatctl help layout has the language."
          }
        },
        "$defs": {
      \#(layoutDefinitions),
          "formatId": {
            "anyOf": [
              { "type": "string", "pattern": "^[1-9][0-9]{0,18}$" },
              { "type": "integer", "minimum": 1, "maximum": 9223372036854775807 }
            ]
          },
          "texts": { "type": "array", "items": { "type": "string" } },
          "count": { "type": "integer", "minimum": 0 },
          "points": { "type": "number", "minimum": 0 },
          "ratio": { "type": "string", "pattern": "^[0-9.]+:[0-9.]+$" },
          "links": {
            "type": "object",
            "properties": {
              "max": { "$ref": "#/$defs/count", "description": "The most links; any number where nothing is said." },
              "schemes": { "$ref": "#/$defs/texts", "description": "The schemes taken." }
            }
          },
          "choice": {
            "anyOf": [
              { "type": ["string", "number"] },
              {
                "type": "object",
                "required": ["value"],
                "properties": {
                  "label": { "type": "string", "description": "What people choose." },
                  "value": { "type": "string", "description": "What the app gets." }
                }
              }
            ]
          },
      \#(fieldDefinition),
      \#(limitDefinitions)
        }
      }

      """#)
}
