import FormatPreview

/// How a page of findings looks, on light and dark screens, wide and narrow, and on paper.
enum PageStyle {
  /// The style sheet.
  static let text: Markup = """
    :root{color-scheme:light dark;--paper:#f5f5f3;--card:#fff;--ink:#1d1f22;--soft:#5b6068;--line:#e1e1dd;--link:#0b57d0;
    --error:#b3261e;--warning:#8a5200;--note:#4a5d6b;--pass:#1c6b3b;--on:#fff;--code:#f0f0ed}
    @media screen and (prefers-color-scheme:dark){:root{--paper:#111214;--card:#1a1b1e;--ink:#ececef;--soft:#a6abb3;
    --line:#2e3034;--link:#8ab4f8;--error:#ff8f85;--warning:#f2b661;--note:#a3bccd;--pass:#7ed09b;--on:#111214;--code:#232529}}
    *{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%}
    body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;
    overflow-wrap:anywhere}
    header,main{max-width:1120px;margin:0 auto;padding:0 32px}
    header{padding-top:56px}main{padding-bottom:96px}
    h1,h2,h3,p,dl,dd,ol,figure,fieldset{margin:0;padding:0}
    h1{font-size:32px;line-height:1.2;font-weight:650;letter-spacing:-.015em;display:flex;gap:14px;align-items:baseline;
    text-wrap:balance}
    .sign{flex:none}h1.error .sign{color:var(--error)}h1.warning .sign{color:var(--warning)}
    h1.note .sign{color:var(--note)}h1.pass .sign{color:var(--pass)}
    .lead{color:var(--soft);max-width:68ch}header .lead{margin-top:8px}
    a{color:var(--link);text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:3px}
    :focus-visible,label:has(:focus-visible){outline:3px solid var(--link);outline-offset:2px;border-radius:6px}
    .counts{display:flex;flex-wrap:wrap;gap:12px 40px;margin-top:32px}
    .counts div{display:flex;flex-direction:column-reverse;min-width:64px}
    .counts dd{font-size:32px;line-height:1.15;font-weight:600;letter-spacing:-.02em;font-variant-numeric:tabular-nums}
    .counts div{flex-direction:column}.counts dt{color:var(--soft);font-size:14px}
    .counts .error dd{color:var(--error)}.counts .warning dd{color:var(--warning)}.counts .pass dd{color:var(--pass)}
    .filter{border:0;margin-top:40px;min-width:0}.filter div{display:flex;flex-wrap:wrap;gap:8px}
    .filter details{margin-top:14px}.filter summary{width:max-content;max-width:100%;cursor:pointer;font-size:14px;
    color:var(--soft);padding:4px 8px 4px 0}.filter details div{padding-top:6px}
    .filter legend{padding:0 0 8px;font-size:14px;color:var(--soft)}
    .filter label{display:inline-flex;gap:8px;align-items:center;padding:5px 14px;border:1px solid var(--line);border-radius:99px;
    background:var(--card);font-size:14px;cursor:pointer}
    .filter label:focus-within{border-radius:99px}
    .filter input{position:absolute;opacity:0;width:1px;height:1px}
    .filter b{font-weight:600;font-variant-numeric:tabular-nums}
    .filter .error b{color:var(--error)}.filter .warning b{color:var(--warning)}.filter .note b{color:var(--note)}
    .filter label:has(:checked){background:var(--ink);border-color:var(--ink);color:var(--paper)}
    .filter label:has(:checked) b{color:inherit}
    .group{margin-top:64px}
    h2{font-size:22px;line-height:1.3;font-weight:650;letter-spacing:-.01em;display:flex;flex-wrap:wrap;gap:4px 14px;
    align-items:baseline}
    h2 a{color:inherit;text-decoration:none}h2 a:hover{text-decoration:underline}
    h2 .count{font-size:14px;font-weight:500;letter-spacing:0}
    .group.error .count{color:var(--error)}.group.warning .count{color:var(--warning)}.group.note .count{color:var(--note)}
    .card{display:grid;grid-template-columns:minmax(0,400px) minmax(0,1fr);background:var(--card);border:1px solid var(--line);
    border-radius:16px;margin-top:20px;break-inside:avoid}
    .card.plain{grid-template-columns:minmax(0,1fr)}
    .card figure{padding:28px 20px 28px 28px}
    .card .ad{margin:0 auto}.ad+.ad{margin-top:24px}
    figcaption{margin-top:10px;font-size:14px;color:var(--soft);text-align:center}
    .card .words{padding:26px 28px 28px;min-width:0}
    h3{font-size:18px;line-height:1.35;font-weight:650}
    .facts{font-size:14px;color:var(--soft);display:flex;flex-wrap:wrap;gap:0 16px}
    .facts b{font-weight:600}
    ol{list-style:none;margin-top:8px}
    .finding{display:grid;grid-template-columns:22px minmax(0,1fr);gap:0 14px;padding:14px 0}
    .finding+.finding{border-top:1px solid var(--line)}
    .finding:last-child{padding-bottom:0}
    span.tag{width:22px;height:22px;border-radius:11px;font-size:12px;font-weight:700;line-height:22px;text-align:center;
    margin-top:1px;color:var(--on);background:var(--note)}
    .finding.error .tag{background:var(--error)}.finding.warning .tag{background:var(--warning)}
    .message{font-weight:550}.hint{margin-top:2px}.finding .facts{margin-top:6px}
    .finding.error .facts b{color:var(--error)}.finding.warning .facts b{color:var(--warning)}
    .more,.remark{color:var(--soft);font-size:14px;margin-top:14px}
    .ad g.error .outline{stroke:var(--error)}.ad g.warning .outline{stroke:var(--warning)}.ad g.note .outline{stroke:var(--note)}
    .ad g.error .tag{fill:var(--error)}.ad g.warning .tag{fill:var(--warning)}.ad g.note .tag{fill:var(--note)}
    .ad .tag-words{fill:var(--on)}
    .rules{margin-top:96px;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,460px),1fr));gap:0 56px}
    .rules h2{grid-column:1/-1;margin-bottom:16px}
    .rule{padding:28px 0 32px;break-inside:avoid;scroll-margin-top:16px;border-top:1px solid var(--line);min-width:0}
    .rule:target h3{color:var(--link)}
    .rule p{margin-top:8px}.rule .lead{color:var(--ink)}
    .example{margin-top:16px;padding:14px 18px 16px;border-radius:12px;background:var(--code);font-size:14px}
    .example p{margin:0;color:var(--soft)}.example .found{color:var(--ink);margin-top:8px}
    pre{margin:10px 0 0;font:13px/1.6 ui-monospace,"SF Mono",Menlo,Consolas,monospace;white-space:pre-wrap}
    pre span{display:inline-block;min-width:9ch;color:var(--soft)}
    .rule dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:4px 20px;margin-top:16px;font-size:14px}
    .rule dt{color:var(--soft)}.rule dd p{margin:0}
    .pictures{position:absolute}
    @media (max-width:820px){
    header,main{padding-left:16px;padding-right:16px}header{padding-top:32px}
    h1{font-size:25px;gap:10px}.counts{gap:12px 28px;margin-top:24px}.counts dd{font-size:26px}.group{margin-top:48px}
    .card,.card.plain{grid-template-columns:minmax(0,1fr)}.card figure{padding:24px 18px 0}.card .words{padding:22px 18px}
    }
    @media print{
    :root{--paper:#fff;--line:#d5d5d0}
    @page{margin:16mm 14mm}
    body{font-size:9.5pt}header,main{max-width:none;padding:0}.filter{display:none}
    .card{grid-template-columns:78mm minmax(0,1fr)}.card figure{padding:6mm 0 6mm 6mm}.card .words{padding:5mm 6mm 6mm}
    .finding{padding:2.5mm 0}.group{margin-top:10mm}.facts,.finding .facts,.example,pre,.rule dl{font-size:8.5pt}h2{font-size:14pt}h3{font-size:11pt}
    .card .ad{max-height:110mm}.ad+.ad{margin-top:5mm}figcaption{font-size:8.5pt}
    .rules{break-before:page;margin-top:0}
    .card,.ad,.tag,.example{print-color-adjust:exact;-webkit-print-color-adjust:exact}
    h2{break-after:avoid}.group>.lead{break-after:avoid}
    h1{font-size:20pt}.counts dd{font-size:18pt}
    }

    """
}
