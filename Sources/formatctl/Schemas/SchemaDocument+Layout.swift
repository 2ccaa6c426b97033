extension SchemaDocument {
  /// The definitions of a layout and its nodes, as they stand in the schema of formats.
  static let layoutDefinitions = #"""
        "size": { "type": "number", "minimum": 0, "maximum": 10000 },
        "colour": { "type": "string", "minLength": 1, "description": "A name of the palette, #RRGGBB or #RRGGBBAA." },
        "layout": {
          "type": "object",
          "required": ["root"],
          "properties": {
            "width": { "$ref": "#/$defs/size", "description": "The width of the design in points." },
            "widths": {
              "type": "array",
              "maxItems": 16,
              "items": { "$ref": "#/$defs/size" },
              "description": "Other widths that it is checked at."
            },
            "minHeight": { "$ref": "#/$defs/size", "description": "The least height in points." },
            "safeArea": {
              "type": "object",
              "description": "Distances from the edges that hold nothing to read or tap, in points.",
              "properties": {
                "top": { "$ref": "#/$defs/size" },
                "end": { "$ref": "#/$defs/size" },
                "bottom": { "$ref": "#/$defs/size" },
                "start": { "$ref": "#/$defs/size" }
              },
              "patternProperties": { "^(x-|\\$schema$)": true },
              "additionalProperties": false
            },
            "palette": {
              "type": "object",
              "description": "Colours by name, for light and dark screens.",
              "patternProperties": { "^(x-|\\$schema$)": true },
              "additionalProperties": {
                "anyOf": [
                  { "$ref": "#/$defs/hexColour" },
                  {
                    "type": "object",
                    "required": ["light", "dark"],
                    "properties": { "light": { "$ref": "#/$defs/hexColour" }, "dark": { "$ref": "#/$defs/hexColour" } },
                    "additionalProperties": false
                  }
                ]
              }
            },
            "root": { "$ref": "#/$defs/node", "description": "The outermost node." }
          }
        },
        "hexColour": { "type": "string", "pattern": "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$" },
        "node": {
          "type": "object",
          "description": "A container (column, row, layers), a slot, a space, or paint alone; not two of them.",
          "not": {
            "anyOf": [
              { "required": ["column", "row"] }, { "required": ["column", "layers"] }, { "required": ["column", "slot"] },
              { "required": ["column", "space"] }, { "required": ["row", "layers"] }, { "required": ["row", "slot"] },
              { "required": ["row", "space"] }, { "required": ["layers", "slot"] }, { "required": ["layers", "space"] },
              { "required": ["slot", "space"] }
            ]
          },
          "properties": {
            "column": { "$ref": "#/$defs/nodes", "description": "Nodes below one another." },
            "row": { "$ref": "#/$defs/nodes", "description": "Nodes beside one another." },
            "layers": { "$ref": "#/$defs/nodes", "description": "Nodes above one another, the first at the back." },
            "slot": { "type": "string", "description": "A key, @media, @adChoices or @attribution." },
            "space": {
              "anyOf": [{ "$ref": "#/$defs/size" }, { "const": "grow" }],
              "description": "Points that are left free, or grow: all that is left."
            },
            "width": { "$ref": "#/$defs/size" },
            "height": { "$ref": "#/$defs/size" },
            "aspect": {
              "type": "string",
              "pattern": "^([0-9.]+:[0-9.]+|media)$",
              "description": "Width to height, such as 1.91:1, or media: that of the media itself."
            },
            "grow": { "type": "number", "minimum": 0, "description": "The weight by which it takes what is left." },
            "padding": {
              "anyOf": [
                { "$ref": "#/$defs/size" },
                { "type": "array", "minItems": 2, "maxItems": 2, "items": { "$ref": "#/$defs/size" } },
                { "type": "array", "minItems": 4, "maxItems": 4, "items": { "$ref": "#/$defs/size" } }
              ],
              "description": "Points: n, [v, h] or [top, end, bottom, start]."
            },
            "gap": { "$ref": "#/$defs/size", "description": "Points between children that are present." },
            "align": { "enum": ["fill", "start", "center", "end"] },
            "at": {
              "enum": [
                "fill", "top", "bottom", "center", "top-leading", "top-trailing", "bottom-leading", "bottom-trailing"
              ],
              "description": "Where a child of layers stands."
            },
            "as": { "enum": ["text", "button", "stars", "image"], "description": "How a slot is drawn." },
            "style": { "enum": ["display", "title", "body", "caption", "button"] },
            "lines": { "type": "integer", "minimum": 1, "description": "The most lines of a text." },
            "color": { "$ref": "#/$defs/colour" },
            "contentMode": { "enum": ["scaleToFill", "aspectFit", "aspectFill"] },
            "radius": { "$ref": "#/$defs/size" },
            "background": { "$ref": "#/$defs/colour" },
            "gradient": { "type": "array", "minItems": 2, "items": { "$ref": "#/$defs/colour" } },
            "tap": { "type": "string", "description": "The key that a tap reports, or none." },
            "interaction": { "enum": ["on", "off"] },
            "when": { "enum": ["present", "always"] },
            "over": { "type": "string", "description": "The slot that it may lie on." }
          }
        },
        "nodes": { "type": "array", "items": { "$ref": "#/$defs/node" } }
    """#
}
