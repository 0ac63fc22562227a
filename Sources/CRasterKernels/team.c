#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

#include "plan.h"

/// Rows that a thread takes at once: as many as share their search for layers.
#define STRIP 32

/// What is to be composed; both threads read it.
typedef struct job {
  const arcline_plan *_Nullable plan;
  const arcline_target *_Nullable target;
  const arcline_record *_Nullable record;
  arcline_rect rect;
} job;

struct arcline_team {
  pthread_t thread;
  pthread_mutex_t mutex;
  pthread_cond_t changed;
  /// What the worker is to do; null while there is nothing. Changed under the mutex.
  const job *_Nullable job;
  bool is_stopping;
  /// The first row that no thread has taken.
  _Atomic int32_t next_row;
  arcline_workspace workspace;
};

static void work(arcline_team *team, const job *todo, arcline_workspace *workspace) {
  for (;;) {
    arcline_rect strip = todo->rect;
    strip.min_y = atomic_fetch_add_explicit(&team->next_row, STRIP, memory_order_relaxed);
    if (strip.min_y >= todo->rect.max_y) return;
    if (strip.max_y > strip.min_y + STRIP) strip.max_y = strip.min_y + STRIP;
    arcline_compose(todo->plan, todo->target, &strip, 1, todo->record, workspace);
  }
}

static void *run(void *argument) {
  arcline_team *team = argument;
  pthread_mutex_lock(&team->mutex);
  while (!team->is_stopping) {
    if (team->job) {
      const job *todo = team->job;
      pthread_mutex_unlock(&team->mutex);
      work(team, todo, &team->workspace);
      // What was stored past the caches must be there before the caller goes on.
      arcline_stream_end();
      pthread_mutex_lock(&team->mutex);
      team->job = NULL;
      pthread_cond_broadcast(&team->changed);
    } else {
      pthread_cond_wait(&team->changed, &team->mutex);
    }
  }
  pthread_mutex_unlock(&team->mutex);
  return NULL;
}

arcline_team *arcline_team_start(void) {
  // On one processor two threads only get in each other's way.
  if (sysconf(_SC_NPROCESSORS_ONLN) < 2) return NULL;
  arcline_team *team = calloc(1, sizeof(arcline_team));
  if (!team) return NULL;
  pthread_mutex_init(&team->mutex, NULL);
  pthread_cond_init(&team->changed, NULL);
  // Signals are for the program's own threads.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  int failure = pthread_create(&team->thread, NULL, run, team);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (failure == 0) return team;
  pthread_cond_destroy(&team->changed);
  pthread_mutex_destroy(&team->mutex);
  free(team);
  return NULL;
}

void arcline_team_compose(
    arcline_team *team, const arcline_plan *plan, const arcline_target *target,
    const arcline_rect *rects, ptrdiff_t count, const arcline_record *record,
    arcline_workspace *workspace) {
  if (!team || count != 1) {
    arcline_compose(plan, target, rects, count, record, workspace);
    return;
  }
  const job todo = {plan, target, record, rects[0]};
  atomic_store_explicit(&team->next_row, todo.rect.min_y, memory_order_relaxed);
  pthread_mutex_lock(&team->mutex);
  team->job = &todo;
  pthread_cond_broadcast(&team->changed);
  pthread_mutex_unlock(&team->mutex);
  work(team, &todo, workspace);
  pthread_mutex_lock(&team->mutex);
  while (team->job) pthread_cond_wait(&team->changed, &team->mutex);
  pthread_mutex_unlock(&team->mutex);
}

void arcline_team_stop(arcline_team *team) {
  pthread_mutex_lock(&team->mutex);
  team->is_stopping = true;
  pthread_cond_broadcast(&team->changed);
  pthread_mutex_unlock(&team->mutex);
  pthread_join(team->thread, NULL);
  pthread_cond_destroy(&team->changed);
  pthread_mutex_destroy(&team->mutex);
  arcline_workspace_free(&team->workspace);
  free(team);
}
