// Work beside the threads of a block on Hopper GPUs, on the CPU: barriers in shared memory, bulk copies
// (`grid_bulk.h`) and products of warpgroups. Part of grid.c. Each function takes the fiber and 8-byte words: numbers
// that stand in the PTX, its operands in their order, where results go too, and last the place in the user's source.
//
// A copy is executed as late as a GPU may do it: when no thread can continue without it. Until then its target contains
// bytes that no program wants (NaNs), so a thread that does not wait computes nonsense.

// A barrier: 8 bytes of shared memory, as on a GPU.
typedef struct Barrier {
  uint16_t expected, pending; // arrivals per phase, and those still missing in this one
  uint32_t phase : 1;
  int32_t bytes : 31; // not yet brought by copies
} Barrier;
_Static_assert(sizeof(Barrier) == 8, "a barrier has 8 bytes of shared memory");

enum { POISON = 0xff };

#include "tensor_map.h"

// Creates a map for kernels on the CPU. Returns 0, or -1 with the error raised.
int32_t __tvm_ffi__grid_map(Map *map, const MapWords *words) {
  char why[256], text[320];
  if (find_map_fault(words, why, sizeof why)) {
    snprintf(text, sizeof text, "no tensor map can describe the tensor: %s", why);
    TVMFFIErrorSetRaisedFromCStr("ValueError", text);
    return -1;
  }
  map->address = words->address;
  map->rank = (uint8_t)words->rank;
  map->swizzle = (uint8_t)(words->swizzle / 16);
  for (int32_t i = 0; i < words->rank; i++) {
    map->extents[i] = words->extents[i];
    map->strides[i] = words->strides[i];
    map->box[i] = (uint16_t)words->sides[i];
  }
  return 0;
}

static void refuse(Fiber *fiber, const char *what, const char *place) {
  char text[384];
  Block *block = fiber->block;
  snprintf(text, sizeof text, "%s (thread %d, %s)", what, fiber->number, place);
  block->failed = 1;
  fail(block->launch, text);
  leave(fiber->jump, block);
}

// Returns the bytes of shared memory at an address; null if they are not all inside it.
static char *shared_bytes(Fiber *fiber, uint64_t address, uint64_t bytes) {
  uint64_t all = (uint64_t)fiber->block->launch->shared;
  return address <= all && bytes <= all - address ? fiber->shared + address : NULL;
}

#include "grid_banks.h"
#include "grid_watch.h"

// Returns the barrier at an address in a block's shared memory, which may be another block than the fiber's.
static Barrier *barrier_at(Fiber *fiber, const Block *block, int64_t address, const char *place) {
  if (!shared_bytes(fiber, (uint32_t)address, sizeof(Barrier)) || address % 8) {
    refuse(fiber, "a barrier must be 8 bytes of shared memory, at a multiple of 8", place);
    return NULL;
  }
  return (Barrier *)(void *)(block->fibers->shared + (uint32_t)address);
}

// Where the places of a barrier of a block are kept.
static Known *places_of(Block *block, const Barrier *barrier) {
  return block->known + ((const char *)barrier - block->fibers->shared) / 8 % KNOWN;
}

// Ends a phase that is complete, and resumes the threads that wait for it.
static void advance(Block *block, Barrier *barrier) {
  if (barrier->pending || barrier->bytes) return;
  Known *known = places_of(block, barrier);
  if (known->barrier == barrier) known->arrived = NULL;
  barrier->phase ^= 1;
  barrier->pending = barrier->expected;
  end_phase(block->watch, barrier_object(block, barrier));
  for (int32_t i = 0; i < block->count; i++) {
    Fiber *fiber = block->fibers + i;
    if (fiber->state == AT_PHASE && (Barrier *)(uintptr_t)fiber->value == barrier) enqueue(block, fiber);
  }
}

