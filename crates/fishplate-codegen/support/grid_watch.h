// Who may touch a word of shared memory, for kernels compiled with --enable-assertions. Part of grid.c.
//
// Everybody that reads or writes has a number and a clock: threads, bulk copies (one number for each that can be under
// way) and the products of a warpgroup. What a thread knows is, for each number, the clock up to which that one's work
// happened before. Barriers, exchanges of a warp and completed copies hand knowledge on. An access that its thread does
// not know to come after an earlier one of the same word, one of both a write, is a race, and ends the launch.
//
// Bulk copies and products see what a thread wrote only after its fence, so knowledge has a second half: what is
// also visible to them.

enum { PENDING = 64, GROUPS = 8, NOBODY = UINT32_MAX };

typedef struct {
  uint32_t who, clock;
  const char *place;
} Written;

// Shared memory that a bulk copy to a tensor reads until its thread has waited for it.
typedef struct {
  char *start;
  int64_t bytes;
  int32_t thread, group;
  const char *place;
} Reading;

// Products of a thread: how many it started, and how many there were at the end of each of the last groups.
typedef struct {
  uint32_t started, groups, at_end[GROUPS];
} Products;

typedef struct Watch {
  size_t bytes;
  int32_t ids, words, readings;
  uint32_t *threads, *filling, *done, *copies; // knowledge: of threads, of barriers before and after a phase, of copies
  uint32_t clocks[COPIES], noted[THREADS / 128 + 1];
  Reading pending[PENDING];
  Products products[THREADS];
  Written *written;
  const char **read_at;
  uint32_t *read;
  Sites sites;
} Watch;

static size_t knowledge_bytes(int32_t ids) { return (size_t)ids * 2 * sizeof(uint32_t); }

static void forget_watch(Block *block) {
  if (!block->watch) return;
  if (!block->failed) warn_of_conflicts(block, &block->watch->sites);
  munmap(block->watch, block->watch->bytes);
  block->watch = NULL;
}

// Barriers that knowledge passes through: those by number come first, then one for each 8 bytes of shared memory.
static int32_t barrier_object(const Block *block, const struct Barrier *barrier) {
  return NAMED + (int32_t)(((const char *)barrier - block->fibers->shared) / 8);
}

// Starts to watch the block's shared memory; without memory for that it is not watched. Only those pages of the tables
// take memory that the block comes to use.
void __tvm_ffi__grid_watch(Fiber *fiber, const int64_t *unused) {
  (void)unused;
  Block *block = fiber->block;
  if (block->watch) return;
  int32_t ids = block->count + COPIES + block->count / 128 + 1, words = (int32_t)(block->launch->shared + 3) / 4;
  size_t objects = NAMED + (size_t)block->launch->shared / 8;
  size_t one = knowledge_bytes(ids), count = (size_t)block->count + 2 * objects + COPIES;
  size_t tables = (size_t)words * (sizeof(Written) + sizeof(char *) + (size_t)ids * sizeof(uint32_t));
  size_t bytes = rounded(sizeof(Watch) + count * one + tables, 4096);
  Watch *watch = mmap(NULL, bytes, 3, 0x4022, -1, 0);
  if (watch == (void *)-1) return;
  watch->bytes = bytes;
  watch->ids = ids;
  watch->words = words;
  char *at = (char *)(watch + 1);
  watch->threads = (uint32_t *)(void *)at;
  watch->filling = (uint32_t *)(void *)(at += (size_t)block->count * one);
  watch->done = (uint32_t *)(void *)(at += objects * one);
  watch->copies = (uint32_t *)(void *)(at += objects * one);
  watch->written = (Written *)(void *)(at += COPIES * one);
  watch->read_at = (const char **)(void *)(at += (size_t)words * sizeof(Written));
  watch->read = (uint32_t *)(void *)(at + (size_t)words * sizeof(char *));
  for (int32_t i = 0; i < block->count; i++) watch->threads[(size_t)i * (size_t)ids * 2 + (size_t)i] = 1;
  for (int32_t i = 0; i < words; i++) watch->written[i].who = NOBODY;
  block->watch = watch;
}

static uint32_t *knowledge(const Watch *watch, uint32_t *table, int32_t index) {
  return table + (size_t)index * (size_t)watch->ids * 2;
}

