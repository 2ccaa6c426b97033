#include "sandbox.h"
#include <errno.h>
#include <sys/resource.h>

#if defined(__linux__)
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

#if defined(__x86_64__)
#define CAGE_ARCH AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define CAGE_ARCH AUDIT_ARCH_AARCH64
#else
#error "name the audit architecture of this processor"
#endif

#define ALLOW(n)                                                                                                       \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (n), 0, 1), BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)

static int filter_system_calls(void) {
  struct sock_filter rules[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, CAGE_ARCH, 1, 0),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
      ALLOW(__NR_read),          ALLOW(__NR_write),         ALLOW(__NR_writev),     ALLOW(__NR_brk),
      ALLOW(__NR_mmap),          ALLOW(__NR_munmap),        ALLOW(__NR_mremap),     ALLOW(__NR_madvise),
      ALLOW(__NR_mprotect),      ALLOW(__NR_futex),         ALLOW(__NR_exit),       ALLOW(__NR_exit_group),
      ALLOW(__NR_rt_sigreturn),  ALLOW(__NR_rt_sigprocmask), ALLOW(__NR_clock_gettime), ALLOW(__NR_getrandom),
      ALLOW(__NR_fstat),         ALLOW(__NR_newfstatat),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
  };
  struct sock_fprog program = {sizeof rules / sizeof *rules, rules};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) return errno;
  if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program)) return errno;
  return 0;
}
#else
static int filter_system_calls(void) { return 0; }
#endif

int formatctl_cage(unsigned long max_memory_bytes, unsigned max_cpu_seconds) {
  struct rlimit memory = {max_memory_bytes, max_memory_bytes};
  /* A second between the limits, so that the end says SIGXCPU and not just SIGKILL. */
  struct rlimit time = {max_cpu_seconds, max_cpu_seconds + 1};
  struct rlimit none = {0, 0};
  if (setrlimit(RLIMIT_AS, &memory) || setrlimit(RLIMIT_CPU, &time)) return errno;
  if (setrlimit(RLIMIT_CORE, &none) || setrlimit(RLIMIT_FSIZE, &none)) return errno;
  return filter_system_calls();
}