// Words: barrier, arrivals per phase.
void __tvm_ffi__grid_barrier_init(Fiber *fiber, int64_t *words) {
  const char *place = (const char *)words[2];
  Barrier *barrier = barrier_at(fiber, fiber->block, words[0], place);
  int32_t count = (int32_t)words[1];
  if (barrier && (count < 1 || count > UINT16_MAX)) refuse(fiber, "a barrier takes 1 to 65535 arrivals", place);
  if (!barrier) return;
  watch_barrier(fiber, barrier, 1, place);
  *barrier = (Barrier){(uint16_t)count, (uint16_t)count, 0, 0};
  *places_of(fiber->block, barrier) = (Known){barrier, place, NULL, 0, 0};
  fiber->block->has_barriers = fiber->block->is_unfenced = 1;
}

// Orders the accesses of a thread to memory that all blocks see.
void __tvm_ffi__grid_fence(Fiber *fiber, const int64_t *unused) {
  (void)fiber, (void)unused;
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
}

// Makes initialised barriers visible to bulk copies.
void __tvm_ffi__grid_fence_barriers(Fiber *fiber, const int64_t *unused) {
  (void)unused;
  fiber->block->is_unfenced = 0;
}

// Clears the shared memory, so that the next block has no barriers before it initialises them.
static void forget_barriers(Block *block) {
  char *shared = block->fibers->shared;
  for (int64_t i = 0; i < block->launch->shared; i++) shared[i] = 0;
  block->has_barriers = 0;
}

static void arrive(Fiber *fiber, Block *block, int64_t address, int32_t bytes, const char *place) {
  Barrier *barrier = barrier_at(fiber, block, address, place);
  if (!barrier) return;
  if (!barrier->expected) return refuse(fiber, "the barrier was not initialised", place);
  if (!watch_barrier(fiber, barrier, 0, place)) return;
  if (!barrier->pending) return refuse(fiber, "more arrivals than the barrier has in a phase", place);
  tell(fiber, barrier_object(block, barrier));
  Known *known = places_of(block, barrier);
  if (known->barrier == barrier) *known = (Known){barrier, known->made, place, fiber->number, fiber->block->rank};
  barrier->bytes += bytes;
  barrier->pending--;
  advance(block, barrier);
}

// Words: barrier.
void __tvm_ffi__grid_barrier_arrive(Fiber *fiber, int64_t *words) {
  arrive(fiber, fiber->block, words[0], 0, (const char *)words[1]);
}

// Words: barrier, number of bytes that copies will bring in this phase.
void __tvm_ffi__grid_barrier_expect(Fiber *fiber, int64_t *words) {
  arrive(fiber, fiber->block, words[0], (int32_t)words[1], (const char *)words[2]);
}

// Words: barrier, phase. Waits until the phase with this parity is over.
void __tvm_ffi__grid_barrier_wait(Fiber *fiber, int64_t *words) {
  const char *place = (const char *)words[2];
  Barrier *barrier = barrier_at(fiber, fiber->block, words[0], place);
  if (!barrier) return;
  if (!barrier->expected) return refuse(fiber, "the barrier was not initialised", place);
  if (!watch_barrier(fiber, barrier, 0, place)) return;
  fiber->value = (int64_t)(uintptr_t)barrier;
  fiber->lane = (int32_t)words[1] & 1;
  fiber->place = place;
  while (barrier->phase == (uint32_t)fiber->lane) {
    fiber->state = AT_PHASE;
    leave(fiber->jump, fiber->block);
  }
  hear(fiber, barrier_object(fiber->block, barrier));
}

// A warp arrives at a numbered barrier when all its threads have come: a GPU counts warps. When all warps have arrived, the
// threads that wait are resumed. Returns whether they were.
static int32_t arrive_as_warp(Block *block, int32_t number, int32_t warp) {
  uint32_t *count = &block->warps[number][warp].count;
  for (int32_t i = warp * WARP; i < block->count && i < (warp + 1) * WARP; i++)
    if (block->fibers[i].came[number] == *count) return 0;
  ++*count;
  if ((block->arrived[number] += WARP) < block->awaited[number]) return 0;
  block->arrived[number] = 0;
  end_phase(block->watch, named_object(block, number));
  for (int32_t i = 0; i < block->count; i++) {
    Fiber *other = block->fibers + i;
    if (other->state != AT_NAMED || other->lane != number) continue;
    if (other->came[number] <= block->warps[number][i / WARP].count) enqueue(block, other);
  }
  return 1;
}

