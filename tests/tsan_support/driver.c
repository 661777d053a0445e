// Parallel loops and grids, from several threads at once, on the support code alone. `driver races` runs the tests for
// ThreadSanitizer, `driver all` also those that need processes: guards and forks.

#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#define CHECK(what)                                                        \
  do {                                                                     \
    if (!(what)) {                                                         \
      fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #what);   \
      exit(1);                                                             \
    }                                                                      \
  } while (0)

enum { CALLERS = 4, COUNT = 20000 };

typedef int32_t (*Body)(void *captured, int64_t begin, int64_t end);
int32_t __tvm_ffi__parallel(Body body, void *captured, int64_t begin, int64_t end, int64_t grain);

// Stands in for the runtime: one raised error for each thread.
static _Thread_local void *raised;
static int live_errors;
void TVMFFIErrorSetRaised(void *error) { raised = error; __atomic_fetch_add((int *)error, 1, __ATOMIC_RELAXED); }
void TVMFFIErrorMoveFromRaised(void **error) { *error = raised; raised = NULL; }
int TVMFFIObjectDecRef(void *object) {
  if (__atomic_sub_fetch((int *)object, 1, __ATOMIC_ACQ_REL) == 0) {
    __atomic_fetch_sub(&live_errors, 1, __ATOMIC_RELAXED);
    free(object);
  }
  return 0;
}
static void raise_error(void) {
  int *error = malloc(sizeof *error);
  *error = 1;
  __atomic_fetch_add(&live_errors, 1, __ATOMIC_RELAXED);
  if (raised) TVMFFIObjectDecRef(raised);
  raised = error;
}
static void drop_error(void) {
  CHECK(raised);
  TVMFFIObjectDecRef(raised);
  raised = NULL;
}
void TVMFFIErrorSetRaisedFromCStr(const char *kind, const char *message) {
  CHECK(kind && message);
  raise_error();
}

// A launch as in grid.c, followed by the captures of these kernels.
typedef struct {
  int64_t grid[3], block[3], shared;
  void *stream;
  const char *kernel;
  int64_t stack, unused[2];
  int64_t *out;
  int64_t bytes;
} Launch;
typedef struct {
  int32_t tid[3], ctaid[3], ntid[3], nctaid[3];
  char *shared;
} Fiber;
int32_t __tvm_ffi__grid(void *run, int32_t cooperates, void *launch);
void __tvm_ffi__grid_sync(Fiber *fiber, const char *place);
int64_t __tvm_ffi__grid_shuffle(Fiber *fiber, uint32_t mask, int64_t value, int32_t lane, int32_t mode, const char *place);

static int32_t add(void *captured, int64_t begin, int64_t end) {
  int64_t *numbers = captured;
  for (int64_t i = begin; i < end; i++) numbers[i] += i;
  return 0;
}

static int32_t nest(void *captured, int64_t begin, int64_t end) {
  // A nested loop runs on the current thread.
  return __tvm_ffi__parallel(add, captured, begin, end, 1);
}

static int32_t fail_late(void *captured, int64_t begin, int64_t end) {
  (void)captured, (void)begin;
  if (end < COUNT / 2) return 0;
  raise_error();
  return -1;
}

static void run_loops(void) {
  static const Body bodies[] = {add, nest};
  int64_t *numbers = calloc(COUNT, sizeof *numbers);
  for (int loop = 0; loop < 40; loop++) {
    CHECK(__tvm_ffi__parallel(bodies[loop % 2], numbers, 0, COUNT, loop % 3 ? 1 : 100) == 0);
    if (loop % 8 == 7) {
      CHECK(__tvm_ffi__parallel(fail_late, numbers, 0, COUNT, 1) == -1);
      drop_error();
    }
    if (loop % 16 == 15) usleep(20000); // so that workers fall asleep
  }
  for (int64_t i = 0; i < COUNT; i++) CHECK(numbers[i] == 40 * i);
  free(numbers);
}

// Sums up with shared memory and with shuffles.
static int32_t sum_block(Launch *launch, Fiber *fiber) {
  int64_t *shared = (int64_t *)fiber->shared;
  int32_t me = fiber->tid[0], count = fiber->ntid[0];
  shared[me] = me + fiber->ctaid[0];
  __tvm_ffi__grid_sync(fiber, "here");
  for (int32_t step = 1; step < count; step *= 2) {
    int64_t other = me + step < count ? shared[me + step] : 0;
    __tvm_ffi__grid_sync(fiber, "here");
    if (me % (2 * step) == 0) shared[me] += other;
    __tvm_ffi__grid_sync(fiber, "here");
  }
  int64_t first = __tvm_ffi__grid_shuffle(fiber, UINT32_MAX, me == 0 ? shared[0] : 0, 0, 0, "here");
  if (me == 1) launch->out[fiber->ctaid[0]] = first;
  return 0;
}

