// Detects data races in shared memory, for kernels compiled with --enable-assertions. Part of grid.c.
//
// Every agent that reads or writes has a number and a clock: threads, bulk copies (one number for each that can be in
// progress) and the products of a warpgroup. A thread's knowledge is, for each number, the clock up to which the work
// of that agent happened before. Barriers, warp exchanges and completed copies pass knowledge on. If a thread accesses
// a word without knowing that an earlier access happened before, and one of the two is a write, that is a race, which
// ends the launch.
//
// Accesses to parts of a word are recorded for each of its bytes, so that threads may use parts side by side.
//
// The blocks of a cluster are watched together: the numbers of one block follow those of the other.
//
// Bulk copies and products see a thread's writes only after its fence. So knowledge has a second half: what is also
// visible to them.
//
// Copies of 16 bytes that a thread starts write until it has waited for their group. Knowledge of them comes last: for
// each thread, the number of groups that it has waited for, and how many of these are visible to bulk copies and products.

enum { PENDING = 64, GROUPS = 8, NOBODY = UINT32_MAX };

// The bytes of a word, one bit each: all of them; and whether a table has records of single bytes.
enum { BYTES = 4, WHOLE = 15, HAS_WRITES = 1, HAS_READS = 2 };

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

// Products of a thread: the number started, and that number at the end of each of the last groups.
typedef struct {
  uint32_t started, groups, at_end[GROUPS];
} Products;

typedef struct Watch {
  size_t bytes;
  int32_t ids, count, words, objects, readings; // totals of numbers and threads, then per block
  int32_t known;                                // entries of knowledge in use: the last are for copies of 16 bytes
  uint32_t *threads, *filling, *done, *copies; // knowledge: of threads, of barriers before and after a phase, of copies
  uint32_t *clocks, *noted;
  Reading pending[PENDING];
  Products *products;
  Written *written, *byte_written;
  const char **read_at, **byte_read_at;
  uint32_t *read, *byte_read;
  uint8_t *parts; // of each word, which of the tables of bytes it uses
  Sites sites;
} Watch;

static size_t knowledge_size(size_t ids, size_t threads) { return (ids + threads) * 2; }

static void forget_watch(Block *block, int32_t status) {
  Watch *watch = block->watch;
  if (!watch) return;
  if (!status) warn_of_conflicts(block, &watch->sites);
  for (int32_t i = 0; i < block->cluster->count; i++) block->cluster->blocks[i]->watch = NULL;
  munmap(watch, watch->bytes);
}

// Barriers that knowledge passes through: those of a block by number come first, then one for each 8 bytes of shared
// memory; those of the cluster and of the grid are the last. Without a watch there are none.
static int32_t named_object(const Block *block, int32_t number) {
  return block->watch ? block->rank * block->watch->objects + number : 0;
}

static int32_t barrier_object(const Block *block, const struct Barrier *barrier) {
  return named_object(block, NAMED + (int32_t)(((const char *)barrier - block->fibers->shared) / 8));
}

static int32_t cluster_object(const Cluster *cluster) {
  const Watch *watch = cluster->blocks[0]->watch;
  return watch ? cluster->count * watch->objects : 0;
}

static int32_t grid_object(const Cluster *cluster) { return cluster_object(cluster) + (cluster->blocks[0]->watch != NULL); }

// The number of a thread in its cluster, and of a bulk copy, a warpgroup and their knowledge.
static int32_t id_of(const Fiber *fiber) { return fiber->block->rank * fiber->block->count + fiber->number; }
static int32_t copy_slot(const Block *block, int32_t slot) { return block->rank * COPIES + slot; }
static int32_t group_of(const Fiber *fiber) {
  return fiber->block->rank * (fiber->block->count / 128 + 1) + fiber->number / 128;
}
static int32_t product_id(const Fiber *fiber) {
  return fiber->block->watch->count + fiber->block->cluster->count * COPIES + group_of(fiber);
}