// Arrives at a numbered barrier that expects a number of threads. Returns whether this thread has to wait.
static int32_t arrive_by_number(Fiber *fiber, int32_t number, int32_t threads, const char *place) {
  Block *block = fiber->block;
  if (number < 0 || number >= NAMED || threads < WARP || threads % WARP || threads >= block->count + WARP) {
    refuse(fiber, "a barrier by number is one of 0 to 15, for threads in multiples of 32 that the block has", place);
    return 0;
  }
  if (block->arrived[number] && block->awaited[number] != threads) {
    refuse(fiber, "threads at the same barrier by number expect another number of threads", place);
    return 0;
  }
  block->awaited[number] = threads;
  tell(fiber, named_object(block, number));
  fiber->came[number]++;
  block->warps[number][fiber->number / WARP].place = place;
  return !arrive_as_warp(block, number, fiber->number / WARP);
}

static int32_t is_same_text(const char *a, const char *b) {
  if (a == b || !a || !b) return a == b;
  while (*a && *a == *b) a++, b++;
  return *a == *b;
}

// Whether the threads of a warp that come to wait at a numbered barrier do so at one place, as on a GPU.
static int32_t waits_as_warp(Fiber *fiber, int32_t number, const char *place) {
  char text[320];
  const Block *block = fiber->block;
  int32_t first = fiber->number / WARP * WARP, is_one = number >= 0 && number < NAMED;
  for (int32_t i = first; is_one && i < first + WARP && i < block->count; i++) {
    const Fiber *other = block->fibers + i;
    if (other->state != AT_NAMED || other->lane != number || other->came[number] != fiber->came[number] + 1) continue;
    if (is_same_text(other->place, place)) continue;
    snprintf(text, sizeof text,
             "the threads of a warp wait together at a barrier by number, and thread %d does so at %.120s", i,
             other->place);
    refuse(fiber, text, place);
    return 0;
  }
  return 1;
}

// Words: number, threads.
void __tvm_ffi__grid_named_arrive(Fiber *fiber, const int64_t *words) {
  arrive_by_number(fiber, (int32_t)words[0], (int32_t)words[1], (const char *)words[2]);
}

// Words: number, threads. Arrives, and waits for the others.
void __tvm_ffi__grid_named_sync(Fiber *fiber, const int64_t *words) {
  fiber->place = (const char *)words[2];
  if (!waits_as_warp(fiber, (int32_t)words[0], fiber->place)) return;
  if (arrive_by_number(fiber, (int32_t)words[0], (int32_t)words[1], fiber->place)) {
    fiber->lane = (int32_t)words[0];
    fiber->state = AT_NAMED;
    leave(fiber->jump, fiber->block);
  }
  hear(fiber, named_object(fiber->block, (int32_t)words[0]));
}

typedef struct {
  int64_t seconds, nanoseconds;
} Time;
int clock_gettime(int clock, Time *time);

// Words: the result, in nanoseconds of the monotonic clock.
void __tvm_ffi__grid_clock(Fiber *fiber, int64_t *words) {
  Time now = {0, 0};
  (void)fiber;
  clock_gettime(1, &now);
  words[0] = now.seconds * 1000000000 + now.nanoseconds;
}

// An IEEE half as a float: the exponent moves by 112, and a number below the smallest normal one is so many steps of
// it.
static float float_of_half(uint32_t half) {
  union {
    uint32_t bits;
    float number;
  } made = {(half & 0x7fff) << 13};
  uint32_t exponent = half & 0x7c00;
  if (exponent == 0x7c00)
    made.bits |= 0x7f800000;
  else if (exponent)
    made.bits += 112u << 23;
  else
    made.number = (float)(half & 0x3ff) * 0x1p-24f;
  made.bits |= (half & 0x8000) << 16;
  return made.number;
}

#include "grid_bulk.h"

