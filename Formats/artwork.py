"""Makes every media file under Formats/ anew, beside this script.

Needs pycairo, Pillow, scikit-image (two CC0 photographs come with it) and ffmpeg with libx264.
Pictures come out the same each time; video bytes follow the version of the encoder.
"""

import math
import os
import random
import subprocess
import sys

import cairo
import skimage.data
from PIL import Image, ImageFilter

HERE = os.path.dirname(os.path.abspath(__file__))
NAVY = (0.07, 0.13, 0.29)


def colour(text):
    """Reads #rrggbb as three numbers from 0 to 1."""
    return tuple(int(text[i:i + 2], 16) / 255 for i in (1, 3, 5))


def canvas(width, height):
    """Opens a drawing with round caps and joins."""
    surface = cairo.ImageSurface(cairo.FORMAT_RGB24, width, height)
    c = cairo.Context(surface)
    c.set_line_cap(cairo.LINE_CAP_ROUND)
    c.set_line_join(cairo.LINE_JOIN_ROUND)
    return surface, c


def picture(surface):
    """Turns a finished drawing into a Pillow image."""
    surface.flush()
    size = (surface.get_width(), surface.get_height())
    return Image.frombuffer("RGB", size, bytes(surface.get_data()), "raw", "BGRX", surface.get_stride(), 1)


def gradient(c, x, y, width, height, *stops):
    """Fills a box from top to bottom with evenly spaced colours."""
    paint = cairo.LinearGradient(0, y, 0, y + height)
    for i, stop in enumerate(stops):
        paint.add_color_stop_rgb(i / (len(stops) - 1), *colour(stop))
    c.set_source(paint)
    c.rectangle(x, y, width, height)
    c.fill()


def glow(c, x, y, inner, outer, rgb, strength):
    """Lays a soft light around a point."""
    paint = cairo.RadialGradient(x, y, inner, x, y, outer)
    paint.add_color_stop_rgba(0, *colour(rgb), strength)
    paint.add_color_stop_rgba(1, *colour(rgb), 0)
    c.set_source(paint)
    c.arc(x, y, outer, 0, math.tau)
    c.fill()


def disc(c, x, y, radius, rgb):
    """Fills a circle."""
    c.set_source_rgb(*colour(rgb))
    c.arc(x, y, radius, 0, math.tau)
    c.fill()


def shape(c, rgb, points):
    """Fills a polygon."""
    c.set_source_rgb(*colour(rgb))
    c.move_to(*points[0])
    for point in points[1:]:
        c.line_to(*point)
    c.close_path()
    c.fill()


def line(c, rgb, width, points):
    """Strokes a line through points."""
    c.set_source_rgb(*colour(rgb))
    c.set_line_width(width)
    c.move_to(*points[0])
    for point in points[1:]:
        c.line_to(*point)
    c.stroke()


def stars(c, seed, count, width, height):
    """Scatters small stars over the sky."""
    chance = random.Random(seed)
    for _ in range(count):
        c.set_source_rgba(1, 1, 1, chance.uniform(0.35, 0.95))
        c.arc(chance.uniform(0, width), chance.uniform(0, height), chance.uniform(0.8, 2.4), 0, math.tau)
        c.fill()


def hiker(c, x, y, k):
    """Draws a walker with rucksack, pole and head lamp; x and y are the feet, k the scale."""
    ink = "#070b14"
    at = lambda px, py: (x + px * k, y + py * k)
    line(c, ink, 30 * k, [at(-4, -150), at(26, -82), at(18, -8), at(42, -6)])
    line(c, ink, 30 * k, [at(-8, -150), at(-34, -80), at(-82, -18), at(-66, -8)])
    line(c, ink, 50 * k, [at(-4, -165), at(14, -242)])
    line(c, ink, 44 * k, [at(-46, -180), at(-36, -248)])
    line(c, ink, 22 * k, [at(16, -240), at(50, -186), at(92, -206)])
    line(c, ink, 7 * k, [at(86, -228), at(116, 0)])
    line(c, ink, 24 * k, [at(14, -250), at(22, -274)])
    disc(c, *at(28, -298), 29 * k, ink)
    line(c, ink, 9 * k, [at(30, -320), at(60, -312)])
    beam = cairo.RadialGradient(*at(60, -306), 0, *at(60, -306), 420 * k)
    beam.add_color_stop_rgba(0, 1, 1, 0.9, 0.9)
    beam.add_color_stop_rgba(1, 1, 1, 0.8, 0)
    c.set_source(beam)
    c.move_to(*at(60, -308))
    c.line_to(*at(480, -300))
    c.line_to(*at(480, -120))
    c.close_path()
    c.fill()
    disc(c, *at(59, -307), 8 * k, "#ffb000")


