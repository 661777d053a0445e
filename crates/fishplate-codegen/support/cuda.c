// Support for generated code on NVIDIA GPUs: finds the driver at the first call, loads code once per device, enters and
// leaves the device of the call, and formats errors. `support/generate` turns this file into cuda.mlir, which is part
// of every exported object that launches kernels. So such an object links neither the compiler nor any part of CUDA.

#include <stddef.h>
#include <stdint.h>

#include "functions.h"

typedef int32_t Code;
typedef void *Handle;

// A launch attribute, and a launch with attributes, with the driver's layout.
typedef struct {
  int32_t id, padding;
  uint32_t value[16];
} LaunchAttribute;

typedef struct {
  uint32_t grid[3], block[3], shared;
  Handle stream;
  LaunchAttribute *attributes;
  uint32_t count;
} LaunchConfig;

// Functions of the driver: field, symbol, parameters. The table is filled in this order.
#define FUNCTIONS(X)                                                                               \
  X(init, "cuInit", (unsigned))                                                                    \
  X(error_name, "cuGetErrorName", (Code, const char **))                                           \
  X(error_string, "cuGetErrorString", (Code, const char **))                                       \
  X(device_count, "cuDeviceGetCount", (int32_t *))                                                 \
  X(device, "cuDeviceGet", (int32_t *, int32_t))                                                   \
  X(device_attribute, "cuDeviceGetAttribute", (int32_t *, int32_t, int32_t))                       \
  X(retain, "cuDevicePrimaryCtxRetain", (Handle *, int32_t))                                       \
  X(release, "cuDevicePrimaryCtxRelease_v2", (int32_t))                                            \
  X(current, "cuCtxGetCurrent", (Handle *))                                                        \
  X(push, "cuCtxPushCurrent_v2", (Handle))                                                         \
  X(pop, "cuCtxPopCurrent_v2", (Handle *))                                                         \
  X(context_device, "cuCtxGetDevice", (int32_t *))                                                 \
  X(capture_mode, "cuThreadExchangeStreamCaptureMode", (int32_t *))                                \
  X(is_capturing, "cuStreamIsCapturing", (Handle, int32_t *))                                      \
  X(load, "cuModuleLoadDataEx", (Handle *, const char *, unsigned, const int32_t *, void **))      \
  X(unload, "cuModuleUnload", (Handle))                                                            \
  X(function, "cuModuleGetFunction", (Handle *, Handle, const char *))                             \
  X(get_attribute, "cuFuncGetAttribute", (int32_t *, int32_t, Handle))                             \
  X(set_attribute, "cuFuncSetAttribute", (Handle, int32_t, int32_t))                               \
  X(launch, "cuLaunchKernelEx", (const LaunchConfig *, Handle, void **, void **))                  \
  X(active_blocks, "cuOccupancyMaxActiveBlocksPerMultiprocessor", (int32_t *, Handle, int32_t, size_t)) \
  X(cluster_size, "cuOccupancyMaxPotentialClusterSize", (int32_t *, Handle, const LaunchConfig *))  \
  X(encode, "cuTensorMapEncodeTiled",                                                              \
    (void *, int32_t, uint32_t, void *, const uint64_t *, const uint64_t *, const uint32_t *,      \
     const uint32_t *, int32_t, int32_t, int32_t, int32_t))
#define FIELD(field, symbol, parameters) Code(*field) parameters;
#define SYMBOL(field, symbol, parameters) symbol "\0"

// A launch is straight-line code with a small frame; rare cases, and code that needs room for texts, are kept out of
// it. In a wrapper, most of its inputs are constants.
#define IN_WRAPPER __attribute__((always_inline))
#define INLINE static inline __attribute__((always_inline))
#define COLD static __attribute__((noinline))

