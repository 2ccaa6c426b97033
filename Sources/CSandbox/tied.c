#include "sandbox.h"
#include <errno.h>
#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/prctl.h>
#endif

int formatctl_become(char *const words[], unsigned long max_memory_bytes, unsigned max_cpu_seconds) {
  struct rlimit memory = {max_memory_bytes, max_memory_bytes};
  struct rlimit time = {max_cpu_seconds, max_cpu_seconds + 1};
  struct rlimit none = {0, 0};
  if (setrlimit(RLIMIT_AS, &memory) || setrlimit(RLIMIT_CPU, &time)) return errno;
  if (setrlimit(RLIMIT_CORE, &none) || setrlimit(RLIMIT_FSIZE, &none)) return errno;
#if defined(__linux__)
  if (prctl(PR_SET_PDEATHSIG, SIGKILL)) return errno;
#endif
  execv(words[0], words);
  return errno;
}
