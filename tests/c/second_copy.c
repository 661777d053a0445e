/* Another copy of the library in the same process, as a Python package that brings its own would
 * load it: the first copy stays the one registry, and clients of the second bind to it. */
#include "check.h"

#include <dlfcn.h>

typedef struct {
  TVMFFIObjectHandle array_size;
  int64_t functions;
  int64_t types;
  int32_t module_size;
} Registry;

static int64_t seq_size(TVMFFIAny value) {
  int64_t size = ((TVMFFISeqCell*)cell_of(value.v_obj))->size;
  ffi_release(value);
  return size;
}

static Registry look(void) {
  Registry seen;
  seen.array_size = ffi_global("ffi.ArraySize");
  TVMFFIAny names = call_global("ffi.FunctionListGlobalNamesFunctor", 0, NULL);
  seen.functions = FFI_CALL(names.v_obj, ffi_int(-1)).v_int64;
  seen.types = seq_size(call_global("ffi.GetRegisteredTypeKeys", 0, NULL));
  seen.module_size = TVMFFIGetTypeInfo(kTVMFFIModule)->metadata->total_size;
  ffi_release(names);
  return seen;
}

static void* open_library(const char* path) {
  void* library = dlopen(path, RTLD_NOW | RTLD_GLOBAL);
  if (library == NULL) printf("  %s\n", dlerror());
  EXPECT(library != NULL);
  return library;
}

/* The peer's library registers its builtin names again, with its own functions. */
static void the_first_copy_stays_the_registry(void) {
  Registry before = look();
  open_library(getenv("PEER_LIBRARY"));
  Registry after = look();
  EXPECT(after.array_size == before.array_size);
  EXPECT_INT(after.functions, before.functions);
  EXPECT_INT(after.types, before.types);
  EXPECT_INT(after.module_size, before.module_size);
  TVMFFIAny array = CALL_GLOBAL("ffi.Array", ffi_int(1), ffi_int(2));
  EXPECT_INT(CALL_GLOBAL("ffi.ArraySize", array).v_int64, 2);
  TVMFFIAny text = CALL_GLOBAL("ffi.json.Stringify", array, ffi_none());
  EXPECT_TEXT(bytes_of(&text), "[1,2]");
  ffi_release(text);
  ffi_release(array);
  TVMFFIObjectDecRef(before.array_size);
  TVMFFIObjectDecRef(after.array_size);
}

static void loaded_and_unloaded_many_times(void) {
  for (int i = 0; i < 20; i++) {
    void* library = open_library(getenv("PEER_LIBRARY"));
    if (library) dlclose(library);
  }
  TVMFFIAny array = CALL_GLOBAL("ffi.Array", ffi_int(1));
  EXPECT_INT(CALL_GLOBAL("ffi.ArraySize", array).v_int64, 1);
  ffi_release(array);
}

/* A client that needs `libtvm_ffi.so` by name gets the loaded copy, wherever its own file is. */
static void clients_bind_to_the_first_copy(void) {
  char path[4096];
  snprintf(path, sizeof(path), "%s", getenv("PEER_LIBRARY"));
  strcpy(strrchr(path, '/') + 1, "libtvm_ffi_testing.so");
  open_library(path);
  TVMFFIAny echoed = CALL_GLOBAL("testing.echo", ffi_str("a text on the heap"));
  EXPECT_TEXT(bytes_of(&echoed), "a text on the heap");
  ffi_release(echoed);
  EXPECT_ERROR(TRY_GLOBAL("testing.test_raise_error", ffi_str("KeyError"), ffi_str("by a client")),
               "KeyError", "by a client");
}

RUN_TESTS(OURS(the_first_copy_stays_the_registry), OURS(loaded_and_unloaded_many_times),
          TEST(clients_bind_to_the_first_copy))