def night_hike(width, height):
    """Draws a walker with a head lamp before a big moon, a tent beside."""
    surface, c = canvas(width, height)
    gradient(c, 0, 0, width, height, "#0b1740", "#1d3f7a", "#3d7aa6")
    stars(c, 7, 150, width, height * 0.6)
    moon = (width * 0.60, height * 0.44)
    glow(c, *moon, height * 0.3, height * 0.72, "#ffeeb0", 0.5)
    disc(c, *moon, height * 0.385, "#fff1bf")
    for dx, dy, r in ((-0.2, -0.16, 0.055), (0.21, -0.2, 0.04), (0.24, 0.1, 0.07), (-0.26, 0.08, 0.04)):
        disc(c, moon[0] + dx * height, moon[1] + dy * height, r * height, "#f3dc98")
    shape(c, "#22406a", [(0, height), (0, height * 0.66), (width * 0.14, height * 0.45), (width * 0.3, height * 0.74),
                         (width * 0.42, height * 0.62), (width * 0.62, height * 0.82), (width * 0.84, height * 0.55),
                         (width, height * 0.72), (width, height)])
    c.set_source_rgb(*colour("#070b14"))
    c.move_to(0, height)
    c.line_to(0, height * 0.86)
    c.curve_to(width * 0.2, height * 0.94, width * 0.36, height * 0.85, width * 0.6, height * 0.87)
    c.curve_to(width * 0.76, height * 0.88, width * 0.9, height * 0.96, width, height * 0.9)
    c.line_to(width, height)
    c.close_path()
    c.fill()
    tent = (width * 0.2, height * 0.905)
    glow(c, tent[0], tent[1] - height * 0.13, 10, height * 0.42, "#ffb347", 0.55)
    left, right, top = tent[0] - height * 0.27, tent[0] + height * 0.27, tent[1] - height * 0.36
    shape(c, "#ff8a1f", [(left, tent[1]), (tent[0], top), (right, tent[1])])
    shape(c, "#ffc04d", [(left + height * 0.1, tent[1]), (tent[0], top), (tent[0] + height * 0.02, tent[1])])
    shape(c, "#5a2408", [(tent[0], top + height * 0.13), (tent[0] + height * 0.1, tent[1]),
                         (tent[0] - height * 0.05, tent[1])])
    hiker(c, moon[0] - height * 0.02, height * 0.885, height / 460)
    return picture(surface)


def balloon(c, x, y, r):
    """Draws a striped hot-air balloon; x and y are the middle of its widest ring, r that radius."""
    def radius(v):
        if v <= 0:
            return math.sqrt(max(0, 1 - v * v))
        return 0.2 + 0.8 * math.cos(v / 1.36 * math.pi / 2) ** 0.9 if v < 1.36 else 0.2
    heights = [-1 + 2.36 * i / 80 for i in range(81)]
    edges = [math.sin(math.pi * (i / 7 - 0.5)) for i in range(8)]
    stripes = ("#c81e2c", "#fff4dd", "#e02f36", "#ffc93c", "#e02f36", "#fff4dd", "#c81e2c")
    for i, stripe in enumerate(stripes):
        points = [(x + edges[i] * radius(v) * r, y + v * r) for v in heights]
        points += [(x + edges[i + 1] * radius(v) * r, y + v * r) for v in reversed(heights)]
        shape(c, stripe, points)
    outline = [(x - radius(v) * r, y + v * r) for v in heights]
    outline += [(x + radius(v) * r, y + v * r) for v in reversed(heights)]
    shade = cairo.RadialGradient(x - 0.35 * r, y - 0.4 * r, 0.2 * r, x - 0.1 * r, y, 1.5 * r)
    shade.add_color_stop_rgba(0, 1, 1, 1, 0.28)
    shade.add_color_stop_rgba(0.45, 1, 1, 1, 0)
    shade.add_color_stop_rgba(1, 0.25, 0, 0.1, 0.5)
    c.set_source(shade)
    c.move_to(*outline[0])
    for point in outline[1:]:
        c.line_to(*point)
    c.close_path()
    c.fill()
    for side in (-1, -0.35, 0.35, 1):
        line(c, "#3b2416", 0.018 * r, [(x + side * 0.19 * r, y + 1.36 * r), (x + side * 0.17 * r, y + 1.62 * r)])
    shape(c, "#7a4a22", [(x - 0.2 * r, y + 1.6 * r), (x + 0.2 * r, y + 1.6 * r),
                         (x + 0.17 * r, y + 1.86 * r), (x - 0.17 * r, y + 1.86 * r)])
    line(c, "#4e2c12", 0.05 * r, [(x - 0.2 * r, y + 1.61 * r), (x + 0.2 * r, y + 1.61 * r)])


