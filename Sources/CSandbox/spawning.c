#define _GNU_SOURCE
#include "sandbox.h"
#include <errno.h>

#if defined(__linux__)
int formatctl_close_from(posix_spawn_file_actions_t *actions, int first) {
  return posix_spawn_file_actions_addclosefrom_np(actions, first);
}
#else
int formatctl_close_from(posix_spawn_file_actions_t *actions, int first) {
  (void)actions, (void)first;
  return ENOSYS;
}
#endif
