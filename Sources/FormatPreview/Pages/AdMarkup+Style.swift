extension AdMarkup {
  /// The style sheet that drawings need, once a page.
  ///
  /// Letters as wide as those that the layout is measured with.
  public static let style: Markup = """
    .ad{display:block;max-width:100%;height:auto;overflow:visible;font-family:Arial,"Liberation Sans",Arimo,Helvetica,sans-serif}
    .ad text{white-space:pre}
    .ad .f{fill:var(--fl)}.ad .s{stroke:var(--sl)}.ad .g{stop-color:var(--gl)}
    .ad .outline{fill:none;stroke-width:2}.ad .tag-words{font-size:11px;font-weight:bold;text-anchor:middle}
    @media screen and (prefers-color-scheme:dark){
    .ad .f{fill:var(--fd)}.ad .s{stroke:var(--sd)}.ad .g{stop-color:var(--gd)}
    }

    """
}
