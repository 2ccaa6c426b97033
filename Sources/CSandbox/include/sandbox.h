#pragma once

/// Cages the calling process for good: memory and processor time are limited, and on Linux every system call
/// that decoding does not need ends it. Returns 0, or the errno of what could not be done.
int formatctl_cage(unsigned long max_memory_bytes, unsigned max_cpu_seconds);
