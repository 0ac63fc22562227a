// Rectangles of few columns, of which a step may change one in every row. Part of compose.h.

#pragma clang assume_nonnull begin

INLINE bool is_narrow(const arcline_rect *rect) { return rect->max_x - rect->min_x <= ARCLINE_NARROW; }

/// Puts some strips together and writes them into the picture.
TARGET static void finish_strips(
    const arcline_plan *plan, const arcline_target *target, arcline_workspace *workspace,
    strips *group) {
  uint32_t *row = target->pixels + (ptrdiff_t)group->area.min_y * target->stride;
  for (int32_t i = 0; i < group->count; i++) {
    group->colors[i] = plan->ground;
    group->is_plain[i] = true;
    // Every row lies in memory of its own, which is there by the time it is written.
    __builtin_prefetch(row + i * target->stride + group->spans[i].min_x, 1);
    __builtin_prefetch(row + i * target->stride + group->spans[i].max_x - 1, 1);
  }
  group->plain_count = group->count;
  for (ptrdiff_t i = 0; (i = next_layer(plan, &group->area, workspace, i)) < plan->count; i++) {
    lay_over_strips(plan->layers + i, workspace, group);
  }
  for (int32_t i = 0; i < group->count; i++, row += target->stride) {
    const arcline_span span = group->spans[i];
    if (group->is_plain[i]) {
      FORM(fill)(row + span.min_x, span.max_x - span.min_x, group->colors[i]);
    } else {
      FORM(copy)(row + span.min_x, group->block + group->starts[i], span.max_x - span.min_x);
    }
  }
}

/// Takes rows of narrow rectangles into a group, beginning with row `y` of the rectangle `*done`, as
/// long as they follow each other and there is room. Returns the row to go on with.
static int32_t gather_strips(
    strips *group, const arcline_rect *rects, ptrdiff_t count, ptrdiff_t *done, int32_t y) {
  int32_t rows = 0, used = 0;
  const int32_t first = y;
  const arcline_rect *rect = rects + *done, *end = rects + count;
  for (;;) {
    const arcline_span span = {rect->min_x, rect->max_x};
    const int32_t max_y = rect->max_y, width = span.max_x - span.min_x, room = (width + 7) & ~7;
    if (width > ARCLINE_NARROW || y != first + rows) break;
    // Mostly it is one row. Where several are alike there may not be room for all of them.
    while (rows < ARCLINE_NARROW_ROWS && used + room <= ARCLINE_NARROW_PIXELS) {
      group->spans[rows] = span;
      group->starts[rows++] = used;
      used += room;
      if (++y >= max_y) break;
    }
    if (y < max_y || ++rect == end) break;
    y = rect->min_y;
  }
  *done = rect - rects;
  int32_t low = INT32_MAX, high = INT32_MIN, widest = 0;
  for (int32_t i = 0; i < rows; i++) {
    const arcline_span span = group->spans[i];
    low = span.min_x < low ? span.min_x : low;
    high = span.max_x > high ? span.max_x : high;
    widest = span.max_x - span.min_x > widest ? span.max_x - span.min_x : widest;
  }
  group->count = rows;
  group->widest = widest;
  group->used = used;
  group->area = (arcline_rect){low, first, high, first + rows};
  return y;
}

/// Composes narrow rectangles and returns how many of the first ones there were.
TARGET static ptrdiff_t compose_narrow(
    const arcline_plan *plan, const arcline_target *target, const arcline_rect *rects,
    ptrdiff_t count, arcline_workspace *workspace) {
  arcline_workspace_reserve_narrow(workspace);
  arcline_workspace_reserve(workspace, ARCLINE_NARROW, (int32_t)plan->count * 3);
  ptrdiff_t done = 0;
  strips group;
  group.block = workspace->block;
  for (int32_t y = rects[0].min_y; done < count && is_narrow(rects + done);) {
    y = gather_strips(&group, rects, count, &done, y);
    finish_strips(plan, target, workspace, &group);
  }
  return done;
}

#pragma clang assume_nonnull end
