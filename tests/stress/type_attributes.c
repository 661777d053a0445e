/* Each thread sets attributes on its share of the types while all read the columns, the way that client
 * code does it: size first, then the data, without a lock. */
#include "registered_types.h"

enum { COLUMN_COUNT = 4 };

static const char* const COLUMNS[COLUMN_COUNT] = {"__stress_0__", "__stress_1__", "__stress_2__", "__stress_3__"};
static int done[MAX_THREADS]; /* how many of its types the thread has looked at */
static int32_t last_index[TYPE_COUNT]; /* for the check: the index of each type */

static int64_t value_of(int type, int column) { return (int64_t)type * COLUMN_COUNT + column; }

/* Reads one entry; returns 0 when there is none yet. */
static int read_entry(int column, int32_t index, int64_t* value) {
  TVMFFIByteArray name = ffi_bytes(COLUMNS[column]);
  const TVMFFITypeAttrColumn* found = TVMFFIGetTypeAttrColumn(&name);
  if (!found) return 0;
  int32_t size = __atomic_load_n(&found->size, __ATOMIC_ACQUIRE);
  const TVMFFIAny* data = __atomic_load_n(&found->data, __ATOMIC_ACQUIRE);
  int32_t place = index - found->begin_index;
  if (place < 0 || place >= size) return 0;
  int32_t kind = __atomic_load_n(&data[place].type_index, __ATOMIC_ACQUIRE);
  FFI_CHECK(kind == kTVMFFINone || kind == kTVMFFIInt);
  if (kind != kTVMFFIInt) return 0;
  *value = data[place].v_int64;
  return 1;
}

static void step(Worker* worker) {
  int* mine = &done[worker->id];
  for (; *mine < types_of(worker); ++*mine) {
    int32_t index = type_index_of(worker, *mine);
    if (*mine % worker->threads != worker->id) continue;
    last_index[*mine] = index;
    for (int column = 0; column < COLUMN_COUNT; ++column) {
      TVMFFIByteArray name = ffi_bytes(COLUMNS[column]);
      TVMFFIAny value = ffi_int(value_of(*mine, column));
      FFI_MUST(TVMFFITypeRegisterAttr(index, &name, &value));
    }
  }
  if (*mine > 0) {
    int type = (int)(next_random(worker) % (uint32_t)*mine), column = (int)(next_random(worker) % COLUMN_COUNT);
    int64_t value;
    if (read_entry(column, type_index_of(worker, type), &value)) FFI_CHECK(value == value_of(type, column));
  }
}

static void check(int threads) {
  (void)threads;
  for (int type = 0; type < TYPE_COUNT; ++type) {
    for (int column = 0; column < COLUMN_COUNT; ++column) {
      int64_t value;
      FFI_CHECK(read_entry(column, last_index[type], &value) && value == value_of(type, column));
    }
  }
}

const Work type_attributes = {"type attributes", NULL, step, check};
