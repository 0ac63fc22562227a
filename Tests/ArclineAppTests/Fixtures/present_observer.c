// Stands between a program and SDL, notes when each present returns, and can hold presents up.
//
// ARCLINE_OBSERVER_LOG names a file that gets a line for each present at the end: nanoseconds of
// CLOCK_MONOTONIC. With ARCLINE_OBSERVER_STALL_EVERY=n and ARCLINE_OBSERVER_STALL_MS=m every n-th
// present takes m milliseconds longer. With ARCLINE_OBSERVER_FAIL_AFTER=n all presents after the n-th
// fail, as on a display that has gone.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { MOST = 1 << 20 };
static unsigned long long returns[MOST];
static unsigned long count;

static unsigned long number(const char *name) {
  const char *text = getenv(name);
  return text ? strtoul(text, NULL, 10) : 0;
}

static void note(void) {
  unsigned long every = number("ARCLINE_OBSERVER_STALL_EVERY");
  if (every && (count + 1) % every == 0) {
    unsigned long milliseconds = number("ARCLINE_OBSERVER_STALL_MS");
    struct timespec rest = {milliseconds / 1000, milliseconds % 1000 * 1000000L};
    while (nanosleep(&rest, &rest)) {}
  }
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  if (count < MOST) returns[count++] = now.tv_sec * 1000000000ULL + now.tv_nsec;
}

static int fails(void) {
  unsigned long most = number("ARCLINE_OBSERVER_FAIL_AFTER");
  int (*set_error)(const char *, ...);
  set_error = (int (*)(const char *, ...))dlsym(RTLD_NEXT, "SDL_SetError");
  return most && count >= most ? set_error("nobody is there") : 0;
}

int SDL_UpdateWindowSurfaceRects(void *window, const void *rects, int number_of_rects) {
  if (fails()) return -1;
  static int (*real)(void *, const void *, int);
  if (!real) real = (int (*)(void *, const void *, int))dlsym(RTLD_NEXT, __func__);
  int result = real(window, rects, number_of_rects);
  note();
  return result;
}

void SDL_RenderPresent(void *renderer) {
  static void (*real)(void *);
  if (!real) real = (void (*)(void *))dlsym(RTLD_NEXT, __func__);
  real(renderer);
  note();
}

__attribute__((destructor)) static void finish(void) {
  const char *path = getenv("ARCLINE_OBSERVER_LOG");
  FILE *file = path && count ? fopen(path, "w") : NULL;
  if (!file) return;
  for (unsigned long index = 0; index < count; index++) fprintf(file, "%llu\n", returns[index]);
  fclose(file);
}
