"""shoot.py PROGRAM RENDERER FOLDER: makes the pictures of README and docs, by the real program in a real terminal and browser."""

import os
import subprocess
import sys
import tempfile

import cells
import terminal

root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(root, "Tests", "Page"))
import browser  # noqa: E402

# Name, columns, rows, keys as tmux names them, and what is previewed.
SCREENS = [
    ("previewer", 80, 24, [], "Formats/simple-native/bad-headline-too-long.json"),
    ("previewer-large", 160, 48, ["Enter"], "Formats/story-video"),
    ("previewer-grid", 160, 48, ["g"], "Formats/native-video"),
]

# What the page of findings is made of.
REPORTED = [
    "Formats/simple-native/sample.json", "Formats/simple-native/bad-headline-too-long.json",
    "Formats/product-card/bad-numbers.json", "Formats/native-video/bad-no-media.json",
    "Formats/content/bad-pasted-from-web.json",
]


class Studio:
    """A browser that photographs what the program shows."""

    def __init__(self, program, renderer, folder):
        self.program, self.folder = program, folder
        self.variables = {"FORMATCTL_RENDER": renderer, "FORMATCTL_CATALOGUE": os.path.join(folder, "nowhere.db")}
        self.window = browser.Browser(browser.program())

    def screen(self, name, columns, rows, keys, subject):
        """Takes the picture of a terminal with the previewer in it."""
        words = [self.program, "preview", subject, "-q"]
        shown = terminal.Terminal(columns, rows, words, root, self.variables)
        try:
            shown.settled()
            shown.press(keys)
            lines = shown.settled()
        finally:
            shown.close()
        svg, wide, high = cells.drawing(lines, columns)
        style = "body{margin:0}svg{display:block}"
        with tempfile.NamedTemporaryFile("w", suffix=".html", encoding="utf-8") as page:
            page.write(f'<!doctype html><html lang="en"><meta charset="utf-8"><style>{style}</style>{svg}</html>')
            page.flush()
            self.window.open(page.name, width=wide, height=high, scale=2)
            self.window.call("Emulation.setDefaultBackgroundColorOverride", color={"r": 0, "g": 0, "b": 0, "a": 0})
            self.window.picture(self.path(name))
            self.window.call("Emulation.setDefaultBackgroundColorOverride")

    def run(self, *words):
        """Runs the program; findings are what it is for."""
        status = subprocess.run([self.program, *words, "-q"], cwd=root, env={**os.environ, **self.variables}).returncode
        if status > 1:
            raise RuntimeError(f"{' '.join(words)} ended with {status}")

    def page(self, name, width, height, *words):
        """Takes the picture of the top of a page that the program writes where the last word ends."""
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "page.html")
            self.run(*words[:-1], words[-1] + path)
            self.window.open(path, width=width, height=height, scale=2)
            self.window.picture(self.path(name))

    def path(self, name):
        """Gives where a picture goes."""
        return os.path.join(self.folder, name + ".png")


def main(program, renderer, folder):
    studio = Studio(program, renderer, folder)
    try:
        for screen in SCREENS:
            studio.screen(*screen)
        studio.run("preview", "Formats/story-video", "-o", studio.path("ad"))
        studio.page("states", 1120, 800, "preview", "Formats/content", "--output=")
        studio.page("report", 1120, 1000, "validate", *REPORTED, "--reporter=html=")
    finally:
        studio.window.close()


main(*sys.argv[1:])
