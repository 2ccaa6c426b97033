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
          "$schema": { "type": "string" },
          "schemaVersion": { "const": 1 },
          "formatId": { "$ref": "#/$defs/formatId" },
          "otherIds": { "type": "array", "items": { "$ref": "#/$defs/formatId" } },
          "type": { "enum": ["custom", "system-defined"] },
          "slug": { "type": "string", "pattern": "^[a-z][a-z0-9-]*$" },
          "name": { "type": "string" },
          "description": { "type": "string" },
          "status": { "enum": ["active", "inactive"] },
          "revision": { "type": "integer", "minimum": 0 },
          "fields": { "type": "array", "items": { "$ref": "#/$defs/field" } },
          "media": {
            "type": "object",
            "properties": {
              "video": { "enum": ["none", "optional", "required"] },
              "fallbackImage": { "type": "string" },
              "tap": { "type": "string" },
              "videoField": { "type": "string" }
            }
          },
          "adChoices": {
            "type": "object",
            "properties": {
              "required": { "type": "boolean" },
              "corner": { "enum": ["top-leading", "top-trailing", "bottom-leading", "bottom-trailing"] },
              "width": { "$ref": "#/$defs/points" },
              "height": { "$ref": "#/$defs/points" },
              "touch": {
                "anyOf": [
                  { "$ref": "#/$defs/points" },
                  {
                    "type": "object",
                    "properties": { "width": { "$ref": "#/$defs/points" }, "height": { "$ref": "#/$defs/points" } }
                  }
                ]
              },
              "key": { "type": "string" },
              "tap": { "type": "string" }
            }
          },
          "attribution": {
            "type": "object",
            "properties": {
              "text": { "type": "string" },
              "texts": { "type": "object", "additionalProperties": { "type": "string" } },
              "field": { "type": "string" },
              "width": { "$ref": "#/$defs/points" },
              "height": { "$ref": "#/$defs/points" }
            }
          },
          "clicks": {
            "type": "object",
            "properties": { "clickable": { "$ref": "#/$defs/texts" } }
          },
          "links": {
            "type": "object",
            "properties": {
              "destination": {
                "type": "object",
                "properties": { "required": { "type": "boolean" }, "schemes": { "$ref": "#/$defs/texts" } }
              },
              "deepLinks": { "$ref": "#/$defs/links" },
              "impressionTrackers": { "$ref": "#/$defs/links" },
              "clickTrackers": { "$ref": "#/$defs/links" }
            }
          },
          "rules": {
            "type": "object",
            "patternProperties": { "^x-": true },
            "additionalProperties": { "enum": ["off", "note", "warning", "error"] }
          },
          "layout": { "type": "object" }
        },
        "$defs": {
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
            "properties": { "max": { "$ref": "#/$defs/count" }, "schemes": { "$ref": "#/$defs/texts" } }
          },
          "choice": {
            "anyOf": [
              { "type": ["string", "number"] },
              {
                "type": "object",
                "required": ["value"],
                "properties": { "label": { "type": "string" }, "value": { "type": "string" } }
              }
            ]
          },
          "field": {
            "type": "object",
            "required": ["key", "kind"],
            "properties": {
              "key": { "type": "string" },
              "label": { "type": "string" },
              "kind": { "enum": ["text", "image", "video", "url", "number", "list"] },
              "role": {
                "enum": [
                  "headline", "body", "callToAction", "advertiser", "price", "store", "starRating", "icon", "mainImage",
                  "video", "attribution", "altText", "web", "deepLink", "impressionTracker", "clickTracker"
                ]
              },
              "required": { "type": "boolean" },
              "help": { "type": "string" },
              "default": true,
              "sample": true,
              "limits": { "type": "object" },
              "choices": { "type": "array", "items": { "$ref": "#/$defs/choice" } },
              "allowOther": { "type": "boolean" },
              "aliases": { "$ref": "#/$defs/texts" },
              "deprecated": { "type": ["boolean", "string"] }
            },
            "allOf": [
              {
                "if": { "properties": { "kind": { "const": "text" } } },
                "then": { "properties": { "limits": { "$ref": "#/$defs/textLimits" } } }
              },
              {
                "if": { "properties": { "kind": { "const": "image" } } },
                "then": { "properties": { "limits": { "$ref": "#/$defs/imageLimits" } } }
              },
              {
                "if": { "properties": { "kind": { "const": "video" } } },
                "then": { "properties": { "limits": { "$ref": "#/$defs/videoLimits" } } }
              },
              {
                "if": { "properties": { "kind": { "const": "number" } } },
                "then": { "properties": { "limits": { "$ref": "#/$defs/numberLimits" } } }
              },
              {
                "if": { "properties": { "kind": { "const": "url" } } },
                "then": { "properties": { "limits": { "$ref": "#/$defs/urlLimits" } } }
              },
              {
                "if": { "properties": { "kind": { "const": "list" } } },
                "then": { "properties": { "limits": { "$ref": "#/$defs/noLimits" } } }
              }
            ]
          },
          "textLimits": {
            "properties": {
              "minCharacters": { "$ref": "#/$defs/count" },
              "maxCharacters": { "$ref": "#/$defs/count" },
              "shownCharacters": { "$ref": "#/$defs/count" },
              "lines": { "$ref": "#/$defs/count" },
              "unit": { "enum": ["graphemes", "scalars", "utf16", "displayWidth"] },
              "pattern": { "type": "string" }
            },
            "patternProperties": { "^x-": true },
            "additionalProperties": false
          },
          "imageLimits": {
            "properties": {
              "width": { "$ref": "#/$defs/count" },
              "height": { "$ref": "#/$defs/count" },
              "minWidth": { "$ref": "#/$defs/count" },
              "minHeight": { "$ref": "#/$defs/count" },
              "maxWidth": { "$ref": "#/$defs/count" },
              "maxHeight": { "$ref": "#/$defs/count" },
              "aspectRatios": { "type": "array", "items": { "$ref": "#/$defs/ratio" } },
              "aspectRatio": { "$ref": "#/$defs/ratio" },
              "tolerance": { "type": "number", "minimum": 0 },
              "minBytes": { "$ref": "#/$defs/count" },
              "maxBytes": { "$ref": "#/$defs/count" },
              "types": { "type": "array", "items": { "enum": ["jpeg", "png", "gif", "webp"] } },
              "frames": { "$ref": "#/$defs/count" }
            },
            "patternProperties": { "^x-": true },
            "additionalProperties": false
          },
          "videoLimits": {
            "properties": {
              "width": { "$ref": "#/$defs/count" },
              "height": { "$ref": "#/$defs/count" },
              "minWidth": { "$ref": "#/$defs/count" },
              "minHeight": { "$ref": "#/$defs/count" },
              "maxWidth": { "$ref": "#/$defs/count" },
              "maxHeight": { "$ref": "#/$defs/count" },
              "aspectRatios": { "type": "array", "items": { "$ref": "#/$defs/ratio" } },
              "aspectRatio": { "$ref": "#/$defs/ratio" },
              "tolerance": { "type": "number", "minimum": 0 },
              "minBytes": { "$ref": "#/$defs/count" },
              "maxBytes": { "$ref": "#/$defs/count" },
              "types": { "type": "array", "items": { "enum": ["mp4", "mov", "webm"] } },
              "frames": { "$ref": "#/$defs/count" },
              "minSeconds": { "type": "number", "minimum": 0 },
              "maxSeconds": { "type": "number", "minimum": 0 },
              "codecs": { "type": "array", "items": { "enum": ["h264", "hevc", "vp8", "vp9", "av1"] } },
              "audio": { "type": "boolean" }
            },
            "patternProperties": { "^x-": true },
            "additionalProperties": false
          },
          "numberLimits": {
            "properties": { "minimum": { "type": "number" }, "maximum": { "type": "number" } },
            "patternProperties": { "^x-": true },
            "additionalProperties": false
          },
          "urlLimits": {
            "properties": {
              "schemes": { "$ref": "#/$defs/texts" },
              "hosts": { "$ref": "#/$defs/texts" },
              "maxLength": { "$ref": "#/$defs/count" }
            },
            "patternProperties": { "^x-": true },
            "additionalProperties": false
          },
          "noLimits": { "patternProperties": { "^x-": true }, "additionalProperties": false }
        }
      }

      """#)
}
