"""twins.py PROGRAM RENDERER FOLDER FORMAT...: holds the picture of an ad to the page of its states, line by line.

Each state is drawn twice: by RENDERER into a PNG, and by Chromium from the SVG of the page, both with two pixels a point. What is
held, on a light and on a dark screen:

* the page has the lines that the renderer was given, in their order, and Chromium lays each out where the list says;
* in the pixels each line stands where it stands in the other picture: of all shifts the one that fits best is none;
* the pictures differ little as a whole, the edges of letters and pictures aside.

A state whose letters come from fonts that Chromium and Pango choose for themselves (other scripts, emoji) is held to its lines and to
where Chromium lays them out. Writes what differs into FOLDER.
"""

import base64
import json
import os
import subprocess
import sys

import browser

SCALE = 2
# In points: what Chromium may lay out otherwise than the list says. Its letters are laid out in 1/64 of a pixel.
LAID_OUT = 0.25
# In pixels: how far a line may stand from its twin.
SHIFT = 1
# The mean difference of all samples of 0 to 255, and the share of samples that differ by more than a quarter.
MEAN, SHARE = 3, 0.02

LINES = """
(number => {
  const ad = document.querySelectorAll("svg.ad")[number];
  ad.style = "position:fixed;left:0;top:0;max-width:none;z-index:1";
  document.documentElement.style.background = "#fff";
  for (const other of document.body.querySelectorAll("svg.ad, header, figcaption, h2, h3, p, table, dl"))
    if (other !== ad) other.style.visibility = "hidden";
  ad.style.visibility = "visible";
  document.body.style.background = "#fff";
  const { width, height } = ad.viewBox.baseVal;
  return { width, height, lines: [...ad.querySelectorAll("text")].map(line => {
    const cells = Array.from({ length: line.getNumberOfChars() }, (_, at) => line.getExtentOfChar(at));
    const left = Math.min(...cells.map(cell => cell.x)), right = Math.max(...cells.map(cell => cell.x + cell.width));
    return { words: line.textContent, x: left, width: right - left, baseline: line.getStartPositionOfChar(0).y };
  }) };
})
"""

COMPARE = """
(async (pictures, lines, scale, most) => {
  const [a, b] = await Promise.all(pictures.map(async data => {
    const picture = new Image();
    picture.src = "data:image/png;base64," + data;
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.naturalWidth, picture.naturalHeight).getContext("2d");
    canvas.fillStyle = "#fff";
    canvas.fillRect(0, 0, picture.naturalWidth, picture.naturalHeight);
    canvas.drawImage(picture, 0, 0);
    return canvas.getImageData(0, 0, picture.naturalWidth, picture.naturalHeight);
  }));
  if (a.width !== b.width || a.height !== b.height) return { sizes: [a, b].map(one => `${one.width}x${one.height}`) };
  let [sum, far] = [0, 0];
  for (let at = 0; at < a.data.length; at++) {
    const difference = Math.abs(a.data[at] - b.data[at]);
    sum += difference;
    if (difference > 64) far++;
  }
  const light = (image, x, y) => {
    const at = (Math.min(Math.max(y, 0), image.height - 1) * image.width + Math.min(Math.max(x, 0), image.width - 1)) * 4;
    return 0.299 * image.data[at] + 0.587 * image.data[at + 1] + 0.114 * image.data[at + 2];
  };
  const shifts = lines.map(line => {
    const [left, right] = [line.x, line.x + line.width].map(x => Math.round(x * scale));
    const [top, bottom] = [line.baseline - line.size, line.baseline + line.size / 4].map(y => Math.round(y * scale));
    const cost = (dx, dy) => {
      let sum = 0;
      for (let y = top; y < bottom; y++)
        for (let x = left; x < right; x++) sum += Math.abs(light(a, x, y) - light(b, x + dx, y + dy));
      return sum;
    };
    let best = [0, 0, cost(0, 0)];
    for (let dy = -most; dy <= most; dy++)
      for (let dx = -most; dx <= most; dx++) {
        const found = cost(dx, dy);
        if (found < best[2]) best = [dx, dy, found];
      }
    return best;
  });
  return { mean: sum / (a.data.length * 0.75), share: far / (a.data.length * 0.75), shifts };
})
"""