// Starts to watch the block's shared memory, if there is memory for that. Only the pages of the tables that the block
// uses take memory.
void __tvm_ffi__grid_watch(Fiber *fiber, const int64_t *unused) {
  (void)unused;
  Block *block = fiber->block;
  if (block->watch) return;
  const Cluster *cluster = block->cluster;
  size_t blocks = (size_t)cluster->count, groups = blocks * ((size_t)block->count / 128 + 1);
  size_t threads = blocks * (size_t)block->count, copies = blocks * COPIES, ids = threads + copies + groups;
  size_t words = (size_t)(block->launch->shared + 3) / 4, objects = NAMED + (size_t)block->launch->shared / 8;
  size_t one = knowledge_size(ids, threads) * sizeof(uint32_t), all = blocks * objects + 2;
  size_t all_words = words * blocks;
  size_t tables = all_words * (1 + BYTES) * (sizeof(Written) + sizeof(char *) + ids * sizeof(uint32_t)) + all_words;
  tables += threads * sizeof(Products) + (copies + groups + 2) / 2 * 8;
  size_t bytes = rounded(sizeof(Watch) + (threads + 2 * all + copies) * one + tables, 4096);
  Watch *watch = mmap(NULL, bytes, 3, 0x4022, -1, 0);
  if (watch == (void *)-1) return;
  watch->bytes = bytes;
  watch->ids = (int32_t)ids;
  watch->count = (int32_t)threads;
  watch->known = watch->ids * 2;
  watch->words = (int32_t)words;
  watch->objects = (int32_t)objects;
  char *at = (char *)(watch + 1);
  watch->threads = (uint32_t *)(void *)at;
  watch->filling = (uint32_t *)(void *)(at += threads * one);
  watch->done = (uint32_t *)(void *)(at += all * one);
  watch->copies = (uint32_t *)(void *)(at += all * one);
  watch->written = (Written *)(void *)(at += copies * one);
  watch->byte_written = watch->written + all_words;
  watch->read_at = (const char **)(void *)(at += all_words * (1 + BYTES) * sizeof(Written));
  watch->byte_read_at = watch->read_at + all_words;
  watch->clocks = (uint32_t *)(void *)(at += all_words * (1 + BYTES) * sizeof(char *));
  watch->noted = watch->clocks + copies;
  watch->products = (Products *)(void *)(at += (copies + groups + 2) / 2 * 8);
  watch->read = (uint32_t *)(void *)(at + threads * sizeof(Products));
  watch->byte_read = watch->read + all_words * ids;
  watch->parts = (uint8_t *)(watch->byte_read + all_words * BYTES * ids);
  for (size_t i = 0; i < threads; i++) watch->threads[i * knowledge_size(ids, threads) + i] = 1;
  for (size_t i = 0; i < all_words; i++) watch->written[i].who = NOBODY;
  for (size_t i = 0; i < blocks; i++) cluster->blocks[i]->watch = watch;
}

static uint32_t *knowledge(const Watch *watch, uint32_t *table, int32_t index) {
  return table + (size_t)index * knowledge_size((size_t)watch->ids, (size_t)watch->count);
}

static uint32_t *known_by(const Fiber *fiber) {
  const Watch *watch = fiber->block->watch;
  return knowledge(watch, watch->threads, id_of(fiber));
}

static void learn(const Watch *watch, uint32_t *to, const uint32_t *from) {
  for (int32_t i = 0; i < watch->known; i++)
    if (to[i] < from[i]) to[i] = from[i];
}

// A thread passes its knowledge on, and advances its clock.
static void tell(const Fiber *fiber, int32_t object) {
  Watch *watch = fiber->block->watch;
  if (!watch) return;
  learn(watch, knowledge(watch, watch->filling, object), known_by(fiber));
  known_by(fiber)[id_of(fiber)]++;
}

static void end_phase(Watch *watch, int32_t object) {
  if (watch) learn(watch, knowledge(watch, watch->done, object), knowledge(watch, watch->filling, object));
}

static void hear(const Fiber *fiber, int32_t object) {
  Watch *watch = fiber->block->watch;
  if (watch) learn(watch, known_by(fiber), knowledge(watch, watch->done, object));
}

// Threads that met know everything that each of them knew. These are the threads of a range that are in a state and
// wait for the same.
static void meet(const Block *block, int32_t first, int32_t count, int32_t state, uint32_t mask) {
  const Watch *watch = block->watch;
  uint32_t *all = NULL;
  // Three rounds: the first collects all knowledge in one place, the second copies it back, and the third advances the
  // clocks. The rounds are separate so that no thread learns the advanced clock of another.
  for (int32_t round = 0; watch && round < 3; round++)
    for (int32_t i = first; i < first + count; i++) {
      const Fiber *fiber = block->fibers + i;
      if (fiber->state != state || (mask && fiber->mask != mask)) continue;
      uint32_t *own = known_by(fiber);
      if (!all) all = own;
      if (round == 2) own[id_of(fiber)]++;
      else if (own != all) learn(watch, round ? own : all, round ? all : own);
    }
}