def cloud(c, x, y, k):
    """Draws a flat white cloud."""
    c.set_source_rgba(1, 1, 1, 0.9)
    for dx, dy, r in ((-70, 0, 40), (-20, -26, 56), (46, -12, 48), (92, 6, 32)):
        c.arc(x + dx * k, y + dy * k, r * k, 0, math.tau)
        c.fill()
    c.rectangle(x - 70 * k, y, 162 * k, 38 * k)
    c.fill()


def balloon_sky(width, height, moment, r, x, y):
    """Draws the balloon over hills at a moment from 0 to 1: it rises, the clouds drift."""
    surface, c = canvas(width, height)
    unit = height / 1920
    gradient(c, 0, 0, width, height, "#8fd0f5", "#c9ecfb", "#fff3d6")
    cloud(c, width * 0.12 + 90 * unit * moment, height * 0.12, 1.3 * unit)
    cloud(c, width * 0.88 + 60 * unit * moment, height * 0.33, 1.1 * unit)
    cloud(c, width * 0.1 + 40 * unit * moment, height * 0.57, unit)
    for rgb, base, swell in (("#8fbf8f", 0.76, 0.05), ("#4f9a5d", 0.82, 0.035), ("#2c6e43", 0.89, 0.03)):
        c.set_source_rgb(*colour(rgb))
        c.move_to(0, height)
        for i in range(61):
            wave = math.sin(i / 60 * math.tau * 1.2 + base * 40) * swell
            c.line_to(width * i / 60, height * (base + wave))
        c.line_to(width, height)
        c.close_path()
        c.fill()
    balloon(c, x + 14 * unit * math.sin(moment * math.tau), y - 110 * unit * moment, r)
    return picture(surface)


def umbrella(width, height):
    """Draws an open red umbrella in the rain."""
    surface, c = canvas(width, height)
    gradient(c, 0, 0, width, height, "#f4fbfb", "#cfeaee")
    chance = random.Random(11)
    for _ in range(46):
        x, y, length = chance.uniform(0, width), chance.uniform(0, height), chance.uniform(24, 44)
        line(c, "#8fc3d6", 5, [(x, y), (x - length * 0.25, y + length)])
    c.translate(width * 0.5, height * 0.53)
    c.rotate(math.radians(-12))
    line(c, "#2f2a2a", 16, [(0, -320), (0, 250)])
    c.set_source_rgb(*colour("#8a4f22"))
    c.set_line_width(30)
    c.move_to(0, 190)
    c.line_to(0, 290)
    c.arc_negative(55, 290, 55, math.pi, 0)
    c.stroke()
    spread, tall, panels = 470, 330, 6
    rim = [-spread * math.cos(math.pi * i / panels) for i in range(panels + 1)]
    for i in range(panels):
        c.move_to(0, -tall)
        for step in range(1, 31):
            t = step / 30 * math.pi / 2
            c.line_to(rim[i] * math.sin(t), -tall * math.cos(t))
        middle = (rim[i] + rim[i + 1]) / 2
        lift = -0.42 * (rim[i + 1] - rim[i])
        c.curve_to(middle, lift, middle, lift, rim[i + 1], 0)
        for step in range(30, -1, -1):
            t = step / 30 * math.pi / 2
            c.line_to(rim[i + 1] * math.sin(t), -tall * math.cos(t))
        c.close_path()
        c.set_source_rgb(*colour(("#d6202f", "#b5121f", "#e23643", "#c81a28", "#a60f1b", "#8f0b16")[i]))
        c.fill_preserve()
        c.set_source_rgb(*colour("#7c0a13"))
        c.set_line_width(3)
        c.stroke()
    line(c, "#2f2a2a", 18, [(0, -tall - 6), (0, -tall - 44)])
    return picture(surface)