static int32_t fail_block(Launch *launch, Fiber *fiber) {
  (void)launch;
  __tvm_ffi__grid_sync(fiber, "here");
  if (fiber->tid[0] != 3 || fiber->ctaid[0] != 2) return 0;
  raise_error();
  return -1;
}

static Launch make_launch(int64_t blocks, int64_t threads, int64_t stack, int64_t *out) {
  Launch launch = {{blocks, 1, 1}, {threads, 1, 1}, 8 * threads, NULL, "kernel", stack, {0, 0}, out, 0};
  return launch;
}

static void run_grids(void) {
  int64_t out[24];
  for (int round = 0; round < 6; round++) {
    // Stacks of two sizes: cached areas fit only some launches.
    int64_t threads = round % 2 ? 64 : 32, stack = round % 3 ? 65536 : 131072;
    memset(out, 0, sizeof out);
    Launch launch = make_launch(24, threads, stack, out);
    CHECK(__tvm_ffi__grid((void *)sum_block, 1, &launch) == 0);
    for (int64_t block = 0; block < 24; block++)
      CHECK(out[block] == threads * (threads - 1) / 2 + threads * block);
    launch = make_launch(24, threads, stack, out);
    CHECK(__tvm_ffi__grid((void *)fail_block, 1, &launch) == -1);
    drop_error();
  }
}

static void *caller(void *number) {
  if ((intptr_t)number % 2) {
    run_grids();
    run_loops();
  } else {
    run_loops();
    run_grids();
  }
  return NULL;
}

static void run_races(void) {
  pthread_t threads[CALLERS];
  for (intptr_t i = 0; i < CALLERS; i++) CHECK(pthread_create(threads + i, NULL, caller, (void *)i) == 0);
  for (int i = 0; i < CALLERS; i++) pthread_join(threads[i], NULL);
  CHECK(live_errors == 0);
}

// The signal that ends a child, or 0.
static int end_of(void (*run)(void)) {
  pid_t child = fork();
  CHECK(child >= 0);
  if (child == 0) {
    struct rlimit none = {0, 0};
    setrlimit(RLIMIT_CORE, &none);
    alarm(60);
    run();
    _exit(0);
  }
  int status = 0;
  CHECK(waitpid(child, &status, 0) == child);
  CHECK(WIFSIGNALED(status) || WEXITSTATUS(status) == 0);
  return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

__attribute__((noinline)) static int32_t use_stack(Launch *launch, Fiber *fiber) {
  volatile char room[4096];
  // From the top down, in pages, like nested function calls.
  for (int64_t used = 0; used < launch->bytes; used += 4096) {
    volatile char *page = (volatile char *)room - used;
    *page = (char)fiber->tid[0];
  }
  __tvm_ffi__grid_sync(fiber, "here");
  return 0;
}

static int64_t bytes_used;
static void use_stacks(void) {
  int64_t out[1];
  Launch launch = make_launch(1, 8, 65536, out);
  launch.bytes = bytes_used;
  CHECK(__tvm_ffi__grid((void *)use_stack, 1, &launch) == 0);
}

static void check_guards(void) {
  bytes_used = 40000;
  CHECK(end_of(use_stacks) == 0);
  // More than any stack has: it must hit the guard below the stack.
  bytes_used = 200000;
  CHECK(end_of(use_stacks) == SIGSEGV);
}

static void fork_again(void) {
  run_loops();
  CHECK(end_of(run_races) == 0);
}

static void *loops_for_ever(void *stop) {
  while (!__atomic_load_n((int *)stop, __ATOMIC_RELAXED)) run_loops();
  return NULL;
}

// A process that is forked during a loop inherits the pool in the middle of its work.
static void check_forks(void) {
  CHECK(end_of(fork_again) == 0);
  int stop = 0;
  pthread_t thread;
  CHECK(pthread_create(&thread, NULL, loops_for_ever, &stop) == 0);
  for (int i = 0; i < 3; i++) CHECK(end_of(run_loops) == 0);
  __atomic_store_n(&stop, 1, __ATOMIC_RELAXED);
  pthread_join(thread, NULL);
}

int main(int argc, char **argv) {
  int all = argc > 1 && strcmp(argv[1], "all") == 0;
  int rounds = argc > 2 ? atoi(argv[2]) : 1;
  for (int round = 0; round < rounds; round++) {
    run_races();
    if (all) check_guards();
    if (all) check_forks();
  }
  printf("support code: %d round(s) of %d callers, %s\n", rounds, CALLERS,
         all ? "with guards and forks" : "no data race");
  return 0;
}
