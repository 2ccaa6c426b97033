extension AdMarkup {
  /// The style sheet that drawings need, once a page.
  ///
  /// Letters as wide as those that the layout is measured with.
  public static let style: Markup = """
    .ad{display:block;max-width:100%;height:auto;overflow:visible;font-family:Arial,"Liberation Sans",Arimo,Helvetica,sans-serif}
    .ad text{white-space:pre}
    .ad .f{fill:var(--l)}.ad .g{stop-color:var(--l)}
    .ad .edge{fill:none;stroke:#7f7f7f;stroke-opacity:.28}
    .ad .panel{fill:#e8eaed}.ad .panel-words{fill:#4a4e54;font-size:12px;text-anchor:middle}
    .ad .panel-sign{fill:none;stroke:#6b7077;stroke-width:1.5}
    .ad .outline{fill:none;stroke-width:2}.ad .tag-words{font-size:11px;font-weight:bold;text-anchor:middle}
    @media screen and (prefers-color-scheme:dark){
    .ad .f{fill:var(--d)}.ad .g{stop-color:var(--d)}
    .ad .panel{fill:#2c2e32}.ad .panel-words{fill:#c3c6cc}.ad .panel-sign{stroke:#9a9fa7}
    }

    """
}
