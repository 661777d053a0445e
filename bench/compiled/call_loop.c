/* Times an FFI function from C: the minimum time of one call, in nanoseconds. */
#include <fishplate/c_api.h>
#include <time.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

double call_loop(void *function, const TVMFFIAny *args, int num_args, int rounds, int count) {
  double best = 1e18;
  for (int round = 0; round < rounds; ++round) {
    double start = now();
    for (int i = 0; i < count; ++i) {
      TVMFFIAny result = {0};
      if (TVMFFIFunctionCall(function, (TVMFFIAny *)args, num_args, &result) != 0) return -1;
    }
    double each = (now() - start) / count;
    if (each < best) best = each;
  }
  return best;
}
