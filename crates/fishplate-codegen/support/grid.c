// Kernels on the CPU: runs the blocks of a grid on the threads of `parallel.c`. `support/generate` turns
// this file into grid.mlir, which an exported object copies; code in this process calls the object that the
// engine has linked in.
//
// A kernel without barriers is a plain loop over threads. Where the threads of a block wait for each other, each is a
// fiber with its own stack above a guard page. All fibers of a block run on one CPU thread, in order, and the barrier
// or shuffle that a fiber waits for decides which one runs next. A fiber is created once per range of blocks, and runs
// the same thread of each block. The blocks of a cluster run together on one CPU thread, and so do all blocks of a
// cooperative launch. A fiber starts by `setcontext`; after that, `_setjmp` and `_longjmp` switch between fibers, which
// saves neither signals nor floats. Barriers do not wait for threads that have returned.

#include <stddef.h>
#include <stdint.h>

#include "functions.h"

enum {
  THREADS = 1024,          // per block
  SHARED = 227 * 1024,     // bytes, as on the largest GPUs
  WARP = 32,
  WARPGROUP = 128,         // threads
  GRAIN = 4096,            // threads that are worth a thread of the processor
  SPARE = 32,              // areas that are kept for the next launch
  SPARE_BYTES = 96 << 20,  // of one: the largest block, without large arrays of its threads' own
  STEP = 16 * 1024,        // stacks are so many bytes longer than others, or as long: few sizes, many areas that fit
  PAGE_SIZE = 30,          // of sysconf
  GUARD_INSTALL = 102,     // of madvise, since Linux 6.13
  MAX_PROTECTED = 8192,    // guards that are mappings of their own, of which a process has 65530
  COPIES = 64,             // bulk copies that a block has started
  CLUSTER = 16,            // blocks of one
  BLOCK_AT = 64,           // where a block lies in its area
  TOGETHER = 65536,        // threads of a cooperative launch, which all have a stack at the same time
  READY = 0, AT_BARRIER, IN_WARP, AT_PHASE, AT_NAMED, AT_CLUSTER, AT_GRID, ENDED,
  NAMED = 16,              // barriers that a block has by number
  KNOWN = 64,              // barriers in shared memory of which a block knows the places in the source
  STARTED = 64,            // products of a warpgroup that are kept for its other threads
  FROM = 0, UP, DOWN, XOR, VOTE, MULTIPLY, MATRIX, MULTIPLY_OWN, STORE_MATRIX, // what a lane asks the others of its warp
};

// A launch, as the host function writes it. The values that the kernel captures follow it.
typedef struct Grid {
  int64_t grid[3], block[3], shared;
  void *stream;
  const char *kernel;
  int64_t stack;
  int32_t cluster[3], is_cooperative; // sides of a cluster, zeros for none; whether all blocks run together
} Grid;

typedef int32_t (*Blocks)(void *launch, int64_t begin, int64_t end);

// The start of glibc's `ucontext_t`, which is the same on every processor, and room for the rest.
typedef struct {
  unsigned long flags;
  void *link, *stack;
  int stack_flags;
  size_t stack_bytes;
  char rest[8192];
} Context;

struct Block;
struct Watch;

// The fields that a kernel reads come first: the position of its thread, the sizes, shared memory.
typedef struct Fiber {
  int32_t tid[3], ctaid[3], ntid[3], nctaid[3];
  char *shared;
  struct Block *block;
  char *stack;
  int32_t number, state, is_started;
  uint32_t mask;         // lanes that it waits for
  int32_t mode, lane;    // the operation, and its lane argument
  int64_t value, answer; // its value and its result; or the barrier in shared memory that it waits for
  const char *place;     // source location of what it waits for
  int32_t group;         // number of groups of its bulk copies to tensors
  int32_t has_arrived;   // at the barrier of the cluster, in the phase `met`
  uint32_t met;
  int32_t copied;        // number of groups of its copies of 16 bytes
  uint32_t came[NAMED];  // to barriers by number: how often
  int32_t products;       // of its warpgroup that it has started
  const char *multiplied; // source location of the last one
  int64_t jump[64];      // at least as large as the C library's `jmp_buf`
#ifdef __SANITIZE_THREAD__
  void *watched;
#endif
} Fiber;

typedef int32_t (*Thread)(void *launch, void *fiber);

