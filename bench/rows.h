/* The rows of the benchmark: each times one operation of a client of the C ABI. */
#ifndef FISHPLATE_BENCH_ROWS_H_
#define FISHPLATE_BENCH_ROWS_H_

#include "library.h"

#define REGISTERED_FUNCTION "bench.noop"
#define TEXT_64 "0123456789012345678901234567890123456789012345678901234567890123"

typedef struct {
  const char* name;
  /* Runs the operation `count` times and returns the nanoseconds of one. */
  double (*run)(Library* lib, long count);
  long count;
} Row;

extern const Row ROWS[];
extern const int ROW_COUNT;

double now_ns(void);

#endif
