/* C functions for the tests of the Python package, called through Function.__from_extern_c__. */
#include <dlfcn.h>
#include <fishplate/c_api.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static atomic_int waiting;

/* meet(n): returns when n threads are in here; an error after 30 s. Callers have to run in parallel. */
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

static void sleep_ms(int64_t milliseconds) {
  nanosleep(&(struct timespec){.tv_sec = milliseconds / 1000, .tv_nsec = milliseconds % 1000 * 1000000}, NULL);
}

/* nap(ms): sleeps, then returns. */
int nap(void* self, const TVMFFIAny* args, int32_t count, TVMFFIAny* result) {
  (void)self;
  (void)count;
  (void)result;
  sleep_ms(args[0].v_int64);
  return 0;
}

/* Calls the function until it returns true. */
static void* call_again_and_again(void* function) {
  for (;;) {
    TVMFFIAny result = {.type_index = kTVMFFINone};
    if (TVMFFIFunctionCall(function, NULL, 0, &result) != 0) {
      TVMFFIObjectHandle error = NULL;
      TVMFFIErrorMoveFromRaised(&error);
      if (error != NULL) TVMFFIObjectDecRef(error);
      sleep_ms(1);
    } else if (result.type_index >= kTVMFFIStaticObjectBegin) {
      TVMFFIObjectDecRef(result.v_obj);
    } else if (result.type_index == kTVMFFIBool && result.v_int64) {
      break;
    }
  }
  TVMFFIObjectDecRef(function);
  return NULL;
}

/* Checks for signals until the process ends. */
static void* check_signals_for_ever(void* unused) {
  (void)unused;
  for (;;) {
    TVMFFIEnvCheckSignals();
    sleep_ms(1);
  }
  return NULL;
}

static int start(void* (*body)(void*), void* data, int64_t threads) {
  for (; threads > 0; --threads) {
    pthread_t thread;
    if (pthread_create(&thread, NULL, body, data) != 0) {
      TVMFFIErrorSetRaisedFromCStr("RuntimeError", "no thread could be started");
      return -1;
    }
    pthread_detach(thread);
  }
  return 0;
}

/* start_callers(f, n): n threads that Python has never seen call f() until it returns True. */
int start_callers(void* self, const TVMFFIAny* args, int32_t count, TVMFFIAny* result) {
  (void)self;
  (void)count;
  (void)result;
  for (int64_t i = 0; i < args[1].v_int64; ++i) TVMFFIObjectIncRef(args[0].v_obj);
  return start(call_again_and_again, args[0].v_obj, args[1].v_int64);
}

/* start_signal_checks(n): n such threads check for signals for ever. */
int start_signal_checks(void* self, const TVMFFIAny* args, int32_t count, TVMFFIAny* result) {
  (void)self;
  (void)count;
  (void)result;
  return start(check_signals_for_ever, NULL, args[0].v_int64);
}

/* A function that C calls when the process is about to end: it must fail with an error that says why. */
static TVMFFIObjectHandle last;

static void call_last(const char* when) {
  TVMFFIAny result = {.type_index = kTVMFFINone};
  TVMFFIObjectHandle error = NULL;
  if (last == NULL) return;
  if (TVMFFIFunctionCall(last, NULL, 0, &result) == 0) {
    fprintf(stderr, "%s: the function ran\n", when);
    _exit(9);
  }
  TVMFFIErrorMoveFromRaised(&error);
  if (error == NULL) {
    fprintf(stderr, "%s: no error was raised\n", when);
    _exit(9);
  }
  TVMFFIErrorCell* cell = (TVMFFIErrorCell*)((TVMFFIObject*)error + 1);
  if (memmem(cell->message.data, cell->message.size, "shut down", 9) == NULL) {
    fprintf(stderr, "%s: %.*s\n", when, (int)cell->message.size, cell->message.data);
    _exit(9);
  }
  TVMFFIObjectDecRef(error);
}

static void at_exit(void) { call_last("atexit"); }

/* call_at_exit(f): f() by atexit and by the destructor of this library, which drops it. */
int call_at_exit(void* self, const TVMFFIAny* args, int32_t count, TVMFFIAny* result) {
  (void)self;
  (void)count;
  (void)result;
  TVMFFIObjectIncRef(args[0].v_obj);
  last = args[0].v_obj;
  atexit(at_exit);
  return 0;
}

__attribute__((destructor)) static void at_unload(void) {
  call_last("destructor");
  if (last != NULL) TVMFFIObjectDecRef(last);
}

/* kind_of(x): the type index that the argument came with. */
int kind_of(void* self, const TVMFFIAny* args, int32_t count, TVMFFIAny* result) {
  (void)self;
  (void)count;
  result->type_index = kTVMFFIInt;
  result->v_int64 = args[0].type_index;
  return 0;
}

static TVMFFIAny kept = {.type_index = kTVMFFINone};

/* swap_kept(x): stores x and returns the previous object. */
int swap_kept(void* self, const TVMFFIAny* args, int32_t count, TVMFFIAny* result) {
  (void)self;
  (void)count;
  *result = kept;
  return TVMFFIAnyViewToOwnedAny(&args[0], &kept);
}

/* slow_echo(x): returns x after other threads have run. */
int slow_echo(void* self, const TVMFFIAny* args, int32_t count, TVMFFIAny* result) {
  (void)self;
  (void)count;
  sched_yield();
  return TVMFFIAnyViewToOwnedAny(&args[0], result);
}

/* The process starts a second interpreter when the first is gone: it runs the program in $SECOND_PROGRAM, and the
 * function of the first stays an error. */
static void restart(void) {
  void (*initialize)(void) = (void (*)(void))(uintptr_t)dlsym(RTLD_DEFAULT, "Py_Initialize");
  int (*run)(const char*) = (int (*)(const char*))(uintptr_t)dlsym(RTLD_DEFAULT, "PyRun_SimpleString");
  int (*finalize)(void) = (int (*)(void))(uintptr_t)dlsym(RTLD_DEFAULT, "Py_FinalizeEx");
  call_last("before the second interpreter");
  initialize();
  run(getenv("SECOND_PROGRAM"));
  call_last("in the second interpreter");
  finalize();
}

/* restart_at_exit(f): after the end of the interpreter a second one starts; f is for call_last. */
int restart_at_exit(void* self, const TVMFFIAny* args, int32_t count, TVMFFIAny* result) {
  (void)self;
  (void)count;
  (void)result;
  TVMFFIObjectIncRef(args[0].v_obj);
  last = args[0].v_obj;
  atexit(restart);
  return 0;
}