// How bulk copies see a tensor: the innermost dimension first, strides in bytes. As large as the driver's.
typedef struct Map {
  char *address;
  int64_t extents[5], strides[5]; // the first stride is the size of an element
  uint16_t box[5];
  uint8_t rank, swizzle; // 16-byte chunks that change places: 0, 2, 4 or 8
} Map;
_Static_assert(sizeof(Map) <= 128, "MAP_BYTES in tensor_map.rs of fishplate-lang");

// A bulk copy that was started: a box of a tensor, where it starts, its shared memory.
typedef struct {
  const Map *map;
  Map own; // of bytes without a tensor map
  char *shared;
  struct Barrier *barrier; // counts the bytes that arrive
  int32_t at[5], thread, group, is_store, slot;
  int32_t reduces, type; // how, and elements of which type; 0 for a plain copy
} Copy;

// Clusters that run together on one thread of the processor, in turns: a block goes on when no thread of another can.
// In a cooperative launch these are all clusters of the grid, otherwise it is one.
typedef struct Together {
  struct Cluster *clusters;
  int32_t count, blocks, arrived; // clusters, blocks, and the blocks that are at the barrier of the grid
} Together;

// Blocks that reach each other's shared memory; a block alone is a cluster of one.
typedef struct Cluster {
  Together *together;
  struct Block *blocks[CLUSTER];
  int32_t count, live, arrived; // blocks, live threads, and threads at the cluster's barrier
  uint32_t phase;               // of that barrier
} Cluster;

// The source locations of a barrier in shared memory, for errors: its address, where it was initialised, and the last
// arrival of this phase, by a thread of a block of the cluster.
typedef struct {
  const struct Barrier *barrier;
  const char *made, *arrived;
  int32_t thread, rank;
} Known;

// How often a warp has arrived at a barrier by number, and where its last thread to come did so.
typedef struct {
  uint32_t count;
  const char *place;
} Arrivals;

// A product that a warpgroup has started, as its first thread did: its descriptors (0 for a factor in registers), a sum of
// its sizes and types, and where it is in the source.
typedef struct {
  uint64_t factors[2], sizes;
  const char *place;
  int32_t number, thread;
} Started;

typedef struct Block {
  Grid *launch;
  Cluster *cluster;
  int32_t rank; // in the cluster
  Thread run;
  Fiber *fibers;
  size_t stack; // usable bytes of a fiber's stack
  int32_t count, live, waiting, failed;
  int32_t at_grid; // threads that wait at the barrier of the grid
  int32_t queue[THREADS], first, queued; // fibers that can go on, in their order
  Copy copies[COPIES];
  int32_t first_copy, copying, has_barriers, is_unfenced; // whether a barrier was initialised without a fence since
  int32_t has_products;                                   // of warpgroups
  struct Watch *watch; // race detector for shared memory; null unless the kernel enables it
  int32_t arrived[NAMED], awaited[NAMED]; // at numbered barriers: threads that have arrived, and those required
  Arrivals warps[NAMED][THREADS / WARP];
  Started started[THREADS / WARPGROUP][STARTED];
  Known known[KNOWN];                     // by address; a later barrier takes the place of another
  int64_t main[64];
#ifdef __SANITIZE_THREAD__
  void *watched;
#endif
} Block;

// The state for running a range of blocks.
typedef struct {
  Thread run;
  Grid *launch;
} Job;

void TVMFFIErrorSetRaisedFromCStr(const char *kind, const char *message);
int snprintf(char *out, size_t room, const char *format, ...);
void *mmap(void *address, size_t bytes, int protection, int flags, int file, long offset);
int munmap(void *address, size_t bytes);
long write(int file, const void *bytes, size_t count);
int mprotect(void *address, size_t bytes, int protection);
int madvise(void *address, size_t bytes, int advice);
long sysconf(int name);
int getcontext(Context *context);
int setcontext(const Context *context);
void makecontext(Context *context, void (*run)(void), int count, ...);
int _setjmp(void *jump) __attribute__((returns_twice));
void _longjmp(void *jump, int value) __attribute__((noreturn));

// ThreadSanitizer identifies a thread by its stack, and is told when that changes (tests/tsan_support).
#ifdef __SANITIZE_THREAD__
void *__tsan_get_current_fiber(void);
void *__tsan_create_fiber(unsigned flags);
void __tsan_destroy_fiber(void *fiber);
void __tsan_switch_to_fiber(void *fiber, unsigned flags);
#define WATCHED(statement) statement
#else
#define WATCHED(statement)
#endif