static uint32_t *known_by(const Fiber *fiber) {
  const Watch *watch = fiber->block->watch;
  return knowledge(watch, watch->threads, fiber->number);
}

static void learn(const Watch *watch, uint32_t *to, const uint32_t *from) {
  for (int32_t i = 0; i < watch->ids * 2; i++)
    if (to[i] < from[i]) to[i] = from[i];
}

// A thread hands on what it knows, and what it does from now on is later.
static void tell(const Fiber *fiber, int32_t object) {
  Watch *watch = fiber->block->watch;
  if (!watch) return;
  learn(watch, knowledge(watch, watch->filling, object), known_by(fiber));
  known_by(fiber)[fiber->number]++;
}

static void end_phase(Watch *watch, int32_t object) {
  if (watch) learn(watch, knowledge(watch, watch->done, object), knowledge(watch, watch->filling, object));
}

static void hear(const Fiber *fiber, int32_t object) {
  Watch *watch = fiber->block->watch;
  if (watch) learn(watch, known_by(fiber), knowledge(watch, watch->done, object));
}

// Threads that met know all that each of them knew: those of some in a row that are in a state and wait for the same.
static void meet(const Block *block, int32_t first, int32_t count, int32_t state, uint32_t mask) {
  const Watch *watch = block->watch;
  uint32_t *all = NULL;
  // They gather in one place what they know, take it from there, and then go on to later times, each in a round of its
  // own: nobody knows of the later time of another.
  for (int32_t round = 0; watch && round < 3; round++)
    for (int32_t i = first; i < first + count; i++) {
      const Fiber *fiber = block->fibers + i;
      if (fiber->state != state || (mask && fiber->mask != mask)) continue;
      uint32_t *own = known_by(fiber);
      if (!all) all = own;
      if (round == 2) own[i]++;
      else if (own != all) learn(watch, round ? own : all, round ? all : own);
    }
}

// What a thread wrote becomes visible to bulk copies and products.
void __tvm_ffi__grid_fence_async(Fiber *fiber, const int64_t *unused) {
  (void)unused;
  const Watch *watch = fiber->block->watch;
  if (!watch) return;
  uint32_t *known = known_by(fiber);
  known[watch->ids + fiber->number] = known[fiber->number];
  known[fiber->number]++;
}

static const char *shown(const char *place) { return place ? place : "unknown"; }

static int32_t race(Fiber *fiber, const char *what, const char *place, const char *other, const char *fix) {
  char text[384];
  snprintf(text, sizeof text, "%s (%.120s); %s at %.120s", what, shown(place), fix, shown(other));
  refuse(fiber, text, shown(place));
  return 0;
}

// Whether a thread knows that the last write of a word came before. Products and bulk copies need more (`is_fenced`).
static int32_t follows_write(Fiber *fiber, int32_t word, int32_t is_fenced, const char *what, const char *place) {
  const Watch *watch = fiber->block->watch;
  const Written *last = watch->written + word;
  const uint32_t *known = known_by(fiber);
  if (last->who == NOBODY || (last->who == (uint32_t)fiber->number && !is_fenced)) return 1;
  if (last->who >= (uint32_t)fiber->block->count) {
    if (known[last->who] >= last->clock) return 1;
    return race(fiber, what, place, last->place, "its thread has not waited for the bulk copy that was started");
  }
  if (last->who != (uint32_t)fiber->number && known[last->who] < last->clock)
    return race(fiber, what, place, last->place, "no barrier orders it after the write of another thread");
  if (is_fenced && known[watch->ids + (int32_t)last->who] < last->clock)
    return race(fiber, what, place, last->place, "no fence_async() and barrier follow the write");
  return 1;
}

// Whether a thread knows that all reads of a word came before.
static int32_t follows_reads(Fiber *fiber, int32_t word, const char *what, const char *place) {
  const Watch *watch = fiber->block->watch;
  const uint32_t *known = known_by(fiber), *read = watch->read + (size_t)word * (size_t)watch->ids;
  for (int32_t i = 0; i < watch->ids; i++)
    if (read[i] > known[i] && i != fiber->number)
      return race(fiber, what, place, watch->read_at[word], "no barrier orders it after the read");
  return 1;
}

