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

// Launches `count` times; nanoseconds a launch, or the driver's code below 0. With `checked` it asks for the
// thread's context before each launch, as who shares the thread with others has to. Parameters are addresses
// in `params`, or lie in a buffer that `extra` names.
double floor_time(void *function, unsigned grid, unsigned block, void *stream, void **params,
                  void **extra, int checked, int count) {
  static Launch launch;
  static Code (*current)(void **);
  if (!launch || !current) {
    launch = (Launch)find("cuLaunchKernel");
    current = (Code(*)(void **))find("cuCtxGetCurrent");
  }
  if (!launch || !current)
    return -1;
  struct timespec start, end;
  void *context;
  clock_gettime(CLOCK_MONOTONIC, &start);
  for (int i = 0; i < count; ++i) {
    Code code = checked ? current(&context) : 0;
    if (!code)
      code = launch(function, grid, 1, 1, block, 1, 1, 0, stream, params, extra);
    if (code)
      return -code;
  }
  clock_gettime(CLOCK_MONOTONIC, &end);
  return ((end.tv_sec - start.tv_sec) * 1e9 + (end.tv_nsec - start.tv_nsec)) / count;
}