// Types of the elements of products, in the order of `_KINDS` in _warpgroup.py.
enum { BFLOAT16, FLOAT16, FLOAT8_E4M3, FLOAT8_E5M2, TFLOAT32, INT8, UINT8 };

static int32_t kind_bytes(int32_t kind) { return kind <= FLOAT16 ? 2 : kind == TFLOAT32 ? 4 : 1; }

// A factor of a product: its descriptor, whether the dimension that is summed over runs along the rows of shared memory
// (128 bytes, swizzled), the distance in bytes between panels of 128-byte rows, and the element type.
typedef struct {
  uint64_t descriptor;
  int64_t is_along, panel;
  int32_t kind;
} Factor;

// Whether a factor with this many lines, and steps along the sum, is inside the block's shared memory. A swizzle stays
// within 1024 bytes, all of which belong to the tile.
static int32_t is_inside(Fiber *fiber, const Factor *factor, int32_t lines, int32_t depth) {
  int32_t inner = (factor->is_along ? depth : lines) - 1, outer = (factor->is_along ? lines : depth) - 1;
  uint64_t start = (factor->descriptor & 0x3fff) << 4, down = (factor->descriptor >> 32 & 0x3fff) << 4;
  uint64_t panel = (uint64_t)(inner / (128 / kind_bytes(factor->kind)));
  uint64_t last = start + (uint64_t)(outer / 8) * down + panel * (uint64_t)factor->panel;
  return shared_bytes(fiber, last / 1024 * 1024, 1024) != NULL;
}

// Records the reads of a product for race detection: the lines of a factor, 128 bytes at a time.
static int32_t watch_lines(Fiber *fiber, const Factor *factor, int32_t lines, int32_t depth, int32_t is_first,
                           const char *place) {
  int32_t inner = factor->is_along ? depth : lines, outer = factor->is_along ? lines : depth;
  int32_t row = 128 / kind_bytes(factor->kind);
  for (int32_t panel = 0; panel * row < inner; panel++) {
    size_t start = ((factor->descriptor & 0x3fff) << 4) + (size_t)panel * (size_t)factor->panel;
    if (!watch_factor(fiber, fiber->shared + start, outer / 8 * 1024, is_first, place)) return 0;
  }
  return 1;
}

static const char *element_at(const Fiber *fiber, const Factor *factor, int32_t line, int32_t k) {
  int32_t bytes = kind_bytes(factor->kind), row = 128 / bytes;
  size_t start = (factor->descriptor & 0x3fff) << 4, down = (factor->descriptor >> 32 & 0x3fff) << 4;
  int32_t inner = factor->is_along ? k : line, outer = factor->is_along ? line : k;
  size_t offset = start + (size_t)(outer / 8) * down + (size_t)(outer % 8) * 128;
  offset += (size_t)(inner / row) * (size_t)factor->panel + (size_t)(inner % row * bytes);
  return swizzled(fiber->shared, offset, 8);
}

// Converts an 8-bit float with 4 or 5 exponent bits through the half that has the same bits shifted up. With 4 exponent
// bits, all ones are NaN, and the half is too small by a factor of 256.
static float float_of_byte(uint32_t byte, int32_t is_e5m2) {
  uint32_t rest = byte & 0x7f;
  if (is_e5m2) return float_of_half(byte << 8);
  if (rest == 0x7f) return float_of_half(0x7e00);
  return float_of_half((byte & 0x80) << 8 | rest << 7) * 256;
}

// Converts the bits of an element to a float. The last 13 bits of a 32-bit float are ignored in a product.
static float float_of(uint32_t bits, int32_t kind) {
  union {
    uint32_t bits;
    float number;
  } made = {kind == BFLOAT16 ? bits << 16 : bits & 0xffffe000u};
  return kind == FLOAT16                       ? float_of_half(bits)
         : kind == BFLOAT16 || kind == TFLOAT32 ? made.number
                                                : float_of_byte(bits, kind == FLOAT8_E5M2);
}

