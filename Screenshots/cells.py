"""The cells of a captured screen, and how they are drawn: blocks and lines as shapes that join, all else in letters."""

import html
import re
import unicodedata
from dataclasses import dataclass, replace

# A cell in points: half as wide as it is high, as the previewer takes cells to be, and an eighth of it is whole pixels of a
# screen that has two a point. Letters of JetBrains Mono are 0.6 of their size wide.
WIDTH, HEIGHT, FONT_SIZE, BASELINE = 8, 16, 8 / 0.6, 12.5
MARGIN, RADIUS = 12, 8
FONTS = "'JetBrains Mono','DejaVu Sans Mono','Noto Sans Mono CJK JP','Noto Color Emoji',monospace"

INK, PAPER = (0xD5, 0xD9, 0xE0), (0x17, 0x1A, 0x21)
PALETTE = [
    (0x3A, 0x40, 0x4D), (0xF0, 0x71, 0x78), (0x9B, 0xCE, 0x6A), (0xE6, 0xB4, 0x50),
    (0x6C, 0xB6, 0xFF), (0xD2, 0xA6, 0xFF), (0x73, 0xD0, 0xD0), (0xC8, 0xCD, 0xD5),
    (0x6B, 0x73, 0x82), (0xFF, 0x8B, 0x92), (0xB5, 0xE0, 0x8C), (0xFF, 0xCC, 0x66),
    (0x8C, 0xC8, 0xFF), (0xE0, 0xBF, 0xFF), (0x95, 0xE6, 0xE6), (0xFF, 0xFF, 0xFF),
]