// The entry of knowledge for a thread's copies of 16 bytes, which also is the number of the agent that writes.
static int32_t copies_of(const Fiber *fiber) { return fiber->block->watch->ids * 2 + id_of(fiber); }
static int32_t has_copies(const Watch *watch) { return watch->known > watch->ids * 2; }

// Makes a thread's writes visible to bulk copies and products.
void __tvm_ffi__grid_fence_async(Fiber *fiber, const int64_t *unused) {
  (void)unused;
  const Watch *watch = fiber->block->watch;
  if (!watch) return;
  uint32_t *known = known_by(fiber);
  known[watch->ids + id_of(fiber)] = known[id_of(fiber)];
  known[id_of(fiber)]++;
  if (has_copies(watch)) known[copies_of(fiber) + watch->count] = known[copies_of(fiber)];
}

static const char *shown(const char *place) { return place ? place : "unknown"; }

static int32_t race(Fiber *fiber, const char *what, const char *place, const char *other, const char *fix) {
  char text[384];
  snprintf(text, sizeof text, "%s (%.120s); %s at %.120s", what, shown(place), fix, shown(other));
  refuse(fiber, text, shown(place));
  return 0;
}

// Whether a thread knows that another one, or itself, has waited for a copy of 16 bytes.
static int32_t follows_copy(Fiber *fiber, const Written *last, int32_t is_fenced, const char *what, const char *place) {
  const Watch *watch = fiber->block->watch;
  const uint32_t *known = known_by(fiber);
  const uint32_t *of_copier = knowledge(watch, watch->threads, (int32_t)last->who - watch->ids * 2);
  if (of_copier[last->who] < last->clock)
    return race(fiber, what, place, last->place, "no wait_async() has waited for the copy that was started");
  if (known[last->who] < last->clock)
    return race(fiber, what, place, last->place, "no barrier follows the wait for the copy that another thread started");
  if (is_fenced && known[(int32_t)last->who + watch->count] < last->clock)
    return race(fiber, what, place, last->place, "no fence_async() and barrier follow the wait for the copy");
  return 1;
}

// Whether a thread knows that a write happened before. Products and bulk copies need more (`is_fenced`).
static int32_t follows(Fiber *fiber, const Written *last, int32_t is_fenced, const char *what, const char *place) {
  const Watch *watch = fiber->block->watch;
  const uint32_t *known = known_by(fiber);
  uint32_t own = (uint32_t)id_of(fiber);
  if (last->who == NOBODY || (last->who == own && !is_fenced)) return 1;
  if (last->who >= (uint32_t)watch->ids * 2) return follows_copy(fiber, last, is_fenced, what, place);
  if (last->who >= (uint32_t)watch->count) {
    if (known[last->who] >= last->clock) return 1;
    return race(fiber, what, place, last->place, "its thread has not waited for the bulk copy that was started");
  }
  if (last->who != own && known[last->who] < last->clock)
    return race(fiber, what, place, last->place, "no barrier orders it after the write of another thread");
  if (is_fenced && known[watch->ids + (int32_t)last->who] < last->clock)
    return race(fiber, what, place, last->place, "no fence_async() and barrier follow the write");
  return 1;
}

// Whether a thread knows that the last writes of bytes of a word happened before.
static int32_t follows_write(Fiber *fiber, int32_t word, uint32_t bytes, int32_t is_fenced, const char *what,
                             const char *place) {
  const Watch *watch = fiber->block->watch;
  if (!follows(fiber, watch->written + word, is_fenced, what, place)) return 0;
  for (int32_t i = 0; watch->parts[word] & HAS_WRITES && i < BYTES; i++)
    if (bytes >> i & 1 && !follows(fiber, watch->byte_written + (size_t)word * BYTES + i, is_fenced, what, place))
      return 0;
  return 1;
}

static int32_t follows_row(Fiber *fiber, const uint32_t *read, const char *at, const char *what, const char *place) {
  const Watch *watch = fiber->block->watch;
  const uint32_t *known = known_by(fiber);
  for (int32_t i = 0; i < watch->ids; i++)
    if (read[i] > known[i] && i != id_of(fiber))
      return race(fiber, what, place, at, "no barrier orders it after the read");
  return 1;
}

