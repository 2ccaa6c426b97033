#!/usr/bin/env python3
"""Times what a person waits for: a preview in cells beside chafa, the previewer to its first and next pages, the bare start.

    python3 preview.py [--program .build/release/formatctl] [--rounds 31] [--wait 5]

Prints a line for each goal and ends with 1 where one is missed:

P11  `preview --print` of an ad with a JPEG at 80x24 in 24 bits, whole process, and chafa on the same JPEG at 80x24, by turns;
     the ratio of the medians, chafa's over ours, at least 2.
P12  the previewer on a terminal of its own, 80x24: from exec to the last byte of the first page with its picture, at most 40 ms; from
     a key to the last byte of the page that answers, at most 16 ms. A page is whole when nothing more comes for 80 ms. The keys
     by turns select another asset and show another state.
P13  `formatctl --version`, at most 5 ms.

Each round waits at most --wait seconds for an idle machine; rounds during which other processes used more than 5% of the CPUs are left
out where at least five are without. "~" says that fewer were, and all are counted.
"""
import argparse, fcntl, os, pty, select, shutil, signal, statistics, struct, subprocess, sys, termios, time

from side_by_side import NCPU, busy, wait_idle

HERE = os.path.dirname(os.path.abspath(__file__))
FORMAT, PICTURE = "Formats/simple-native", "Formats/simple-native/hero.jpg"
COLUMNS, ROWS, QUIET = 80, 24, 0.08
VARIABLES = {"PATH": os.environ["PATH"], "HOME": "/nonexistent", "LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "COLORTERM": "truecolor"}
KEYS = [b"j", b"l", b"k", b"h"]


def whole(words, variables):
    """Runs a program to its end and gives the seconds."""
    with open(os.devnull, "w") as nowhere:
        start = time.perf_counter()
        status = subprocess.Popen(words, stdout=nowhere, env=variables).wait()
        took = time.perf_counter() - start
    if status: sys.exit(f"{' '.join(words)} ended with {status}")
    return took


def page(fd):
    """Reads until nothing more comes, and gives the bytes and when the last of them came."""
    got, last = b"", None
    while select.select([fd], [], [], QUIET if got else 10)[0]:
        got += os.read(fd, 1 << 16)
        last = time.monotonic()
    return got, last


def previewed(program):
    """Opens the previewer, presses keys and leaves; gives the seconds to the first page and to each answer."""
    ready, started = os.pipe()
    pid, fd = pty.fork()
    if pid == 0:
        try:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
            os.write(started, struct.pack("d", time.monotonic()))
            os.execve(program, [program, "preview", FORMAT, "-q"], VARIABLES)
        finally:
            os._exit(127)
    try:
        start = struct.unpack("d", os.read(ready, 8))[0]
        got, last = page(fd)
        # Rows of cells of two colours are the picture.
        if got.count(b"48;2;") < 200 or b"Headline" not in got: sys.exit("the previewer did not paint the ad")
        first, answers = last - start, []
        for key in KEYS:
            pressed = time.monotonic()
            os.write(fd, key)
            got, last = page(fd)
            if not got: sys.exit(f"the previewer did not answer {key}")
            answers.append(last - pressed)
        os.write(fd, b"q")
        page(fd) if select.select([fd], [], [], 1)[0] else None
    except OSError:
        pass                                               # the terminal goes with its program
    finally:
        try: os.kill(pid, signal.SIGKILL)
        except ProcessLookupError: pass
        os.waitpid(pid, 0)
        for one in (fd, ready, started): os.close(one)
    return first, answers


def rounds(o, once):
    """Runs something many times on a machine that others may be using; gives what the quiet rounds gave, and a sign."""
    all, quiet = [], []
    for _ in range(o.rounds):
        wait_idle(o.wait)
        before, start, own = busy(), time.time(), os.times()
        got = once()
        now = os.times()
        mine = sum(now[:4]) - sum(own[:4])
        all.append(got)
        if busy() - before - mine <= 0.05 * NCPU * (time.time() - start) + 0.02: quiet.append(got)
    return (quiet, "") if len(quiet) >= 5 else (all, "~")


def middle(values): return statistics.median(values) * 1000


def best(values): return f"best {min(values) * 1000:.1f}"


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--program", default=os.path.join(HERE, "../.build/release/formatctl"))
    p.add_argument("--rounds", type=int, default=31); p.add_argument("--wait", type=float, default=5)
    o = p.parse_args()
    program, missed = os.path.realpath(o.program), []
    os.chdir(os.path.join(HERE, ".."))

    def say(name, words, isMet):
        print(f"{name}  {words}{'' if isMet else '  MISSED'}", flush=True)
        if not isMet: missed.append(name)

    printed = [program, "preview", FORMAT, "--print", "--width", str(COLUMNS), "--color", "always"]
    if shutil.which("chafa"):
        theirs = ["chafa", "--size", f"{COLUMNS}x{ROWS}", "--format", "symbols", "--colors", "full", PICTURE]
        got, sign = rounds(o, lambda: (whole(printed, VARIABLES), whole(theirs, VARIABLES)))
        ours, others = zip(*got)
        us, peer = middle(ours), middle(others)
        say("P11", f"{sign}preview --print {us:.1f} ms ({best(ours)}), chafa {peer:.1f} ms ({best(others)}): "
            f"chafa over us {peer / us:.2f} (at least 2), {len(got)} rounds", peer / us >= 2)
    else:
        print("skipped: P11: chafa is not installed")
    got, sign = rounds(o, lambda: previewed(program))
    firsts, answers = [one for one, _ in got], [one for _, many in got for one in many]
    first, key = middle(firsts), middle(answers)
    say("P12", f"{sign}exec to painted {first:.1f} ms (at most 40), {best(firsts)}, {len(got)} rounds", first <= 40)
    say("P12", f"{sign}key to painted {key:.1f} ms (at most 16), {best(answers)}, slowest {max(answers) * 1000:.1f}, {len(answers)} keys",
        key <= 16)
    got, sign = rounds(o, lambda: statistics.median(whole([program, "--version"], VARIABLES) for _ in range(5)))
    say("P13", f"{sign}--version {middle(got):.1f} ms (at most 5), {best(got)}, {len(got)} rounds", middle(got) <= 5)
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
