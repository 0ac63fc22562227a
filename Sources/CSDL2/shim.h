#ifndef ARCLINE_CSDL2_SHIM_H
#define ARCLINE_CSDL2_SHIM_H

// The program has its own entry point.
#define SDL_MAIN_HANDLED 1
// The compiler's vector headers are large and nothing here needs them.
#define SDL_DISABLE_IMMINTRIN_H 1
#define SDL_DISABLE_XMMINTRIN_H 1
#define SDL_DISABLE_EMMINTRIN_H 1
#define SDL_DISABLE_PMMINTRIN_H 1
#define SDL_DISABLE_MMINTRIN_H 1
#define SDL_DISABLE_MM3DNOW_H 1
#include <SDL2/SDL.h>
#include "x11_monitors.h"

// Macros with parameters cannot be imported.

static inline int arcline_centered_on_display(int display) {
  return (int)SDL_WINDOWPOS_CENTERED_DISPLAY(display);
}

static inline SDL_bool arcline_must_lock(const SDL_Surface *surface) {
  return SDL_MUSTLOCK(surface) ? SDL_TRUE : SDL_FALSE;
}

// OpenGL's glGetString(GL_RENDERER); null when the current context has no such function.
static inline const char *arcline_gl_renderer(void) {
  typedef const unsigned char *(*get_string_function)(unsigned int);
  const unsigned int gl_renderer = 0x1F01;
  get_string_function get_string = (get_string_function)SDL_GL_GetProcAddress("glGetString");
  return get_string ? (const char *)get_string(gl_renderer) : 0;
}

#endif
