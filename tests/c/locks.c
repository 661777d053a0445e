/* Locks of the runtime against code that it runs: deleters and initialisers that come back, locks of
 * others (an interpreter's, the loader's), and forks while another thread is inside. A test that would
 * wait for ever ends by SIGALRM. */
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#include "check.h"

/* Longer than a busy machine needs, even under valgrind. */
enum { LIMIT_S = 600 };

/* Whether the program runs under valgrind or a similar tool, many times slower and one thread at a time. */
static int is_slow(void) { return getenv("RUNNER") != NULL; }

static int nothing(void* self, const TVMFFIAny* args, int32_t num_args, TVMFFIAny* result) {
  (void)self, (void)args, (void)num_args, (void)result;
  return 0;
}

static void set_function(const char* name, void* context, void (*deleter)(void*)) {
  TVMFFIObjectHandle function = NULL;
  TVMFFIByteArray span = ffi_bytes(name);
  FFI_MUST(TVMFFIFunctionCreate(context, nothing, deleter, &function));
  FFI_MUST(TVMFFIFunctionSetGlobal(&span, function, 1));
  TVMFFIObjectDecRef(function);
}

static atomic_int deleted;

/* Work that the destructor of a Python closure may do. */
static void come_back(void* context) {
  (void)context;
  deleted++;
  set_function("testing.from_deleter", NULL, NULL);
  TVMFFIAny names = call_global("ffi.FunctionListGlobalNamesFunctor", 0, NULL);
  ffi_release(names);
  TVMFFIByteArray key = ffi_bytes("testing.TypeFromDeleter");
  EXPECT(TVMFFITypeGetOrAllocIndex(&key, -1, 1, 0, 1, kTVMFFIObject) > 0);
  TVMFFIObjectHandle error = NULL;
  TVMFFIErrorSetRaisedFromCStr("ValueError", "in a deleter");
  TVMFFIErrorMoveFromRaised(&error);
  TVMFFIObjectDecRef(error);
}

static void deleter_of_a_replaced_function_may_register(void) {
  alarm(LIMIT_S);
  for (int i = 0; i < 300; i++) set_function("testing.replaced", &deleted, come_back);
  EXPECT(deleted > 200);
  int before = deleted;
  CALL_GLOBAL("ffi.FunctionRemoveGlobal", ffi_str("testing.replaced"));
  for (int i = 0; i < 50 && deleted < 300; i++) set_function("testing.other", NULL, NULL);
  EXPECT_INT(deleted, 300);
  EXPECT(before <= 300);
}

/* Stands for an interpreter's lock: held around calls, and needed by deleters. */
static pthread_mutex_t interpreter = PTHREAD_MUTEX_INITIALIZER;

static void needs_interpreter(void* context) {
  (void)context;
  pthread_mutex_lock(&interpreter);
  pthread_mutex_unlock(&interpreter);
}

static void* replace_without_interpreter(void* unused) {
  for (int i = 0; i < 100; i++) set_function("testing.native", &deleted, needs_interpreter);
  return unused;
}

/* The other thread ends while this one registers: this one must not have to free what the other replaced last. */
static void deleters_may_wait_for_a_thread_that_registers(void) {
  alarm(LIMIT_S);
  for (int round = 0; round < (is_slow() ? 20 : 200); round++) {
    pthread_t thread;
    pthread_create(&thread, NULL, replace_without_interpreter, NULL);
    for (int i = 0; i < 300; i++) {
      pthread_mutex_lock(&interpreter);
      set_function("testing.python", NULL, NULL);
      ffi_release(call_global("ffi.FunctionListGlobalNamesFunctor", 0, NULL));
      pthread_mutex_unlock(&interpreter);
    }
    pthread_join(thread, NULL);
  }
}

static void* load(void* path) { return dlopen(path, RTLD_NOW | RTLD_GLOBAL); }

/* Starts to load the library whose constructor raises an error; back when it is in there. */
static pthread_t start_loading(void) {
  int ends[2];
  char number[16], byte;
  FFI_CHECK(pipe(ends) == 0);
  snprintf(number, sizeof(number), "%d", ends[1]);
  setenv("STARTED", number, 1);
  pthread_t thread;
  pthread_create(&thread, NULL, load, getenv("RAISING"));
  FFI_CHECK(read(ends[0], &byte, 1) == 1);
  return thread;
}

static void take_error(const char* message) {
  TVMFFIObjectHandle error = NULL;
  TVMFFIErrorSetRaisedFromCStr("ValueError", message);
  TVMFFIErrorMoveFromRaised(&error);
  EXPECT(error != NULL);
  if (error) TVMFFIObjectDecRef(error);
}