// Whether a thread knows that all reads of bytes of a word happened before.
static int32_t follows_reads(Fiber *fiber, int32_t word, uint32_t bytes, const char *what, const char *place) {
  const Watch *watch = fiber->block->watch;
  size_t ids = (size_t)watch->ids;
  if (!follows_row(fiber, watch->read + (size_t)word * ids, watch->read_at[word], what, place)) return 0;
  for (int32_t i = 0; watch->parts[word] & HAS_READS && i < BYTES; i++) {
    size_t byte = (size_t)word * BYTES + (size_t)i;
    if (bytes >> i & 1 && !follows_row(fiber, watch->byte_read + byte * ids, watch->byte_read_at[byte], what, place))
      return 0;
  }
  return 1;
}

// The words that a range of bytes of shared memory touches, up to `end`.
typedef struct {
  int32_t first, end;
} Range;

static Range words_of(const Fiber *fiber, const char *at, int64_t bytes) {
  const Cluster *cluster = fiber->block->cluster;
  int64_t all = fiber->block->watch->words;
  for (int32_t i = 0; i < cluster->count; i++) {
    int64_t offset = at - cluster->blocks[i]->fibers->shared, end = (offset + bytes + 3) / 4;
    if (offset < 0 || offset >= all * 4) continue;
    // A tile of a product that does not start at a multiple of 1024 bytes may seem to extend beyond the memory.
    return (Range){(int32_t)(i * all + offset / 4), (int32_t)(i * all + (end < all ? end : all))};
  }
  return (Range){0, 0};
}

// The bytes of a word that an access of so many bytes touches.
static uint32_t part_of_word(const char *at, int64_t bytes) {
  uint32_t part = bytes < BYTES ? ((1u << bytes) - 1) << ((uintptr_t)at & (BYTES - 1)) : WHOLE;
  return part > WHOLE ? WHOLE : part;
}

// Records that an agent (`id`, at a time of its clock) reads bytes of a word.
static void note_read(Watch *watch, int32_t word, uint32_t bytes, int32_t id, uint32_t clock, const char *place) {
  size_t ids = (size_t)watch->ids;
  if (bytes == WHOLE) {
    watch->read[(size_t)word * ids + (size_t)id] = clock;
    watch->read_at[word] = place;
    return;
  }
  watch->parts[word] |= HAS_READS;
  for (int32_t i = 0; i < BYTES; i++) {
    size_t byte = (size_t)word * BYTES + (size_t)i;
    if (!(bytes >> i & 1)) continue;
    watch->byte_read[byte * ids + (size_t)id] = clock;
    watch->byte_read_at[byte] = place;
  }
}

// Records a write of bytes of a word. That of a whole word takes the place of those of its bytes.
static void note_write(Watch *watch, int32_t word, uint32_t bytes, Written made) {
  Written *parts = watch->byte_written + (size_t)word * BYTES;
  if (bytes == WHOLE) watch->written[word] = made;
  if (bytes == WHOLE && !(watch->parts[word] & HAS_WRITES)) return;
  watch->parts[word] = (uint8_t)(bytes == WHOLE ? watch->parts[word] & ~HAS_WRITES : watch->parts[word] | HAS_WRITES);
  for (int32_t i = 0; i < BYTES; i++)
    if (bytes >> i & 1) parts[i] = bytes == WHOLE ? (Written){NOBODY, 0, NULL} : made;
}

// Whether no bulk copy to a tensor is still reading some of these bytes.
static int32_t is_unread(Fiber *fiber, const char *at, int64_t bytes, const char *what, const char *place) {
  const Watch *watch = fiber->block->watch;
  for (int32_t i = 0; i < watch->readings; i++) {
    const Reading *reading = watch->pending + i;
    if (at < reading->start + reading->bytes && reading->start < at + bytes)
      return race(fiber, what, place, reading->place, "nobody has waited for the bulk copy that was started");
  }
  return 1;
}

// A thread initialises or uses a barrier. To use it, the thread must know that it was initialised.
static int32_t watch_barrier(Fiber *fiber, const struct Barrier *barrier, int32_t is_init, const char *place) {
  Watch *watch = fiber->block->watch;
  if (!watch) return 1;
  int32_t word = words_of(fiber, (const char *)barrier, sizeof(Barrier)).first;
  if (!is_init) return follows_write(fiber, word, WHOLE, 0, "a thread uses a barrier that is being initialised", place);
  note_write(watch, word, WHOLE, (Written){(uint32_t)id_of(fiber), known_by(fiber)[id_of(fiber)], place});
  return 1;
}

