"""Chromium without a window, driven through its own debugging pipe: no driver, no library."""

import base64
import json
import os
import select
import shutil
import signal
import subprocess
import tempfile
import time


def program():
    """Gives the path of Chromium, None where there is none."""
    names = [os.environ.get("CHROMIUM"), "chromium", "chromium-browser", "google-chrome"]
    return next((path for path in map(lambda name: name and shutil.which(name), names) if path), None)


class Browser:
    """One window that shows one page; every message that speaks of trouble is kept."""

    def __init__(self, path):
        self.troubles = []
        self.requests = []
        self.profile = tempfile.mkdtemp(prefix="formatctl-browser-")
        ours, theirs = os.pipe(), os.pipe()
        self.to, self.of = ours[1], theirs[0]
        flags = [
            "--headless=new", "--remote-debugging-pipe", "--no-first-run", "--disable-gpu", "--hide-scrollbars",
            "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-default-browser-check",
            "--user-data-dir=" + self.profile, "--lang=en",
        ] + (["--no-sandbox"] if os.geteuid() == 0 else [])
        # The browser reads from descriptor 3 and writes to 4.
        shell = ["sh", "-c", 'exec "$0" "$@" 3<&%d 4>&%d' % (ours[0], theirs[1]), path]
        self.process = subprocess.Popen(
            shell + flags, pass_fds=(ours[0], theirs[1]), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            start_new_session=True)
        os.close(ours[0])
        os.close(theirs[1])
        self.held, self.count, self.events, self.session = b"", 0, [], None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(domain + ".enable")

    def call(self, method, **parameters):
        """Sends a command and gives its answer."""
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.to, data):]
        while True:
            answer = self.next()
            if answer.get("id") == self.count:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]

    def next(self, seconds=60):
        """Gives the next message, and notes those that speak of trouble."""
        end = time.monotonic() + seconds
        while b"\0" not in self.held:
            if not select.select([self.of], [], [], max(0, end - time.monotonic()))[0]:
                raise RuntimeError(f"the browser said nothing for {seconds} s")
            piece = os.read(self.of, 1 << 20)
            if not piece:
                raise RuntimeError("the browser ended")
            self.held += piece
        text, self.held = self.held.split(b"\0", 1)
        message = json.loads(text)
        self.note(message.get("method"), message.get("params", {}))
        return message

    def note(self, method, event):
        if method == "Log.entryAdded" and event["entry"]["level"] in ("error", "warning"):
            self.troubles.append(event["entry"]["text"])
        elif method == "Runtime.consoleAPICalled":
            self.troubles.append("console: " + str([one.get("value") for one in event["args"]]))
        elif method == "Runtime.exceptionThrown":
            self.troubles.append(event["exceptionDetails"]["text"])
        elif method == "Network.requestWillBeSent":
            self.requests.append(event["request"]["url"])
        elif method == "Page.loadEventFired":
            self.events.append("load")

    def open(self, path, width=1280, height=900, dark=False, scale=1):
        """Opens a file in a window of a size."""
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=width < 600)
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.call("Emulation.setEmulatedMedia", features=[scheme])
        self.events = []
        self.call("Page.navigate", url="file://" + os.path.abspath(path))
        while "load" not in self.events:
            self.next()

    def ask(self, script):
        """Gives the value of a script, in which the page has no say."""
        answer = self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"]["exception"].get("description", "a script failed"))
        return answer["result"].get("value")

    def picture(self, path, whole=False, clip=None):
        """Writes what the window shows, or the whole page, or a part of it."""
        more = {"clip": dict(clip, scale=1)} if clip else {}
        data = self.call("Page.captureScreenshot", format="png", captureBeyondViewport=whole or bool(clip), **more)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def paper(self, path):
        """Writes the page as it is printed."""
        data = self.call("Page.printToPDF", printBackground=False, preferCSSPageSize=True, paperWidth=8.27, paperHeight=11.69)
        with open(path, "wb") as file:
            file.write(base64.b64decode(data["data"]))

    def close(self):
        """Ends the browser with all its processes."""
        try:
            os.killpg(self.process.pid, signal.SIGTERM)
            self.process.wait(10)
        except (ProcessLookupError, subprocess.TimeoutExpired):
            os.killpg(self.process.pid, signal.SIGKILL)
        os.close(self.to)
        os.close(self.of)
        shutil.rmtree(self.profile, ignore_errors=True)