// The words that some bytes of shared memory touch, up to `end`.
typedef struct {
  int32_t first, end;
} Range;

static Range words_of(const Fiber *fiber, const char *at, int64_t bytes) {
  int64_t offset = at - fiber->shared, end = (offset + bytes + 3) / 4, all = fiber->block->watch->words;
  // A tile of a product that does not start at a multiple of 1024 bytes may seem to end behind the memory.
  return (Range){(int32_t)(offset / 4), (int32_t)(end < all ? end : all)};
}

// Notes that somebody (`id`, at a time of its clock) reads a word.
static void note_read(Watch *watch, int32_t word, int32_t id, uint32_t clock, const char *place) {
  watch->read[(size_t)word * (size_t)watch->ids + (size_t)id] = clock;
  watch->read_at[word] = place;
}

// Whether no bulk copy to a tensor still reads some of these bytes.
static int32_t is_unread(Fiber *fiber, const char *at, int64_t bytes, const char *what, const char *place) {
  const Watch *watch = fiber->block->watch;
  for (int32_t i = 0; i < watch->readings; i++) {
    const Reading *reading = watch->pending + i;
    if (at < reading->start + reading->bytes && reading->start < at + bytes)
      return race(fiber, what, place, reading->place, "nobody has waited for the bulk copy that was started");
  }
  return 1;
}

// A thread initialises a barrier, or uses one: it must know that it was initialised.
static int32_t watch_barrier(Fiber *fiber, const struct Barrier *barrier, int32_t is_init, const char *place) {
  Watch *watch = fiber->block->watch;
  if (!watch) return 1;
  int32_t word = words_of(fiber, (const char *)barrier, sizeof(Barrier)).first;
  if (!is_init) return follows_write(fiber, word, 0, "a thread uses a barrier that is being initialised", place);
  watch->written[word] = (Written){(uint32_t)fiber->number, known_by(fiber)[fiber->number], place};
  return 1;
}

// Address, bytes: a thread reads.
void __tvm_ffi__grid_shared_read(Fiber *fiber, const int64_t *words) {
  Watch *watch = fiber->block->watch;
  const char *place = (const char *)words[2], *at = shared_bytes(fiber, (uint32_t)words[0], (uint64_t)words[1]);
  if (!watch || !at) return;
  note_access(fiber, &watch->sites, (uint32_t)(at - fiber->shared), words[1], 0, place);
  Range range = words_of(fiber, at, words[1]);
  for (int32_t word = range.first; word < range.end; word++) {
    // Other threads may write the other parts of a word.
    int32_t is_part = words[1] < 4 && watch->written[word].who < (uint32_t)fiber->block->count;
    if (!is_part && !follows_write(fiber, word, 0, "a thread reads shared memory that is being written", place)) return;
    note_read(watch, word, fiber->number, known_by(fiber)[fiber->number], place);
  }
}

// Address, bytes: a thread writes.
void __tvm_ffi__grid_shared_write(Fiber *fiber, const int64_t *words) {
  Watch *watch = fiber->block->watch;
  const char *place = (const char *)words[2], *at = shared_bytes(fiber, (uint32_t)words[0], (uint64_t)words[1]);
  if (!watch || !at) return;
  note_access(fiber, &watch->sites, (uint32_t)(at - fiber->shared), words[1], 1, place);
  const char *what = "a thread overwrites shared memory that is in use";
  if (!is_unread(fiber, at, words[1], what, place)) return;
  Range range = words_of(fiber, at, words[1]);
  // Parts of one word that several threads write are theirs: only whole words are told apart.
  int32_t is_part = words[1] < 4;
  for (int32_t word = range.first; word < range.end; word++) {
    if (!is_part && (!follows_write(fiber, word, 0, what, place) || !follows_reads(fiber, word, what, place))) return;
    watch->written[word] = (Written){(uint32_t)fiber->number, known_by(fiber)[fiber->number], place};
  }
}

