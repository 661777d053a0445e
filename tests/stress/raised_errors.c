/* Errors belong to the thread that raised them: each thread raises its own through a call and must get
 * exactly that one back, with a backtrace, and nothing after it. */
#include "work.h"

static TVMFFIObjectHandle raiser;

static int raise_number(void* self, const TVMFFIAny* args, int32_t count, TVMFFIAny* result) {
  (void)self, (void)count, (void)result;
  char message[32];
  snprintf(message, sizeof message, "thread %lld", (long long)args[0].v_int64);
  TVMFFIErrorSetRaisedFromCStr("ValueError", message);
  return -1;
}

static void prepare(void) { FFI_MUST(TVMFFIFunctionCreate(NULL, raise_number, NULL, &raiser)); }

static void step(Worker* worker) {
  /* An error costs far more than the other steps, so it is raised only now and then. */
  if (next_random(worker) % 8 != 0) return;
  char expected[32];
  snprintf(expected, sizeof expected, "thread %d", worker->id);
  TVMFFIAny argument = ffi_int(worker->id), result = ffi_none();
  TVMFFIObjectHandle error = NULL, second = NULL;
  FFI_CHECK(TVMFFIFunctionCall(raiser, &argument, 1, &result) != 0);
  TVMFFIErrorMoveFromRaised(&error);
  TVMFFIErrorMoveFromRaised(&second);
  FFI_CHECK(error && !second && strong_count(error) == 1);
  TVMFFIErrorCell* cell = ffi_error_cell(error);
  FFI_CHECK(cell->message.size == strlen(expected) && memcmp(cell->message.data, expected, cell->message.size) == 0);
  FFI_CHECK(cell->backtrace.size > 0);
  TVMFFIObjectDecRef(error);
}

static void check(int threads) {
  (void)threads;
  FFI_CHECK(strong_count(raiser) == 1);
  TVMFFIObjectDecRef(raiser);
}

const Work raised_errors = {"errors", prepare, step, check};