enum {
  DEVICES = 64, // as in provider/cuda.rs
  LOG_BYTES = 8192,
  INVALID_VALUE = 1,
  NOT_INITIALIZED = 3,
  NO_DRIVER = 35, // cudaErrorInsufficientDriver: the driver itself cannot report that it is missing
  NO_DEVICE = 100,
  INVALID_DEVICE = 101,
  INVALID_IMAGE = 200,
  INVALID_CONTEXT = 201,
  NO_BINARY_FOR_GPU = 209,
  UNSUPPORTED_PTX_VERSION = 222,
  INVALID_HANDLE = 400,
  CONTEXT_IS_DESTROYED = 709,
  OUT_OF_RESOURCES = 701,
  COOPERATIVE_TOO_LARGE = 720,
  INVALID_CLUSTER_SIZE = 912,
  CAPTURE_RELAXED = 2,
  COOPERATIVE_LAUNCH = 2, // attributes of a launch
  CLUSTER_DIMENSION = 4,
  DEPENDENT_LAUNCH = 6,
  PROCESSORS = 16, // an attribute of a device
  STATIC_SHARED = 1,
  LARGE_CLUSTERS = 13, // an attribute of a kernel
  DYNAMIC_SHARED = 8,
  MAX_SHARED_OPTIN = 97,
  FREE_SHARED = 48 * 1024, // more must be requested
};

// A lock: 0, or the process that holds it. A lock that was held across a fork names another process than this one.
typedef int32_t Lock;

// The state of a library on one device. `code` is not null once the device is ready, and is written last.
typedef struct Slot {
  Handle context;
  Handle code;
} Slot;

typedef Code (*UnloadHook)(Handle library);

// One per wrapper, initially all zeros.
typedef struct Library {
  Slot slots[DEVICES];
  Handle modules[DEVICES];
  Lock lock;
  int32_t is_captured;         // whether a graph may launch its code
  const char *image, *kernel;  // to load it again
  int64_t shared, flags; // of its launches
  Handle library;        // of the hooks
  UnloadHook unload;
  int32_t is_initialised; // by the hooks
  int32_t is_registered;  // to be unloaded at the end
} Library;
_Static_assert(sizeof(Library) <= 2048, "LIBRARY_BYTES in provider/cuda.rs");
_Static_assert(offsetof(Library, slots) == 0 && sizeof(Slot) == 16, "the wrapper's fast check");

// Requests of a launch: to be held against the limits of its device first; to start while the one before it still runs;
// to have all of its blocks run at the same time; clusters of more blocks than every GPU takes.
enum { PREFLIGHT = 1, DEPENDENT = 2, COOPERATIVE = 4, LARGE_CLUSTER = 8 };

// A launch, as the wrapper writes it. Sizes are from 0 to the largest of 32 bits.
typedef struct Launch {
  int64_t grid[3], block[3], shared; // contiguous
  Handle stream;
  const char *kernel;
  int32_t device, flags;
  int32_t cluster[3]; // zeros for none
  uint32_t maps;      // which of the first parameters are tensor maps, passed by address
} Launch;
_Static_assert(sizeof(Launch) == 12 * 8, "HEADER in device.rs of fishplate-lang");

void TVMFFIErrorSetRaisedFromCStrParts(const char *kind, const char **parts, int32_t count);
int snprintf(char *out, size_t room, const char *format, ...);
char *getenv(const char *name);
void *dlopen(const char *name, int flags);
void *dlsym(void *library, const char *name);
char *dlerror(void);
int getpid(void);
int usleep(unsigned microseconds);
int __cxa_atexit(void (*function)(void *), void *argument, void *library);
// Present in code from a linker, which unloads itself; absent if an engine unloads it.
extern char __dso_handle __attribute__((weak));

static struct {
  FUNCTIONS(FIELD)
} driver;
static int32_t is_driver_ready;
static int32_t driver_process; // the process that started the driver
static Lock driver_lock;

// A thread that waits here waits for the driver, which takes milliseconds.
static void take(Lock *lock) {
  int32_t process = getpid();
  for (;;) {
    int32_t holder = 0;
    if (__atomic_compare_exchange_n(lock, &holder, process, 0, __ATOMIC_ACQUIRE, __ATOMIC_ACQUIRE))
      return;
    if (holder != process &&
        __atomic_compare_exchange_n(lock, &holder, process, 0, __ATOMIC_ACQUIRE, __ATOMIC_ACQUIRE))
      return;
    usleep(100);
  }
}

static void give(Lock *lock) { __atomic_store_n(lock, 0, __ATOMIC_RELEASE); }

// Whether the driver was started before a fork created this process: it no longer works then.
static int32_t is_forked(void) {
  int32_t process = __atomic_load_n(&driver_process, __ATOMIC_ACQUIRE);
  return process && process != getpid();
}

