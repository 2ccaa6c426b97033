#!/usr/bin/env python3
"""Plays the video of an ad in the previewer on a terminal of its own, and prints how many frames a second were painted.

    python3 video_frames.py [--program .build/release/formatctl] [--format native-video] [--size 80x24] [--slow BYTES] [--runs 5]

A frame is a burst of output: bytes with less than 15 ms between them.  Space is pressed once the screen rests, and bursts are counted
from the first to the last before the poster is back.  Each run prints frames, seconds, frames a second, the longest wait between two
frames, bytes a frame, and peak RSS of the program; the last line is the median.  With --slow the terminal reads so many bytes a second,
as over a bad line, and bursts are none: the bytes, the seconds and the memory are printed, which must be about those of the video and
those without.
"""
import argparse, fcntl, os, pty, select, signal, statistics, struct, sys, termios, time

GAP = 0.015


def read_for(fd, seconds, slow=None, until=None):
    """Returns (time, bytes) of all that is read until nothing more comes for so many seconds, or the text `until` has come."""
    got, last, tail = [], time.monotonic(), b""
    while True:
        ready, _, _ = select.select([fd], [], [], seconds)
        if not ready: return got
        data = os.read(fd, 4096)
        last = time.monotonic()
        got.append((last, data))
        if slow: time.sleep(len(data) / slow)
        tail = (tail + data)[-8192:]
        if until and until in tail: return got + read_for(fd, 0.2)


def run(o):
    columns, rows = map(int, o.size.split("x"))
    pid, fd = pty.fork()
    if pid == 0:
        os.environ.update(TERM="xterm-256color", COLORTERM="truecolor", LC_ALL="C.UTF-8")
        os.environ.pop("NO_COLOR", None)
        time.sleep(0.2)                                    # until the terminal has its size
        os.execv(o.program, [o.program, "preview", o.format, "-q"])
    fcntl.ioctl(fd, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    read_for(fd, 1.5)
    os.write(fd, b" ")
    got = read_for(fd, 1.0, o.slow)
    peak = next(int(l.split()[1]) for l in open(f"/proc/{pid}/status") if l.startswith("VmHWM")) / 1024
    os.write(fd, b"q")
    end = time.monotonic() + 5
    while time.monotonic() < end:
        try:
            if not select.select([fd], [], [], 0.2)[0] or not os.read(fd, 65536): break
        except OSError: break
    os.kill(pid, signal.SIGKILL) if os.waitpid(pid, os.WNOHANG)[0] == 0 else None
    os.close(fd)
    if o.slow:
        print(f"{sum(len(d) for _, d in got)} bytes in {got[-1][0] - got[0][0]:.2f} s, {peak:.1f} MB", flush=True)
        return
    bursts = []
    for at, data in got:
        if bursts and at - bursts[-1][1] < GAP: bursts[-1][1:] = [at, bursts[-1][2] + len(data)]
        else: bursts.append([at, at, len(data)])
    frames = bursts[1:-1]                                  # without the paint of the key, and of the poster at the end
    if len(frames) < 2: sys.exit("nothing was played; is ffmpeg installed?")
    seconds = frames[-1][0] - frames[0][0]
    waits = [b[0] - a[0] for a, b in zip(frames, frames[1:])]
    rate = (len(frames) - 1) / seconds
    print(f"{len(frames)} frames in {seconds:.2f} s = {rate:.1f} a second, longest wait {max(waits) * 1000:.0f} ms, "
          f"{sum(f[2] for f in frames) // len(frames)} bytes a frame, {peak:.1f} MB", flush=True)
    return rate


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    here = os.path.dirname(os.path.abspath(__file__))
    p.add_argument("--program", default=os.path.join(here, "../.build/release/formatctl"))
    p.add_argument("--format", default="native-video"); p.add_argument("--size", default="80x24")
    p.add_argument("--slow", type=int); p.add_argument("--runs", type=int, default=5)
    o = p.parse_args()
    o.program = os.path.realpath(o.program)
    rates = [run(o) for _ in range(o.runs)]
    if not o.slow: print(f"median: {statistics.median(rates):.1f} frames a second at {o.size}")


if __name__ == "__main__":
    main()