static void watch_read(Fiber *fiber, const char *at, int64_t bytes, const char *place) {
  Watch *watch = fiber->block->watch;
  Range range = words_of(fiber, at, bytes);
  for (int32_t word = range.first; word < range.end; word++) {
    uint32_t part = part_of_word(at, bytes);
    if (!follows_write(fiber, word, part, 0, "a thread reads shared memory that is being written", place)) return;
    note_read(watch, word, part, id_of(fiber), known_by(fiber)[id_of(fiber)], place);
  }
}

// An agent writes on behalf of a thread.
static void watch_write_of(Fiber *fiber, const char *at, int64_t bytes, Written made, const char *what) {
  Watch *watch = fiber->block->watch;
  const char *place = made.place;
  if (!is_unread(fiber, at, bytes, what, place)) return;
  Range range = words_of(fiber, at, bytes);
  uint32_t part = part_of_word(at, bytes);
  for (int32_t word = range.first; word < range.end; word++) {
    if (!follows_write(fiber, word, part, 0, what, place) || !follows_reads(fiber, word, part, what, place)) return;
    note_write(watch, word, part, made);
  }
}

static void watch_write(Fiber *fiber, const char *at, int64_t bytes, const char *place) {
  Written made = {(uint32_t)id_of(fiber), known_by(fiber)[id_of(fiber)], place};
  watch_write_of(fiber, at, bytes, made, "a thread overwrites shared memory that is in use");
}

// Words: address, bytes. A thread reads.
void __tvm_ffi__grid_shared_read(Fiber *fiber, const int64_t *words) {
  Watch *watch = fiber->block->watch;
  const char *place = (const char *)words[2], *at = shared_bytes(fiber, (uint32_t)words[0], (uint64_t)words[1]);
  if (!watch || !at) return;
  note_access(fiber, &watch->sites, (uint32_t)(at - fiber->shared), words[1], 0, place);
  watch_read(fiber, at, words[1], place);
}

// Words: address, bytes. A thread writes.
void __tvm_ffi__grid_shared_write(Fiber *fiber, const int64_t *words) {
  Watch *watch = fiber->block->watch;
  const char *place = (const char *)words[2], *at = shared_bytes(fiber, (uint32_t)words[0], (uint64_t)words[1]);
  if (!watch || !at) return;
  note_access(fiber, &watch->sites, (uint32_t)(at - fiber->shared), words[1], 1, place);
  watch_write(fiber, at, words[1], place);
}

// Words: address, bytes. A thread starts a copy that writes until the thread has waited for the group.
void __tvm_ffi__grid_shared_copy(Fiber *fiber, const int64_t *words) {
  Watch *watch = fiber->block->watch;
  const char *place = (const char *)words[2], *at = shared_bytes(fiber, (uint32_t)words[0], (uint64_t)words[1]);
  if (!watch || !at) return;
  watch->known = (watch->ids + watch->count) * 2;
  note_access(fiber, &watch->sites, (uint32_t)(at - fiber->shared), words[1], 1, place);
  Written made = {(uint32_t)copies_of(fiber), (uint32_t)fiber->copied + 1, place};
  watch_write_of(fiber, at, words[1], made, "a copy overwrites shared memory that is in use");
}

void __tvm_ffi__grid_shared_copies_commit(Fiber *fiber, const int64_t *unused) {
  (void)unused;
  fiber->copied++;
}

// Words: number of groups that may still be in progress.
void __tvm_ffi__grid_shared_copies_wait(Fiber *fiber, const int64_t *words) {
  const Watch *watch = fiber->block->watch;
  int64_t ended = fiber->copied - words[0];
  if (watch && has_copies(watch) && ended > (int64_t)known_by(fiber)[copies_of(fiber)])
    known_by(fiber)[copies_of(fiber)] = (uint32_t)ended;
}

