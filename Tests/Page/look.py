"""look.py FOLDER NAME=PICTURES...: opens pages of findings in Chromium, light and dark, wide and narrow, and on paper.

Holds each to what a test of its text cannot see: pictures that show, no trouble on the console, nothing fetched, no word wider
than its place, contrast, keys, a choice that hides what was not chosen. Writes what was seen into FOLDER.
"""

import os
import sys

import browser

PICTURES = """
Promise.all([...document.querySelectorAll("image")].map(async element => {
  const picture = new Image();
  picture.src = element.href.baseVal;
  try { await picture.decode() } catch { return element.id + " cannot be decoded" }
  return picture.naturalWidth > 0 ? null : element.id + " has no width";
})).then(found => found.concat([...document.querySelectorAll("use")].map(element => {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0 ? null : element.href.baseVal + " takes no room";
})).filter(Boolean))
"""

WIDTHS = """
[document.documentElement.scrollWidth > innerWidth ? "the page is wider than its window" : null].concat(
  [...document.querySelectorAll(".ad text:not(.tag-words)")].map(line => {
    const [words, ad] = [line, line.ownerSVGElement].map(one => one.getBoundingClientRect());
    return words.left > ad.left - 1 && words.right < ad.right + 1 ? null : `${line.textContent} leaves its ad`;
  })).filter(Boolean)
"""

CONTRAST = """
(() => {
  const parts = colour => colour.match(/[\\d.]+/g).map(Number);
  const light = ([r, g, b]) => [r, g, b].map(v => (v /= 255) <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const paper = element => {
    for (; element; element = element.parentElement) {
      const colour = parts(getComputedStyle(element).backgroundColor);
      if (colour[3] !== 0) return colour;
    }
  };
  const found = new Set();
  for (const element of document.querySelectorAll("body *:not(svg *)")) {
    if (![...element.childNodes].some(node => node.nodeType === 3 && node.data.trim())) continue;
    const [a, b] = [light(parts(getComputedStyle(element).color)), light(paper(element))];
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    if (ratio < 4.5) found.add(`${element.localName}.${element.className}: ${ratio.toFixed(2)}`);
  }
  return [...found];
})()
"""

SHAPE = """
(() => {
  const found = [];
  const levels = [...document.querySelectorAll("h1,h2,h3,h4")].map(one => Number(one.localName[1]));
  if (levels.filter(level => level === 1).length !== 1) found.push("there is not one h1");
  levels.forEach((level, at) => { if (at && level > levels[at - 1] + 1) found.push("a heading leaves out a level") });
  if (!document.documentElement.lang || !document.title) found.push("language or title are missing");
  const ids = [...document.querySelectorAll("[id]")].map(one => one.id);
  if (new Set(ids).size !== ids.length) found.push("an ID stands twice");
  for (const link of document.querySelectorAll("a[href^='#'],use"))
    if (!document.getElementById(link.getAttribute("href").slice(1))) found.push(link.outerHTML + " leads nowhere");
  if (document.querySelector("script,img,iframe,[onerror],[onload]")) found.push("something could run or load");
  return found;
})()
"""

FILTER = """
[...document.querySelectorAll(".filter input")].map(input => {
  input.checked = true;
  const name = input.id.replace("show-", "");
  const shown = [...document.querySelectorAll(".card")].filter(card => card.checkVisibility());
  const wanted = [...document.querySelectorAll(name === "all" ? ".card" : ".card." + name)];
  if (shown.length !== wanted.length || !wanted.length) return `${name} shows ${shown.length} of ${wanted.length} cards`;
  const empty = [...document.querySelectorAll(".group")].filter(group =>
    group.checkVisibility() && ![...group.querySelectorAll(".card")].some(card => card.checkVisibility()));
  return empty.length ? `${name} leaves ${empty.length} empty groups` : null;
}).filter(Boolean).concat((document.querySelector("#show-all") ?? {}).checked = true).filter(word => word !== true)
"""


def keys(window):
    """Walks into the page by Tab, and chooses by an arrow."""
    if not window.ask("document.querySelector('.filter') !== null"):
        return []
    for kind in ("keyDown", "keyUp"):
        window.call("Input.dispatchKeyEvent", type=kind, key="Tab", code="Tab", windowsVirtualKeyCode=9)
    if window.ask("document.activeElement.id") != "show-all":
        return ["Tab does not lead to the choice"]
    if window.ask("getComputedStyle(document.activeElement.parentElement).outlineStyle") != "solid":
        return ["what has the keys is not outlined"]
    for kind in ("keyDown", "keyUp"):
        window.call("Input.dispatchKeyEvent", type=kind, key="ArrowRight", code="ArrowRight", windowsVirtualKeyCode=39)
    return [] if not window.ask("document.querySelector('#show-all').checked") else ["an arrow chooses nothing else"]


def look(window, page, folder):
    """Gives what is wrong with a page, and how many pictures it shows."""
    found, pictures = [], 0
    name = os.path.splitext(os.path.basename(page))[0]
    for width, size in ((1280, "wide"), (390, "narrow")):
        for dark in (False, True):
            window.open(page, width=width, dark=dark)
            where = f"{name}, {size}, {'dark' if dark else 'light'}"
            for script in (SHAPE, PICTURES, WIDTHS, CONTRAST, FILTER):
                found += [f"{where}: {words}" for words in window.ask(script)]
            found += [f"{where}: {words}" for words in keys(window)]
            pictures = window.ask("document.querySelectorAll('use').length")
            window.open(page, width=width, dark=dark)
            window.picture(f"{folder}/{name}-{size}-{'dark' if dark else 'light'}.png")
    window.open(page)
    window.paper(f"{folder}/{name}.pdf")
    return found, pictures


def main(folder, *pages):
    os.makedirs(folder, exist_ok=True)
    path = browser.program()
    if not path:
        print("skipped: the page in a browser: Chromium is not installed")
        return 0
    window = browser.Browser(path)
    try:
        found = []
        for name, expected in (page.split("=") for page in pages):
            wrong, pictures = look(window, f"{folder}/{name}.html", folder)
            if pictures != int(expected):
                wrong.append(f"{name}: {pictures} pictures are shown, {expected} were expected")
            found += wrong
            print(f"{name}: {pictures} pictures, {len(wrong)} faults")
        found += [f"on the console: {words}" for words in window.troubles]
        found += [f"fetched: {url}" for url in window.requests if not url.startswith(("file:", "data:"))]
    finally:
        window.close()
    for words in found:
        print("page: " + words, file=sys.stderr)
    return 1 if found else 0


sys.exit(main(*sys.argv[1:]))
