#pragma once
#define NCURSES_WIDECHAR 1 /* cchar_t, *_wch */
#define NCURSES_NOMACROS 1 /* real functions, not function-like macros */
#include <ncurses.h>
#include <term.h>
