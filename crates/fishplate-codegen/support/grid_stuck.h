// The error of a launch whose threads wait for each other: who waits for what, where, and who never arrives. Part of
// grid.c.

enum { GROUPS_SHOWN = 6, RANGES_SHOWN = 4 };

// A text that is being written; what does not fit is left out.
typedef struct {
  char *text;
  size_t length, room;
} Out;

#define SAY(out, ...) grow(out, snprintf((out)->text + (out)->length, (out)->room - (out)->length, __VA_ARGS__))

static void grow(Out *out, int written) {
  size_t length = out->length + (written > 0 ? (size_t)written : 0);
  out->length = length < out->room ? length : out->room - 1;
}

// Whether two threads wait for the same at the same place, or have both returned.
static int32_t wait_alike(const Fiber *a, const Fiber *b) {
  if (a->state != b->state) return 0;
  if (a->state == ENDED) return 1;
  if (a->place != b->place) return 0;
  if (a->state == AT_PHASE) return a->value == b->value && a->lane == b->lane;
  if (a->state == AT_NAMED) return a->lane == b->lane;
  return a->state != IN_WARP || (a->mask == b->mask && a->number / WARP == b->number / WARP);
}

// Names the threads that wait like `first`, which is the first of them; how many there are.
static int32_t say_threads(Out *out, const Block *block, const Fiber *first) {
  int32_t ranges = 0, more = 0, total = 0, last = block->count;
  for (int32_t i = first->number; i < block->count; i++) total += wait_alike(first, block->fibers + i);
  SAY(out, total == 1 ? "thread" : "threads");
  for (int32_t i = first->number; i < block->count; i = last + 1) {
    last = i;
    if (!wait_alike(first, block->fibers + i)) continue;
    while (last + 1 < block->count && wait_alike(first, block->fibers + last + 1)) last++;
    if (++ranges > RANGES_SHOWN) more += last - i + 1;
    else if (last > i) SAY(out, "%s %d-%d", ranges > 1 ? "," : "", i, last);
    else SAY(out, "%s %d", ranges > 1 ? "," : "", i);
  }
  if (more) SAY(out, " and %d more", more);
  return total;
}

// Says what a barrier in shared memory is, what its phase lacks, and who was the last to arrive.
static void say_phase(Out *out, const Fiber *fiber) {
  Barrier *barrier = (Barrier *)(uintptr_t)fiber->value;
  const Known *known = places_of(fiber->block, barrier);
  SAY(out, " for phase %d of the barrier at byte %d of shared memory", fiber->lane,
      (int)((const char *)barrier - fiber->shared));
  if (known->barrier == barrier) SAY(out, ", made at %.120s", known->made);
  SAY(out, ", which misses %d of %d arrivals and %d bytes", barrier->pending, barrier->expected, barrier->bytes);
  if (barrier->bytes > 0) SAY(out, ", for which no copy was started");
  if (known->barrier != barrier) return;
  if (!known->arrived) {
    SAY(out, "; nobody has arrived in this phase");
    return;
  }
  SAY(out, "; the last to arrive was thread %d", known->thread);
  if (known->rank != fiber->block->rank) SAY(out, " of block %d", known->rank);
  SAY(out, " at %.120s", known->arrived);
}

// Says which lanes of a warp have not come to an exchange.
static void say_missing(Out *out, const Fiber *fiber) {
  const Fiber *lanes = fiber->block->fibers + fiber->number / WARP * WARP;
  int32_t missing = 0;
  for (int32_t i = 0; i < WARP && lanes[0].number + i < fiber->block->count; i++) {
    if (!(fiber->mask >> i & 1) || lanes[i].state == ENDED) continue;
    if (lanes[i].state == IN_WARP && lanes[i].mask == fiber->mask) continue;
    if (!missing++) SAY(out, ", to which thread %d has not come", lanes[i].number);
  }
  if (missing > 1) SAY(out, " nor %d more", missing - 1);
}

