#pragma once
#include <stdio.h>
#include <png.h>
#include <turbojpeg.h>
#include <webp/decode.h>
#include <webp/demux.h>

/* Cast and flag macros that the importer skips. */
static inline void formatctl_png_init(png_image *image) {
  __builtin_memset(image, 0, sizeof *image);
  image->version = PNG_IMAGE_VERSION;
}
static inline unsigned formatctl_png_rgba(void) { return PNG_FORMAT_RGBA; }
