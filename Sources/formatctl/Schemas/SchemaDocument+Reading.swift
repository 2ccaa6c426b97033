extension SchemaDocument {
  /// What `list --json` prints.
  static let list = SchemaDocument(
    name: "list", summary: "What list --json prints.",
    text: #"""
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:formatctl:schema:list:1",
        "title": "The formats of a catalogue, or the bundled ones",
        "type": "object",
        "required": ["schemaVersion", "catalogue", "formats"],
        "properties": {
          "schemaVersion": { "const": 1 },
          "catalogue": {
            "type": "object",
            "required": ["path", "foundBy", "exists"],
            "properties": {
              "path": { "type": "string" },
              "foundBy": { "enum": ["option", "variable", "folder", "home"] },
              "exists": { "type": "boolean" }
            },
            "additionalProperties": false
          },
          "formats": {
            "type": "array",
            "items": {
              "type": "object",
              "required": ["name", "type", "status", "fields", "samples", "origin"],
              "properties": {
                "formatId": { "type": "string" },
                "slug": { "type": "string" },
                "name": { "type": "string" },
                "type": { "enum": ["custom", "system-defined"] },
                "status": { "enum": ["active", "inactive"] },
                "fields": { "type": "integer", "minimum": 0 },
                "samples": { "type": "integer", "minimum": 0 },
                "origin": { "$ref": "#/$defs/origin" },
                "changed": { "type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$" }
              },
              "additionalProperties": false
            }
          }
        },
        "additionalProperties": false,
        "$defs": {
          "origin": {
            "type": "object",
            "required": ["place", "path"],
            "properties": {
              "place": { "enum": ["path", "option", "creative", "project", "folder", "catalogue", "bundled"] },
              "path": { "type": "string" },
              "revision": { "type": "integer", "minimum": 1 }
            },
            "additionalProperties": false
          }
        }
      }

      """#)

  /// What `show --json` prints.
  static let show = SchemaDocument(
    name: "show", summary: "What show --json prints.",
    text: #"""
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:formatctl:schema:show:1",
        "title": "A format with its accessors",
        "type": "object",
        "required": [
          "schemaVersion", "name", "type", "status", "origin", "fields", "adChoices", "attribution", "clickable", "links",
          "hasLayout", "samples"
        ],
        "properties": {
          "schemaVersion": { "const": 1 },
          "formatId": { "type": "string" },
          "slug": { "type": "string" },
          "name": { "type": "string" },
          "description": { "type": "string" },
          "type": { "enum": ["custom", "system-defined"] },
          "status": { "enum": ["active", "inactive"] },
          "origin": {
            "type": "object",
            "required": ["place", "path"],
            "properties": {
              "place": { "enum": ["path", "option", "creative", "project", "folder", "catalogue", "bundled"] },
              "path": { "type": "string" },
              "revision": { "type": "integer", "minimum": 1 }
            },
            "additionalProperties": false
          },
          "otherIds": { "$ref": "#/$defs/texts" },
          "fields": { "type": "array", "items": { "$ref": "#/$defs/field" } },
          "media": {
            "type": "object",
            "required": ["video"],
            "properties": {
              "video": { "enum": ["none", "optional", "required"] },
              "videoField": { "type": "string" },
              "fallbackImage": { "type": "string" },
              "tap": { "type": "string" }
            },
            "additionalProperties": false
          },
          "adChoices": {
            "type": "object",
            "required": ["required", "corner", "width", "height", "touchWidth", "touchHeight", "key", "accessors"],
            "properties": {
              "required": { "type": "boolean" },
              "corner": { "enum": ["top-leading", "top-trailing", "bottom-leading", "bottom-trailing"] },
              "width": { "type": "number" },
              "height": { "type": "number" },
              "touchWidth": { "type": "number" },
              "touchHeight": { "type": "number" },
              "key": { "type": "string" },
              "tap": { "type": "string" },
              "accessors": { "$ref": "#/$defs/accessors" }
            },
            "additionalProperties": false
          },
          "attribution": {
            "type": "object",
            "required": ["text", "width", "height"],
            "properties": {
              "text": { "type": "string" },
              "texts": { "type": "object", "additionalProperties": { "type": "string" } },
              "field": { "type": "string" },
              "width": { "type": "number" },
              "height": { "type": "number" }
            },
            "additionalProperties": false
          },
          "clickable": { "$ref": "#/$defs/texts" },
          "links": {
            "type": "object",
            "required": ["destination", "deepLinks", "impressionTrackers", "clickTrackers"],
            "properties": {
              "destination": {
                "type": "object",
                "required": ["required", "schemes"],
                "properties": { "required": { "type": "boolean" }, "schemes": { "$ref": "#/$defs/texts" } },
                "additionalProperties": false
              },
              "deepLinks": { "$ref": "#/$defs/links" },
              "impressionTrackers": { "$ref": "#/$defs/links" },
              "clickTrackers": { "$ref": "#/$defs/links" }
            },
            "additionalProperties": false
          },
          "rules": { "type": "object", "additionalProperties": { "enum": ["off", "note", "warning", "error"] } },
          "hasLayout": { "type": "boolean" },
          "samples": { "$ref": "#/$defs/texts" }
        },
        "additionalProperties": false,
        "$defs": {
          "texts": { "type": "array", "items": { "type": "string" } },
          "accessors": {
            "type": "object",
            "required": ["ios", "android"],
            "properties": { "ios": { "type": "string" }, "android": { "type": "string" } },
            "additionalProperties": false
          },
          "links": {
            "type": "object",
            "properties": { "max": { "type": "integer", "minimum": 0 }, "schemes": { "$ref": "#/$defs/texts" } },
            "additionalProperties": false
          },
          "field": {
            "type": "object",
            "required": ["key", "label", "kind", "required", "clickable", "accessors"],
            "properties": {
              "key": { "type": "string" },
              "label": { "type": "string" },
              "kind": { "enum": ["text", "image", "video", "url", "number", "list"] },
              "role": { "type": "string" },
              "required": { "type": "boolean" },
              "help": { "type": "string" },
              "limits": { "type": "object" },
              "choices": {
                "type": "array",
                "items": {
                  "type": "object",
                  "required": ["label", "value"],
                  "properties": { "label": { "type": "string" }, "value": { "type": "string" } },
                  "additionalProperties": false
                }
              },
              "allowOther": { "type": "boolean" },
              "default": true,
              "sample": true,
              "aliases": { "$ref": "#/$defs/texts" },
              "deprecated": { "type": "string" },
              "clickable": { "type": "boolean" },
              "accessors": { "$ref": "#/$defs/accessors" }
            },
            "additionalProperties": false
          }
        }
      }

      """#)
}
