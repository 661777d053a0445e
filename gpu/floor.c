// The floor of a launch: cuLaunchKernel in a C loop, timed. The driver is taken from the process, so that
// the loop runs in the same context as what it is compared with.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <time.h>

typedef int Code;
typedef Code (*Launch)(void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned,
                       void *, void **, void **);

static void *find(const char *symbol) {
  const char *path = getenv("FISHPLATE_CUDA_LIBRARY");
  void *driver = dlopen(path && *path ? path : "libcuda.so.1", RTLD_NOW);
  return driver ? dlsym(driver, symbol) : NULL;
}

// Loads a kernel into the thread's context: 0, or the driver's code; -1 without a driver.
Code floor_load(const char *image, const char *kernel, void **function) {
  Code (*load)(void **, const void *, unsigned, int *, void **) = find("cuModuleLoadDataEx");
  Code (*get)(void **, void *, const char *) = find("cuModuleGetFunction");
  void *module;
  if (!load || !get)
    return -1;
  Code code = load(&module, image, 0, NULL, NULL);
  return code ? code : get(function, module, kernel);
}

// Launches `count` times; nanoseconds a launch, or the driver's code below 0.
double floor_time(void *function, unsigned grid, unsigned block, void *stream, void **params,
                  int count) {
  static Launch launch;
  if (!launch)
    launch = (Launch)find("cuLaunchKernel");
  if (!launch)
    return -1;
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  for (int i = 0; i < count; ++i) {
    Code code = launch(function, grid, 1, 1, block, 1, 1, 0, stream, params, NULL);
    if (code)
      return -code;
  }
  clock_gettime(CLOCK_MONOTONIC, &end);
  return ((end.tv_sec - start.tv_sec) * 1e9 + (end.tv_nsec - start.tv_nsec)) / count;
}
