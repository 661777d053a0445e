/* Stress test: many threads register, look up, call, raise and drop for some seconds, then every count is
 * checked. usage: threads [-t threads] [-s seconds] [work...], where a work is one of the names it prints. */
#include <pthread.h>
#include <stdbool.h>
#include <time.h>
#include <unistd.h>

#include "work.h"

static const Work* const WORKS[] = {&registered_types, &type_attributes, &global_functions, &function_calls,
                                    &shared_references, &exchanged_objects, &raised_errors, &handles_once};
enum { WORK_COUNT = sizeof WORKS / sizeof WORKS[0] };

static bool selected[WORK_COUNT];
static double duration = 30;
static pthread_barrier_t start_line;
static atomic_long rounds;

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static void step_all(Worker* worker) {
  for (int i = 0; i < WORK_COUNT; ++i) {
    if (selected[i]) WORKS[i]->step(worker);
  }
  ++rounds;
}

static void* run_worker(void* argument) {
  Worker* worker = argument;
  pthread_barrier_wait(&start_line);
  double start = seconds();
  while ((worker->progress = (seconds() - start) / duration) < 1) step_all(worker);
  worker->progress = 1;
  step_all(worker);
  return NULL;
}

/* Without names all works are selected; type attributes build on the types. */
static void select_works(char** names, int count) {
  for (int i = 0; i < WORK_COUNT; ++i) {
    selected[i] = count == 0;
    for (int k = 0; k < count; ++k) selected[i] |= strcmp(names[k], WORKS[i]->name) == 0;
  }
}

int main(int argc, char** argv) {
  int threads = 16, option;
  while ((option = getopt(argc, argv, "t:s:")) != -1) {
    if (option == 't') threads = atoi(optarg);
    else if (option == 's') duration = atof(optarg);
    else return 2;
  }
  if (threads < 1 || threads > MAX_THREADS || duration <= 0) {
    fprintf(stderr, "usage: threads [-t 1..%d] [-s seconds] [work...]\n", MAX_THREADS);
    return 2;
  }
  select_works(argv + optind, argc - optind);
  static pthread_t handles[MAX_THREADS];
  static Worker workers[MAX_THREADS];
  pthread_barrier_init(&start_line, NULL, (unsigned)threads);
  for (int i = 0; i < WORK_COUNT; ++i) {
    if (selected[i] && WORKS[i]->prepare) WORKS[i]->prepare();
  }
  printf("%d threads for %g s\n", threads, duration);
  fflush(stdout);
  for (int i = 0; i < threads; ++i) {
    workers[i] = (Worker){.id = i, .threads = threads, .random = (uint64_t)i + 1};
    if (pthread_create(&handles[i], NULL, run_worker, &workers[i]) != 0) return 2;
  }
  for (int i = 0; i < threads; ++i) pthread_join(handles[i], NULL);
  for (int i = 0; i < WORK_COUNT; ++i) {
    if (!selected[i]) continue;
    WORKS[i]->check(threads);
    printf("  ok  %s\n", WORKS[i]->name);
  }
  printf("%ld rounds, nothing lost\n", (long)rounds);
  return 0;
}
