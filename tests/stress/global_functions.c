/* Global functions: names that one thread owns (none may be lost), and names that all threads replace, remove, look up
 * and call at the same time (every function found must still be callable). */
#include "work.h"

enum { OWN_NAMES = 200, SHARED_NAMES = 16, REMOVALS_UNTIL_FREED = 1000 };

static int owned[MAX_THREADS]; /* how many of its own names the thread has registered */
static atomic_long created, deleted;
static TVMFFIObjectHandle remove_global;

/* A function's self is the number that it returns, so that a mix-up shows. */
static int answer(void* self, const TVMFFIAny* args, int32_t count, TVMFFIAny* result) {
  (void)args, (void)count;
  *result = ffi_int((intptr_t)self);
  return 0;
}
static void count_deleted(void* self) {
  (void)self;
  ++deleted;
}

static void own_name(int thread, int slot, char* name, size_t size) {
  snprintf(name, size, "stress.own.%d.%d", thread, slot);
}
static void shared_name(int slot, char* name, size_t size) { snprintf(name, size, "stress.shared.%d", slot); }

static void set_global(const char* name, intptr_t number, int may_replace) {
  TVMFFIObjectHandle function;
  ++created;
  FFI_MUST(TVMFFIFunctionCreate((void*)number, answer, count_deleted, &function));
  TVMFFIByteArray key = ffi_bytes(name);
  FFI_MUST(TVMFFIFunctionSetGlobal(&key, function, may_replace));
  TVMFFIObjectDecRef(function);
}

/* Returns whether the function exists; if so it must return its number. */
static int call_global(const char* name, intptr_t number) {
  TVMFFIByteArray key = ffi_bytes(name);
  TVMFFIObjectHandle function = NULL;
  FFI_MUST(TVMFFIFunctionGetGlobal(&key, &function));
  if (!function) return 0;
  FFI_CHECK(ffi_call(function, 0, NULL).v_int64 == number);
  TVMFFIObjectDecRef(function);
  return 1;
}

static int remove_name(const char* name) { return FFI_CALL(remove_global, ffi_str(name)).v_int64 != 0; }

static void prepare(void) { remove_global = ffi_global("ffi.FunctionRemoveGlobal"); }

static void step(Worker* worker) {
  char name[40];
  int* mine = &owned[worker->id];
  for (int until = (int)(worker->progress * OWN_NAMES); *mine < until; ++*mine) {
    own_name(worker->id, *mine, name, sizeof name);
    set_global(name, *mine, 0);
  }
  if (*mine > 0) {
    int slot = (int)(next_random(worker) % (uint32_t)*mine);
    own_name(worker->id, slot, name, sizeof name);
    FFI_CHECK(call_global(name, slot));
  }
  int slot = (int)(next_random(worker) % SHARED_NAMES);
  shared_name(slot, name, sizeof name);
  switch (next_random(worker) % 8) {
    case 0: set_global(name, slot, 1); break;
    case 1: remove_name(name); break;
    default: call_global(name, slot);
  }
}

static void check(int threads) {
  char name[40];
  for (int thread = 0; thread < threads; ++thread) {
    for (int slot = 0; slot < OWN_NAMES; ++slot) {
      own_name(thread, slot, name, sizeof name);
      FFI_CHECK(call_global(name, slot));
      FFI_CHECK(remove_name(name));
      FFI_CHECK(!call_global(name, slot));
    }
  }
  for (int slot = 0; slot < SHARED_NAMES; ++slot) {
    shared_name(slot, name, sizeof name);
    remove_name(name);
  }
  /* A table that is read without a lock may free what it replaced a little later: with one of the next
   * removals, also if the thread that replaced it has ended. */
  for (int i = 0; i < REMOVALS_UNTIL_FREED && created != deleted; ++i) {
    set_global(name, SHARED_NAMES - 1, 1);
    remove_name(name);
  }
  FFI_CHECK(created == deleted);
}

const Work global_functions = {"global functions", prepare, step, check};
