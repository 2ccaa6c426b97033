"""What other programs say of a picture or clip, each in the same words."""

import json
import subprocess

# The size a decoder of ours may have; Pillow is told so that its own bomb guard does not speak first.
MOST_PIXELS = 40_000_000

TYPES = {
    "JPEG": "jpeg", "MPO": "jpeg", "PNG": "png", "APNG": "png", "GIF": "gif", "WEBP": "webp", "TIFF": "tiff", "TIF": "tiff",
    "BMP": "bmp", "DIB": "bmp", "BMP2": "bmp", "BMP3": "bmp", "PSD": "psd", "AVIF": "avif", "HEIC": "heic", "HEIF": "heic",
    "JPG": "jpeg", "Extended WEBP": "webp", "MP4": "mp4", "MOV": "mov", "M4V": "mp4", "3GP": "mp4", "WEBM": "webm",
    "MKV": "mkv", "AVI": "avi", "M2TS": "mpegts", "PDF": "pdf", "SVG": "svg", "HTML": "html", "FLV": "flv", "ICO": "ico",
    "JP2": "jp2", "JXL": "jxl", "EPS": "eps", "PS": "eps", "ZIP": "zip", "OGG": "ogg", "OGV": "ogg", "WMV": "wmv",
    "ASF": "wmv", "SWF": "swf", "MP3": "mp3", "WAV": "wav", "MPEG": "mpegps", "JPEG2000": "jp2", "GIF87": "gif",
}
# The types whose insides are read.
READ = ("jpeg", "png", "gif", "webp", "mp4", "mov", "webm")
CODECS = {"h264": "h264", "hevc": "hevc", "vp8": "vp8", "vp9": "vp9", "av1": "av1"}


def limit_memory():
    """Gives this process and its children as much memory as honest pictures need."""
    import resource

    resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30))


class TooSlow(Exception):
    """A decoder takes longer than an honest picture needs."""


def too_slow(*_):
    raise TooSlow


def run(arguments, seconds=60):
    """Runs a program and gives its output, nothing where it fails."""
    try:
        done = subprocess.run(arguments, capture_output=True, timeout=seconds)
    except subprocess.TimeoutExpired:
        return ""
    return done.stdout.decode("utf-8", "replace") if done.returncode == 0 else ""


def formatctl(program, paths, depth=None):
    """Measures files with the program under test; a crash of it raises."""
    facts = {}
    for start in range(0, len(paths), 200):
        part = paths[start : start + 200]
        command = [program, "inspect", "--json"] + (["--depth", depth] if depth else []) + part
        done = subprocess.run(command, capture_output=True, timeout=600)
        if done.returncode not in (0, 1):
            raise SystemExit(f"formatctl ended with {done.returncode} among {part[0]} to {part[-1]}: {done.stderr[:400]}")
        for path, file in zip(part, json.loads(done.stdout)["files"], strict=True):
            facts[path] = ours(file)
    return facts


def ours(file):
    facts = {"type": file["type"], "sound": "fault" not in file, "reason": file.get("fault", {}).get("reason", "")}
    facts["width"], facts["height"] = file.get("storedWidth"), file.get("storedHeight")
    image, video = file.get("image"), file.get("video")
    if image:
        facts |= {
            "frames": image["frames"], "colour": image["colour"], "interlaced": image["interlaced"] or image["progressive"],
            "icc": image["iccProfile"], "orientation": image["orientation"], "depth": image["bitDepth"],
            "alpha": image["alpha"],
        }
    if video:
        facts |= {
            "codec": video["codec"], "seconds": video.get("seconds"), "audio": bool(video["audio"]),
            "rotation": video["rotation"], "rate": video.get("framesPerSecond"),
            "audioCodec": video.get("audioCodec"), "channels": video.get("audioChannels"),
        }
    return facts


def pillow(path, opens_only=False):
    """What Pillow says of a picture; `sound` when every frame decodes."""
    import signal
    import warnings

    from PIL import Image

    signal.signal(signal.SIGALRM, too_slow)
    signal.alarm(10)

    warnings.simplefilter("ignore")
    Image.MAX_IMAGE_PIXELS = None
    try:
        image = Image.open(path)
    except Exception:
        return {}
    facts = {"type": TYPES.get(image.format, (image.format or "").lower()), "width": image.width, "height": image.height}
    if opens_only:
        return {"type": facts["type"]}
    if image.width * image.height > MOST_PIXELS:
        return facts
    mode = image.mode
    facts["icc"] = bool(image.info.get("icc_profile"))
    try:
        facts["orientation"] = image.getexif().get(0x0112, 1) or 1
    except Exception:
        pass
    if image.format in ("JPEG", "MPO"):
        facts["colour"] = {"L": "grey", "RGB": "rgb", "CMYK": "cmyk"}.get(mode)
        facts["interlaced"] = bool(image.info.get("progressive") or image.info.get("progression"))
    if image.format == "PNG":
        facts["colour"] = {"1": "grey", "L": "grey", "LA": "grey", "I": "grey", "I;16": "grey", "RGB": "rgb", "RGBA": "rgb",
                           "P": "palette"}.get(mode)
        facts["interlaced"] = bool(image.info.get("interlace"))
        facts["alpha"] = "transparency" in image.info or mode in ("LA", "RGBA")
    if image.format == "WEBP":
        facts["alpha"] = mode == "RGBA"
    try:
        # Pillow shows a picture outside the animation as a frame of its own.
        facts["frames"] = 1 if image.format == "MPO" else getattr(image, "n_frames", 1) - bool(image.info.get("default_image"))
        for frame in range(getattr(image, "n_frames", 1)):
            image.seek(frame)
            image.load()
        facts["sound"] = True
    except TooSlow:
        pass
    except Exception:
        facts["sound"] = False
    signal.alarm(0)
    return facts


