/* Soak test: makes and drops every object kind many times and fails if the process has grown.
 * usage: soak [rounds]. A leak of one byte a round shows from a million rounds on. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "object_kinds.h"

enum { ALLOWED_GROWTH_KIB = 1024, WARM_UP_ROUNDS = 20000 };

static long resident_kib(void) {
  long total = 0, resident = 0;
  FILE* statm = fopen("/proc/self/statm", "r");
  if (!statm || fscanf(statm, "%ld %ld", &total, &resident) != 2) {
    perror("/proc/self/statm");
    exit(2);
  }
  fclose(statm);
  return resident * (sysconf(_SC_PAGESIZE) / 1024);
}

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static void run_rounds(const ObjectKind* kind, long rounds) {
  for (long i = 0; i < rounds; ++i) kind->round();
}

int main(int argc, char** argv) {
  long rounds = argc > 1 ? atol(argv[1]) : 1000000;
  int failed = 0;
  prepare_object_kinds();
  printf("%-18s %10s %10s %12s\n", "object kind", "rounds", "ns/round", "growth KiB");
  for (int i = 0; i < OBJECT_KIND_COUNT; ++i) {
    const ObjectKind* kind = &OBJECT_KINDS[i];
    long count = rounds / kind->slowness;
    run_rounds(kind, WARM_UP_ROUNDS / kind->slowness);
    long before = resident_kib();
    double start = seconds();
    run_rounds(kind, count);
    double elapsed = seconds() - start;
    long growth = resident_kib() - before;
    int grew = growth > ALLOWED_GROWTH_KIB;
    failed += grew;
    printf("%-18s %10ld %10.0f %12ld%s\n", kind->name, count, elapsed * 1e9 / (double)count, growth,
           grew ? "  GREW" : "");
    fflush(stdout);
  }
  printf("%d kinds, %d grew by more than %d KiB\n", OBJECT_KIND_COUNT, failed, ALLOWED_GROWTH_KIB);
  return failed != 0;
}
