#pragma once

/// Gives the terminal back whatever ends the process: on a signal that does, `bytes` are written to it, its settings become
/// what they are now, and what was written to stderr meanwhile, which would have spoiled the screen, comes out there.
void formatctl_guard_terminal(const char *bytes, int count);

/// Ends the guard: settings and stderr are as before, and signals do what they did.
void formatctl_release_terminal(void);
