extension SchemaDocument {
  /// The report of findings.
  static let report = SchemaDocument(
    name: "report", summary: "Findings, as the reporter json writes them.",
    text: #"""
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:formatctl:schema:report:1",
        "title": "Findings about creatives or definitions",
        "type": "object",
        "required": ["schemaVersion", "findings", "summary"],
        "properties": {
          "schemaVersion": { "const": 1 },
          "findings": { "type": "array", "items": { "$ref": "#/$defs/finding" } },
          "summary": {
            "type": "object",
            "required": ["formats", "creatives", "files", "notChecked", "failing", "errors", "warnings", "notes"],
            "properties": {
              "formats": { "$ref": "#/$defs/count" },
              "creatives": { "$ref": "#/$defs/count" },
              "files": { "$ref": "#/$defs/count" },
              "notChecked": { "$ref": "#/$defs/count" },
              "failing": { "$ref": "#/$defs/count" },
              "errors": { "$ref": "#/$defs/count" },
              "warnings": { "$ref": "#/$defs/count" },
              "notes": { "$ref": "#/$defs/count" }
            },
            "additionalProperties": false
          }
        },
        "additionalProperties": false,
        "$defs": {
          "count": { "type": "integer", "minimum": 0 },
          \#(finding)
        }
      }

      """#)

  /// A line of the report `ndjson`.
  static let reportLine = SchemaDocument(
    name: "report-line", summary: "A line of findings, as the reporter ndjson writes it.",
    text: #"""
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:formatctl:schema:report-line:1",
        "title": "Findings about one creative, definition or file",
        "type": "object",
        "required": ["verdict", "findings"],
        "properties": {
          "creative": { "type": "string" },
          "formatId": { "type": "string" },
          "file": { "type": "string" },
          "line": { "type": "integer", "minimum": 1 },
          "verdict": { "enum": ["fail", "warn", "note", "pass"] },
          "findings": { "type": "array", "items": { "$ref": "#/$defs/finding" } }
        },
        "additionalProperties": false,
        "$defs": {
          \#(finding)
        }
      }

      """#)

  /// The definition of a finding, for the `$defs` of a schema.
  static let finding = #"""
    "finding": {
          "type": "object",
          "required": ["rule", "severity", "message", "addressee"],
          "properties": {
            "rule": { "type": "string", "pattern": "^[a-z0-9-]+$" },
            "severity": { "enum": ["error", "warning", "note"] },
            "message": { "type": "string" },
            "hint": { "type": "string" },
            "addressee": { "enum": ["advertiser", "publisher", "app"] },
            "creative": { "type": "string" },
            "formatId": { "type": "string" },
            "key": { "type": "string" },
            "file": { "type": "string" },
            "line": { "type": "integer", "minimum": 1 },
            "column": { "type": "integer", "minimum": 1 },
            "sheet": { "type": "string" },
            "cell": { "type": "string" },
            "expected": { "type": "string" },
            "given": { "type": "string" },
            "fixable": { "const": true },
            "consequences": { "type": "array", "items": { "$ref": "#/$defs/finding" } }
          },
          "additionalProperties": false
        }
    """#
}
