// Launching a kernel through the CUDA driver, which is loaded when a kernel is first launched: an object
// that holds a kernel needs no CUDA library to be linked or loaded. `support/generate` turns this file
// into cuda.mlir, which a wrapper that launches takes along.
//
// A `Library` is a kernel's image in all devices. It starts as zeros in the object that holds the kernel.

#include <stddef.h>
#include <stdint.h>

enum { DEVICES = 64, LOG = 1024, STATUS_RAISED = -1 };
// What the runtime API calls a machine without a usable driver.
enum { NO_DRIVER = 35 };
enum { MAX_DYNAMIC_SHARED_SIZE_BYTES = 8, DEFAULT_SHARED = 48 * 1024 };
enum { JIT_ERROR_LOG_BUFFER = 5, JIT_ERROR_LOG_BUFFER_SIZE_BYTES = 6 };

typedef struct {
  int32_t lock;
  int32_t padding;
  void *functions[DEVICES];
  void *modules[DEVICES];
  void *contexts[DEVICES];
} Library;

typedef struct {
  const char *image;
  const char *kernel;
  int32_t grid[3];
  int32_t block[3];
  int32_t shared;
  int32_t device;
  void *stream;
  void **args;
} Launch;

typedef struct {
  int (*cuInit)(unsigned);
  int (*cuDeviceGet)(int *, int);
  int (*cuDevicePrimaryCtxRetain)(void **, int);
  int (*cuDevicePrimaryCtxRelease)(int);
  int (*cuCtxGetCurrent)(void **);
  int (*cuCtxSetCurrent)(void *);
  int (*cuCtxGetDevice)(int *);
  int (*cuCtxSynchronize)(void);
  int (*cuModuleLoadDataEx)(void **, const void *, unsigned, int *, void **);
  int (*cuModuleGetFunction)(void **, void *, const char *);
  int (*cuModuleUnload)(void *);
  int (*cuFuncSetAttribute)(void *, int, int);
  int (*cuLaunchKernel)(void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void *, void **,
                        void **);
  int (*cuGetErrorName)(int, const char **);
} Driver;

// In the order of the struct.
static const char *const cuda_names[] = {
    "cuInit",          "cuDeviceGet",        "cuDevicePrimaryCtxRetain", "cuDevicePrimaryCtxRelease_v2",
    "cuCtxGetCurrent", "cuCtxSetCurrent",    "cuCtxGetDevice",           "cuCtxSynchronize",
    "cuModuleLoadDataEx", "cuModuleGetFunction", "cuModuleUnload",       "cuFuncSetAttribute",
    "cuLaunchKernel",  "cuGetErrorName"};

void TVMFFIErrorSetRaisedFromCStrParts(const char *kind, const char **parts, int32_t count);
void *dlopen(const char *file, int mode);
void *dlsym(void *library, const char *name);
char *dlerror(void);
char *getenv(const char *name);
int sched_yield(void);
enum { LAZY = 1 };

static Driver cuda_driver;
static int32_t cuda_lock;
static int32_t cuda_ready;

static void cuda_acquire(int32_t *lock) {
  while (__atomic_exchange_n(lock, 1, __ATOMIC_ACQUIRE))
    sched_yield();
}

static void cuda_release(int32_t *lock) { __atomic_store_n(lock, 0, __ATOMIC_RELEASE); }

static void cuda_digits(char *out, int code) {
  char digits[12];
  int count = 0;
  do
    digits[count++] = '0' + code % 10;
  while (code /= 10);
  while (count)
    *out++ = digits[--count];
  *out = 0;
}

// Raises `CUDA Error Code: 1 (CUDA_ERROR_INVALID_VALUE) from cuLaunchKernel` and more, if there is more.
__attribute__((noinline, cold)) static int32_t cuda_raise(int code, const char *from, const char *more) {
  char number[12];
  const char *name = NULL;
  cuda_digits(number, code);
  if (cuda_ready)
    cuda_driver.cuGetErrorName(code, &name);
  const char *parts[] = {"CUDA Error Code: ", number, name ? " (" : NULL,       name, name ? ")" : NULL,
                         " from ",            from,   more && *more ? ": " : NULL, more};
  TVMFFIErrorSetRaisedFromCStrParts("CUDADialectError", parts, 9);
  return STATUS_RAISED;
}

// Finds the driver; the lock is held.
static int32_t cuda_load(void) {
  const char *file = getenv("FISHPLATE_CUDA_DRIVER");
  void *library = dlopen(file ? file : "libcuda.so.1", LAZY);
  if (!library)
    return cuda_raise(NO_DRIVER, "dlopen", dlerror());
  void **slots = (void **)&cuda_driver;
  for (size_t i = 0; i < sizeof cuda_names / sizeof *cuda_names; ++i) {
    slots[i] = dlsym(library, cuda_names[i]);
    if (!slots[i])
      return cuda_raise(NO_DRIVER, "dlsym", cuda_names[i]);
  }
  int code = cuda_driver.cuInit(0);
  if (code) {
    // The driver is there, so it can name its own error.
    cuda_ready = 1;
    int32_t status = cuda_raise(code, "cuInit", NULL);
    cuda_ready = 0;
    return status;
  }
  __atomic_store_n(&cuda_ready, 1, __ATOMIC_RELEASE);
  return 0;
}

