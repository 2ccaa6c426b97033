#pragma once
#include <fribidi.h>

/* A macro with a cast: the first strong letter decides the direction. */
static inline FriBidiParType formatctl_fribidi_natural(void) { return FRIBIDI_PAR_ON; }
static inline FriBidiParType formatctl_fribidi_rtl(void) { return FRIBIDI_PAR_RTL; }