// Raises "CUDA Error Code: n (name: text) in where", followed by additional information.
static int32_t fail(Code code, const char *where, const char *more) {
  char number[16];
  const char *name = NULL, *text = NULL;
  snprintf(number, sizeof number, "%d", code);
  // Without a driver there are no names, and the driver does not know the codes of the runtime library.
  if (__atomic_load_n(&driver.error_string, __ATOMIC_ACQUIRE)) {
    if (driver.error_name(code, &name))
      name = NULL;
    if (driver.error_string(code, &text))
      text = NULL;
  }
  if (code == NO_DRIVER)
    name = "cudaErrorInsufficientDriver";
  const char *forked = NULL;
  if (code == NOT_INITIALIZED && is_forked())
    forked = ": CUDA was started before this process was forked, and does not work in it; start processes "
             "with the method `spawn`";
  const char *parts[] = {"CUDA Error Code: ",         number, name ? " (" : NULL,
                         name,                        name && text ? ": " : NULL,
                         name ? text : NULL,          name ? ")" : NULL,
                         where ? " in " : NULL,       where,
                         forked,                      more};
  TVMFFIErrorSetRaisedFromCStrParts("CUDADialectError", parts, sizeof parts / sizeof *parts);
  return -1;
}

static int32_t no_driver(const char *what, const char *why, const char *advice) {
  char more[768];
  snprintf(more, sizeof more, ": %s %s%s", what, why, advice);
  return fail(NO_DRIVER, NULL, more);
}

static int32_t open_driver(void) {
  const char *path = getenv("FISHPLATE_CUDA_LIBRARY");
  if (!path || !*path)
    path = "libcuda.so.1";
  void *library = dlopen(path, 2 /* RTLD_NOW */);
  if (!library)
    return no_driver("no CUDA driver was found:", dlerror(),
                     "; install NVIDIA's driver, or name its file in FISHPLATE_CUDA_LIBRARY");
  static const char symbols[] = FUNCTIONS(SYMBOL);
  void *found[sizeof driver / sizeof(void *)];
  size_t count = 0;
  for (const char *symbol = symbols; *symbol; ++symbol) {
    found[count] = dlsym(library, symbol);
    if (!found[count++])
      return no_driver("the CUDA driver has no function", symbol, ": it is older than CUDA 12");
    while (*symbol)
      ++symbol;
  }
  for (size_t i = 0; i < count; ++i)
    __atomic_store_n((void **)&driver + i, found[i], __ATOMIC_RELEASE);
  Code code = driver.init(0);
  return code ? fail(code, "cuInit", NULL) : 0;
}

static int32_t start(void) {
  if (__atomic_load_n(&is_driver_ready, __ATOMIC_ACQUIRE))
    return 0;
  take(&driver_lock);
  int32_t status = is_driver_ready ? 0 : open_driver();
  if (!status) {
    __atomic_store_n(&driver_process, getpid(), __ATOMIC_RELEASE);
    __atomic_store_n(&is_driver_ready, 1, __ATOMIC_RELEASE);
  }
  give(&driver_lock);
  return status;
}

// The device of the thread's context; 0 if it has none, as in the runtime library.
int32_t __tvm_ffi__cuda_current(void) {
  if (start())
    return -1;
  int32_t device = 0;
  Code code = driver.context_device(&device);
  if (code == INVALID_CONTEXT)
    return 0;
  return code ? fail(code, "cuCtxGetDevice", NULL) : device;
}

// Makes a device current on the thread. Returns 1 if another one was current, 0 if not, -1 with an error.
int32_t __tvm_ffi__cuda_enter(const Slot *slot) {
  Handle current = NULL;
  Code code = driver.current(&current);
  if (code)
    return fail(code, "cuCtxGetCurrent", NULL);
  if (current == slot->context)
    return 0;
  code = driver.push(slot->context);
  return code ? fail(code, "cuCtxPushCurrent", NULL) : 1;
}

// Restores the thread's device, and raises an error for the status of the callee unless it is 0 or -1.
int32_t __tvm_ffi__cuda_leave(int32_t entered, int32_t status) {
  Handle popped;
  Code code = entered ? driver.pop(&popped) : 0;
  if (status == -1)
    return -1;
  if (status)
    return fail(status, NULL, NULL);
  return code ? fail(code, "cuCtxPopCurrent", NULL) : 0;
}

