/* TVMFFIHandleInitOnce: all threads race for the same fresh handle; exactly one may initialise it, and
 * all must see what that one stored. */
#include "work.h"

enum { HANDLE_COUNT = 5000 };

static void* handles[HANDLE_COUNT];
static int reached[MAX_THREADS];
static atomic_int initialised;

static int init(void** handle) {
  *handle = (void*)(intptr_t)(1 + atomic_fetch_add(&initialised, 1));
  return 0;
}

static void step(Worker* worker) {
  int* mine = &reached[worker->id];
  for (int until = (int)(worker->progress * HANDLE_COUNT); *mine < until; ++*mine) {
    FFI_MUST(TVMFFIHandleInitOnce(&handles[*mine], init));
    FFI_CHECK(handles[*mine] != NULL);
  }
}

static void check(int threads) {
  (void)threads;
  FFI_CHECK(initialised == HANDLE_COUNT);
}

const Work handles_once = {"handles once", NULL, step, check};
