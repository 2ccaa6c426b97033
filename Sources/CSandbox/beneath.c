#include "sandbox.h"
#include <errno.h>

#if defined(__linux__)
#include <linux/openat2.h>
#include <sys/syscall.h>
#include <unistd.h>

int formatctl_open_beneath(int folder, const char *path, int flags) {
  struct open_how how = {.flags = (unsigned)flags, .resolve = RESOLVE_BENEATH | RESOLVE_NO_MAGICLINKS};
  long opened = syscall(SYS_openat2, folder, path, &how, sizeof how);
  return opened < 0 ? -errno : (int)opened;
}
#else
int formatctl_open_beneath(int folder, const char *path, int flags) {
  (void)folder, (void)path, (void)flags;
  return -ENOSYS;
}
#endif