#include "launch_limits.h"

// The driver's newer function costs less than cuLaunchKernel, which does the same without attributes.
INLINE Code call_driver(const Slot *slot, const Launch *launch, void **params,
                        LaunchAttribute *attributes, uint32_t count) {
  const int64_t *grid = launch->grid, *block = launch->block;
  LaunchConfig config = {
      .grid = {grid[0], grid[1], grid[2]},
      .block = {block[0], block[1], block[2]},
      .shared = launch->shared,
      .stream = launch->stream,
      .attributes = attributes,
      .count = count,
  };
  return driver.launch(&config, slot->code, params, NULL);
}

// Calls the driver for any kind of launch.
COLD Code call_driver_for(const Slot *slot, const Launch *launch, void **params) {
  const int32_t *cluster = launch->cluster;
  LaunchAttribute attributes[3];
  uint32_t count = 0;
  if (cluster[0])
    attributes[count++] = (LaunchAttribute){CLUSTER_DIMENSION, 0, {cluster[0], cluster[1], cluster[2]}};
  if (launch->flags & COOPERATIVE)
    attributes[count++] = (LaunchAttribute){COOPERATIVE_LAUNCH, 0, {1}};
  if (launch->flags & DEPENDENT)
    attributes[count++] = (LaunchAttribute){DEPENDENT_LAUNCH, 0, {1}};
  return call_driver(slot, launch, params, attributes, count);
}

#include "image.h"

// Gets the code onto the device, which the driver would put off to the first launch, when a stream may be captured; and
// lets launches have the clusters that they ask for, and as much dynamic shared memory as they will: with -1, as there
// is.
static int32_t finish_function(Handle function, int32_t device, int64_t shared, int32_t flags) {
  int32_t most, taken;
  Code code = driver.get_attribute(&taken, STATIC_SHARED, function);
  if (code)
    return fail(code, "cuFuncGetAttribute", NULL);
  if (flags & LARGE_CLUSTER) {
    code = driver.set_attribute(function, LARGE_CLUSTERS, 1);
    if (code)
      return fail(code, "cuFuncSetAttribute", ": the driver takes no clusters of more than 8 blocks");
  }
  if (shared >= 0 && shared <= FREE_SHARED)
    return 0;
  if (shared < 0) {
    code = driver.device_attribute(&most, MAX_SHARED_OPTIN, device);
    if (code)
      return fail(code, "cuDeviceGetAttribute", NULL);
    shared = most - taken;
  }
  code = driver.set_attribute(function, DYNAMIC_SHARED, shared > INT32_MAX ? INT32_MAX : shared);
  return code ? fail(code, "cuFuncSetAttribute", NULL) : 0;
}

// Enters the primary context of a device, and allows the thread calls that a stream capture forbids.
static int32_t open_device(int32_t device, Handle *context, int32_t *mode) {
  int32_t handle;
  Code code = driver.device(&handle, device);
  if (code) {
    char more[64];
    snprintf(more, sizeof more, " for device %d", device);
    return fail(code, "cuDeviceGet", more);
  }
  code = driver.retain(context, handle);
  if (code)
    return fail(code, "cuDevicePrimaryCtxRetain", NULL);
  code = driver.push(*context);
  if (code) {
    driver.release(device);
    return fail(code, "cuCtxPushCurrent", NULL);
  }
  *mode = CAPTURE_RELAXED;
  code = driver.capture_mode(mode);
  if (!code)
    return 0;
  driver.pop(context);
  driver.release(device);
  return fail(code, "cuThreadExchangeStreamCaptureMode", NULL);
}

// Undoes `open_device`. The context stays retained if everything succeeded.
static int32_t close_device(int32_t device, int32_t mode, int32_t status) {
  Handle popped;
  Code code = driver.capture_mode(&mode);
  if (code && !status)
    status = fail(code, "cuThreadExchangeStreamCaptureMode", NULL);
  code = driver.pop(&popped);
  if (code && !status)
    status = fail(code, "cuCtxPopCurrent", NULL);
  if (status)
    driver.release(device);
  return status;
}

static void unload_at_end(void *library) { __tvm_ffi__cuda_unload(library); }