// A bulk copy into shared memory starts: it may write at any time from now on.
static int32_t watch_copy_in(Fiber *fiber, int32_t slot, const char *at, int64_t bytes, const char *place) {
  Watch *watch = fiber->block->watch;
  if (!watch) return 1;
  const char *what = "a bulk copy overwrites shared memory that is in use";
  if (!is_unread(fiber, at, bytes, what, place)) return 0;
  Range range = words_of(fiber, at, bytes);
  uint32_t who = (uint32_t)(watch->count + slot), clock = ++watch->clocks[slot];
  for (int32_t word = range.first; word < range.end; word++) {
    if (!follows_write(fiber, word, WHOLE, 0, what, place) || !follows_reads(fiber, word, WHOLE, what, place)) return 0;
    note_write(watch, word, WHOLE, (Written){who, clock, place});
  }
  uint32_t *copy = knowledge(watch, watch->copies, slot), *own = known_by(fiber);
  for (int32_t i = 0; i < watch->known; i++) copy[i] = own[i];
  copy[who] = clock;
  return 1;
}

// That copy reads shared memory until its barrier has counted its bytes.
static void watch_source(Fiber *fiber, int32_t slot, const char *at, int64_t bytes, const char *place) {
  Watch *watch = fiber->block->watch;
  if (!watch) return;
  Range range = words_of(fiber, at, bytes);
  for (int32_t word = range.first; word < range.end; word++) {
    if (!follows_write(fiber, word, WHOLE, 1, "a bulk copy reads shared memory that is being written", place)) return;
    note_read(watch, word, WHOLE, watch->count + slot, watch->clocks[slot], place);
  }
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
    if (!follows_write(fiber, word, WHOLE, 1, "a bulk copy reads shared memory that is being written", place)) return 0;
  if (watch->readings < PENDING)
    watch->pending[watch->readings++] = (Reading){at, bytes, id_of(fiber), fiber->group, place};
  return 1;
}

static void watch_wait(const Fiber *fiber, int64_t pending) {
  Watch *watch = fiber->block->watch;
  for (int32_t i = 0; watch && i < watch->readings;) {
    const Reading reading = watch->pending[i];
    if (reading.thread != id_of(fiber) || fiber->group - reading.group <= pending) {
      i++;
      continue;
    }
    Range range = words_of(fiber, reading.start, reading.bytes);
    for (int32_t word = range.first; word < range.end; word++)
      note_read(watch, word, WHOLE, id_of(fiber), known_by(fiber)[id_of(fiber)], reading.place);
    watch->pending[i] = watch->pending[--watch->readings];
  }
}

// A product reads bytes of shared memory. The first thread of the warpgroup records all of them. The others check that
// they know the last write in each 128 bytes.
static int32_t watch_factor(Fiber *fiber, const char *at, int64_t bytes, int32_t is_first, const char *place) {
  Watch *watch = fiber->block->watch;
  int32_t group = group_of(fiber), id = product_id(fiber);
  Range range = words_of(fiber, at, bytes);
  for (int32_t word = range.first; word < range.end; word += is_first ? 1 : 32) {
    if (!follows_write(fiber, word, WHOLE, 1, "a product reads shared memory that is being written", place)) return 0;
    if (is_first) note_read(watch, word, WHOLE, id, watch->noted[group], place);
  }
  return 1;
}

// Counts a product that a thread starts. Returns whether the thread is the first of its warpgroup to do so.
static int32_t count_product(Fiber *fiber) {
  Watch *watch = fiber->block->watch;
  uint32_t number = ++watch->products[id_of(fiber)].started, *noted = watch->noted + group_of(fiber);
  if (number <= *noted) return 0;
  *noted = number;
  return 1;
}

void __tvm_ffi__grid_products_commit(Fiber *fiber, const int64_t *unused) {
  (void)unused;
  if (!fiber->block->watch) return;
  Products *products = fiber->block->watch->products + id_of(fiber);
  products->at_end[products->groups++ % GROUPS] = products->started;
}

// Words: number of groups that may still be in progress. The products of the others are done, and the memory that they
// read may be overwritten.
void __tvm_ffi__grid_products_wait(Fiber *fiber, const int64_t *words) {
  const Watch *watch = fiber->block->watch;
  if (!watch) return;
  const Products *products = watch->products + id_of(fiber);
  uint32_t pending = (uint32_t)words[0];
  if (pending >= products->groups || pending >= GROUPS) return;
  uint32_t ended = products->at_end[(products->groups - 1 - pending) % GROUPS];
  known_by(fiber)[product_id(fiber)] = ended;
}
