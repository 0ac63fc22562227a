#ifndef ARCLINE_CSDL2_X11_MONITORS_H
#define ARCLINE_CSDL2_X11_MONITORS_H

// What SDL does not tell of X11: SDL 2 reads the modes of the displays at its start and never again, and
// leaves it to a window manager to give windows in full screen the new size. A kiosk has none.
//
// The libraries are those that SDL has loaded itself. Their headers would bring hundreds of names such as
// Window into every file that imports SDL; the few types below have been fixed for decades.

#define SDL_PROTOTYPES_ONLY 1
#include <SDL2/SDL_syswm.h>
#undef SDL_PROTOTYPES_ONLY

// The beginning of SDL_SysWMinfo for X11; SDL fills in no more than its own size, which is below 100.
typedef struct {
  SDL_version version;
  int subsystem;
  struct {
    void *display;
    unsigned long window;
  } x11;
  unsigned char rest[128];
} arcline_window_info;

// The beginning of SDL_SysWMmsg for X11.
typedef struct {
  SDL_version version;
  int subsystem;
  union {
    int type;
    void *alignment;
  } x11_event;
} arcline_window_message;

// XRRMonitorInfo.
typedef struct {
  unsigned long name;
  int primary;
  int automatic;
  int output_count;
  int x;
  int y;
  int width;
  int height;
  int width_in_millimetres;
  int height_in_millimetres;
  unsigned long *outputs;
} arcline_x11_monitor;

enum {
  arcline_subsystem_x11 = 2,
  // The two events of the extension: the screen has another size, or a part of it, such as an output.
  arcline_rr_screen_change = 0,
  arcline_rr_part_change = 1,
  // Changes of the screen, of what scans it out, and of outputs: a mode that grows back is but the second.
  arcline_rr_masks = 1 | 2 | 4,
};

// Fills in what SDL knows of a window on X11; false on every other driver.
static inline SDL_bool arcline_x11_window(SDL_Window *window, arcline_window_info *info) {
  SDL_VERSION(&info->version);
  return SDL_GetWindowWMInfo(window, (struct SDL_SysWMinfo *)info)
             && info->subsystem == arcline_subsystem_x11
           ? SDL_TRUE
           : SDL_FALSE;
}

// Keeps, of the raw events of the system, those that tell a change of a display.
static int SDLCALL arcline_keep_display_events(void *base, SDL_Event *event) {
  if (event->type != SDL_SYSWMEVENT) return 1;
  const arcline_window_message *message = (const arcline_window_message *)event->syswm.msg;
  const int number = message->x11_event.type - (int)(size_t)base;
  return message->subsystem == arcline_subsystem_x11
         && (number == arcline_rr_screen_change || number == arcline_rr_part_change);
}

// A function of a library that SDL has loaded, and keeps as long as its video system runs; null without.
static inline void *arcline_loaded_function(const char *library, const char *name) {
  void *object = SDL_LoadObject(library);
  if (!object) return 0;
  void *function = SDL_LoadFunction(object, name);
  SDL_UnloadObject(object);
  return function;
}

static inline void *arcline_x11_function(const char *name) {
  return arcline_loaded_function("libX11.so.6", name);
}

static inline void *arcline_xrandr_function(const char *name) {
  return arcline_loaded_function("libXrandr.so.2", name);
}

// Whether the server knows monitors; asking an older one would end the process.
static inline SDL_bool arcline_x11_has_monitors(void *display) {
  typedef int (*version_function)(void *, int *, int *);
  version_function version = (version_function)arcline_xrandr_function("XRRQueryVersion");
  int major = 1, minor = 5;
  return version && version(display, &major, &minor) && (major > 1 || (major == 1 && minor >= 5))
           ? SDL_TRUE
           : SDL_FALSE;
}

// Asks the server to tell changes of its displays, which come as SDL_SYSWMEVENT; false where it cannot.
static inline SDL_bool arcline_x11_watch_displays(SDL_Window *window) {
  typedef int (*query_function)(void *, int *, int *);
  typedef void (*select_function)(void *, unsigned long, int);
  typedef unsigned long (*root_function)(void *);
  arcline_window_info info;
  if (!arcline_x11_window(window, &info)) return SDL_FALSE;
  root_function root = (root_function)arcline_x11_function("XDefaultRootWindow");
  query_function query = (query_function)arcline_xrandr_function("XRRQueryExtension");
  select_function select = (select_function)arcline_xrandr_function("XRRSelectInput");
  int base = 0, error_base = 0;
  if (!root || !query || !select || !query(info.x11.display, &base, &error_base)
      || !arcline_x11_has_monitors(info.x11.display)) {
    return SDL_FALSE;
  }
  SDL_SetEventFilter(arcline_keep_display_events, (void *)(size_t)base);
  SDL_EventState(SDL_SYSWMEVENT, SDL_ENABLE);
  // SDL has asked for changes of outputs alone, and the server adds nothing to what was asked for.
  select(info.x11.display, root(info.x11.display), 0);
  select(info.x11.display, root(info.x11.display), arcline_rr_masks);
  return SDL_TRUE;
}

// The length that two stretches have in common.
static inline long arcline_common(int a, int a_length, int b, int b_length) {
  const int start = a > b ? a : b;
  const int a_end = a + a_length, b_end = b + b_length;
  const int end = a_end < b_end ? a_end : b_end;
  return end > start ? end - start : 0;
}

// Finds the monitor that has most of a rectangle, as it is now; false where none has any of it.
static inline SDL_bool arcline_x11_monitor_at(
  SDL_Window *window, const SDL_Rect *place, SDL_Rect *monitor
) {
  typedef arcline_x11_monitor *(*monitors_function)(void *, unsigned long, int, int *);
  typedef void (*free_function)(arcline_x11_monitor *);
  arcline_window_info info;
  if (!arcline_x11_window(window, &info) || !arcline_x11_has_monitors(info.x11.display)) {
    return SDL_FALSE;
  }
  monitors_function get = (monitors_function)arcline_xrandr_function("XRRGetMonitors");
  free_function free_monitors = (free_function)arcline_xrandr_function("XRRFreeMonitors");
  int count = 0;
  arcline_x11_monitor *all =
    get && free_monitors ? get(info.x11.display, info.x11.window, 1, &count) : 0;
  long most = 0;
  for (int index = 0; all && index < count; index++) {
    const arcline_x11_monitor *one = &all[index];
    const long share = arcline_common(one->x, one->width, place->x, place->w)
                       * arcline_common(one->y, one->height, place->y, place->h);
    if (share <= most) continue;
    most = share;
    *monitor = (SDL_Rect){one->x, one->y, one->width, one->height};
  }
  if (all) free_monitors(all);
  return most > 0 ? SDL_TRUE : SDL_FALSE;
}

// Moves a window behind SDL's back, which takes notice as if the desktop had done it.
static inline void arcline_x11_place(SDL_Window *window, const SDL_Rect *place) {
  typedef int (*place_function)(void *, unsigned long, int, int, unsigned, unsigned);
  arcline_window_info info;
  place_function move = (place_function)arcline_x11_function("XMoveResizeWindow");
  if (!move || !arcline_x11_window(window, &info)) return;
  move(
    info.x11.display, info.x11.window, place->x, place->y, (unsigned)place->w, (unsigned)place->h);
}

#endif