static float element(const Fiber *fiber, const Factor *factor, int32_t line, int32_t k) {
  const char *at = element_at(fiber, factor, line, k);
  int32_t bytes = kind_bytes(factor->kind);
  uint32_t bits = bytes == 2   ? *(const uint16_t *)(const void *)at
                  : bytes == 4 ? *(const uint32_t *)(const void *)at
                               : *(const uint8_t *)at;
  return float_of(bits, factor->kind);
}

static int32_t whole_element(const Fiber *fiber, const Factor *factor, int32_t line, int32_t k) {
  const char *at = element_at(fiber, factor, line, k);
  return factor->kind == INT8 ? *(const int8_t *)at : *(const uint8_t *)at;
}

// A number that sizes and types of a product most likely do not share with others.
static uint64_t sum_of(const int64_t *words, int32_t count) {
  uint64_t sum = 0;
  for (int32_t i = 0; i < count; i++) sum = sum * 1000003 + (uint64_t)words[i] + 1;
  return sum;
}

// Whether a product is the one that the first thread of the warpgroup started with this number.
static int32_t is_same_product(Fiber *fiber, const Started *own) {
  char text[320];
  Started *first = fiber->block->started[fiber->number / WARPGROUP] + fiber->products % STARTED;
  if (first->number < own->number) *first = *own;
  if (first->number != own->number) return 1;
  int32_t at[4];
  for (int32_t i = 0; i < 2; i++) {
    at[i] = (int32_t)(first->factors[i] & 0x3fff) << 4;
    at[i + 2] = (int32_t)(own->factors[i] & 0x3fff) << 4;
  }
  const char *why = "the threads of a warpgroup start one product, and thread";
  if (!is_same_text(first->place, own->place))
    snprintf(text, sizeof text, "%s %d starts another one at %.120s", why, first->thread, first->place);
  else if (first->sizes != own->sizes)
    snprintf(text, sizeof text, "%s %d multiplies tiles of other shapes here", why, first->thread);
  else if (first->factors[0] == own->factors[0] && first->factors[1] == own->factors[1])
    return 1;
  else if (!own->factors[0])
    snprintf(text, sizeof text, "%s %d multiplies by the tile at byte %d of shared memory, this one by that at byte %d", why,
             first->thread, at[1], at[3]);
  else
    snprintf(text, sizeof text,
             "%s %d multiplies the tiles at bytes %d and %d of shared memory, this one those at bytes %d and %d", why,
             first->thread, at[0], at[1], at[2], at[3]);
  refuse(fiber, text, own->place);
  return 0;
}

// Counts a product that a thread starts, which all threads of a warpgroup start. Returns whether the block has them, and
// whether the product is that of the other threads.
static int32_t start_product(Fiber *fiber, Started *product) {
  Block *block = fiber->block;
  if (fiber->number / WARPGROUP * WARPGROUP + WARPGROUP > block->count) {
    refuse(fiber, "a product needs all 128 threads of a warpgroup, and the block has fewer", product->place);
    return 0;
  }
  for (int32_t i = 0; !block->has_products && i < THREADS / WARPGROUP; i++)
    for (int32_t j = 0; j < STARTED; j++) block->started[i][j].number = 0;
  block->has_products = 1;
  product->number = ++fiber->products;
  product->thread = fiber->number;
  fiber->multiplied = product->place;
  return is_same_product(fiber, product);
}

// Whether a thread that has returned has started as many products as those of its warpgroup that returned before.
// Otherwise the launch fails.
static int32_t has_all_products(const Fiber *fiber) {
  char text[320];
  const Block *block = fiber->block;
  const Fiber *others = block->fibers + fiber->number / WARPGROUP * WARPGROUP;
  for (int32_t i = 0; block->has_products && i < WARPGROUP && others[0].number + i < block->count; i++) {
    const Fiber *less = others + i, *more = fiber;
    if (less->state != ENDED || less->products == more->products) continue;
    if (less->products > more->products) less = fiber, more = others + i;
    snprintf(text, sizeof text,
             "a product needs all 128 threads of a warpgroup: thread %d has returned after %d products, and thread %d "
             "after %d, the last at %.120s",
             less->number, less->products, more->number, more->products, more->multiplied);
    fail(block->launch, text);
    return 0;
  }
  return 1;
}