@dataclass(frozen=True)
class Style:
    ink: tuple = None
    paper: tuple = None
    bold: bool = False
    dim: bool = False
    italic: bool = False
    underline: bool = False
    reverse: bool = False

    def colours(self):
        """Gives the colours of letters and of what is behind them."""
        ink, paper = self.ink or INK, self.paper or PAPER
        if self.reverse:
            ink, paper = paper, ink
        if self.dim:
            ink = tuple((3 * a + 2 * b) // 5 for a, b in zip(ink, paper))
        return ink, paper


def indexed(number):
    """Gives a colour of the 256."""
    if number < 16:
        return PALETTE[number]
    if number >= 232:
        return (8 + 10 * (number - 232),) * 3
    return tuple(0 if part == 0 else 55 + 40 * part for part in ((number - 16) // 36, (number - 16) // 6 % 6, (number - 16) % 6))


SWITCHES = {1: {"bold": True}, 2: {"dim": True}, 3: {"italic": True}, 4: {"underline": True}, 7: {"reverse": True},
            22: {"bold": False, "dim": False}, 23: {"italic": False}, 24: {"underline": False}, 27: {"reverse": False},
            39: {"ink": None}, 49: {"paper": None}}


def changed(style, numbers):
    """Gives a style after the numbers of an escape sequence."""
    numbers = [int(number or 0) for number in numbers.split(";")]
    while numbers:
        number = numbers.pop(0)
        if number == 0:
            style = Style()
        elif number in SWITCHES:
            style = replace(style, **SWITCHES[number])
        elif number in (38, 48):
            kind = numbers.pop(0)
            colour = indexed(numbers.pop(0)) if kind == 5 else tuple(numbers.pop(0) for _ in range(3))
            style = replace(style, **{"ink" if number == 38 else "paper": colour})
        elif 30 <= number <= 37 or 90 <= number <= 97:
            style = replace(style, ink=PALETTE[number % 10 + (8 if number >= 90 else 0)])
        elif 40 <= number <= 47 or 100 <= number <= 107:
            style = replace(style, paper=PALETTE[number % 10 + (8 if number >= 100 else 0)])
        else:
            raise ValueError(f"an escape sequence has {number}, which this reader does not know")
    return style


# Letters of which two are a flag.
FLAGS = [chr(0x1F1E6 + letter) for letter in range(26)]


def width(character):
    """Gives the columns that a character takes."""
    if character in "\u200D\uFE0E\uFE0F" or unicodedata.combining(character) or unicodedata.category(character) in ("Mn", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def rows(lines):
    """Reads the lines of a screen into cells: column, text, columns, style."""
    style = Style()
    for line in lines:
        cells, column, steps = [], 0, re.split(r"\x1b\[([0-9;]*)m", line)
        for index, part in enumerate(steps):
            if index % 2:
                style = changed(style, part)
                continue
            for character in part:
                size = width(character)
                at, text, columns, worn = cells[-1] if cells else (0, "", 0, style)
                if cells and (size == 0 or character in FLAGS and text in FLAGS):
                    cells[-1] = (at, text + character, columns + size, worn)
                else:
                    cells.append((column, character, size, style))
                column += size
        yield cells


# Blocks as shares of a cell: left, top, width, height; two of them for a pair of corners.
BLOCKS = {chr(0x2580 + eighths): [(0, 1 - eighths / 8, 1, eighths / 8)] for eighths in range(1, 9)}
BLOCKS |= {chr(0x2590 - eighths): [(0, 0, eighths / 8, 1)] for eighths in range(1, 8)}
QUADRANTS = {"▘": (0, 0), "▝": (0.5, 0), "▖": (0, 0.5), "▗": (0.5, 0.5)}
BLOCKS |= {text: [(*corner, 0.5, 0.5)] for text, corner in QUADRANTS.items()}
BLOCKS |= {"▀": [(0, 0, 1, 0.5)], "▐": [(0.5, 0, 0.5, 1)], "▔": [(0, 0, 1, 1 / 8)], "▕": [(7 / 8, 0, 1 / 8, 1)]}
for text, parts in {"▚": "▘▗", "▞": "▝▖", "▙": "▘▖▗", "▛": "▘▝▖", "▜": "▘▝▗", "▟": "▝▖▗"}.items():
    BLOCKS[text] = [BLOCKS[part][0] for part in parts]

# Lines by how wide they run to the left, up, right and down, in points.
LINES = {
    "─": (1, 0, 1, 0), "│": (0, 1, 0, 1), "┌": (0, 0, 1, 1), "┐": (1, 0, 0, 1), "└": (0, 1, 1, 0), "┘": (1, 1, 0, 0),
    "├": (0, 1, 1, 1), "┤": (1, 1, 0, 1), "┬": (1, 0, 1, 1), "┴": (1, 1, 1, 0), "┼": (1, 1, 1, 1),
    "━": (2, 0, 2, 0), "┃": (0, 2, 0, 2), "┏": (0, 0, 2, 2), "┓": (2, 0, 0, 2), "┗": (0, 2, 2, 0), "┛": (2, 2, 0, 0),
}
# Where the middle of the cell is from the edge that a round corner runs to: left or right, up or down.
ROUND = {"╭": (1, 1), "╮": (-1, 1), "╰": (1, -1), "╯": (-1, -1)}
DASHED = {"┊": 4, "┆": 3}


def number(value):
    """Writes a number without what it does not need."""
    return f"{value:.3f}".rstrip("0").rstrip(".")


def colour(parts):
    """Writes a colour."""
    return "#%02x%02x%02x" % parts


def box(left, top, wide, high, ink):
    """Draws a rectangle."""
    return f'<rect x="{number(left)}" y="{number(top)}" width="{number(wide)}" height="{number(high)}" fill="{colour(ink)}"/>'


def glyph(text, columns, left, top, style):
    """Draws what stands in a cell."""
    ink, _ = style.colours()
    across, down = left + WIDTH / 2, top + HEIGHT / 2
    if text in BLOCKS:
        for x, y, wide, high in BLOCKS[text]:
            yield box(left + x * WIDTH, top + y * HEIGHT, wide * WIDTH, high * HEIGHT, ink)
    elif text in LINES:
        west, north, east, south = LINES[text]
        thick_across, thick_down = max(west, east), max(north, south)
        if west:
            yield box(left, down - west / 2, WIDTH / 2 + thick_down / 2, west, ink)
        if east:
            yield box(across - thick_down / 2, down - east / 2, left + WIDTH - across + thick_down / 2, east, ink)
        if north:
            yield box(across - north / 2, top, north, HEIGHT / 2 + thick_across / 2, ink)
        if south:
            yield box(across - south / 2, down - thick_across / 2, south, top + HEIGHT - down + thick_across / 2, ink)
    elif text in ROUND:
        x, y = ROUND[text]
        bend = WIDTH / 2
        yield (
            f'<path d="M{number(across + x * WIDTH / 2)} {number(down)}Q{number(across)} {number(down)} '
            f'{number(across)} {number(down + y * bend)}V{number(down + y * HEIGHT / 2)}" fill="none" '
            f'stroke="{colour(ink)}" shape-rendering="geometricPrecision"/>')
    elif text in DASHED:
        step = HEIGHT / DASHED[text]
        for dash in range(DASHED[text]):
            yield box(across - 0.5, top + (dash + 0.25) * step, 1, step / 2, ink)
    elif text.strip():
        more = (' font-weight="700"' if style.bold else "") + (' font-style="italic"' if style.italic else "")
        middle = left + columns * WIDTH / 2
        yield (
            f'<text x="{number(middle)}" y="{number(top + BASELINE)}" fill="{colour(ink)}"{more}>'
            f"{html.escape(text)}</text>")
    if style.underline:
        yield box(left, top + BASELINE + 2, columns * WIDTH, 1, ink)


def drawing(lines, columns):
    """Draws a screen as SVG; gives it with its width and height in points."""
    wide, high = columns * WIDTH + 2 * MARGIN, len(lines) * HEIGHT + 2 * MARGIN
    papers, inks = [], []
    for index, cells in enumerate(rows(lines)):
        top = MARGIN + index * HEIGHT
        for column, text, size, style in cells:
            left = MARGIN + column * WIDTH
            if column + size > columns:
                raise ValueError(f"line {index + 1} is wider than {columns} columns")
            _, paper = style.colours()
            if paper != PAPER:
                papers.append(box(left, top, size * WIDTH, HEIGHT, paper))
            inks += glyph(text, size, left, top, style)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" viewBox="0 0 {wide} {high}">'
        f'<rect width="{wide}" height="{high}" rx="{RADIUS}" fill="{colour(PAPER)}"/>'
        f'<g shape-rendering="crispEdges">{"".join(papers)}</g>'
        f'<g shape-rendering="crispEdges" text-anchor="middle" font-size="{number(FONT_SIZE)}" font-family="{FONTS}" '
        f'style="font-variant-ligatures:none;white-space:pre">{"".join(inks)}</g></svg>'), wide, high
