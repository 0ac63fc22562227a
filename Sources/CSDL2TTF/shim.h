#ifndef ARCLINE_CSDL2TTF_SHIM_H
#define ARCLINE_CSDL2TTF_SHIM_H

// The program brings its own entry point; SDL must not rename it.
#ifndef SDL_MAIN_HANDLED
#define SDL_MAIN_HANDLED
#endif

#include <SDL2/SDL_ttf.h>

/// Whether the pixels of a surface may be read only between a lock and an unlock.
static inline int arcline_ttf_must_lock(const SDL_Surface *surface) {
  return SDL_MUSTLOCK(surface) ? 1 : 0;
}

#endif
