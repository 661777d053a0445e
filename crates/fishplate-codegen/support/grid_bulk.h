// Bulk copies of boxes of tensors, and of bytes, into shared memory and from there, on the CPU. Part of grid.c.

// Where the byte of a box lies that would lie `offset` bytes behind its start without a swizzle. What changes places
// depends on the address itself.
static char *swizzled(char *start, size_t offset, uint32_t swizzle) {
  uintptr_t address = (uintptr_t)start + offset;
  return (char *)(address ^ ((address >> 7 & (swizzle ? swizzle - 1 : 0)) << 4));
}

// A number as an IEEE half, to nearest, ties to even. A number below the smallest normal half is rounded by adding a
// float whose last bit has the weight of the half's last bit.
static uint32_t half_of_float(float number) {
  union {
    float number;
    uint32_t bits;
  } made = {number};
  uint32_t sign = made.bits >> 16 & 0x8000;
  made.bits &= 0x7fffffff;
  if (made.bits > 0x7f800000) return sign | 0x7e00;
  if (made.bits >= 0x47800000) return sign | 0x7c00;
  if (made.bits < 0x38800000) {
    made.number += 0.5f;
    return sign | (made.bits - 0x3f000000);
  }
  return sign | (made.bits + 0xfff + (made.bits >> 13 & 1) - 0x38000000) >> 13;
}

// Types of the elements that a copy reduces, in the order of `_REDUCED` in _bulk.py, and what it does with them.
enum { REDUCE_INT32, REDUCE_UINT32, REDUCE_INT64, REDUCE_UINT64, REDUCE_FLOAT16, REDUCE_BFLOAT16, REDUCE_FLOAT32 };
enum { NO_REDUCTION, ADD, MIN, MAX, AND, OR, EXCLUSIVE_OR };

static int32_t reduced_bytes(int32_t type) {
  return type == REDUCE_INT64 || type == REDUCE_UINT64 ? 8 : type == REDUCE_FLOAT16 || type == REDUCE_BFLOAT16 ? 2 : 4;
}

static uint64_t reduced_whole(int32_t type, int32_t how, uint64_t old, uint64_t given) {
  int32_t is_less = type == REDUCE_INT32   ? (int32_t)given < (int32_t)old
                    : type == REDUCE_INT64 ? (int64_t)given < (int64_t)old
                                           : given < old;
  switch (how) {
    case ADD: return old + given;
    case MIN: return is_less ? given : old;
    case MAX: return is_less ? old : given;
    case AND: return old & given;
    case OR: return old | given;
    default: return old ^ given;
  }
}

// A number that is none loses to one that is.
static float reduced_number(int32_t how, float old, float given) {
  if (how == ADD) return old + given;
  if (old != old || given != given) return old != old ? given : old;
  return (how == MIN) == (given < old) ? given : old;
}

static uint64_t reduced(int32_t type, int32_t how, uint64_t old, uint64_t given) {
  union {
    uint32_t bits;
    float number;
  } one = {(uint32_t)old}, other = {(uint32_t)given};
  if (type < REDUCE_FLOAT16) return reduced_whole(type, how, old, given);
  if (type == REDUCE_FLOAT16) {
    float sum = reduced_number(how, float_of_half((uint32_t)old), float_of_half((uint32_t)given));
    return half_of_float(sum);
  }
  int32_t shift = type == REDUCE_BFLOAT16 ? 16 : 0;
  one.bits <<= shift;
  other.bits <<= shift;
  one.number = reduced_number(how, one.number, other.number);
  if (!shift) return one.bits;
  if (one.number != one.number) return 0x7fc0;
  return (one.bits + 0x7fff + (one.bits >> 16 & 1)) >> 16;
}

// Reduces bytes into memory that other blocks reduce into at the same time.
#define REDUCE_AS(word, type, how, to, from)                                                                            \
  do {                                                                                                                 \
    word old = __atomic_load_n((word *)(void *)(to), __ATOMIC_RELAXED), made;                                           \
    do made = (word)reduced(type, how, old, *(const word *)(const void *)(from));                                       \
    while (!__atomic_compare_exchange_n((word *)(void *)(to), &old, made, 0, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED));      \
  } while (0)

static void reduce_bytes(char *to, const char *from, int64_t bytes, int32_t type, int32_t how) {
  int32_t size = reduced_bytes(type);
  for (int64_t i = 0; i < bytes; i += size) {
    if (size == 2) REDUCE_AS(uint16_t, type, how, to + i, from + i);
    else if (size == 4) REDUCE_AS(uint32_t, type, how, to + i, from + i);
    else REDUCE_AS(uint64_t, type, how, to + i, from + i);
  }
}

