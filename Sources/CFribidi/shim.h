#pragma once
#include <fribidi.h>
#include <wchar.h>

/* A macro with a cast: the first strong letter decides the direction. */
static inline FriBidiParType formatctl_fribidi_natural(void) { return FRIBIDI_PAR_ON; }
static inline FriBidiParType formatctl_fribidi_rtl(void) { return FRIBIDI_PAR_RTL; }

/* Left out of wchar.h where a program does not ask for X/Open, which a module cannot. */
extern int wcwidth(wchar_t);
static inline int formatctl_wcwidth(unsigned scalar) { return wcwidth((wchar_t)scalar); }
