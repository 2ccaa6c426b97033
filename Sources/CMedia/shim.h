#pragma once
#include <stdio.h>
#include <png.h>
#include <turbojpeg.h>
#include <webp/decode.h>
#include <webp/demux.h>

/* The cast and flag macros of libpng, which the importer skips. */

/* Reads the header into an image that gives RGBA. 16-bit samples without a gamma are taken as sRGB, as browsers do;
   libpng alone takes them as linear light and shows them far too bright. Returns 0 when it cannot. */
static inline int formatctl_png_begin(png_image *image, const void *bytes, size_t count) {
  __builtin_memset(image, 0, sizeof *image);
  image->version = PNG_IMAGE_VERSION;
  if (!png_image_begin_read_from_memory(image, bytes, count)) return 0;
  image->format = PNG_FORMAT_RGBA;
  image->flags |= PNG_IMAGE_FLAG_16BIT_sRGB;
  return 1;
}

/* What libpng said last, empty when nothing. */
static inline const char *formatctl_png_message(const png_image *image) { return image->message; }

/* An RGBA image of a size, to be written. */
static inline png_image formatctl_png_image(unsigned width, unsigned height) {
  png_image image;
  __builtin_memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  image.format = PNG_FORMAT_RGBA;
  image.width = width;
  image.height = height;
  return image;
}

/* The most bytes that the image takes as a file. */
static inline size_t formatctl_png_most_bytes(const png_image *image) { return PNG_IMAGE_PNG_SIZE_MAX(*image); }