static int32_t fail(const Grid *launch, const char *why) {
  char text[2304];
  snprintf(text, sizeof text, "the launch of `%.200s` failed: %s", launch->kernel, why);
  TVMFFIErrorSetRaisedFromCStr("RuntimeError", text);
  return -1;
}

#include "grid_areas.h"

static void enqueue(Block *block, Fiber *fiber) {
  fiber->state = READY;
  block->queue[(block->first + block->queued++) % THREADS] = fiber->number;
}

static void enter(unsigned high, unsigned low);

// Continues with another fiber or, if none can continue, with the block's caller. Only the address is needed
// afterwards: in exported code, the compiler does not know that `_setjmp` returns twice.
__attribute__((noinline)) static void leave(int64_t *jump, Block *block) {
  if (_setjmp(jump)) return;
  if (block->queued == 0 || block->failed) {
    WATCHED(__tsan_switch_to_fiber(block->watched, 0);)
    _longjmp(block->main, 1);
  }
  Fiber *next = block->fibers + block->queue[block->first];
  block->first = (block->first + 1) % THREADS;
  block->queued--;
  WATCHED(if (!next->watched) next->watched = __tsan_create_fiber(0);)
  WATCHED(__tsan_switch_to_fiber(next->watched, 0);)
  if (next->is_started) _longjmp(next->jump, 1);
  next->is_started = 1;
  // The lower end of a stack that is not in use yet.
  Context *context = (Context *)next->stack;
  getcontext(context);
  context->link = NULL;
  context->stack = next->stack + sizeof(Context);
  context->stack_bytes = block->stack - sizeof(Context);
  uint64_t address = (uint64_t)(uintptr_t)next;
  makecontext(context, (void (*)(void))enter, 2, (unsigned)(address >> 32), (unsigned)address);
  setcontext(context);
}

static void meet(const Block *block, int32_t first, int32_t count, int32_t state, uint32_t mask);

static void open_barrier(Block *block) {
  block->waiting = 0;
  meet(block, 0, block->count, AT_BARRIER, 0);
  for (int32_t i = 0; i < block->count; i++)
    if (block->fibers[i].state == AT_BARRIER) enqueue(block, block->fibers + i);
}

// A lane's part of a product: words of the factors, floats of the sum, and the element type of the factors.
typedef struct Product {
  uint32_t a[4], b[2];
  float sum[4];
  int32_t kind;
} Product;

// The row that a lane provides, and its result: two elements of each matrix.
typedef struct Matrix {
  const char *row;
  int32_t count, transpose;
  uint32_t words[4];
} Matrix;

static int32_t kind_bytes(int32_t kind);
static float float_of(uint32_t bits, int32_t kind);

static float part_of(uint32_t word, int32_t index, int32_t kind) {
  int32_t bits = 8 * kind_bytes(kind);
  return float_of(word >> bits * index & ((1u << bits) - 1), kind);
}

// Adds to the sums of a lane. A lane with the number 4 r + c has rows r and r + 8 and columns 2 c and 2 c + 1 of the
// sum. It holds the same rows of the first factor, and column r of the second. Of both it holds the elements in bytes 4
// c to 4 c + 3, and those 16 bytes further on.
static void add_product(const Fiber *lanes, const Fiber *fiber) {
  int32_t row = fiber->number % WARP / 4, column = fiber->number % 4 * 2;
  Product *own = (Product *)(uintptr_t)fiber->value;
  int32_t kind = own->kind, held = 4 / kind_bytes(kind); // elements per word
  for (int32_t i = 0; i < 4; i++) {
    float sum = own->sum[i];
    for (int32_t k = 0; k < 8 * held; k++) {
      int32_t lane = k / held % 4, further = k / held / 4;
      const Product *a = (const Product *)(uintptr_t)lanes[row * 4 + lane].value;
      const Product *b = (const Product *)(uintptr_t)lanes[(column + i % 2) * 4 + lane].value;
      sum += part_of(a->a[i / 2 + further * 2], k % held, kind) * part_of(b->b[further], k % held, kind);
    }
    own->sum[i] = sum;
  }
}