// Says which warp has come to a barrier by number in part. Such a warp has not arrived.
static void say_half(Out *out, const Block *block, int32_t number) {
  for (int32_t warp = 0; warp * WARP < block->count; warp++) {
    const Arrivals *made = block->warps[number] + warp;
    int32_t end = block->count < (warp + 1) * WARP ? block->count : (warp + 1) * WARP, here = end, missing = end;
    for (int32_t i = end - 1; i >= warp * WARP; i--)
      if (block->fibers[i].came[number] > made->count) here = i;
      else missing = i;
    if (here == end) continue;
    SAY(out, "; a warp arrives when all its threads come, but thread %d came without thread %d, at %.120s", here,
        missing, made->place);
    return;
  }
}

// A block of a cooperative launch that has returned.
static const Fiber *returned(const Together *together) {
  for (int32_t i = 0; i < together->count; i++)
    for (int32_t j = 0; j < together->clusters[i].count; j++)
      if (!together->clusters[i].blocks[j]->live) return together->clusters[i].blocks[j]->fibers;
  return NULL;
}

static void say_grid(Out *out, const Block *block) {
  const Together *all = block->cluster->together;
  const Fiber *gone = returned(all);
  SAY(out, " in sync_grid, where %d of %d blocks have arrived", all->arrived, all->blocks);
  if (gone)
    SAY(out, "; block (%d, %d, %d) has returned and never arrives", gone->ctaid[0], gone->ctaid[1], gone->ctaid[2]);
}

static void say_wait(Out *out, const Block *block, const Fiber *fiber) {
  const Cluster *cluster = block->cluster;
  int32_t number = fiber->lane, is_one = say_threads(out, block, fiber) == 1;
  if (fiber->state == ENDED) {
    SAY(out, is_one ? " has returned" : " have returned");
    return;
  }
  SAY(out, is_one ? " waits at %.120s" : " wait at %.120s", fiber->place ? fiber->place : "an unknown line");
  switch (fiber->state) {
    case AT_BARRIER: SAY(out, " in sync_threads, where %d of %d have arrived", block->waiting, block->live); break;
    case AT_PHASE: say_phase(out, fiber); break;
    case AT_CLUSTER:
      SAY(out, " in cluster_wait, where %d of %d threads have arrived", cluster->arrived, cluster->live);
      break;
    case AT_NAMED:
      SAY(out, " for the barrier with number %d, where %d of %d threads have arrived", number, block->arrived[number],
          block->awaited[number]);
      say_half(out, block, number);
      break;
    case AT_GRID: say_grid(out, block); break;
    default: SAY(out, " in an exchange of a warp"); say_missing(out, fiber);
  }
}

// Says what the threads of a block wait for, those that wait alike together.
static void say_block(Out *out, const Block *block) {
  int32_t groups = 0;
  if (block->cluster->count > 1) SAY(out, " block %d of the cluster:", block->rank);
  for (int32_t i = 0; i < block->count; i++) {
    int32_t is_new = 1;
    for (int32_t j = 0; is_new && j < i; j++) is_new = !wait_alike(block->fibers + j, block->fibers + i);
    if (!is_new || ++groups > GROUPS_SHOWN) continue;
    SAY(out, groups > 1 ? "; " : " ");
    say_wait(out, block, block->fibers + i);
  }
  if (groups > GROUPS_SHOWN) SAY(out, "; and %d more groups of threads", groups - GROUPS_SHOWN);
}

// Fails a launch none of whose threads can go on. The block with the most to say comes first, then those of its cluster.
static int32_t stuck(const Block *block) {
  char text[2048];
  const Cluster *cluster = block->cluster;
  Out out = {text, 0, sizeof text};
  SAY(&out, "its threads wait for each other:");
  say_block(&out, block);
  for (int32_t i = 0; i < cluster->count; i++) {
    const Block *other = cluster->blocks[i];
    if (other == block) continue;
    SAY(&out, ";");
    if (other->live) say_block(&out, other);
    else SAY(&out, " block %d of the cluster has returned", other->rank);
  }
  return fail(block->launch, text);
}