class Twins:
    """The two ways in which an ad leaves the terminal, side by side."""

    def __init__(self, program, renderer, folder):
        self.program, self.folder = program, os.path.abspath(folder)
        self.list = os.path.join(self.folder, "list")
        self.between = os.path.join(self.folder, "render")
        with open(self.between, "w") as file:
            # What the renderer is given is kept on the way.
            file.write(f"#!/bin/sh\ntee '{self.list}' | exec '{os.path.abspath(renderer)}'\n")
        os.chmod(self.between, 0o755)
        self.window = browser.Browser(browser.program())
        self.faults, self.lines, self.states = [], 0, 0
        self.worst = {"mean": 0, "share": 0, "laid out": 0}

    def preview(self, *words):
        environment = {**os.environ, "FORMATCTL_RENDER": self.between}
        subprocess.run([self.program, "preview", *words, "-q"], env=environment, check=True)

    def listed(self):
        """Gives the lines of words that the renderer was given, from the back to the front."""
        with open(self.list, "rb") as file:
            root = json.loads(file.readline())
        found, waiting = [], list(root["shapes"])
        while waiting:
            shape = waiting.pop(0)
            waiting = shape.get("shapes", []) + waiting
            if "words" in shape:
                found.append(shape)
        return found

    def hold(self, format, dark):
        """Holds every state of a format."""
        name = f"{os.path.basename(os.path.normpath(format))}-{'dark' if dark else 'light'}"
        page = os.path.join(self.folder, f"{name}.html")
        self.preview(format, "-o", page)
        self.window.open(page, width=1000, height=1400, dark=dark, scale=SCALE)
        labels = self.window.ask("[...document.querySelectorAll('.states figcaption b')].map(one => one.textContent)")
        if len(labels) < 10 or len(labels) != self.window.ask("document.querySelectorAll('svg.ad').length"):
            self.faults.append(f"{name}: the page has {len(labels)} named states")
        # On a dark screen other colours stand in the same places.
        for number, label in enumerate(labels[:3] if dark else labels):
            state = label.lower().replace(" ", "-")
            where = f"{name}, {state}"
            picture = os.path.join(self.folder, f"{name}-{state}.png")
            self.preview(format, "--state", state, "-o", picture, *(["--dark"] if dark else []))
            self.faults += [f"{where}: {words}" for words in self.differences(number, picture)]
            self.states += 1

    def differences(self, number, picture):
        """Gives what differs between a picture and a drawing of the page."""
        laid_out, listed = self.window.ask(f"{LINES}({number})"), self.listed()
        words = [line["words"] for line in laid_out["lines"]]
        if words != [line["words"] for line in listed]:
            return [f"the page has {words}, the picture {[line['words'] for line in listed]}"]
        self.lines += len(listed)
        found = []
        for on_page, line in zip(laid_out["lines"], listed):
            width = line.get("width") or on_page["width"]
            line["width"] = width
            anchor = line["x"]
            line["x"] = anchor - width / 2 if line["middle"] else anchor - width if line["rightToLeft"] else anchor
            for what in ("x", "width", "baseline"):
                off = abs(on_page[what] - line[what])
                self.worst["laid out"] = max(self.worst["laid out"], off)
                if off > LAID_OUT:
                    found.append(f"“{line['words']}” has {what} {on_page[what]:.2f} on the page, {line[what]:.2f} in the picture")
        clip = {"x": 0, "y": 0, "width": laid_out["width"], "height": laid_out["height"]}
        beside = picture.replace(".png", "-page.png")
        self.window.picture(beside, clip=clip)
        if not all(word.isascii() or word in "…▶" for line in listed for word in line["words"]):
            return found
        pictures = [base64.b64encode(open(path, "rb").read()).decode() for path in (picture, beside)]
        seen = self.window.ask(f"{COMPARE}({json.dumps(pictures)}, {json.dumps(listed)}, {SCALE}, 3)")
        if "sizes" in seen:
            return found + [f"the picture has {seen['sizes'][0]} pixels, the drawing of the page {seen['sizes'][1]}"]
        for line, (across, down, _) in zip(listed, seen["shifts"]):
            if max(abs(across), abs(down)) > SHIFT:
                found.append(f"“{line['words']}” stands {across} across and {down} down from its place on the page, in pixels")
        for what, most in (("mean", MEAN), ("share", SHARE)):
            self.worst[what] = max(self.worst[what], seen[what])
            if seen[what] > most:
                found.append(f"the {what} of what differs is {seen[what]:.4f}, at most {most} is expected")
        return found


def main(program, renderer, folder, *formats):
    if not browser.program():
        print("skipped: the picture beside the page: Chromium is not installed")
        return 0
    os.makedirs(folder, exist_ok=True)
    twins = Twins(program, renderer, folder)
    try:
        for format in formats:
            for dark in (False, True):
                twins.hold(format, dark)
    finally:
        twins.window.close()
    for words in twins.faults:
        print("twins: " + words, file=sys.stderr)
    worst = ", ".join(f"{what} {value:.4f}" for what, value in twins.worst.items())
    print(f"pictures and pages: {twins.states} states, {twins.lines} lines, {len(twins.faults)} faults; at most: {worst}")
    return 1 if twins.faults else 0


sys.exit(main(*sys.argv[1:]))
