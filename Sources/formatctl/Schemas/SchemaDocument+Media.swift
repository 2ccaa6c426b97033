extension SchemaDocument {
  /// What `inspect --json` prints.
  static let inspect = SchemaDocument(
    name: "inspect", summary: "What inspect --json prints.",
    text: #"""
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:formatctl:schema:inspect:1",
        "title": "What the bytes of pictures and videos say",
        "type": "object",
        "required": ["schemaVersion", "depth", "files"],
        "properties": {
          "schemaVersion": { "const": 1 },
          "depth": { "enum": ["header", "whole", "decode"] },
          "files": { "type": "array", "items": { "$ref": "#/$defs/file" } }
        },
        "additionalProperties": false,
        "$defs": {
          "count": { "type": "integer", "minimum": 0 },
          "file": {
            "type": "object",
            "required": ["file", "type", "bytes"],
            "properties": {
              "file": { "type": "string" },
              "type": {
                "enum": [
                  "jpeg", "png", "gif", "webp", "mp4", "mov", "webm", "avif", "heic", "jxl", "jp2", "bmp", "tiff", "ico", "svg",
                  "eps", "pdf", "psd", "html", "mkv", "avi", "mpegts", "mpegps", "flv", "wmv", "ogg", "swf", "mp3", "wav", "zip",
                  "gzip", "rar", "unknown"
                ]
              },
              "bytes": { "$ref": "#/$defs/count" },
              "width": { "$ref": "#/$defs/count" },
              "height": { "$ref": "#/$defs/count" },
              "storedWidth": { "$ref": "#/$defs/count" },
              "storedHeight": { "$ref": "#/$defs/count" },
              "image": {
                "type": "object",
                "required": [
                  "orientation", "frames", "bitDepth", "colour", "alpha", "iccProfile", "progressive", "interlaced"
                ],
                "properties": {
                  "orientation": { "type": "integer", "minimum": 1, "maximum": 8 },
                  "frames": { "$ref": "#/$defs/count" },
                  "seconds": { "type": "number", "minimum": 0 },
                  "bitDepth": { "$ref": "#/$defs/count" },
                  "colour": { "enum": ["grey", "rgb", "palette", "cmyk"] },
                  "alpha": { "type": "boolean" },
                  "iccProfile": { "type": "boolean" },
                  "iccName": { "type": "string" },
                  "rareCoding": { "enum": ["lossless", "hierarchical", "arithmetic"] },
                  "progressive": { "type": "boolean" },
                  "interlaced": { "type": "boolean" }
                },
                "additionalProperties": false
              },
              "video": {
                "type": "object",
                "required": ["codec", "audio", "rotation", "indexFirst"],
                "properties": {
                  "codec": { "type": "string" },
                  "seconds": { "type": "number", "minimum": 0 },
                  "framesPerSecond": { "type": "number", "minimum": 0 },
                  "audio": { "type": "boolean" },
                  "audioCodec": { "type": "string" },
                  "audioChannels": { "$ref": "#/$defs/count" },
                  "pixelShape": { "type": "string", "pattern": "^[0-9]+:[0-9]+$" },
                  "rotation": { "type": "integer" },
                  "indexFirst": { "type": "boolean" }
                },
                "additionalProperties": false
              },
              "fault": {
                "type": "object",
                "required": ["kind", "reason"],
                "properties": {
                  "kind": {
                    "enum": [
                      "empty", "truncated", "zeroSize", "noPicture", "tooManyPixels", "damaged", "tooComplex", "undecodable",
                      "unreadable"
                    ]
                  },
                  "reason": { "type": "string" },
                  "byte": { "$ref": "#/$defs/count" }
                },
                "additionalProperties": false
              },
              "notChecked": { "type": "string" }
            },
            "additionalProperties": false
          }
        }
      }

      """#)
}
