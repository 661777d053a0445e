/* Section "env": streams, the tensor allocator, signals, symbols for modules. */
#include "check.h"

#include <pthread.h>

static void* stream_of_cuda_0(void* unused) {
  (void)unused;
  return TVMFFIEnvGetStream(kDLCUDA, 0);
}

static void streams_belong_to_a_thread_and_a_device(void) {
  TVMFFIStreamHandle previous = (void*)1;
  EXPECT(TVMFFIEnvGetStream(kDLCUDA, 0) == NULL);
  EXPECT_INT(TVMFFIEnvSetStream(kDLCUDA, 0, (void*)0x10, &previous), 0);
  EXPECT(previous == NULL);
  EXPECT_INT(TVMFFIEnvSetStream(kDLCUDA, 1, (void*)0x20, NULL), 0);
  EXPECT(TVMFFIEnvGetStream(kDLCUDA, 0) == (void*)0x10);
  EXPECT(TVMFFIEnvGetStream(kDLCUDA, 1) == (void*)0x20);
  EXPECT(TVMFFIEnvGetStream(kDLROCM, 0) == NULL);
  EXPECT_INT(TVMFFIEnvSetStream(kDLCUDA, 0, NULL, &previous), 0);
  EXPECT(previous == (void*)0x10);
  TVMFFIEnvSetStream(kDLCUDA, 0, (void*)0x10, NULL);
  pthread_t thread;
  void* seen = (void*)1;
  pthread_create(&thread, NULL, stream_of_cuda_0, NULL);
  pthread_join(thread, &seen);
  EXPECT(seen == NULL);
}

static void absurd_devices_do_no_harm(void) {
  const int32_t numbers[] = {-1, INT32_MIN, INT32_MAX, 1 << 20};
  for (size_t i = 0; i < 4; i++) {
    for (size_t j = 0; j < 4; j++) {
      EXPECT(TVMFFIEnvGetStream(numbers[i], numbers[j]) == NULL);
      if (TVMFFIEnvSetStream(numbers[i], numbers[j], (void*)1, NULL) != 0) {
        EXPECT_ERROR(-1, "ValueError", "");
      }
    }
  }
}

static int64_t allocations, releases;

static void release(DLManagedTensorVersioned* self) {
  releases++;
  free(self->dl_tensor.data);
  free(self->dl_tensor.shape);
  free(self);
}

static int allocate(DLTensor* prototype, DLManagedTensorVersioned** out, void* error_context,
                    void (*set_error)(void*, const char*, const char*)) {
  if (prototype->ndim > 4) {
    set_error(error_context, "ValueError", "too many dimensions for me");
    return -1;
  }
  allocations++;
  DLManagedTensorVersioned* tensor = calloc(1, sizeof(*tensor));
  tensor->deleter = release;
  tensor->dl_tensor = *prototype;
  tensor->dl_tensor.data = malloc(1024);
  tensor->dl_tensor.shape = malloc(sizeof(int64_t) * 4);
  memcpy(tensor->dl_tensor.shape, prototype->shape, sizeof(int64_t) * prototype->ndim);
  tensor->dl_tensor.strides = NULL;
  *out = tensor;
  return 0;
}

static int allocate_nothing(DLTensor* prototype, DLManagedTensorVersioned** out, void* context,
                            void (*set_error)(void*, const char*, const char*)) {
  (void)prototype, (void)context, (void)set_error;
  *out = NULL;
  return 0;
}

static void tensors_come_from_the_allocator(void) {
  int64_t shape[] = {2, 3, 1, 1, 1};
  DLTensor prototype = {.device = {kDLCPU, 0}, .ndim = 2, .dtype = {kDLFloat, 32, 1}, .shape = shape};
  TVMFFIObjectHandle tensor = NULL;
  EXPECT(TVMFFIEnvGetDLPackManagedTensorAllocator() == NULL);
  EXPECT_ERROR(TVMFFIEnvTensorAlloc(&prototype, &tensor), "RuntimeError",
               "TVMFFIEnvTensorAlloc: allocator is nullptr, likely because "
               "TVMFFIEnvSetDLPackManagedTensorAllocator has not been called.");
  DLPackManagedTensorAllocator previous = allocate;
  EXPECT_INT(TVMFFIEnvSetDLPackManagedTensorAllocator(allocate, 0, &previous), 0);
  EXPECT(previous == NULL);
  EXPECT(TVMFFIEnvGetDLPackManagedTensorAllocator() == allocate);
  EXPECT_INT(TVMFFIEnvTensorAlloc(&prototype, &tensor), 0);
  DLTensor* made = cell_of(tensor);
  EXPECT_INT(made->shape[1], 3);
  EXPECT_INT(made->strides[0], 3);
  EXPECT_INT(allocations, 1);
  TVMFFIObjectDecRef(tensor);
  EXPECT_INT(releases, 1);
  prototype.ndim = 5;
  EXPECT_ERROR(TVMFFIEnvTensorAlloc(&prototype, &tensor), "ValueError", "too many dimensions for me");
}

static void allocator_that_makes_nothing(void) {
  DLTensor prototype = {.device = {kDLCPU, 0}, .dtype = {kDLFloat, 32, 1}};
  TVMFFIObjectHandle tensor = NULL;
  FFI_MUST(TVMFFIEnvSetDLPackManagedTensorAllocator(allocate_nothing, 0, NULL));
  EXPECT_ERROR(TVMFFIEnvTensorAlloc(&prototype, &tensor), "RuntimeError",
               "TVMFFIEnvTensorAlloc: failed to allocate a tensor from the allocator");
}

static void* allocator_seen(void* out) {
  *(DLPackManagedTensorAllocator*)out = TVMFFIEnvGetDLPackManagedTensorAllocator();
  return NULL;
}