static int64_t box_bytes(const Map *map) {
  int64_t bytes = map->strides[0];
  for (int32_t i = 0; i < map->rank; i++) bytes *= map->box[i];
  return bytes;
}

// Copies a box of a tensor into shared memory, or from there. Elements beyond the tensor are 0, and are not written. A
// copy that reduces changes what is there.
static void copy_box(const Copy *copy) {
  const Map *map = copy->map;
  int64_t size = map->strides[0], count = box_bytes(map) / size;
  for (int64_t i = 0; i < count; i++) {
    int64_t rest = i, offset = 0;
    int32_t inside = 1;
    for (int32_t axis = 0; axis < map->rank; axis++) {
      int64_t at = copy->at[axis] + rest % map->box[axis];
      inside &= at >= 0 && at < map->extents[axis];
      offset += at * map->strides[axis];
      rest /= map->box[axis];
    }
    char *here = swizzled(copy->shared, (size_t)(i * size), map->swizzle);
    if (copy->reduces) {
      if (inside) reduce_bytes(map->address + offset, here, size, copy->type, copy->reduces);
      continue;
    }
    for (int64_t byte = 0; byte < size; byte++)
      if (!copy->is_store)
        here[byte] = inside ? map->address[offset + byte] : 0;
      else if (inside)
        map->address[offset + byte] = here[byte];
  }
}

static void finish_copy(Block *block, const Copy *copy) {
  copy_box(copy);
  if (copy->is_store) return;
  watch_arrival(block, copy_slot(block, copy->slot), copy->barrier);
  copy->barrier->bytes -= (int32_t)box_bytes(copy->map);
  advance(block, copy->barrier);
}

// Does the oldest copy that was started; whether there was one.
static int32_t finish_oldest(Block *block) {
  if (!block->copying) return 0;
  Copy copy = block->copies[block->first_copy];
  block->first_copy = (block->first_copy + 1) % COPIES;
  block->copying--;
  finish_copy(block, &copy);
  return 1;
}

// Whether a GPU copies a box from here on: it ends the launch with an illegal instruction otherwise.
static int32_t starts_right(Fiber *fiber, const Map *map, const int64_t *at, int32_t is_store, const char *place) {
  int32_t is_before = 0;
  for (int32_t i = 0; i < map->rank; i++) is_before |= (int32_t)at[i] < 0;
  if ((int32_t)at[0] * map->strides[0] % 16)
    refuse(fiber, "a box starts at a multiple of 16 bytes in its last dimension", place);
  else if (is_store && is_before)
    refuse(fiber, "a box that is stored or reduced must not start before the tensor", place);
  else
    return 1;
  return 0;
}

// Starts a copy into shared memory of a block, which need not be the fiber's own, or from there. Without a place in a
// tensor, the map is one of `describe_bytes`.
static Copy *start_copy(Fiber *fiber, Block *block, int64_t shared, const Map *seen, const int64_t *at, const char *place) {
  int64_t alignment = !at ? 16 : seen->swizzle ? 1024 : 128;
  if (!shared_bytes(fiber, (uint32_t)shared, (uint64_t)box_bytes(seen)) || shared % alignment) {
    refuse(fiber, !at            ? "a bulk copy takes bytes of shared memory, at a multiple of 16 bytes"
                  : seen->swizzle ? "a swizzled box must lie in shared memory, at a multiple of 1024 bytes"
                                  : "a box must lie in shared memory, at a multiple of 128 bytes", place);
    return NULL;
  }
  if (block->copying == COPIES) finish_oldest(block);
  int32_t slot = (block->first_copy + block->copying++) % COPIES;
  Copy *copy = block->copies + slot;
  *copy = (Copy){seen, *seen, block->fibers->shared + (uint32_t)shared, NULL, {0}, fiber->number, fiber->group, 0, slot, 0, 0};
  for (int32_t i = 0; at && i < seen->rank; i++) copy->at[i] = (int32_t)at[i];
  return copy;
}

// Describes bytes that lie one behind the other, 16 at a time. The copy keeps the map.
static int32_t describe_bytes(Fiber *fiber, Map *map, int64_t address, int64_t bytes, const char *place) {
  if (address % 16 || bytes % 16 || bytes < 16 || bytes > SHARED) {
    refuse(fiber, "a bulk copy without a map moves a multiple of 16 bytes, from and to a multiple of 16 bytes", place);
    return 0;
  }
  *map = (Map){(char *)address, {bytes / 16}, {16}, {(uint16_t)(bytes / 16)}, 1, 0};
  return 1;
}

