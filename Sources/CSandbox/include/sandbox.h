#pragma once
#include <spawn.h>

/// Cages the calling process for good: memory and processor time are limited, and on Linux every system call
/// that decoding does not need ends it. Returns 0, or the errno of what could not be done.
int formatctl_cage(unsigned long max_memory_bytes, unsigned max_cpu_seconds);

/// Opens a path that must stay beneath an open folder, whatever links and dots it has. Returns a descriptor, or an errno
/// negated: -EXDEV for a path that leaves the folder, -ENOSYS where the system cannot hold a path to a folder.
int formatctl_open_beneath(int folder, const char *path, int flags);

/// Makes a process that is to be spawned close every descriptor from one on. Returns an errno; ENOSYS on macOS, where
/// the flag POSIX_SPAWN_CLOEXEC_DEFAULT does the same.
int formatctl_close_from(posix_spawn_file_actions_t *actions, int first);

/// Becomes another program by its path: memory and processor time are limited, it cannot write into files, and on Linux it
/// is killed when the thread that started this process ends. Returns only the errno of what could not be done.
int formatctl_become(char *const words[], unsigned long max_memory_bytes, unsigned max_cpu_seconds);