static void errors_do_not_wait_for_the_loader_with_a_lock(void) {
  alarm(LIMIT_S);
  take_error("warm");
  pthread_t thread = start_loading();
  take_error("while the loader is busy");
  void* library = NULL;
  pthread_join(thread, &library);
  EXPECT(library != NULL);
}

/* A conflict names both functions, which needs the loader. */
static void conflicts_do_not_wait_for_the_loader_with_a_lock(void) {
  alarm(LIMIT_S);
  set_function("testing.taken", NULL, NULL);
  pthread_t thread = start_loading();
  TVMFFIObjectHandle function = NULL;
  TVMFFIByteArray span = ffi_bytes("testing.taken");
  FFI_MUST(TVMFFIFunctionCreate(NULL, nothing, come_back, &function));
  EXPECT_ERROR(TVMFFIFunctionSetGlobal(&span, function, 0), "RuntimeError", "already registered");
  TVMFFIObjectDecRef(function);
  pthread_join(thread, NULL);
}

static atomic_int stop;

static void* keep_busy(void* kind) {
  char name[64];
  for (int i = 0; !stop; i++) {
    switch ((intptr_t)kind) {
      case 0: set_function("testing.busy", &deleted, needs_interpreter); break;
      case 1:
        snprintf(name, sizeof(name), "testing.Busy%d", i % 20000);
        TVMFFIByteArray key = ffi_bytes(name);
        FFI_CHECK(TVMFFITypeGetOrAllocIndex(&key, -1, 1, 0, 1, kTVMFFIObject) > 0);
        break;
      default: {
        TVMFFIObjectHandle error = NULL;
        TVMFFIErrorSetRaisedFromCStr("ValueError", "busy");
        TVMFFIErrorMoveFromRaised(&error);
        TVMFFIObjectDecRef(error);
      }
    }
  }
  return NULL;
}

static atomic_int initialising;

static int never_ends(void** result) {
  (void)result;
  initialising = 1;
  while (!stop) usleep(1000);
  return -1;
}

static int at_once(void** result) {
  *result = result;
  return 0;
}

static void* handle;
static void* initialise_for_ever(void* unused) {
  TVMFFIHandleInitOnce(&handle, never_ends);
  return unused;
}

static void child_of_a_fork_goes_on(int i) {
  alarm(LIMIT_S);
  char name[64];
  snprintf(name, sizeof(name), "testing.Child%d", i);
  TVMFFIByteArray key = ffi_bytes(name);
  FFI_CHECK(TVMFFITypeGetOrAllocIndex(&key, -1, 1, 0, 1, kTVMFFIObject) > 0);
  set_function(name, NULL, NULL);
  take_error("in the child");
  ffi_release(call_global("ffi.FunctionListGlobalNamesFunctor", 0, NULL));
  FFI_MUST(TVMFFIHandleInitOnce(&handle, at_once));
  /* Ends the process without valgrind noticing: it would report memory of threads that do not exist here as lost. */
  const char* end = failed_expectations ? "/bin/false" : "/bin/true";
  execl(end, end, (char*)NULL);
  _exit(1);
}

static void forks_under_other_threads_give_children_that_go_on(void) {
  alarm(LIMIT_S);
  int forks = is_slow() ? 8 : 150;
  pthread_t threads[4];
  for (intptr_t i = 0; i < 3; i++) pthread_create(&threads[i], NULL, keep_busy, (void*)i);
  pthread_create(&threads[3], NULL, initialise_for_ever, NULL);
  while (!initialising) usleep(1000);
  for (int i = 0; i < forks; i++) {
    pid_t child = fork();
    if (child == 0) child_of_a_fork_goes_on(i);
    int status = -1;
    waitpid(child, &status, 0);
    EXPECT_INT(status, 0);
    if (status != 0) break;
  }
  stop = 1;
  for (int i = 0; i < 3; i++) pthread_join(threads[i], NULL);
  pthread_join(threads[3], NULL);
}

/* A message of the runtime without a caller to receive it must not end the process. */
static void full_error_stream_is_no_fault(void) {
  int full = open("/dev/full", O_WRONLY);
  EXPECT(full >= 0 && dup2(full, 2) == 2);
  TVMFFIByteArray name = ffi_bytes("testing_symbol");
  EXPECT_INT(TVMFFIEnvModRegisterSystemLibSymbol(name.data, &stop), 0);
  EXPECT_INT(TVMFFIEnvModRegisterSystemLibSymbol(name.data, &deleted), 0);
}

RUN_TESTS(OURS(deleter_of_a_replaced_function_may_register),
          OURS(deleters_may_wait_for_a_thread_that_registers),
          OURS(errors_do_not_wait_for_the_loader_with_a_lock),
          OURS(conflicts_do_not_wait_for_the_loader_with_a_lock),
          OURS(forks_under_other_threads_give_children_that_go_on),
          OURS(full_error_stream_is_no_fault))
