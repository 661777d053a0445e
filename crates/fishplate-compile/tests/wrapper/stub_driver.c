// A CUDA driver for tests: records what it is asked for, per thread, and fails where it is told to.
// A context is its device's number plus 100, a module or function a number that counts up.

#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static __thread char record[16384];
static __thread uintptr_t current;
static __thread char failing[64];
static __thread int failing_code;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int loads, unloads;
static uintptr_t next = 1000;

static void note(const char *format, long a, long b, long c) {
  size_t used = strlen(record);
  snprintf(record + used, sizeof record - used, format, a, b, c);
}

static int fails(const char *name) {
  if (strcmp(name, failing))
    return 0;
  failing[0] = 0;
  return failing_code;
}

const char *stub_record(void) { return record; }
void stub_clear(void) { record[0] = 0; }
void stub_fail(const char *name, int code) {
  snprintf(failing, sizeof failing, "%s", name);
  failing_code = code;
}
void stub_set_current(uintptr_t context) { current = context; }
uintptr_t stub_current(void) { return current; }
int stub_loads(void) { return loads; }
int stub_unloads(void) { return unloads; }

int cuInit(unsigned flags) { return 0; }
int cuDeviceGet(int *device, int ordinal) {
  *device = ordinal;
  return ordinal < 8 ? fails("cuDeviceGet") : 101;
}
int cuDevicePrimaryCtxRetain(void **context, int device) {
  note("retain %ld\n", device, 0, 0);
  *context = (void *)(uintptr_t)(100 + device);
  return fails("cuDevicePrimaryCtxRetain");
}
int cuDevicePrimaryCtxRelease_v2(int device) {
  note("release %ld\n", device, 0, 0);
  return 0;
}
int cuCtxGetCurrent(void **context) {
  *context = (void *)current;
  return fails("cuCtxGetCurrent");
}
int cuCtxSetCurrent(void *context) {
  int code = fails("cuCtxSetCurrent");
  if (code)
    return code;
  current = (uintptr_t)context;
  note("set %ld\n", (long)current, 0, 0);
  return 0;
}
int cuCtxGetDevice(int *device) {
  if (!current)
    return 201;
  *device = (int)current - 100;
  return 0;
}
int cuCtxSynchronize(void) {
  note("synchronize\n", 0, 0, 0);
  return 0;
}
int cuModuleLoadDataEx(void **module, const void *image, unsigned count, int *options, void **values) {
  note("load in %ld\n", (long)current, 0, 0);
  int code = fails("cuModuleLoadDataEx");
  if (code) {
    for (unsigned i = 0; i < count; ++i)
      if (options[i] == 5)
        snprintf(values[i], 64, "line 1: %.20s", (const char *)image);
    return code;
  }
  pthread_mutex_lock(&lock);
  ++loads;
  *module = (void *)next++;
  pthread_mutex_unlock(&lock);
  return 0;
}
int cuModuleGetFunction(void **function, void *module, const char *name) {
  if (!strcmp(name, "missing"))
    return 500;
  *function = module;
  return 0;
}
int cuModuleUnload(void *module) {
  note("unload in %ld\n", (long)current, 0, 0);
  pthread_mutex_lock(&lock);
  ++unloads;
  pthread_mutex_unlock(&lock);
  return 0;
}
int cuFuncSetAttribute(void *function, int attribute, int value) {
  note("attribute %ld = %ld\n", attribute, value, 0);
  return 0;
}
int cuLaunchKernel(void *function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                   unsigned shared, void *stream, void **args, void **extra) {
  note("launch in %ld shared %ld stream %ld", (long)current, shared, (long)stream);
  note(" grid %ld %ld %ld", gx, gy, gz);
  note(" block %ld %ld %ld", bx, by, bz);
  note(" args %ld %ld\n", *(long *)args[0], *(int *)args[1], 0);
  return fails("cuLaunchKernel");
}
int cuGetErrorName(int code, const char **name) {
  *name = code == 1 ? "CUDA_ERROR_INVALID_VALUE" : code == 218 ? "CUDA_ERROR_INVALID_PTX" : NULL;
  return *name ? 0 : 1;
}
