"""A terminal without a window: a server of tmux of its own, in which one program runs, and what stands on its screen."""

import os
import shutil
import subprocess
import tempfile
import time

CONFIGURATION = "set -g default-terminal tmux-256color\nset -g escape-time 5\nset -g status off\n"


class Terminal:
    """A terminal of a size with 24-bit colours, in which a program runs."""

    def __init__(self, columns, rows, words, folder, variables):
        self.folder = tempfile.mkdtemp(prefix="formatctl-terminal-")
        configuration = os.path.join(self.folder, "conf")
        with open(configuration, "w") as file:
            file.write(CONFIGURATION)
        usual = {"HOME": self.folder, "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8", **variables}
        settings = [word for name, value in usual.items() for word in ("-e", f"{name}={value}")]
        try:
            self.ask("-f", configuration, "new-session", "-d", "-x", columns, "-y", rows, "-c", folder, *settings, "--", *words)
        except BaseException:
            self.close()
            raise

    def ask(self, *words):
        """Runs a command of tmux, and gives what it printed."""
        # A session inside another is refused; a screen without colours is not what is wanted.
        variables = {name: value for name, value in os.environ.items() if name not in ("TMUX", "NO_COLOR")}
        command = ["tmux", "-u", "-S", os.path.join(self.folder, "socket"), *map(str, words)]
        return subprocess.run(command, env=variables, check=True, capture_output=True, text=True).stdout

    def screen(self):
        """Gives the lines of the screen with their colours, blanks at their ends too."""
        return self.ask("capture-pane", "-peN").split("\n")[:-1]

    def settled(self, quiet=1.5, most=60):
        """Gives the lines of the screen once nothing has changed on it for some seconds."""
        end = time.monotonic() + most
        seen, since = None, time.monotonic()
        while time.monotonic() < end:
            now = self.screen()
            if now != seen or not any(line.strip() for line in now):
                seen, since = now, time.monotonic()
            elif time.monotonic() - since >= quiet:
                return seen
            time.sleep(0.05)
        raise RuntimeError(f"the screen never came to rest in {most} s")

    def press(self, keys):
        """Presses keys by the names that tmux has for them, and waits until the screen has answered."""
        for key in keys:
            self.ask("send-keys", key)
            self.settled(quiet=0.4)

    def close(self):
        """Ends the terminal and what runs in it."""
        subprocess.run(["tmux", "-S", os.path.join(self.folder, "socket"), "kill-server"], capture_output=True)
        shutil.rmtree(self.folder, ignore_errors=True)