static void make_ready(Library *library, int32_t device, Handle context, Handle code) {
  char *volatile here = &__dso_handle;
  if (!library->is_registered && here) {
    // Registered after the driver's own handler, so it runs before that one at process exit.
    __cxa_atexit(unload_at_end, library, here);
    library->is_registered = 1;
  }
  library->slots[device].context = context;
  __atomic_store_n(&library->slots[device].code, code, __ATOMIC_RELEASE);
}

// Loads a kernel on a device, whose context stays retained if everything succeeded.
static int32_t load_code(int32_t device, const char *image, const char *kernel, int64_t shared,
                         int32_t flags, Handle *loaded, Slot *slot) {
  Handle context, module = NULL, function = NULL;
  int32_t mode;
  if (open_device(device, &context, &mode))
    return -1;
  int32_t status = load_module(&module, image, device);
  if (!status) {
    Code code = driver.function(&function, module, kernel);
    if (code) {
      char more[512];
      snprintf(more, sizeof more, " for the kernel `%.480s`", kernel);
      status = fail(code, "cuModuleGetFunction", more);
    } else
      status = finish_function(function, device, shared, flags);
    if (status)
      driver.unload(module);
  }
  int32_t was = status;
  status = close_device(device, mode, status);
  if (status && !was && !driver.push(context)) {
    driver.unload(module);
    driver.pop(&context);
  }
  if (status)
    return status;
  *loaded = module;
  slot->context = context;
  slot->code = function;
  return 0;
}

static int32_t load_on(Library *library, int32_t device, const char *image, const char *kernel,
                       int64_t shared, int32_t flags) {
  Slot slot;
  if (load_code(device, image, kernel, shared, flags, library->modules + device, &slot))
    return -1;
  library->image = image;
  library->kernel = kernel;
  library->shared = shared;
  library->flags = flags;
  make_ready(library, device, slot.context, slot.code);
  return 0;
}

static int32_t check_device(int32_t device) {
  if (device >= 0 && device < DEVICES)
    return 0;
  char more[80];
  snprintf(more, sizeof more, ": expected a device from 0 to %d, got %d", DEVICES - 1, device);
  return fail(INVALID_DEVICE, NULL, more);
}

static int32_t check_process(void) { return is_forked() ? fail(NOT_INITIALIZED, NULL, NULL) : 0; }

// Whether the code may mean that the driver does not know the kernel, or its context.
INLINE int32_t is_lost(Code code) {
  return code == INVALID_HANDLE || code == INVALID_CONTEXT || code == CONTEXT_IS_DESTROYED;
}

// Launches in the context of the slot's device, unless that context is already current. Returns -1 with an error, or 0
// and the launch's code.
COLD int32_t call_in_context(const Slot *slot, const Launch *launch, void **params, Code *code) {
  Handle current = NULL, popped;
  Code other = driver.current(&current);
  if (other)
    return fail(other, "cuCtxGetCurrent", NULL);
  if (current == slot->context)
    return 0;
  other = driver.push(slot->context);
  if (is_lost(other)) {
    *code = other;
    return 0;
  }
  if (other)
    return fail(other, "cuCtxPushCurrent", NULL);
  *code = call_driver_for(slot, launch, params);
  other = driver.pop(&popped);
  return other && !*code ? fail(other, "cuCtxPopCurrent", NULL) : 0;
}

// A device reset (cudaDeviceReset) silently removes loaded code. Loads it again for a launch that the driver refused,
// and keeps it if that was the reason. Returns -1 with an error if it cannot be loaded.
COLD int32_t load_again(Library *library, int32_t device, const Launch *launch, void **params,
                        Handle used, Code *code) {
  Slot *slot = library->slots + device, fresh;
  Handle module, context;
  int32_t status = 0;
  take(&library->lock);
  if (slot->code != used)
    *code = call_driver_for(slot, launch, params); // another thread was quicker
  else if (library->image) {
    status = load_code(device, library->image, library->kernel, library->shared, library->flags, &module,
                       &fresh);
    if (!status) {
      *code = call_driver_for(&fresh, launch, params);
      if (is_lost(*code))
        status = call_in_context(&fresh, launch, params, code);
      if (!*code) {
        library->modules[device] = module;
        slot->context = fresh.context;
        __atomic_store_n(&slot->code, fresh.code, __ATOMIC_RELEASE);
      } else {
        if (!driver.push(fresh.context)) {
          driver.unload(module);
          driver.pop(&context);
        }
        driver.release(device);
      }
    }
  }
  give(&library->lock);
  return status;
}

