extension SchemaDocument {
  /// An event of a session: a line of a file for `replay`.
  static let session = SchemaDocument(
    name: "session", summary: "A line of a session, for replay.",
    text: #"""
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:formatctl:schema:session:1",
        "title": "An event of an ad, one a line",
        "type": "object",
        "required": ["t", "event"],
        "properties": {
          "t": {
            "type": "number", "minimum": 0, "maximum": 1e15,
            "description": "When it happened, in milliseconds since any moment, by one clock."
          },
          "event": {
            "anyOf": [
              {
                "enum": [
                  "request", "load", "fail", "finish", "lost", "read",
                  "image-ready", "bind", "outlet", "show", "hide", "impression",
                  "click", "measurement", "background", "foreground", "destroy", "network-asked",
                  "network-answered", "network-reported"
                ]
              },
              { "type": "string", "pattern": "^x-" }
            ],
            "description": "What happened; events of one's own begin with x-."
          },
          "ad": {
            "type": ["string", "number"],
            "description": "The ad, by any name that is its own; one ad alone needs none."
          },
          "loader": {
            "type": ["string", "number"],
            "description": "The loader, where there are several (request, load, fail, finish, lost)."
          },
          "adTypes": {
            "type": "array", "items": { "enum": ["custom-native", "native"] },
            "description": "The kinds of ads that are asked for (request)."
          },
          "formatIds": {
            "type": "array", "items": { "type": "string" },
            "description": "The custom formats that are asked for (request)."
          },
          "ads": { "type": "number", "minimum": 0, "description": "How many ads are asked for (request)." },
          "options": {
            "type": "array", "items": { "type": "string" },
            "description": "The classes of the loader's options (request)."
          },
          "delegate": { "type": "boolean", "description": "Whether the loader has a delegate (request)." },
          "hears": {
            "type": "array", "items": { "enum": ["custom-native", "native"] },
            "description": "The kinds of ads that the delegate receives (request)."
          },
          "loading": { "type": "boolean", "description": "Whether the loader is loading already (request)." },
          "formatId": { "type": ["string", "number"], "description": "The format that answered (load)." },
          "type": {
            "enum": ["custom-native", "native"],
            "description": "The kind of ad; custom-native where a formatId stands alone (load)."
          },
          "origin": { "enum": ["direct", "backfill", "mediated"], "description": "Where it came from (load)." },
          "requested": {
            "type": "array", "items": { "type": "string" },
            "description": "The formats that were asked for (load, fail)."
          },
          "assets": {
            "type": "object",
            "description": "The values by key; they tell a value that is passed for a key (load)."
          },
          "adChoices": {
            "type": "boolean",
            "description": "Whether the ad has AdChoices, and whether it is drawn (load, show)."
          },
          "eea": { "type": "boolean", "description": "Whether it is a reservation in the EEA (load)." },
          "starRating": { "type": "number", "minimum": 0, "description": "The rating of a system-defined ad (load)." },
          "code": { "type": "number", "minimum": 0, "description": "The error's code (fail)." },
          "served": {
            "type": "array", "items": { "type": "string" },
            "description": "The formats that the ad server has, where a test knows them (fail)."
          },
          "gone": { "enum": ["loader", "delegate"], "description": "What was gone when the answer came (lost)." },
          "asset": {
            "type": "string",
            "description": "The key, or the name of an asset of a system-defined ad (read, image-ready, outlet, click)."
          },
          "found": { "type": "boolean", "description": "Whether there was anything under the key (read)." },
          "file": { "type": "string", "description": "The picture's address (image-ready)." },
          "view": { "type": ["string", "number"], "description": "The view, by any name that is its own (bind, show)." },
          "visible": {
            "type": "number", "minimum": -0.01, "maximum": 1.01,
            "description": "The share of the ad on screen, 0 to 1 (show)."
          },
          "blank": {
            "type": "array", "items": { "type": "string" },
            "description": "The assets whose views are shown and hold nothing (show)."
          },
          "handler": { "type": "boolean", "description": "Whether a click handler of the app's is set (click)." },
          "opened": {
            "anyOf": [{ "type": "string" }, { "const": false }],
            "description": "What the click opened, false for nothing (click)."
          },
          "main": {
            "type": "boolean",
            "description": "Whether the call was made on the main thread (measurement, network-answered)."
          },
          "adapter": {
            "type": "string",
            "description": "The adapter's class (network-asked, network-answered, network-reported)."
          },
          "imageLoading": { "type": "boolean", "description": "Whether the app asks for pictures (network-asked)." },
          "gives": {
            "type": "array", "items": { "enum": ["ad", "error"] },
            "description": "What the completion handler was given (network-answered)."
          },
          "counts": {
            "type": "array", "items": { "enum": ["impressions", "clicks"] },
            "description": "What the network counts by itself (network-answered)."
          },
          "undownloaded": {
            "type": "array", "items": { "type": "string" },
            "description": "The addresses of pictures without pixels (network-answered)."
          },
          "what": {
            "type": "string",
            "description": "What the network reports: impression, click or another word (network-reported)."
          }
        }
      }

      """#)
}