static int32_t cuda_prepare(void) {
  if (__atomic_load_n(&cuda_ready, __ATOMIC_ACQUIRE))
    return 0;
  cuda_acquire(&cuda_lock);
  int32_t status = cuda_ready ? 0 : cuda_load();
  cuda_release(&cuda_lock);
  return status;
}

// Loads the image into the current context, which is the device's; the library's lock is held.
static int32_t cuda_load_image(Library *library, const Launch *launch, void *context) {
  char log[LOG];
  log[0] = 0;
  int options[] = {JIT_ERROR_LOG_BUFFER, JIT_ERROR_LOG_BUFFER_SIZE_BYTES};
  void *values[] = {log, (void *)(uintptr_t)LOG};
  void *module, *function;
  int code = cuda_driver.cuModuleLoadDataEx(&module, launch->image, 2, options, values);
  if (code)
    return cuda_raise(code, "cuModuleLoadDataEx", log);
  code = cuda_driver.cuModuleGetFunction(&function, module, launch->kernel);
  if (!code && launch->shared > DEFAULT_SHARED)
    code = cuda_driver.cuFuncSetAttribute(function, MAX_DYNAMIC_SHARED_SIZE_BYTES, launch->shared);
  if (code) {
    cuda_driver.cuModuleUnload(module);
    return cuda_raise(code, "cuModuleGetFunction", launch->kernel);
  }
  library->modules[launch->device] = module;
  library->contexts[launch->device] = context;
  __atomic_store_n(&library->functions[launch->device], function, __ATOMIC_RELEASE);
  return 0;
}

static int32_t cuda_first(Library *library, const Launch *launch) {
  int device;
  void *context;
  int code = cuda_driver.cuDeviceGet(&device, launch->device);
  if (code)
    return cuda_raise(code, "cuDeviceGet", NULL);
  code = cuda_driver.cuDevicePrimaryCtxRetain(&context, device);
  if (code)
    return cuda_raise(code, "cuDevicePrimaryCtxRetain", NULL);
  void *before = NULL;
  code = cuda_driver.cuCtxGetCurrent(&before);
  if (!code)
    code = cuda_driver.cuCtxSetCurrent(context);
  if (code) {
    cuda_driver.cuDevicePrimaryCtxRelease(device);
    return cuda_raise(code, "cuCtxSetCurrent", NULL);
  }
  int32_t status = cuda_load_image(library, launch, context);
  cuda_driver.cuCtxSetCurrent(before);
  if (status)
    cuda_driver.cuDevicePrimaryCtxRelease(device);
  return status;
}

// Launches on the device that `launch` names, or with -1 on the current one, and leaves the current
// context as it was. 0, or -1 with the error raised.
__attribute__((noinline)) int32_t __tvm_ffi__cuda_launch(Library *library, Launch *launch) {
  if (cuda_prepare())
    return STATUS_RAISED;
  if (launch->device < 0 && cuda_driver.cuCtxGetDevice(&launch->device))
    launch->device = 0;
  if (launch->device >= DEVICES)
    return cuda_raise(101, "cuDeviceGet", NULL);
  void *function = __atomic_load_n(&library->functions[launch->device], __ATOMIC_ACQUIRE);
  if (!function) {
    cuda_acquire(&library->lock);
    int32_t status = library->functions[launch->device] ? 0 : cuda_first(library, launch);
    cuda_release(&library->lock);
    if (status)
      return status;
    function = library->functions[launch->device];
  }
  void *context = library->contexts[launch->device], *before = NULL;
  int code = cuda_driver.cuCtxGetCurrent(&before);
  if (code)
    return cuda_raise(code, "cuCtxGetCurrent", NULL);
  if (before != context && (code = cuda_driver.cuCtxSetCurrent(context)))
    return cuda_raise(code, "cuCtxSetCurrent", NULL);
  code = cuda_driver.cuLaunchKernel(function, launch->grid[0], launch->grid[1], launch->grid[2], launch->block[0],
                                    launch->block[1], launch->block[2], launch->shared, launch->stream, launch->args,
                                    NULL);
  if (before != context)
    cuda_driver.cuCtxSetCurrent(before);
  return code ? cuda_raise(code, "cuLaunchKernel", launch->kernel) : 0;
}

// Takes the image out of all devices. Errors are not news: at the end of a process the driver may be gone.
__attribute__((noinline)) void __tvm_ffi__cuda_unload(Library *library) {
  if (!cuda_ready)
    return;
  for (int device = 0; device < DEVICES; ++device) {
    void *before = NULL;
    if (!library->functions[device] || cuda_driver.cuCtxGetCurrent(&before))
      continue;
    library->functions[device] = NULL;
    if (!cuda_driver.cuCtxSetCurrent(library->contexts[device])) {
      cuda_driver.cuCtxSynchronize();
      cuda_driver.cuModuleUnload(library->modules[device]);
      cuda_driver.cuCtxSetCurrent(before);
    }
    cuda_driver.cuDevicePrimaryCtxRelease(device);
  }
}
