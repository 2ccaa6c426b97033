extension SchemaDocument {
  /// The definition of a field, as it stands in the schema of formats.
  static let fieldDefinition = #"""
        "field": {
          "type": "object",
          "required": ["key", "kind"],
          "properties": {
            "key": {
              "type": "string",
              "description": "What the app passes to string(forKey:) or image(forKey:); case counts."
            },
            "label": {
              "type": "string",
              "description": "What people read instead of the key; the key where nothing is said."
            },
            "kind": {
              "enum": ["text", "image", "video", "url", "number", "list"],
              "description": "What the field holds."
            },
            "role": {
              "enum": [
                "headline", "body", "callToAction", "advertiser", "price", "store", "starRating", "icon", "mainImage",
                "video", "attribution", "altText", "web", "deepLink", "impressionTracker", "clickTracker"
              ],
              "description": "What it means; usual keys such as Headline have theirs without being told."
            },
            "required": {
              "type": "boolean",
              "description": "Whether every creative needs it; no where nothing is said."
            },
            "help": { "type": "string", "description": "Help for whoever fills it in." },
            "default": { "description": "The value that the ad server fills in where none is given." },
            "sample": { "description": "A value for previews." },
            "limits": { "type": "object", "description": "What values may be like; each kind has its own limits." },
            "choices": {
              "type": "array",
              "items": { "$ref": "#/$defs/choice" },
              "description": "The choices of a list: texts, or labels with values."
            },
            "allowOther": {
              "type": "boolean",
              "description": "Whether a list takes values that are no choice; no where nothing is said."
            },
            "aliases": { "$ref": "#/$defs/texts", "description": "Keys that it had before." },
            "deprecated": { "type": ["boolean", "string"], "description": "That it should no longer be used, or why." }
          },
          "allOf": [
            {
              "if": {
                "properties": { "kind": { "const": "text" } }
              },
              "then": {
                "properties": { "limits": { "$ref": "#/$defs/textLimits" } }
              }
            },
            {
              "if": {
                "properties": { "kind": { "const": "image" } }
              },
              "then": {
                "properties": { "limits": { "$ref": "#/$defs/imageLimits" } }
              }
            },
            {
              "if": {
                "properties": { "kind": { "const": "video" } }
              },
              "then": {
                "properties": { "limits": { "$ref": "#/$defs/videoLimits" } }
              }
            },
            {
              "if": {
                "properties": { "kind": { "const": "number" } }
              },
              "then": {
                "properties": { "limits": { "$ref": "#/$defs/numberLimits" } }
              }
            },
            {
              "if": {
                "properties": { "kind": { "const": "url" } }
              },
              "then": {
                "properties": { "limits": { "$ref": "#/$defs/urlLimits" } }
              }
            },
            {
              "if": {
                "properties": { "kind": { "const": "list" } }
              },
              "then": {
                "properties": { "limits": { "$ref": "#/$defs/noLimits" } }
              }
            }
          ]
        }
    """#

  /// The definitions of the limits, one a kind.
  static let limitDefinitions = #"""
        "textLimits": {
          "properties": {
            "minCharacters": { "$ref": "#/$defs/count", "description": "The fewest characters, counted in unit." },
            "maxCharacters": { "$ref": "#/$defs/count", "description": "The most characters, counted in unit." },
            "shownCharacters": {
              "$ref": "#/$defs/count",
              "description": "The characters that the app shows everywhere; beyond them it may cut."
            },
            "lines": { "$ref": "#/$defs/count", "description": "The most lines that the app draws." },
            "unit": {
              "enum": ["graphemes", "scalars", "utf16", "displayWidth"],
              "description": "How characters are counted; graphemes, as a reader counts, where nothing is said."
            },
            "pattern": {
              "type": "string",
              "description": "What the whole text must match: a small subset of regular expressions, anchored at both ends."
            }
          },
          "patternProperties": { "^x-": true },
          "additionalProperties": false
        },
        "imageLimits": {
          "properties": {
            \#(mediaSizeLimits)
            "types": {
              "type": "array",
              "items": { "enum": ["jpeg", "png", "gif", "webp"] },
              "description": "The file types taken; all of the kind where nothing is said."
            },
            "frames": {
              "$ref": "#/$defs/count",
              "description": "The most frames; 1, so nothing animated, where nothing is said."
            }
          },
          "patternProperties": { "^x-": true },
          "additionalProperties": false
        },
        "videoLimits": {
          "properties": {
            \#(mediaSizeLimits)
            "types": {
              "type": "array",
              "items": { "enum": ["mp4", "mov", "webm"] },
              "description": "The file types taken; all of the kind where nothing is said."
            },
            "frames": {
              "$ref": "#/$defs/count",
              "description": "The most frames; 1, so nothing animated, where nothing is said."
            },
            "minSeconds": { "type": "number", "minimum": 0, "description": "The least duration in seconds." },
            "maxSeconds": { "type": "number", "minimum": 0, "description": "The greatest duration in seconds." },
            "codecs": {
              "type": "array",
              "items": { "enum": ["h264", "hevc", "vp8", "vp9", "av1"] },
              "description": "The codecs taken; any where nothing is said."
            },
            "audio": {
              "type": "boolean",
              "description": "Whether it must have sound (true) or none (false); either where nothing is said."
            }
          },
          "patternProperties": { "^x-": true },
          "additionalProperties": false
        },
        "numberLimits": {
          "properties": {
            "minimum": { "type": "number", "description": "The least number." },
            "maximum": { "type": "number", "description": "The greatest number." }
          },
          "patternProperties": { "^x-": true },
          "additionalProperties": false
        },
        "urlLimits": {
          "properties": {
            "schemes": {
              "$ref": "#/$defs/texts",
              "description": "The schemes taken; the role's usual ones where nothing is said."
            },
            "hosts": {
              "$ref": "#/$defs/texts",
              "description": "The hosts taken; *.example.com stands for every subdomain."
            },
            "maxLength": {
              "$ref": "#/$defs/count",
              "description": "The most characters; the ad server's 1024 where nothing is said."
            }
          },
          "patternProperties": { "^x-": true },
          "additionalProperties": false
        },
        "noLimits": { "patternProperties": { "^x-": true }, "additionalProperties": false }
    """#

  /// The limits that pictures and videos share, up to their types.
  private static let mediaSizeLimits = #"""
    "width": { "$ref": "#/$defs/count", "description": "The exact width in pixels." },
            "height": { "$ref": "#/$defs/count", "description": "The exact height in pixels." },
            "minWidth": { "$ref": "#/$defs/count", "description": "The least width in pixels." },
            "minHeight": { "$ref": "#/$defs/count", "description": "The least height in pixels." },
            "maxWidth": { "$ref": "#/$defs/count", "description": "The greatest width in pixels." },
            "maxHeight": { "$ref": "#/$defs/count", "description": "The greatest height in pixels." },
            "aspectRatios": {
              "type": "array",
              "items": { "$ref": "#/$defs/ratio" },
              "description": "The ratios of width to height, of which one must be met: \"1.91:1\"."
            },
            "aspectRatio": { "$ref": "#/$defs/ratio", "description": "The only ratio of width to height: \"16:9\"." },
            "tolerance": {
              "type": "number",
              "minimum": 0,
              "description": "How far the ratio may be off, relative; 0.01, a hundredth, where nothing is said."
            },
            "minBytes": { "$ref": "#/$defs/count", "description": "The least weight in bytes." },
            "maxBytes": { "$ref": "#/$defs/count", "description": "The greatest weight in bytes." },
    """#
}
