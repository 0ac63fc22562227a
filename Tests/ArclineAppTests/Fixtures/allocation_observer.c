// Stands between a program and the C library, and counts what the thread that handles events asks the
// allocator for in each frame, which begins with the end of the events.
//
// ARCLINE_OBSERVER_LOG names a file that gets a line for each frame at the end. What happens while SDL
// looks for events is not counted.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

enum { MOST = 1 << 20 };
static long counts[MOST];
static unsigned long frames;
static _Thread_local long asked;
static long before, between;

void *malloc(size_t size) {
  asked++;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  asked++;
  return __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size) {
  asked++;
  return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  asked++;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  asked++;
  *memory = __libc_memalign(alignment, size);
  return *memory ? 0 : 12;
}

// Asked until there is no event more, which is once a frame.
int SDL_PollEvent(void *event) {
  static int (*real)(void *);
  if (!real) real = (int (*)(void *))dlsym(RTLD_NEXT, __func__);
  long here = asked;
  int result = real(event);
  between += here - before;
  before = asked;
  if (result == 0 && frames < MOST) {
    counts[frames++] = between;
    between = 0;
  }
  return result;
}

__attribute__((destructor)) static void finish(void) {
  const char *path = getenv("ARCLINE_OBSERVER_LOG");
  FILE *file = path && frames ? fopen(path, "w") : NULL;
  if (!file) return;
  for (unsigned long index = 0; index < frames; index++) fprintf(file, "%ld\n", counts[index]);
  fclose(file);
}
