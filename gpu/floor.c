// The floor of a launch: cuLaunchKernel in a C loop, timed. The loop uses the driver of the process, so that it runs
// in the same context as the code it is compared with.

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

enum { PLAIN, CHECKED, PACKED, CONFIGURED };

// As in the driver, without attributes.
typedef struct {
  unsigned grid[3], block[3], shared;
  void *stream, *attributes;
  unsigned count;
} Config;

// Launches `count` times; returns nanoseconds per launch, or the negative code of the driver. CHECKED gets the
// thread's context before each launch, which is necessary if others use the thread; PACKED takes the parameters from a
// buffer that `extra` names; CONFIGURED uses cuLaunchKernelEx.
double floor_time(void *function, unsigned grid, unsigned block, void *stream, void **params,
                  void **extra, int mode, int count) {
  Launch launch = (Launch)find("cuLaunchKernel");
  Code (*current)(void **) = (Code(*)(void **))find("cuCtxGetCurrent");
  Code (*launch_with)(const Config *, void *, void **, void **) =
      (Code(*)(const Config *, void *, void **, void **))find("cuLaunchKernelEx");
  if (!launch || !current || !launch_with)
    return -1;
  struct timespec start, end;
  void *context;
  clock_gettime(CLOCK_MONOTONIC, &start);
  for (int i = 0; i < count; ++i) {
    Code code = mode == CHECKED ? current(&context) : 0;
    if (mode == CONFIGURED) {
      Config config = {{grid, 1, 1}, {block, 1, 1}, 0, stream, NULL, 0};
      code = launch_with(&config, function, params, NULL);
    } else if (!code)
      code = launch(function, grid, 1, 1, block, 1, 1, 0, stream, mode == PACKED ? NULL : params,
                    mode == PACKED ? extra : NULL);
    if (code)
      return -code;
  }
  clock_gettime(CLOCK_MONOTONIC, &end);
  return ((end.tv_sec - start.tv_sec) * 1e9 + (end.tv_nsec - start.tv_nsec)) / count;
}
