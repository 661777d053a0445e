/* Objects used by all threads at once: calls of one function, references taken and released on shared
 * containers, and objects that one thread makes and another one drops. */
#include "work.h"

enum { SLOT_COUNT = 32 };

static atomic_long calls_made, calls_counted;
static TVMFFIObjectHandle counter;

static int count_call(void* self, const TVMFFIAny* args, int32_t count, TVMFFIAny* result) {
  (void)args, (void)count;
  atomic_fetch_add((atomic_long*)self, 1);
  *result = ffi_none();
  return 0;
}

static void prepare_calls(void) { FFI_MUST(TVMFFIFunctionCreate(&calls_counted, count_call, NULL, &counter)); }
static void step_calls(Worker* worker) {
  ++calls_made;
  ffi_call(counter, 0, NULL);
  FFI_CHECK(strong_count(counter) == 1);
  (void)worker;
}
static void check_calls(int threads) {
  (void)threads;
  FFI_CHECK(calls_made == calls_counted);
  TVMFFIObjectDecRef(counter);
}
const Work function_calls = {"calls", prepare_calls, step_calls, check_calls};

static TVMFFIAny text, array, map;
static TVMFFIObjectHandle array_get, map_get;

static void prepare_references(void) {
  TVMFFIByteArray content = ffi_bytes("a string that is too long to be a small one");
  TVMFFIObjectHandle make_array = ffi_global("ffi.Array"), make_map = ffi_global("ffi.Map");
  FFI_MUST(TVMFFIStringFromByteArray(&content, &text));
  array = FFI_CALL(make_array, text, ffi_int(7));
  map = FFI_CALL(make_map, ffi_str("key"), text);
  array_get = ffi_global("ffi.ArrayGetItem");
  map_get = ffi_global("ffi.MapGetItem");
  TVMFFIObjectDecRef(make_array);
  TVMFFIObjectDecRef(make_map);
}
static void step_references(Worker* worker) {
  (void)worker;
  TVMFFIAny copy, from_array = FFI_CALL(array_get, array, ffi_int(0)), from_map = FFI_CALL(map_get, map, ffi_str("key"));
  FFI_CHECK(from_array.v_obj == text.v_obj && from_map.v_obj == text.v_obj);
  FFI_MUST(TVMFFIAnyViewToOwnedAny(&map, &copy));
  FFI_MUST(TVMFFIObjectIncRef(array.v_obj));
  ffi_release(from_array);
  ffi_release(copy);
  ffi_release(from_map);
  ffi_release(array);
}
static void check_references(int threads) {
  (void)threads;
  FFI_CHECK(strong_count(array.v_obj) == 1 && strong_count(map.v_obj) == 1);
  FFI_CHECK(strong_count(text.v_obj) == 3); /* references: ours, the array's and the map's */
  ffi_release(array);
  ffi_release(map);
  FFI_CHECK(strong_count(text.v_obj) == 1);
  ffi_release(text);
}
const Work shared_references = {"references", prepare_references, step_references, check_references};

static _Atomic(TVMFFIObjectHandle) slots[SLOT_COUNT];
static atomic_long created, deleted;

static void count_deleted(void* self) {
  (void)self;
  ++deleted;
}
/* Puts a new object into a slot and drops the one that was there, most often another thread's. */
static void step_exchange(Worker* worker) {
  TVMFFIObjectHandle mine;
  ++created;
  if (next_random(worker) % 2) FFI_MUST(TVMFFIFunctionCreate(NULL, count_call, count_deleted, &mine));
  else FFI_MUST(TVMFFIObjectCreateOpaque(worker, kTVMFFIOpaquePyObject, count_deleted, &mine));
  TVMFFIObjectHandle theirs = atomic_exchange(&slots[next_random(worker) % SLOT_COUNT], mine);
  if (theirs) {
    FFI_CHECK(strong_count(theirs) == 1);
    TVMFFIObjectDecRef(theirs);
  }
}
static void check_exchange(int threads) {
  (void)threads;
  for (int i = 0; i < SLOT_COUNT; ++i) {
    if (slots[i]) TVMFFIObjectDecRef(slots[i]);
  }
  FFI_CHECK(created == deleted);
}
const Work exchanged_objects = {"exchanged objects", NULL, step_exchange, check_exchange};