// Retries a launch that the driver refused. A kernel belongs to its device, and so does a stream. Only a default stream
// belongs to the current device, and is refused with the kernel of another device; in that case the device is entered
// first. Querying the current device before every launch would cost more.
COLD int32_t launch_again(const Slot *slot, const Launch *launch, int32_t device, void **params,
                          Code code) {
  Handle used = slot->code;
  if (is_lost(code) && call_in_context(slot, launch, params, &code))
    return -1;
  // A library starts with the slots.
  if (is_lost(code) && load_again((Library *)(slot - device), device, launch, params, used, &code))
    return -1;
  if (!code)
    return 0;
  char more[1024];
  int at = code == INVALID_HANDLE ? snprintf(more, 64, ": is the stream of another device?") : 0;
  at += explain_refusal(slot, launch, device, code, more + at, 256);
  launch_details(launch, device, more + at, sizeof more - at);
  return fail(code, "cuLaunchKernelEx", more);
}

// Records that a graph contains the code. It must not be unloaded, because the graph does not keep it alive.
COLD void note_capture(Library *library, Handle stream) {
  int32_t status = 0;
  if (!driver.is_capturing(stream, &status) && status)
    __atomic_store_n(&library->is_captured, 1, __ATOMIC_RELEASE);
}

INLINE int32_t launch_on(const Slot *slot, const Launch *launch, int32_t device, void **params) {
  if (launch->flags & PREFLIGHT && preflight(launch, device))
    return -1;
  Library *library = (Library *)(slot - device);
  // The first two values are the default stream and its older name, which cannot be captured.
  if ((uintptr_t)launch->stream > 1 && !__atomic_load_n(&library->is_captured, __ATOMIC_RELAXED))
    note_capture(library, launch->stream);
  int32_t has_attributes = launch->cluster[0] || launch->flags & (COOPERATIVE | DEPENDENT);
  Code code = has_attributes ? call_driver_for(slot, launch, params) : call_driver(slot, launch, params, NULL, 0);
  return code ? launch_again(slot, launch, device, params, code) : 0;
}

// Launches on a device that is ready. Returns 0, or -1 with an error.
IN_WRAPPER int32_t __tvm_ffi__cuda_launch(const Slot *slot, const Launch *launch, void **params) {
  return launch_on(slot, launch, launch->device, params);
}

// Loads a kernel on a device, once. Returns 0, or -1 with an error; in that case the next call tries again.
int32_t __tvm_ffi__cuda_load(Library *library, int32_t device, const char *image, const char *kernel,
                             int64_t shared, int32_t flags) {
  if (check_device(device) || start() || check_process())
    return -1;
  take(&library->lock);
  int32_t status = 0;
  if (!library->slots[device].code)
    status = load_on(library, device, image, kernel, shared, flags);
  give(&library->lock);
  return status;
}

// Refuses a launch with an impossible size.
COLD int32_t refuse(const Launch *launch) {
  static const char names[7][14] = {"grid.x",  "grid.y",  "grid.z",       "block.x",
                                    "block.y", "block.z", "shared memory"};
  const int64_t *sizes = (const int64_t *)launch;
  int32_t which = 0;
  while ((uint64_t)sizes[which] <= INT32_MAX)
    ++which;
  char more[1024];
  int at = snprintf(more, 128, ": %s must be from 0 to %d, got %lld", names[which], INT32_MAX,
                    (long long)sizes[which]);
  launch_details(launch, launch->device, more + at, sizeof more - 128);
  return fail(INVALID_VALUE, NULL, more);
}

// Loads the kernel on the device of a launch, or with -1 on the thread's device. Returns the device, or -1 with an
// error.
COLD int32_t find_device(Library *library, const char *image, const Launch *launch) {
  int32_t device = launch->device;
  if (device < 0 && (device = __tvm_ffi__cuda_current()) < 0)
    return -1;
  return __tvm_ffi__cuda_load(library, device, image, launch->kernel, -1, launch->flags) ? -1 : device;
}

#include "encode_map.h"

