// Parallel loops: one thread pool per process, or per exported library, created by the first loop that needs it.
// `support/generate` turns this file into parallel.mlir, which an exported object copies; code in this
// process calls the object that the engine has linked in.
//
// The caller publishes a job, works on it like the workers, closes it, and waits until all workers have left
// it. A worker enters a job before it checks whether the job is open, so a closed job is never read. A loop that
// starts while another one runs, inside it or on another thread, runs sequentially on its own thread.

#include <stdint.h>

#include "functions.h"

typedef int32_t (*Body)(void *captured, int64_t begin, int64_t end);

void TVMFFIErrorSetRaised(void *error);
void TVMFFIErrorMoveFromRaised(void **error);
int TVMFFIObjectDecRef(void *object);
int pthread_create(unsigned long *thread, const void *attributes, void *(*run)(void *), void *arg);
int pthread_detach(unsigned long thread);
int pthread_mutex_lock(void *mutex);
int pthread_mutex_unlock(void *mutex);
int pthread_cond_wait(void *condition, void *mutex);
int pthread_cond_broadcast(void *condition);
int sched_yield(void);
int getpid(void);
long sysconf(int name);
char *getenv(const char *name);
long strtol(const char *text, char **end, int base);

// A worker polls for the next job for a while before it sleeps, because loops often come in a row. It first spins, then
// yields to others, such as a caller on the same processor.
enum { PROCESSORS_ONLINE = 84, MAX_THREADS = 256, SPINS = 200000, YIELDS = 2000 };

// A thread takes half of its share of the remaining work at a time, so that all threads finish together. But it takes
// at least this fraction of its share of the whole, because each step has a cost, and long parts stay in one stretch of
// memory.
enum { SHARES = 2, LEAST = 128 };

static struct {
  Body body;
  void *captured;
  int64_t next, end, least, shares;
  void *error;
  int32_t failed;
} job;

// Larger than glibc's types with these names, whose initial state is all zeros.
static int64_t mutex[16], wake[16];
static int32_t taken, open, inside, threads;
static int32_t owner; // the process that owns the threads; negative while it clears the state after a fork
static uint32_t round;

static void work(void) {
  int64_t begin = __atomic_load_n(&job.next, __ATOMIC_RELAXED);
  for (;;) {
    if (begin >= job.end || __atomic_load_n(&job.failed, __ATOMIC_RELAXED)) return;
    int64_t rest = job.end - begin, some = rest / job.shares;
    if (some < job.least) some = job.least;
    if (some > rest) some = rest;
    if (!__atomic_compare_exchange_n(&job.next, &begin, begin + some, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) continue;
    int32_t status = job.body(job.captured, begin, begin + some);
    begin = __atomic_load_n(&job.next, __ATOMIC_RELAXED);
    if (status == 0) continue;
    // The error belongs to this thread; the first one is passed to the caller's thread.
    void *error = 0;
    TVMFFIErrorMoveFromRaised(&error);
    if (__atomic_exchange_n(&job.failed, 1, __ATOMIC_ACQ_REL) == 0) {
      job.error = error;
    } else if (error) {
      TVMFFIObjectDecRef(error);
    }
    return;
  }
}

static void *worker(void *arg) {
  uint32_t seen = (uint32_t)(uintptr_t)arg;
  for (;;) {
    for (int spin = 0; spin < SPINS + YIELDS; spin++) {
      if (__atomic_load_n(&round, __ATOMIC_ACQUIRE) != seen) break;
      if (spin >= SPINS) sched_yield();
    }
    if (__atomic_load_n(&round, __ATOMIC_ACQUIRE) == seen) {
      pthread_mutex_lock(mutex);
      while (__atomic_load_n(&round, __ATOMIC_ACQUIRE) == seen) pthread_cond_wait(wake, mutex);
      pthread_mutex_unlock(mutex);
    }
    seen = __atomic_load_n(&round, __ATOMIC_ACQUIRE);
    __atomic_fetch_add(&inside, 1, __ATOMIC_SEQ_CST);
    if (__atomic_load_n(&open, __ATOMIC_SEQ_CST)) work();
    __atomic_fetch_sub(&inside, 1, __ATOMIC_SEQ_CST);
  }
  return 0;
}

// After a fork the threads are gone, and whatever they held stays locked. Clears the pool, and returns whether it can
// be used: not while another thread of the same process clears it.
static int32_t forget(void) {
  int32_t process = getpid(), before = __atomic_load_n(&owner, __ATOMIC_ACQUIRE);
  if (before == 0 || before == process) return 1;
  if (before == -process) return 0;
  if (!__atomic_compare_exchange_n(&owner, &before, -process, 0, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED)) return 0;
  for (int word = 0; word < 16; word++) mutex[word] = wake[word] = 0;
  __atomic_store_n(&open, 0, __ATOMIC_RELAXED);
  __atomic_store_n(&inside, 0, __ATOMIC_RELAXED);
  __atomic_store_n(&taken, 0, __ATOMIC_RELAXED);
  __atomic_store_n(&owner, 0, __ATOMIC_RELEASE);
  return 1;
}

// Starts the threads of this process. Only the thread that has taken the pool may call it.
static void start(void) {
  if (__atomic_load_n(&owner, __ATOMIC_RELAXED)) return;
  __atomic_store_n(&owner, getpid(), __ATOMIC_RELEASE);
  const char *wanted = getenv("FISHPLATE_NUM_THREADS");
  long count = wanted ? strtol(wanted, 0, 10) : 0;
  if (count <= 0) count = sysconf(PROCESSORS_ONLINE);
  if (count > MAX_THREADS) count = MAX_THREADS;
  threads = 1;
  for (long number = 1; number < count; number++) {
    unsigned long thread;
    if (pthread_create(&thread, 0, worker, (void *)(uintptr_t)round)) break;
    pthread_detach(thread);
    threads++;
  }
}

// Runs a body over [begin, end), at least `grain` iterations at a time. Returns 0, or -1 with the error raised.
int32_t __tvm_ffi__parallel(Body body, void *captured, int64_t begin, int64_t end, int64_t grain) {
  if (begin >= end) return 0;
  int64_t count = end - begin;
  if (grain < 1) grain = 1;
  if (count <= grain || !forget() || __atomic_exchange_n(&taken, 1, __ATOMIC_ACQUIRE)) {
    return body(captured, begin, end);
  }
  start();
  int64_t least = count / ((int64_t)threads * LEAST);
  int32_t status = 0;
  if (threads == 1) {
    status = body(captured, begin, end);
  } else {
    job.body = body;
    job.captured = captured;
    job.next = begin;
    job.end = end;
    job.least = least < grain ? grain : least;
    job.shares = (int64_t)threads * SHARES;
    job.failed = 0;
    job.error = 0;
    __atomic_store_n(&open, 1, __ATOMIC_SEQ_CST);
    pthread_mutex_lock(mutex);
    __atomic_fetch_add(&round, 1, __ATOMIC_RELEASE);
    pthread_mutex_unlock(mutex);
    pthread_cond_broadcast(wake);
    work();
    __atomic_store_n(&open, 0, __ATOMIC_SEQ_CST);
    for (int spin = 0; __atomic_load_n(&inside, __ATOMIC_SEQ_CST); spin++) {
      if (spin > SPINS / 10) sched_yield();
    }
    if (job.failed) {
      status = -1;
      if (job.error) {
        TVMFFIErrorSetRaised(job.error);
        TVMFFIObjectDecRef(job.error);
      }
    }
  }
  __atomic_store_n(&taken, 0, __ATOMIC_RELEASE);
  return status;
}
