#pragma once
#define NCURSES_WIDECHAR 1 /* cchar_t, *_wch */
#define NCURSES_NOMACROS 1 /* real functions, not function-like macros */
#include <ncurses.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <term.h>
#include <termios.h>
#include <unistd.h>

/* Globals that change are errors in language mode 6: they are read through functions. */
static inline SCREEN *formatctl_newterm(const char *type) { return newterm(type, stdout, stdin); }
static inline WINDOW *formatctl_window(void) { return stdscr; }
static inline int formatctl_rows(void) { return LINES; }
static inline int formatctl_columns(void) { return COLS; }
static inline int formatctl_colours(void) { return COLORS; }
static inline int formatctl_pairs(void) { return COLOR_PAIRS; }
static inline bool formatctl_is_direct(void) { return tigetflag((char *)"RGB") > 0; }
static inline bool formatctl_places_cursor(void) {
  char *sequence = tigetstr((char *)"cup");
  return sequence && sequence != (char *)-1;
}
static inline void formatctl_send(const char *text) {
  fputs(text, stdout);
  fflush(stdout);
}

/* Lets the key that suspends through as a key, so that the terminal can be given back in order first. */
static inline void formatctl_take_suspend_key(void) {
  struct termios settings;
  if (tcgetattr(STDIN_FILENO, &settings) != 0) return;
  settings.c_cc[VSUSP] = _POSIX_VDISABLE;
  tcsetattr(STDIN_FILENO, TCSANOW, &settings);
  def_prog_mode();
}

/* Macros with casts, which the importer skips. */
static inline attr_t formatctl_bold(void) { return A_BOLD; }
static inline attr_t formatctl_dim(void) { return A_DIM; }
static inline attr_t formatctl_reverse(void) { return A_REVERSE; }
static inline mmask_t formatctl_mouse_events(void) {
  return BUTTON1_PRESSED | BUTTON1_CLICKED | BUTTON4_PRESSED | BUTTON5_PRESSED;
}
static inline bool formatctl_is_press(mmask_t state) { return state & (BUTTON1_PRESSED | BUTTON1_CLICKED); }
static inline bool formatctl_is_wheel_up(mmask_t state) { return state & BUTTON4_PRESSED; }
static inline bool formatctl_is_wheel_down(mmask_t state) { return state & BUTTON5_PRESSED; }

/* One cell: a base scalar and what combines with it, ended by 0; the number of the pair may be above 32,767. */
static inline int formatctl_put(WINDOW *window, int row, int column, const wchar_t *text, attr_t attributes, int pair) {
  cchar_t cell;
  return setcchar(&cell, text, attributes, 0, &pair) == ERR ? ERR : mvwadd_wch(window, row, column, &cell);
}
