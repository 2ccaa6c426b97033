extension SchemaDocument {
  /// The file of known findings.
  static let baseline = SchemaDocument(
    name: "baseline", summary: "A file of known findings.",
    text: #"""
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:formatctl:schema:baseline:1",
        "title": "Findings that are known",
        "type": "object",
        "required": ["findings"],
        "properties": {
          "$schema": { "type": "string" },
          "schemaVersion": { "const": 1 },
          "findings": {
            "type": "array",
            "items": {
              "type": "object",
              "required": ["fingerprint", "rule"],
              "properties": {
                "fingerprint": { "type": "string", "pattern": "^[0-9a-f]{16}(-[1-9][0-9]*)?$" },
                "rule": { "type": "string" },
                "reason": { "type": "string", "description": "Why it is left as it is; for people to fill in." },
                "command": { "type": "string", "description": "The command that found it: validate or lint." },
                "creative": { "type": "string" },
                "key": { "type": "string" },
                "file": { "type": "string" },
                "message": { "type": "string" }
              },
              "patternProperties": { "^x-": true },
              "additionalProperties": false
            }
          }
        },
        "patternProperties": { "^x-": true },
        "additionalProperties": false
      }

      """#)
}
