/* C functions for the tests of the Python package, called through Function.__from_extern_c__. */
#include <fishplate/c_api.h>
#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

static atomic_int waiting;

/* meet(n): returns when n threads are in here; an error after 30 s. Callers have to run side by side. */
int meet(void* self, const TVMFFIAny* args, int32_t count, TVMFFIAny* result) {
  (void)self;
  (void)count;
  (void)result;
  atomic_fetch_add(&waiting, 1);
  for (int tries = 0; atomic_load(&waiting) < args[0].v_int64; ++tries) {
    if (tries == 30000) {
      TVMFFIErrorSetRaisedFromCStr("RuntimeError", "the other threads did not come");
      return -1;
    }
    nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
  }
  return 0;
}

/* reset(): before the next meeting. */
int reset(void* self, const TVMFFIAny* args, int32_t count, TVMFFIAny* result) {
  (void)self;
  (void)args;
  (void)count;
  (void)result;
  atomic_store(&waiting, 0);
  return 0;
}

typedef struct {
  TVMFFIObjectHandle function;
  TVMFFIAny argument;
  TVMFFIAny result;
  int status;
  TVMFFIObjectHandle error;
} Call;

static void* run_call(void* data) {
  Call* call = data;
  call->status = TVMFFIFunctionCall(call->function, &call->argument, 1, &call->result);
  if (call->status != 0) TVMFFIErrorMoveFromRaised(&call->error);
  return NULL;
}

/* call_on_thread(f, x): f(x) on a thread that Python has never seen; its result or its error. */
int call_on_thread(void* self, const TVMFFIAny* args, int32_t count, TVMFFIAny* result) {
  (void)self;
  if (count != 2 || args[0].type_index != kTVMFFIFunction) {
    TVMFFIErrorSetRaisedFromCStr("TypeError", "call_on_thread takes a function and its argument");
    return -1;
  }
  Call call = {.function = args[0].v_obj, .argument = args[1]};
  pthread_t thread;
  if (pthread_create(&thread, NULL, run_call, &call) != 0) {
    TVMFFIErrorSetRaisedFromCStr("RuntimeError", "no thread could be started");
    return -1;
  }
  pthread_join(thread, NULL);
  if (call.status != 0) {
    TVMFFIErrorSetRaised(call.error);
    TVMFFIObjectDecRef(call.error);
    return -1;
  }
  *result = call.result;
  return 0;
}