static void read_matrices(const Fiber *lanes, const Fiber *fiber) {
  Matrix *own = (Matrix *)(uintptr_t)fiber->value;
  int32_t lane = fiber->number % WARP;
  for (int32_t i = 0; i < own->count; i++) {
    uint32_t word = 0;
    for (int32_t half = 0; half < 2; half++) {
      int32_t row = own->transpose ? lane % 4 * 2 + half : lane / 4;
      int32_t column = own->transpose ? lane / 4 : lane % 4 * 2 + half;
      const Matrix *other = (const Matrix *)(uintptr_t)lanes[i * 8 + row].value;
      word |= (uint32_t)((const uint16_t *)other->row)[column] << 16 * half;
    }
    own->words[i] = word;
  }
}

static void add_own_product(const Fiber *lanes, const Fiber *fiber);
static void write_matrices(const Fiber *lanes, const Fiber *fiber);

// The result for a lane. A vote gives one bit for each lane whose value is not 0. A shuffle gives the value of another
// lane: the one with the given number, the one that many below or above, or the one whose number differs in the given
// bits. If that lane is missing, it gives the lane's own value.
static int64_t answer(const Fiber *lanes, uint32_t here, const Fiber *fiber) {
  // A GPU uses five bits of a lane number.
  int32_t own = fiber->number % WARP, lane = fiber->lane & (WARP - 1);
  if (fiber->mode >= MULTIPLY) {
    // All lanes must take part, as on a GPU.
    if (here == UINT32_MAX) {
      if (fiber->mode == MULTIPLY) add_product(lanes, fiber);
      else if (fiber->mode == MATRIX) read_matrices(lanes, fiber);
      else if (fiber->mode == MULTIPLY_OWN) add_own_product(lanes, fiber);
      else write_matrices(lanes, fiber);
    }
    return here == UINT32_MAX;
  }
  if (fiber->mode == VOTE) {
    int64_t bits = 0;
    for (int32_t i = 0; i < WARP; i++)
      if (here >> i & 1 && lanes[i].value) bits |= 1ll << i;
    return bits;
  }
  int32_t from = fiber->mode == FROM ? lane
                 : fiber->mode == UP ? own - lane
                 : fiber->mode == DOWN ? own + lane
                                       : own ^ lane;
  return from >= 0 && from < WARP && here >> from & 1 ? lanes[from].value : fiber->value;
}

// Resumes the lanes of a warp that wait for the same lanes, if all of these that have not ended are here.
static void open_warp(Block *block, int32_t warp, uint32_t mask) {
  Fiber *lanes = block->fibers + warp * WARP;
  int32_t count = block->count - warp * WARP;
  uint32_t here = 0;
  for (int32_t i = 0; i < WARP && i < count; i++) {
    if (!(mask >> i & 1) || lanes[i].state == ENDED) continue;
    if (lanes[i].state != IN_WARP || lanes[i].mask != mask) return;
    here |= 1u << i;
  }
  meet(block, warp * WARP, count < WARP ? count : WARP, IN_WARP, mask);
  for (int32_t i = 0; i < WARP; i++)
    if (here >> i & 1) lanes[i].answer = answer(lanes, here, lanes + i);
  for (int32_t i = 0; i < WARP; i++)
    if (here >> i & 1) enqueue(block, lanes + i);
}

static void leave_cluster(Fiber *fiber);
static void arrive_at_grid(Block *block);
static int32_t has_all_products(const Fiber *fiber);

static void enter(unsigned high, unsigned low) {
  Fiber *fiber = (Fiber *)(uintptr_t)((uint64_t)high << 32 | low);
  Block *block = fiber->block;
  for (;;) {
    if (block->run(block->launch, fiber)) block->failed = 1;
    fiber->state = ENDED;
    if (!block->failed && !has_all_products(fiber)) block->failed = 1;
    block->live--;
    leave_cluster(fiber);
    if (block->waiting && block->waiting == block->live) open_barrier(block);
    arrive_at_grid(block);
    int32_t warp = fiber->number / WARP;
    for (int32_t i = 0; i < WARP && warp * WARP + i < block->count; i++) {
      Fiber *other = block->fibers + warp * WARP + i;
      if (other->state == IN_WARP) open_warp(block, warp, other->mask);
    }
    leave(fiber->jump, block);
  }
}

// Waits for all threads of the block.
void __tvm_ffi__grid_sync(Fiber *fiber, const char *place) {
  Block *block = fiber->block;
  fiber->state = AT_BARRIER;
  fiber->place = place;
  if (++block->waiting == block->live) open_barrier(block);
  leave(fiber->jump, block);
}