// Words: columns; steps of 32 bytes along the sum; for both factors their layout and element type; the thread's sums;
// the descriptors of both factors; and whether to add to the sums. Of every 8 columns, a thread has two in row 16 w + l
// / 4, and two in the row 8 below, where w is its warp in the warpgroup and l its lane.
void __tvm_ffi__grid_warpgroup_multiply(Fiber *fiber, int64_t *words) {
  int32_t columns = (int32_t)words[0];
  int64_t *sums = words + 8, *inputs = sums + columns / 2;
  Factor a = {(uint64_t)inputs[0], words[2], words[3], (int32_t)words[4]};
  Factor b = {(uint64_t)inputs[1], words[5], words[6], (int32_t)words[7]};
  int32_t depth = (int32_t)words[1] * 32 / kind_bytes(a.kind), adds = (int32_t)inputs[2];
  if (!is_inside(fiber, &a, 64, depth) || !is_inside(fiber, &b, columns, depth))
    return refuse(fiber, "a tile of a product must lie in shared memory", (const char *)inputs[3]);
  Started product = {{a.descriptor, b.descriptor}, sum_of(words, 8), (const char *)inputs[3], 0, 0};
  if (!start_product(fiber, &product)) return;
  if (fiber->block->watch) {
    int32_t is_first = count_product(fiber);
    if (!watch_lines(fiber, &a, 64, depth, is_first, (const char *)inputs[3])) return;
    if (!watch_lines(fiber, &b, columns, depth, is_first, (const char *)inputs[3])) return;
  }
  for (int32_t i = 0; i < columns / 2; i++) {
    int32_t row = fiber->number % 128 / WARP * 16 + fiber->number % WARP / 4 + i % 4 / 2 * 8;
    int32_t column = i / 4 * 8 + fiber->number % 4 * 2 + i % 2;
    if (a.kind >= INT8) {
      uint32_t *sum = (uint32_t *)(void *)(sums + i), total = adds ? *sum : 0;
      for (int32_t k = 0; k < depth; k++)
        total += (uint32_t)(whole_element(fiber, &a, row, k) * whole_element(fiber, &b, column, k));
      *sum = total;
      continue;
    }
    float *sum = (float *)(void *)(sums + i), total = adds ? *sum : 0;
    for (int32_t k = 0; k < depth; k++) total += element(fiber, &a, row, k) * element(fiber, &b, column, k);
    *sum = total;
  }
}

// Words: the result, and two elements, the first of which becomes the lower half.
void __tvm_ffi__grid_pack_pairs(Fiber *fiber, int64_t *words) {
  (void)fiber;
  *(uint32_t *)(void *)words = (uint32_t)*(const uint16_t *)(const void *)(words + 1) |
                               (uint32_t)*(const uint16_t *)(const void *)(words + 2) << 16;
}

// Words: the result, which is the size of the block's shared memory in bytes.
void __tvm_ffi__grid_shared_size(Fiber *fiber, int64_t *words) {
  *(uint32_t *)(void *)words = (uint32_t)fiber->block->launch->shared;
}

