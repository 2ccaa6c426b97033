extension SchemaDocument {
  /// What `simulate --map` reads.
  static let map = SchemaDocument(
    name: "map", summary: "A mapping of a network's ad, for simulate --map.",
    text: #"""
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:formatctl:schema:map:1",
        "title": "Which of a network's values are which assets",
        "description": "Names are paths in the network's JSON, such as creative.images.0.url.",
        "type": "object",
        "additionalProperties": {
          "type": "string",
          "pattern": "^(headline|body|callToAction|store|price|advertiser|starRating|icon|image|adChoicesIcon|extra\\..+)$"
        }
      }

      """#)
}
