#pragma once
#include <png.h>
#include <string.h>

/// The simplified interface's formats are macros of other macros, which Swift does not import.
static const png_uint_32 arcline_png_format_bgr = PNG_FORMAT_BGR;

/// An image description cleared as the library asks for.
static inline png_image arcline_png_image(png_uint_32 width, png_uint_32 height) {
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  image.width = width;
  image.height = height;
  return image;
}

/// Opens a PNG in memory, giving its size in `image`.
static inline int arcline_png_begin(png_image *image, const void *bytes, size_t count) {
  return png_image_begin_read_from_memory(image, bytes, count);
}

/// The library's message of what went wrong.
static inline const char *arcline_png_message(const png_image *image) {
  return image->message;
}
