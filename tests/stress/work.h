/* The work of the stress test's threads: a Work is prepared once, stepped by all threads at the same
 * time, and checked once they have joined. Each other file in this folder holds one or two. */
#ifndef FISHPLATE_TESTS_STRESS_WORK_H_
#define FISHPLATE_TESTS_STRESS_WORK_H_

#include <stdatomic.h>
#include <stdint.h>

#include "ffi_call.h"

enum { MAX_THREADS = 64 };

typedef struct {
  int id; /* 0 .. threads - 1 */
  int threads;
  double progress; /* elapsed share of the run, 0 .. 1; 1 only in a last step after the time is up */
  uint64_t random; /* state of next_random */
} Worker;

typedef struct {
  const char* name;
  void (*prepare)(void); /* before the threads start; may be NULL */
  void (*step)(Worker* worker);
  void (*check)(int threads); /* after the threads have joined; ends the program on a lost update */
} Work;

extern const Work registered_types, type_attributes, global_functions, function_calls, shared_references,
    exchanged_objects, raised_errors, handles_once;

static inline uint32_t next_random(Worker* worker) {
  worker->random = worker->random * 6364136223846793005u + 1442695040888963407u;
  return (uint32_t)(worker->random >> 33);
}

static inline uint32_t strong_count(TVMFFIObjectHandle object) {
  return (uint32_t)((TVMFFIObject*)object)->combined_ref_count;
}

#endif