def identify(path):
    """What ImageMagick says of a picture, pixels decoded; `sound` when it neither warns nor fails."""
    limits = ["-limit", "memory", "1GiB", "-limit", "time", "10"]
    keys = "%m|%w|%h|%[colorspace]|%[interlace]|%[orientation]|%z|%A|%[channels]\n"
    try:
        done = subprocess.run(["identify", *limits, "-format", keys, path], capture_output=True, timeout=20)
    except subprocess.TimeoutExpired:
        return {}
    lines = [line.split("|") for line in done.stdout.decode("utf-8", "replace").splitlines() if line.count("|") == 8]
    if not lines:
        return {}
    kind, width, height, space, interlace, turn, depth, alpha, _ = lines[0]
    facts = {"type": TYPES.get(kind, kind.lower()), "sound": done.returncode == 0 and not done.stderr}
    if facts["type"] in ("jpeg", "png", "webp", "bmp", "psd"):
        facts |= {"width": int(width), "height": int(height)}
    if facts["type"] == "jpeg":
        facts["colour"] = {"Gray": "grey", "sRGB": "rgb", "CMYK": "cmyk", "YCbCr": "rgb"}.get(space)
        facts["interlaced"] = interlace == "JPEG"
        facts["depth"] = int(depth)
    if facts["type"] == "gif":
        facts["frames"] = len(lines)
    if facts["type"] in ("jpeg", "png"):
        turns = ["TopLeft", "TopRight", "BottomRight", "BottomLeft", "LeftTop", "RightTop", "RightBottom", "LeftBottom"]
        facts["orientation"] = turns.index(turn) + 1 if turn in turns else 1
    return facts


def exiftool(paths):
    """What exiftool says of files, from their headers."""
    if not paths:
        return {}
    tags = ["FileType", "ImageWidth", "ImageHeight", "FrameCount", "AnimationFrames", "ColorType", "BitDepth", "BitsPerSample",
            "ColorComponents", "EncodingProcess", "Interlace", "IFD0:Orientation", "Duration", "Rotation", "VideoFrameRate",
            "ICC_Profile:ProfileVersion", "SourceImageWidth", "SourceImageHeight", "AudioChannels"]
    answer = {}
    for start in range(0, len(paths), 200):
        text = subprocess.run(
            ["exiftool", "-j", "-n", "-q", "-q", *[f"-{tag}" for tag in tags], *paths[start : start + 200]],
            capture_output=True, timeout=600).stdout
        for file in json.loads(text or b"[]"):
            answer[file["SourceFile"]] = exiftool_facts(file)
    return answer


def exiftool_facts(file):
    kind = file.get("FileType")
    if not kind:
        return {}
    facts = {"type": TYPES.get(kind, kind.lower())}
    if facts["type"] in ("jpeg", "png", "gif", "webp"):
        facts |= {"width": file.get("ImageWidth"), "height": file.get("ImageHeight"), "icc": "ProfileVersion" in file}
    if facts["type"] in ("jpeg", "png"):
        facts["orientation"] = file.get("Orientation", 1)
    if facts["type"] == "jpeg":
        facts["colour"] = {1: "grey", 3: "rgb", 4: "cmyk"}.get(file.get("ColorComponents"))
        facts["interlaced"] = file.get("EncodingProcess") in (2, 6, 10, 14)
        facts["depth"] = file.get("BitsPerSample")
    if facts["type"] == "png":
        facts["colour"] = {0: "grey", 2: "rgb", 3: "palette", 4: "grey", 6: "rgb"}.get(file.get("ColorType"))
        facts["depth"] = file.get("BitDepth")
        facts["interlaced"] = bool(file.get("Interlace"))
        facts["frames"] = file.get("AnimationFrames", 1)
    if facts["type"] == "gif":
        facts["frames"] = file.get("FrameCount", 1)
    if facts["type"] in ("mp4", "mov", "webm"):
        facts |= {"seconds": file.get("Duration"), "channels": file.get("AudioChannels"), "rate": file.get("VideoFrameRate")}
        facts |= {"width": file.get("SourceImageWidth") or file.get("ImageWidth")}
        facts |= {"height": file.get("SourceImageHeight") or file.get("ImageHeight")}
    return facts


def ffprobe(path):
    """What ffprobe says of a clip."""
    text = run(["ffprobe", "-v", "error", "-show_streams", "-show_format", "-of", "json", path])
    if not text:
        return {}
    answer = json.loads(text)
    pictures = [s for s in answer.get("streams", []) if s.get("codec_type") == "video"]
    sounds = [s for s in answer.get("streams", []) if s.get("codec_type") == "audio"]
    name, brand = answer.get("format", {}).get("format_name", ""), answer["format"].get("tags", {}).get("major_brand", "")
    facts = {}
    if "mov,mp4" in name:
        facts["type"] = "mov" if brand in ("qt  ", "") else "mp4"
    if not pictures:
        return facts
    picture = pictures[0]
    turn = [data["rotation"] for data in picture.get("side_data_list", []) if "rotation" in data]
    facts |= {
        "width": picture.get("width"), "height": picture.get("height"),
        "codec": CODECS.get(picture.get("codec_name")), "audio": bool(sounds),
        "seconds": float(answer["format"].get("duration", 0)) or None,
        "rotation": (-int(turn[0])) % 360 if turn else 0, "rate": ratio(picture.get("avg_frame_rate")),
    }
    if sounds:
        facts |= {"audioCodec": sounds[0].get("codec_name"), "channels": sounds[0].get("channels")}
    return facts


def ratio(text):
    top, _, bottom = (text or "0/0").partition("/")
    return int(top) / int(bottom) if int(bottom or 0) and int(top) else None
