#define _GNU_SOURCE
#include "terminal_guard.h"
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <termios.h>
#include <unistd.h>

static struct termios saved;
static volatile sig_atomic_t armed;
static int real_err = -1, held_err = -1;
static char farewell[256];
static int farewell_count;
static const int deadly[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGTERM, SIGHUP, SIGQUIT, SIGINT};
enum { DEADLY = sizeof deadly / sizeof *deadly };
static struct sigaction before[DEADLY];

/* A file without a name that keeps what is written to stderr. */
static int nameless_file(void) {
#if defined(__linux__)
  return memfd_create("stderr", MFD_CLOEXEC);
#else
  char name[] = "/tmp/formatctl.XXXXXX";
  int file = mkstemp(name);
  if (file >= 0) unlink(name);
  return file;
#endif
}

/* Calls nothing but what a signal handler may. */
static void give_back(void) {
  if (!armed) return;
  armed = 0;
  (void)!write(STDOUT_FILENO, farewell, farewell_count);
  tcsetattr(STDIN_FILENO, TCSANOW, &saved);
  if (real_err < 0) return;
  dup2(real_err, STDERR_FILENO);
  char part[512];
  ssize_t count;
  off_t at = 0;
  while ((count = pread(held_err, part, sizeof part, at)) > 0) {
    at += count;
    (void)!write(real_err, part, count);
  }
  close(held_err), close(real_err);
  real_err = held_err = -1;
}

static void on_deadly(int number) {
  give_back();
  for (int i = 0; i < DEADLY; i++)
    if (deadly[i] == number) sigaction(number, &before[i], 0);
  /* The default, or the runtime's backtrace on a clean screen; that comes back, so once more by default. */
  raise(number);
  signal(number, SIG_DFL);
  raise(number);
}

void formatctl_guard_terminal(const char *bytes, int count) {
  if (tcgetattr(STDIN_FILENO, &saved) != 0) return;
  farewell_count = count > (int)sizeof farewell ? (int)sizeof farewell : count;
  memcpy(farewell, bytes, farewell_count);
  held_err = nameless_file();
  if (held_err >= 0) {
    real_err = dup(STDERR_FILENO);
    dup2(held_err, STDERR_FILENO);
  }
  armed = 1;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = on_deadly;
  action.sa_flags = SA_NODEFER | SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  sigset_t all;
  sigemptyset(&all);
  for (int i = 0; i < DEADLY; i++) {
    sigaction(deadly[i], &action, &before[i]);
    sigaddset(&all, deadly[i]);
  }
  sigaddset(&all, SIGWINCH), sigaddset(&all, SIGTSTP), sigaddset(&all, SIGCONT);
  /* Whoever started the program may keep signals from it. */
  sigprocmask(SIG_UNBLOCK, &all, 0);
}

void formatctl_release_terminal(void) {
  for (int i = 0; i < DEADLY; i++) sigaction(deadly[i], &before[i], 0);
  farewell_count = 0;
  give_back();
}