def saturn(width, height):
    """Draws a ringed planet before stars."""
    surface, c = canvas(width, height)
    gradient(c, 0, 0, width, height, "#0a0a2a", "#1b1448")
    stars(c, 23, 190, width, height)
    c.translate(width * 0.5, height * 0.5)
    c.rotate(math.radians(-16))
    r = height * 0.36

    def rings(first, last):
        for size, rgb, thick in ((1.5, "#b99763", 0.14), (1.7, "#ffe9bd", 0.18), (1.9, "#d2b27a", 0.14)):
            c.save()
            c.scale(1, 0.3)
            c.set_source_rgb(*colour(rgb))
            c.set_line_width(thick * r)
            c.set_line_cap(cairo.LINE_CAP_BUTT)
            c.arc(0, 0, size * r, first, last)
            c.stroke()
            c.restore()

    rings(math.pi, math.tau)
    c.save()
    c.arc(0, 0, r, 0, math.tau)
    c.clip()
    bands = ("#c98b45", "#e9bd78", "#f6d9a0", "#dfa65c", "#f3cf90", "#fae3b4", "#e2ad66", "#f0c583", "#c78a48")
    for i, rgb in enumerate(bands):
        c.set_source_rgb(*colour(rgb))
        c.rectangle(-r, -r + 2 * r * i / len(bands), 2 * r, 2 * r / len(bands) + 1)
        c.fill()
    shade = cairo.RadialGradient(-0.4 * r, -0.3 * r, 0.3 * r, -0.15 * r, -0.1 * r, 1.35 * r)
    shade.add_color_stop_rgba(0, 1, 1, 1, 0.15)
    shade.add_color_stop_rgba(1, 0.05, 0.02, 0.1, 0.75)
    c.set_source(shade)
    c.paint()
    c.restore()
    rings(0, math.pi)
    return picture(surface)


def cat_icon(size):
    """Draws an orange cat's head on teal."""
    surface, c = canvas(size, size)
    gradient(c, 0, 0, size, size, "#12a5a0", "#0b7285")
    c.scale(size / 512, size / 512)
    for side in (-1, 1):
        shape(c, "#f08a24", [(256 + side * 170, 60), (256 + side * 40, 160), (256 + side * 176, 270)])
        shape(c, "#ffd0a6", [(256 + side * 150, 106), (256 + side * 80, 170), (256 + side * 150, 230)])
    c.save()
    c.translate(256, 290)
    c.scale(1.12, 1)
    disc(c, 0, 0, 165, "#f59a35")
    c.restore()
    for dx in (-46, 0, 46):
        line(c, "#c9651a", 18, [(256 + dx, 140), (256 + dx * 0.8, 190)])
    for side in (-1, 1):
        disc(c, 256 + side * 74, 275, 40, "#ffffff")
        disc(c, 256 + side * 74, 278, 24, "#1b1b1b")
        for dy in (-14, 16):
            line(c, "#ffffff", 8, [(256 + side * 100, 365 + dy * 0.4), (256 + side * 200, 360 + dy * 1.6)])
    disc(c, 226, 368, 42, "#fff2e2")
    disc(c, 286, 368, 42, "#fff2e2")
    shape(c, "#c2424f", [(228, 330), (284, 330), (256, 362)])
    return picture(surface)


def moon_logo(size):
    """Draws a crescent and a star."""
    surface, c = canvas(size, size)
    gradient(c, 0, 0, size, size, "#2a1a6b", "#120b38")
    c.scale(size / 300, size / 300)
    disc(c, 140, 150, 100, "#ffd75e")
    disc(c, 184, 128, 88, "#1f1450")
    points = []
    for i in range(10):
        reach = 42 if i % 2 == 0 else 17
        points.append((208 + reach * math.sin(i * math.pi / 5), 132 - reach * math.cos(i * math.pi / 5)))
    shape(c, "#ffffff", points)
    return picture(surface)


