// Memory for the blocks of a launch. Part of grid.c.

// Areas of memory: a block with its fibers, its shared memory, and the stacks. A guard page lies below each stack: a
// thread that overflows its stack ends the process instead of changing memory of others. A few areas are kept,
// including their guards, for launches with stacks of the same size.
typedef struct {
  size_t bytes, stride; // total size, and distance between stacks
  int32_t count, protected;
} Area;
static Area *spare[SPARE];
static uint32_t oldest;
static int32_t protected;

static size_t page(void) {
  static size_t bytes;
  size_t known = __atomic_load_n(&bytes, __ATOMIC_RELAXED);
  if (known) return known;
  long size = sysconf(PAGE_SIZE);
  known = size > 0 ? (size_t)size : 4096;
  __atomic_store_n(&bytes, known, __ATOMIC_RELAXED);
  return known;
}

static size_t rounded(size_t bytes, size_t to) { return (bytes + to - 1) / to * to; }

// The offsets of the shared memory and the stacks, which are the same in all areas.
static size_t shared_at(void) { return rounded(128 + sizeof(Block) + THREADS * sizeof(Fiber), page()); }
static size_t stacks_at(void) { return shared_at() + rounded(SHARED, page()); }

static void unmap(Area *area) {
  if (area->protected) __atomic_fetch_sub(&protected, area->protected, __ATOMIC_RELAXED);
  munmap(area, area->bytes);
}

// Older kernels support guards only as separate mappings. There are not enough mappings for all stacks of a large
// machine, and a process that runs out of them cannot continue. Further stacks have no guard.
static void guard(Area *area, char *stack) {
  if (madvise(stack, page(), GUARD_INSTALL) == 0) return;
  if (__atomic_fetch_add(&protected, 1, __ATOMIC_RELAXED) < MAX_PROTECTED && mprotect(stack, page(), 0) == 0)
    area->protected++;
  else
    __atomic_fetch_sub(&protected, 1, __ATOMIC_RELAXED);
}

static void give_area(Area *area) {
  if (area->bytes > SPARE_BYTES) return unmap(area);
  for (int i = 0; i < SPARE; i++) {
    Area *none = NULL;
    if (__atomic_compare_exchange_n(spare + i, &none, area, 0, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED)) return;
  }
  uint32_t next = __atomic_fetch_add(&oldest, 1, __ATOMIC_RELAXED) % SPARE;
  area = __atomic_exchange_n(spare + next, area, __ATOMIC_ACQ_REL);
  if (area) unmap(area);
}

static void *take_area(size_t stride, int32_t count) {
  for (int i = 0; i < SPARE; i++) {
    Area *none = NULL, *found = __atomic_exchange_n(spare + i, NULL, __ATOMIC_ACQ_REL);
    if (!found) continue;
    if (found->stride == stride && found->count >= count) return found;
    // Returned for others, unless the place was taken meanwhile.
    if (!__atomic_compare_exchange_n(spare + i, &none, found, 0, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED)) unmap(found);
  }
  // Readable, writable, private, anonymous, and without reserving memory.
  size_t bytes = stacks_at() + (size_t)count * stride;
  Area *made = mmap(NULL, bytes, 3, 0x4022, -1, 0);
  if (made == (void *)-1) return NULL;
  *made = (Area){bytes, stride, count, 0};
  for (int32_t i = 0; i < count; i++) guard(made, (char *)made + stacks_at() + (size_t)i * stride);
  return made;
}