// A bulk copy into shared memory starts: it writes at any time from now on.
static int32_t watch_copy_in(Fiber *fiber, int32_t slot, const char *at, int64_t bytes, const char *place) {
  Watch *watch = fiber->block->watch;
  if (!watch) return 1;
  const char *what = "a bulk copy overwrites shared memory that is in use";
  if (!is_unread(fiber, at, bytes, what, place)) return 0;
  Range range = words_of(fiber, at, bytes);
  uint32_t who = (uint32_t)(fiber->block->count + slot), clock = ++watch->clocks[slot];
  for (int32_t word = range.first; word < range.end; word++) {
    if (!follows_write(fiber, word, 0, what, place) || !follows_reads(fiber, word, what, place)) return 0;
    watch->written[word] = (Written){who, clock, place};
  }
  uint32_t *copy = knowledge(watch, watch->copies, slot), *own = known_by(fiber);
  for (int32_t i = 0; i < watch->ids * 2; i++) copy[i] = own[i];
  copy[who] = clock;
  return 1;
}

static void watch_arrival(Block *block, int32_t slot, const struct Barrier *barrier) {
  Watch *watch = block->watch;
  if (!watch) return;
  learn(watch, knowledge(watch, watch->filling, barrier_object(block, barrier)), knowledge(watch, watch->copies, slot));
}

// A bulk copy to a tensor starts: it reads until its thread has waited for it.
static int32_t watch_copy_out(Fiber *fiber, char *at, int64_t bytes, const char *place) {
  Watch *watch = fiber->block->watch;
  if (!watch) return 1;
  Range range = words_of(fiber, at, bytes);
  for (int32_t word = range.first; word < range.end; word++)
    if (!follows_write(fiber, word, 1, "a bulk copy reads shared memory that is being written", place)) return 0;
  if (watch->readings < PENDING)
    watch->pending[watch->readings++] = (Reading){at, bytes, fiber->number, fiber->group, place};
  return 1;
}

static void watch_wait(const Fiber *fiber, int64_t pending) {
  Watch *watch = fiber->block->watch;
  for (int32_t i = 0; watch && i < watch->readings;) {
    const Reading reading = watch->pending[i];
    if (reading.thread != fiber->number || fiber->group - reading.group <= pending) {
      i++;
      continue;
    }
    Range range = words_of(fiber, reading.start, reading.bytes);
    for (int32_t word = range.first; word < range.end; word++)
      note_read(watch, word, fiber->number, known_by(fiber)[fiber->number], reading.place);
    watch->pending[i] = watch->pending[--watch->readings];
  }
}

// A product reads bytes of shared memory. The first thread of the warpgroup notes all of them; the others look whether
// they know of what was written last, in each 128 bytes.
static int32_t watch_factor(Fiber *fiber, const char *at, int64_t bytes, int32_t is_first, const char *place) {
  Watch *watch = fiber->block->watch;
  int32_t group = fiber->number / 128, id = fiber->block->count + COPIES + group;
  Range range = words_of(fiber, at, bytes);
  for (int32_t word = range.first; word < range.end; word += is_first ? 1 : 32) {
    if (!follows_write(fiber, word, 1, "a product reads shared memory that is being written", place)) return 0;
    if (is_first) note_read(watch, word, id, watch->noted[group], place);
  }
  return 1;
}

// Counts a product that a thread starts; whether it is the first of its warpgroup to do so.
static int32_t count_product(Fiber *fiber) {
  Watch *watch = fiber->block->watch;
  uint32_t number = ++watch->products[fiber->number].started, *noted = watch->noted + fiber->number / 128;
  if (number <= *noted) return 0;
  *noted = number;
  return 1;
}

void __tvm_ffi__grid_products_commit(Fiber *fiber, const int64_t *unused) {
  (void)unused;
  if (!fiber->block->watch) return;
  Products *products = fiber->block->watch->products + fiber->number;
  products->at_end[products->groups++ % GROUPS] = products->started;
}

// Groups that may still be under way: the products of the others are done, and what they read may be overwritten.
void __tvm_ffi__grid_products_wait(Fiber *fiber, const int64_t *words) {
  const Watch *watch = fiber->block->watch;
  if (!watch) return;
  const Products *products = watch->products + fiber->number;
  uint32_t pending = (uint32_t)words[0];
  if (pending >= products->groups || pending >= GROUPS) return;
  uint32_t ended = products->at_end[(products->groups - 1 - pending) % GROUPS];
  known_by(fiber)[fiber->block->count + COPIES + fiber->number / 128] = ended;
}