def ad_choices(size):
    """Draws a stand-in for the AdChoices mark: a triangle with an i on a dark plate."""
    surface, c = canvas(size, size)
    c.set_source_rgb(*NAVY)
    c.paint()
    c.scale(size / 15, size / 15)
    c.set_source_rgb(1, 1, 1)
    c.set_line_width(1.6)
    c.move_to(3.2, 2.8)
    c.line_to(12.4, 7.5)
    c.line_to(3.2, 12.2)
    c.close_path()
    c.fill_preserve()
    c.stroke()
    c.set_source_rgb(*NAVY)
    c.arc(5.6, 5.2, 0.95, 0, math.tau)
    c.fill()
    c.rectangle(4.75, 6.7, 1.7, 3.9)
    c.fill()
    return picture(surface)


def photograph(image, box, size):
    """Cuts a box out of a photograph and enlarges it."""
    enlarged = image.resize(size, Image.LANCZOS, box=box)
    return enlarged.filter(ImageFilter.UnsharpMask(radius=2, percent=60, threshold=2))


def jpeg(image, path, quality=86):
    """Writes a JPEG."""
    image.save(os.path.join(HERE, path), "JPEG", quality=quality, optimize=True)


def png(image, path):
    """Writes a PNG."""
    image.save(os.path.join(HERE, path), "PNG", optimize=True)


def video(frames, size, path, rate=24, crf=27):
    """Encodes frames as H.264 with the index first."""
    command = ["ffmpeg", "-loglevel", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", "%dx%d" % size,
               "-r", str(rate), "-i", "-", "-an", "-c:v", "libx264", "-preset", "slow", "-level", "4.0", "-crf", str(crf),
               "-pix_fmt", "yuv420p", "-movflags", "+faststart", "-fflags", "+bitexact", "-map_metadata", "-1",
               os.path.join(HERE, path)]
    child = subprocess.Popen(command, stdin=subprocess.PIPE)
    for frame in frames:
        child.stdin.write(frame.tobytes())
    child.stdin.close()
    if child.wait() != 0:
        sys.exit("ffmpeg could not encode " + path)


def cut(source, path, share):
    """Copies the first part of a file, as a broken upload leaves it."""
    with open(os.path.join(HERE, source), "rb") as whole:
        data = whole.read()
    with open(os.path.join(HERE, path), "wb") as part:
        part.write(data[:int(len(data) * share)])


def coffee_frames(coffee, size, count):
    """Moves slowly from the whole table in on the cup."""
    for i in range(count):
        t = i / (count - 1)
        t = t * t * (3 - 2 * t)
        width = 600 - 190 * t
        height = width * size[1] / size[0]
        x, y = 45 * t, 6 + 14 * t
        yield coffee.resize(size, Image.LANCZOS, box=(x, y, x + width, y + height))


def main():
    """Makes the files, folder by folder."""
    coffee = Image.fromarray(skimage.data.coffee())
    cat = Image.fromarray(skimage.data.chelsea())

    jpeg(night_hike(1200, 628), "simple-native/hero.jpg")
    jpeg(night_hike(1200, 1200), "simple-native/hero-square.jpg", 80)

    jpeg(photograph(coffee, (0, 6, 600, 343.5), (1280, 720)), "native-video/hero.jpg")
    cut("native-video/hero.jpg", "native-video/hero-cut.jpg", 0.6)
    video(coffee_frames(coffee, (1280, 720), 144), (1280, 720), "native-video/espresso.mp4", crf=29)

    jpeg(photograph(cat, (0, 30, 451, 266), (1200, 628)), "app-install/cat.jpg")
    png(cat_icon(512), "app-install/icon.png")

    jpeg(saturn(1200, 628), "content/saturn.jpg")
    png(moon_logo(300), "content/logo.png")

    story = lambda w, h, t: balloon_sky(w, h, t, h * 0.192, w * 0.5, h * 0.335)
    jpeg(story(1080, 1920, 0.3), "story-video/balloon.jpg")
    jpeg(balloon_sky(1200, 675, 0.3, 190, 600, 240), "story-video/balloon-wide.jpg", 80)
    video((story(720, 1280, i / 143) for i in range(144)), (720, 1280), "story-video/balloon.mp4")
    cut("story-video/balloon.mp4", "story-video/balloon-cut.mp4", 0.6)
    video((story(720, 1280, i / 143) for i in range(18)), (720, 1280), "story-video/balloon-blink.mp4", crf=32)

    jpeg(umbrella(1200, 900), "product-card/umbrella.jpg")

    for folder in ("simple-native", "native-video", "app-install", "content", "story-video", "product-card"):
        png(ad_choices(45), folder + "/adchoices.png")


if __name__ == "__main__":
    main()
