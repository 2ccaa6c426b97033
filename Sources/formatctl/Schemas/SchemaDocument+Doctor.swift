extension SchemaDocument {
  /// What `doctor --json` prints.
  static let doctor = SchemaDocument(
    name: "doctor", summary: "What doctor --json prints.",
    text: #"""
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:formatctl:schema:doctor:1",
        "title": "What the program works with, and its settings",
        "type": "object",
        "required": ["schemaVersion", "version", "program", "system", "healthy", "checks", "settings"],
        "properties": {
          "schemaVersion": { "const": 1 },
          "version": { "type": "string" },
          "program": { "type": "string" },
          "system": { "type": "string" },
          "healthy": { "type": "boolean" },
          "checks": {
            "type": "array",
            "items": {
              "type": "object",
              "required": ["name", "health", "words"],
              "properties": {
                "name": { "type": "string" },
                "health": { "enum": ["works", "limited", "broken"] },
                "words": { "type": "string" },
                "advice": { "type": "string" }
              },
              "additionalProperties": false
            }
          },
          "settings": {
            "type": "array",
            "items": {
              "type": "object",
              "required": ["name", "origin"],
              "properties": {
                "name": { "type": "string" },
                "value": { "type": "string" },
                "origin": { "enum": ["option", "variable", "project", "found", "default"] },
                "by": { "type": "string" }
              },
              "additionalProperties": false
            }
          }
        },
        "additionalProperties": false
      }

      """#)
}