// Shared memory and a barrier of a block, and what is copied: a box of a tensor, or bytes. Returns the copy if it may
// start.
static const Copy *start_copy_in(Fiber *fiber, Block *block, const int64_t *words, const Map *map, const int64_t *at,
                                 const char *place) {
  Barrier *barrier = barrier_at(fiber, block, words[2], place);
  if (at && !starts_right(fiber, map, at, 0, place)) return NULL;
  Copy *copy = barrier ? start_copy(fiber, block, words[0], map, at, place) : NULL;
  if (!copy) return NULL;
  if (!at) copy->map = &copy->own;
  copy->barrier = barrier;
  if (block->is_unfenced) {
    refuse(fiber, "fence_barriers() is missing between the initialisation of a barrier and a bulk copy", place);
    return NULL;
  }
  if (!watch_copy_in(fiber, copy_slot(block, copy->slot), copy->shared, box_bytes(map), place)) return NULL;
  for (int64_t i = 0; i < box_bytes(map); i++) copy->shared[i] = (char)POISON;
  return copy;
}

// Shared memory, tensor map, barrier, and where the box starts in the tensor.
void __tvm_ffi__grid_copy_in(Fiber *fiber, int64_t *words) {
  const Map *map = (const Map *)words[1];
  start_copy_in(fiber, fiber->block, words, map, words + 3, (const char *)words[3 + map->rank]);
}

// Shared memory, address, barrier, bytes.
void __tvm_ffi__grid_copy_bytes_in(Fiber *fiber, int64_t *words) {
  Map map;
  const char *place = (const char *)words[4];
  if (describe_bytes(fiber, &map, words[1], (int32_t)words[3], place))
    start_copy_in(fiber, fiber->block, words, &map, NULL, place);
}

static void start_copy_out(Fiber *fiber, const int64_t *reduction, int64_t shared, const Map *map, const int64_t *at,
                           const char *place) {
  if (at && !starts_right(fiber, map, at, 1, place)) return;
  Copy *copy = start_copy(fiber, fiber->block, shared, map, at, place);
  if (!copy) return;
  if (!at) copy->map = &copy->own;
  copy->is_store = 1;
  copy->reduces = (int32_t)reduction[0];
  copy->type = (int32_t)reduction[1];
  watch_copy_out(fiber, copy->shared, box_bytes(map), place);
}

// How to reduce and which type, or zeros; shared memory, tensor map, and where the box starts in the tensor.
void __tvm_ffi__grid_copy_out(Fiber *fiber, int64_t *words) {
  const Map *map = (const Map *)words[3];
  start_copy_out(fiber, words, words[2], map, words + 4, (const char *)words[4 + map->rank]);
}

// How to reduce and which type, or zeros; shared memory, address, bytes.
void __tvm_ffi__grid_copy_bytes_out(Fiber *fiber, int64_t *words) {
  Map map;
  const char *place = (const char *)words[5];
  if (describe_bytes(fiber, &map, words[3], (int32_t)words[4], place))
    start_copy_out(fiber, words, words[2], &map, NULL, place);
}

// Address, bytes: brings them closer, which changes nothing here.
void __tvm_ffi__grid_prefetch_bytes(Fiber *fiber, int64_t *words) {
  Map map;
  describe_bytes(fiber, &map, words[0], (int32_t)words[1], (const char *)words[2]);
}

// Makes a group of the thread's copies to tensors since the last one.
void __tvm_ffi__grid_copy_commit(Fiber *fiber, const int64_t *words) {
  (void)words;
  fiber->group++;
}

// Does the thread's copies to the tensor but for those of the last `words[0]` groups. Those of others that were
// started before are done too, which a GPU may do as well.
void __tvm_ffi__grid_copy_wait(Fiber *fiber, int64_t *words) {
  Block *block = fiber->block;
  watch_wait(fiber, words[0]);
  for (int32_t i = 0; i < block->copying;) {
    const Copy *copy = block->copies + (block->first_copy + i) % COPIES;
    int32_t due = copy->is_store && copy->thread == fiber->number && fiber->group - copy->group > words[0];
    if (!due) {
      i++;
      continue;
    }
    for (int32_t older = 0; older <= i; older++) finish_oldest(block);
    i = 0;
  }
}