// Provides a value to the lanes of the warp in `mask`, waits for their values, and returns the result of `answer`.
static int64_t exchange(Fiber *fiber, uint32_t mask, int64_t value, int32_t lane, int32_t mode, const char *place) {
  Block *block = fiber->block;
  fiber->place = place;
  fiber->value = value;
  fiber->lane = lane;
  fiber->mode = mode;
  fiber->mask = mask | 1u << fiber->number % WARP;
  fiber->state = IN_WARP;
  open_warp(block, fiber->number / WARP, fiber->mask);
  leave(fiber->jump, block);
  return fiber->answer;
}

// The value of another lane.
int64_t __tvm_ffi__grid_shuffle(Fiber *fiber, uint32_t mask, int64_t value, int32_t lane, int32_t mode, const char *place) {
  return exchange(fiber, mask, value, lane, mode, place);
}

// A bit for each lane in `mask` whose value is not 0.
uint32_t __tvm_ffi__grid_vote(Fiber *fiber, uint32_t mask, int32_t value, const char *place) {
  return (uint32_t)exchange(fiber, mask, value, 0, VOTE, place);
}

static void refuse(Fiber *fiber, const char *what, const char *place);

// Runs a collective operation on all lanes of the warp. The launch fails if some lanes have ended.
static void together(Fiber *fiber, void *what, int32_t mode, const char *place) {
  if (!exchange(fiber, UINT32_MAX, (int64_t)(uintptr_t)what, 0, mode, place))
    refuse(fiber, "matrices need all 32 threads of a warp", place);
}

// Adds the product of two matrices that the warp holds.
void __tvm_ffi__grid_multiply(Fiber *fiber, Product *product, const char *place) {
  together(fiber, product, MULTIPLY, place);
}

// Reads matrices whose rows the lanes of the warp provide.
void __tvm_ffi__grid_matrix(Fiber *fiber, Matrix *matrix, const char *place) { together(fiber, matrix, MATRIX, place); }

#include "grid_async.h"
#include "grid_cluster.h"
#include "grid_cooperative.h"
#include "grid_stuck.h"
#include "grid_run.h"

static int32_t check(const Grid *launch) {
  char text[160];
  int64_t threads = 1;
  static const int64_t most[] = {INT32_MAX, 65535, 65535, 1024, 1024, 64};
  for (int32_t i = 0; i < 6; i++) {
    int64_t side = i < 3 ? launch->grid[i] : launch->block[i - 3];
    if (side >= (i < 3 ? 0 : 1) && side <= most[i]) continue;
    snprintf(text, sizeof text, "side %c of the %s must be from %d to %d, got %lld", "xyz"[i % 3],
             i < 3 ? "grid" : "block", i < 3 ? 0 : 1, (int)most[i], (long long)side);
    return fail(launch, text);
  }
  for (int32_t i = 0; i < 3; i++) threads *= launch->block[i];
  if (threads > THREADS) {
    snprintf(text, sizeof text, "a block has at most %d threads, got %d", THREADS, (int)threads);
    return fail(launch, text);
  }
  if (launch->shared < 0 || launch->shared > SHARED) {
    snprintf(text, sizeof text, "a block has at most %d bytes of shared memory, got %lld", SHARED,
             (long long)launch->shared);
    return fail(launch, text);
  }
  return check_cluster(launch) ? -1 : check_cooperative(launch);
}

// Runs a launch. `run` takes a range of blocks or, if threads wait for each other, a single thread. Returns 0, or -1
// with the error raised.
int32_t __tvm_ffi__grid(void *run, int32_t cooperates, Grid *launch) {
  if (check(launch)) return -1;
  int64_t blocks = launch->grid[0] * launch->grid[1] * launch->grid[2];
  int64_t threads = launch->block[0] * launch->block[1] * launch->block[2];
  if (!cooperates) return __tvm_ffi__parallel((Blocks)run, launch, 0, blocks, (GRAIN + threads - 1) / threads);
  size_t step = page() > STEP ? page() : STEP;
  launch->stack = (int64_t)(rounded((size_t)launch->stack + sizeof(Context), step) + page());
  Job job = {(Thread)run, launch};
  if (launch->is_cooperative) return blocks ? run_grid(&job, blocks) : 0;
  return __tvm_ffi__parallel(run_clusters, &job, 0, blocks / cluster_sides(launch).all, 1);
}
