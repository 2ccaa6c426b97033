import FormatPreview

/// The beginning of a page: it fetches nothing, runs nothing, and suits light and dark screens.
struct PageHead {
  /// What the page is called.
  let title: Markup
  /// The rules of style that only this page has.
  let style: Markup

  /// The markup up to the page's body.
  var markup: Markup {
    """
    <!DOCTYPE html>
    <html lang="en"><head><meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer">
    <meta name="color-scheme" content="light dark"><meta name="generator" content="formatctl">
    <title>\(title)</title>
    <style>
    \(PageStyle.text)\(AdMarkup.style)\(style)</style></head><body>

    """
  }

  /// What a browser may load for the page: only what stands in it, and no script.
  private static let policy: Markup =
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
}
