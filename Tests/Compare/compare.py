"""Compares what `formatctl inspect` says of files that nobody here made with what other programs say of them.

    compare.py PROGRAM FOLDER

A fact counts where at least two other programs state it and all that do agree. Every difference must be one of
`reasons.json`; more than 0.5 % of differences, one without a reason, a crash, or fewer than 400 files make it fail.
"""

import collections
import fnmatch
import hashlib
import json
import multiprocessing
import os
import pathlib
import sys

import tools

ENDINGS = set(
    "png apng jpg jpeg jpe jfif gif webp avif heic bmp dib tif tiff svg pdf psd mp4 m4v mov qt webm mkv avi mpg ts m2ts flv ico "
    "jp2 j2k jxl mpo eps ogv wmv 3gp".split())
LEAST_FILES = 400
LEAST_AGREEMENT = 0.995
#: How far two numbers may lie apart that programs round in their own ways.
NEAR = {"seconds": 0.06, "rate": 0.02}


def files(folder):
    """All pictures and clips below a folder, each content once, in a settled order."""
    seen, found = set(), []
    for path in sorted(pathlib.Path(folder).rglob("*")):
        if path.suffix[1:].lower() in ENDINGS and path.is_file() and not path.is_symlink() and path.stat().st_size > 0:
            digest = hashlib.sha256(path.read_bytes()).digest()
            if digest not in seen:
                seen.add(digest)
                found.append(str(path))
    return found


def others(task):
    """What the programs say that take one file at a time; of types that are only named, what type it is."""
    path, kind, is_bomb = task
    if kind in ("mp4", "mov", "webm"):
        return {"ffprobe": tools.ffprobe(path)}
    if kind in tools.READ and not is_bomb:
        return {"Pillow": tools.pillow(path), "identify": tools.identify(path)}
    return {"Pillow": tools.pillow(path, opens_only=True)}


def same(name, one, other):
    if name in NEAR and one is not None and other is not None:
        return abs(one - other) <= NEAR[name] * max(1, abs(other) if name == "rate" else 1)
    return one == other


def agreed(name, answers):
    """The value that all others state, and who does; no value where they differ or one alone speaks."""
    stated = {tool: facts[name] for tool, facts in answers.items() if facts.get(name) is not None}
    values = list(stated.values())
    # Of a clip's inside ffprobe alone speaks, so it is believed.
    least = 1 if name in ("codec", "audio", "audioCodec", "rotation") else 2
    if len(values) < least or not all(same(name, value, values[0]) for value in values):
        return None, stated
    return values[0], stated


def main(program, folder):
    paths = files(folder)
    reasons = json.loads((pathlib.Path(__file__).parent / "reasons.json").read_text())
    measured = tools.formatctl(program, paths, os.environ.get("DEPTH", "decode"))
    exif = tools.exiftool(paths)
    with multiprocessing.Pool(initializer=tools.limit_memory) as pool:
        tasks = [(path, measured[path]["type"], "pixels, " in measured[path]["reason"]) for path in paths]
        answers = dict(zip(paths, pool.map(others, tasks, chunksize=4)))
    counts = collections.defaultdict(collections.Counter)
    explained, unexplained = collections.Counter(), []
    for path in paths:
        ours, answer = measured[path], answers[path] | {"exiftool": exif.get(path, {})}
        shown = os.path.relpath(path, folder)
        count = counts[ours["type"]]
        count["files"] += 1
        for name in sorted({name for facts in answer.values() for name in facts}):
            value, stated = agreed(name, answer)
            if value is None or (ours.get(name) is None and name != "type" and ours["type"] not in tools.READ):
                continue
            count["facts"] += 1
            if same(name, ours.get(name), value):
                count["same"] += 1
                continue
            reason = next((r for r in reasons if name in r["facts"] and fnmatch.fnmatch(shown, r["files"])), None)
            if reason:
                explained[reason["why"]] += 1
                count["explained"] += 1
            else:
                unexplained.append(f"{shown}: {name} is {ours.get(name)}, others say {stated} {ours['reason'] if name == 'sound' else ''}")
    report(counts, explained, unexplained)
    total = sum(counts.values(), collections.Counter())
    agreement = (total["same"]) / max(1, total["facts"])
    print(f"\n{len(paths)} files, {total['facts']} facts, {agreement:.2%} the same.")
    if len(paths) < LEAST_FILES or agreement < LEAST_AGREEMENT or unexplained:
        raise SystemExit("This is not enough: 400 files, 99.5 % and a reason for every difference are expected.")


def report(counts, explained, unexplained):
    print(f"{'type':8} {'files':>6} {'facts':>6} {'same':>6} {'explained':>10} {'agreement':>10}")
    for name, count in sorted(counts.items()):
        share = f"{count['same'] / count['facts']:.2%}" if count["facts"] else "-"
        print(f"{name:8} {count['files']:6} {count['facts']:6} {count['same']:6} {count['explained']:10} {share:>10}")
    for why, count in explained.most_common():
        print(f"\n{count} differ: {why}", end="")
    for line in unexplained:
        print(f"\nno reason: {line}", end="")
    print()


if __name__ == "__main__":
    main(*sys.argv[1:])