static void global_allocator_reaches_other_threads(void) {
  DLPackManagedTensorAllocator seen = NULL;
  pthread_t thread;
  FFI_MUST(TVMFFIEnvSetDLPackManagedTensorAllocator(allocate, 0, NULL));
  pthread_create(&thread, NULL, allocator_seen, &seen);
  pthread_join(thread, NULL);
  EXPECT(seen == NULL);
  FFI_MUST(TVMFFIEnvSetDLPackManagedTensorAllocator(allocate, 1, NULL));
  pthread_create(&thread, NULL, allocator_seen, &seen);
  pthread_join(thread, NULL);
  EXPECT(seen == allocate);
}

static int signal_pending, lock_held;
static int check_signals(void) {
  EXPECT_INT(lock_held, 1);
  return signal_pending ? -1 : 0;
}
static void* take_lock(void) { return lock_held++, &lock_held; }
static void give_lock(void* state) {
  EXPECT(state == &lock_held);
  lock_held--;
}

static void register_symbol(const char* name, void (*symbol)(void)) {
  void* pointer;
  memcpy(&pointer, &symbol, sizeof(pointer));
  EXPECT_INT(TVMFFIEnvRegisterCAPI(name, pointer), 0);
}

static void signals_are_asked_for_with_the_lock(void) {
  EXPECT_INT(TVMFFIEnvCheckSignals(), 0);
  register_symbol("PyGILState_Ensure", (void (*)(void))take_lock);
  register_symbol("PyGILState_Release", (void (*)(void))give_lock);
  register_symbol("PyErr_CheckSignals", (void (*)(void))check_signals);
  EXPECT_INT(TVMFFIEnvCheckSignals(), 0);
  signal_pending = 1;
  EXPECT(TVMFFIEnvCheckSignals() != 0);
  EXPECT_INT(lock_held, 0);
  /* The peer lets the caller raise; if an error is raised here, its kind tells that the environment holds the error. */
  TVMFFIObjectHandle error = NULL;
  TVMFFIErrorMoveFromRaised(&error);
  if (error) {
    EXPECT_TEXT(ffi_error_cell(error)->kind, "EnvErrorAlreadySet");
    TVMFFIObjectDecRef(error);
  }
}

static void unknown_symbol_is_an_error(void) {
  EXPECT_ERROR(TVMFFIEnvRegisterCAPI("PyNothing", &signal_pending), "ValueError",
               "Unknown env API PyNothing");
}

static int twice(void* self, const TVMFFIAny* args, int32_t num_args, TVMFFIAny* result) {
  (void)self, (void)num_args;
  *result = ffi_int(args[0].v_int64 * 2);
  return 0;
}

static void system_library_finds_registered_symbols(void) {
  TVMFFISafeCallType function = twice;
  void* pointer;
  memcpy(&pointer, &function, sizeof(pointer));
  EXPECT_INT(TVMFFIEnvModRegisterSystemLibSymbol("__tvm_ffi_testing_twice", pointer), 0);
  EXPECT_INT(TVMFFIEnvModRegisterSystemLibSymbol("__tvm_ffi_prefix.thrice", pointer), 0);
  TVMFFIAny module = call_global("ffi.SystemLib", 0, NULL);
  TVMFFIAny again = call_global("ffi.SystemLib", 0, NULL);
  TVMFFIAny prefixed = CALL_GLOBAL("ffi.SystemLib", ffi_str("prefix."));
  EXPECT(module.v_obj == again.v_obj);
  TVMFFIAny found = CALL_GLOBAL("ffi.ModuleGetFunction", module, ffi_str("testing_twice"), ffi_bool(0));
  EXPECT_INT(FFI_CALL(found.v_obj, ffi_int(21)).v_int64, 42);
  TVMFFIAny missing = CALL_GLOBAL("ffi.ModuleGetFunction", module, ffi_str("thrice"), ffi_bool(0));
  EXPECT_INT(missing.type_index, kTVMFFINone);
  TVMFFIAny other = CALL_GLOBAL("ffi.ModuleGetFunction", prefixed, ffi_str("thrice"), ffi_bool(0));
  EXPECT_INT(FFI_CALL(other.v_obj, ffi_int(1)).v_int64, 2);
  ffi_release(found);
  ffi_release(other);
  ffi_release(module);
  ffi_release(again);
  ffi_release(prefixed);
}

static void null_pointers_are_errors(void) {
  TVMFFIObjectHandle out = NULL;
  EXPECT_ERROR(TVMFFIEnvRegisterCAPI(NULL, NULL), "ValueError", "name");
  EXPECT_ERROR(TVMFFIEnvTensorAlloc(NULL, &out), "ValueError", "prototype");
  EXPECT_ERROR(TVMFFIEnvModLookupFromImports(NULL, "x", &out), "RuntimeError", "no module");
  EXPECT_ERROR(TVMFFIEnvModLookupFromImports(NULL, NULL, &out), "ValueError", "name");
  EXPECT_ERROR(TVMFFIEnvModRegisterSystemLibSymbol(NULL, NULL), "ValueError", "name");
  EXPECT_ERROR(TVMFFIEnvModRegisterContextSymbol(NULL, NULL), "ValueError", "name");
}

RUN_TESTS(TEST(streams_belong_to_a_thread_and_a_device), OURS(absurd_devices_do_no_harm),
          TEST(tensors_come_from_the_allocator), TEST(allocator_that_makes_nothing),
          TEST(global_allocator_reaches_other_threads), TEST(signals_are_asked_for_with_the_lock),
          TEST(unknown_symbol_is_an_error), TEST(system_library_finds_registered_symbols),
          OURS(null_pointers_are_errors))