// Adds to the sums of a lane a product whose first factor the lanes of the warp hold: words of one, two or four
// elements, of which four lanes have a row. Two elements of 16 bits are laid out as sums are.
static void add_own_product(const Fiber *lanes, const Fiber *fiber) {
  int64_t *words = (int64_t *)(uintptr_t)fiber->value;
  int32_t columns = (int32_t)words[0], steps = (int32_t)words[1];
  int64_t *sums = words + 6, *inputs = sums + columns / 2;
  Factor b = {(uint64_t)inputs[steps * 4], words[2], words[3], (int32_t)words[4]};
  int32_t quad = fiber->number % WARP / 4 * 4, first = 6 + columns / 2, adds = (int32_t)inputs[steps * 4 + 1];
  int32_t kind = (int32_t)words[5], bytes = kind_bytes(kind), of_word = 4 / bytes, of_step = 8 * of_word;
  for (int32_t i = 0; i < columns / 2; i++) {
    int32_t column = i / 4 * 8 + fiber->number % 4 * 2 + i % 2;
    float *sum = (float *)(void *)(sums + i), total = adds ? *sum : 0;
    uint32_t *whole = (uint32_t *)(void *)(sums + i), count = adds ? *whole : 0;
    for (int32_t k = 0; k < steps * of_step; k++) {
      const int64_t *held = (const int64_t *)(uintptr_t)lanes[quad + k / of_word % 4].value + first;
      uint32_t word = (uint32_t)held[k / of_step * 4 + k % of_step / (4 * of_word) * 2 + i % 4 / 2];
      uint32_t bits = word >> k % of_word * 8 * bytes & (bytes == 4 ? UINT32_MAX : (1u << 8 * bytes) - 1);
      if (kind >= INT8)
        count += (uint32_t)((kind == INT8 ? (int8_t)bits : (int32_t)bits) * whole_element(fiber, &b, column, k));
      else
        total += float_of(bits, kind) * element(fiber, &b, column, k);
    }
    if (kind >= INT8) *whole = count;
    else *sum = total;
  }
}

// As `warpgroup_multiply`, but the words of the first factor stand in place of its descriptor, and the type of its elements
// behind how the second one lies.
void __tvm_ffi__grid_warpgroup_multiply_own(Fiber *fiber, int64_t *words) {
  int32_t columns = (int32_t)words[0], steps = (int32_t)words[1];
  int32_t depth = steps * 32 / kind_bytes((int32_t)words[4]);
  int64_t *inputs = words + 6 + columns / 2;
  Factor b = {(uint64_t)inputs[steps * 4], words[2], words[3], (int32_t)words[4]};
  if (!is_inside(fiber, &b, columns, depth))
    return refuse(fiber, "a tile of a product must lie in shared memory", (const char *)inputs[steps * 4 + 2]);
  Started product = {{0, b.descriptor}, sum_of(words, 6), (const char *)inputs[steps * 4 + 2], 0, 0};
  if (!start_product(fiber, &product)) return;
  if (fiber->block->watch) {
    int32_t is_first = count_product(fiber);
    if (!watch_lines(fiber, &b, columns, depth, is_first, (const char *)inputs[steps * 4 + 2])) return;
  }
  together(fiber, words, MULTIPLY_OWN, (const char *)inputs[steps * 4 + 2]);
}

// Writes a lane's elements of 8x8 matrices: those of row l / 4, or with `transpose` of column l / 4, where l is the
// lane's number. Lane 8 i + j provides the address of row j of matrix i.
static void write_matrices(const Fiber *lanes, const Fiber *fiber) {
  const int64_t *words = (const int64_t *)(uintptr_t)fiber->value;
  int32_t count = (int32_t)words[0], lane = fiber->number % WARP;
  for (int32_t i = 0; i < count * 2; i++) {
    int32_t own = lane / 4, pair = lane % 4 * 2 + i % 2;
    int32_t row = words[1] ? pair : own, column = words[1] ? own : pair;
    const int64_t *other = (const int64_t *)(uintptr_t)lanes[i / 2 * 8 + row].value;
    uint16_t *to = (uint16_t *)(void *)(fiber->shared + (uint32_t)other[2]);
    to[column] = (uint16_t)((uint32_t)words[3 + i / 2] >> i % 2 * 16);
  }
}

// Words: number of matrices, whether they are transposed, the address of a row in shared memory, and one word of each
// matrix.
void __tvm_ffi__grid_store_matrix(Fiber *fiber, int64_t *words) {
  const char *place = (const char *)words[3 + words[0]];
  int32_t is_row = fiber->number % WARP < words[0] * 8;
  if (is_row && (words[2] % 16 || !shared_bytes(fiber, (uint32_t)words[2], 16)))
    return refuse(fiber, "a row of a matrix must be 16 bytes of shared memory, at a multiple of 16", place);
  together(fiber, words, STORE_MATRIX, place);
  int64_t access[] = {words[2], 16, words[3 + words[0]]};
  if (is_row) __tvm_ffi__grid_shared_write(fiber, access);
}