// Launches a kernel that a host function contains, whose PTX is `image`: on the device of the launch, or with -1 on the
// thread's device. The parameters follow the launch, 8 bytes each, then room for their addresses. Without blocks
// nothing is launched.
IN_WRAPPER int32_t __tvm_ffi__cuda_run(Library *library, const char *image, Launch *launch,
                                       int32_t count) {
  const int64_t *grid = launch->grid, *block = launch->block;
  if (grid[0] == 0 || grid[1] == 0 || grid[2] == 0)
    return 0;
  // A size that is too large or negative has one of the upper bits set.
  if ((uint64_t)(grid[0] | grid[1] | grid[2] | block[0] | block[1] | block[2] | launch->shared) > INT32_MAX)
    return refuse(launch);
  int32_t device = launch->device;
  if ((uint32_t)device >= DEVICES || !__atomic_load_n(&library->slots[device].code, __ATOMIC_ACQUIRE)) {
    device = find_device(library, image, launch);
    if (device < 0)
      return -1;
  }
  int64_t *values = (int64_t *)(launch + 1);
  void **params = (void **)(values + count);
  for (int32_t i = 0; i < count; ++i)
    params[i] = i < 32 && launch->maps >> i & 1 ? (void *)(uintptr_t)values[i] : values + i;
  return launch_on(library->slots + device, launch, device, params);
}

// Hooks take the addresses of their arguments: a pointer to the library, a device, a place for an error.
typedef void (*Hook)(void **args);

static int32_t hook_status(Code code, const char *which) {
  return code == 0 || code == -1 ? code : fail(code, which, NULL);
}

static int32_t prepare_on(Library *library, int32_t device, Hook init, Hook load) {
  Handle context, *address = &library->library;
  int32_t mode, status = 0;
  Code code = 0;
  if (open_device(device, &context, &mode))
    return -1;
  if (init && !library->is_initialised) {
    void *args[] = {&address, &code};
    init(args);
    status = hook_status(code, "the module's initialisation");
    library->is_initialised = !status;
  }
  if (load && !status) {
    void *args[] = {&address, &device, &code};
    load(args);
    status = hook_status(code, "the module's loading");
  }
  status = close_device(device, mode, status);
  if (!status)
    make_ready(library, device, context, (Handle)library);
  return status;
}

static int32_t prepare_all(Library *library, Hook init, Hook load) {
  int32_t count = 0;
  Code code = driver.device_count(&count);
  if (code || count == 0)
    return fail(code ? code : NO_DEVICE, "cuDeviceGetCount", NULL);
  // Device 0 comes last, because the wrapper checks only that one.
  for (int32_t device = count > DEVICES ? DEVICES : count; device-- > 0;)
    if (!library->slots[device].code && prepare_on(library, device, init, load))
      return -1;
  return 0;
}

// Runs a module's own hooks: `init` once, and `load` once per device; -1 means all devices.
int32_t __tvm_ffi__cuda_prepare(Library *library, int32_t device, Hook init, Hook load,
                                UnloadHook unload) {
  if ((device != -1 && check_device(device)) || start() || check_process())
    return -1;
  take(&library->lock);
  library->unload = unload;
  int32_t status = 0;
  if (device == -1)
    status = prepare_all(library, init, load);
  else if (!library->slots[device].code)
    status = prepare_on(library, device, init, load);
  give(&library->lock);
  return status;
}

// Unloads everything from the devices. Errors are ignored, because the driver may already be gone. Code that a graph
// may launch stays, with its context.
void __tvm_ffi__cuda_unload(Library *library) {
  if (is_forked() || __atomic_load_n(&library->is_captured, __ATOMIC_ACQUIRE))
    return;
  take(&library->lock);
  for (int32_t device = DEVICES; device-- > 0;) {
    Slot *slot = library->slots + device;
    if (!slot->code || driver.push(slot->context))
      continue;
    // Code may be unloaded at any time, even while the thread captures a stream.
    int32_t mode = CAPTURE_RELAXED;
    Code unchanged = driver.capture_mode(&mode);
    if (library->modules[device])
      driver.unload(library->modules[device]);
    if (library->is_initialised && library->unload)
      library->unload(library->library);
    library->is_initialised = 0;
    if (!unchanged)
      driver.capture_mode(&mode);
    Handle popped;
    driver.pop(&popped);
    driver.release(device);
    library->modules[device] = NULL;
    __atomic_store_n(&slot->code, NULL, __ATOMIC_RELEASE);
  }
  give(&library->lock);
}
