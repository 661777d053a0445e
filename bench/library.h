/* One libtvm_ffi.so under measurement: its entry points by name, and the objects the rows share.
 * Each library is opened by path with RTLD_LOCAL, so that several live in one process. */
#ifndef FISHPLATE_BENCH_LIBRARY_H_
#define FISHPLATE_BENCH_LIBRARY_H_

#include <stdio.h>
#include <stdlib.h>
#include <tvm/ffi/c_api.h>
#include <tvm/ffi/extra/c_env_api.h>

#define FOR_EACH_ENTRY_POINT(X) \
  X(GetVersion) \
  X(ObjectIncRef) \
  X(ObjectDecRef) \
  X(TypeKeyToIndex) \
  X(FunctionCreate) \
  X(FunctionGetGlobal) \
  X(FunctionSetGlobal) \
  X(AnyViewToOwnedAny) \
  X(FunctionCall) \
  X(ErrorMoveFromRaised) \
  X(ErrorSetRaisedFromCStr) \
  X(TensorFromDLPackVersioned) \
  X(StringFromByteArray) \
  X(BytesFromByteArray) \
  X(DataTypeFromString) \
  X(DataTypeToString) \
  X(GetTypeInfo) \
  X(GetTypeAttrColumn) \
  X(EnvGetStream) \
  X(HandleInitOnce)

typedef struct {
  const char* path;
#define DECLARE(name) __typeof__(&TVMFFI##name) name;
  FOR_EACH_ENTRY_POINT(DECLARE)
#undef DECLARE
  TVMFFIObjectHandle noop, add, make_shape, parse, stringify, structural_hash;
  TVMFFIAny text; /* a String of 64 bytes */
  TVMFFIAny document; /* the parsed JSON document */
  TVMFFIAny tree; /* nested containers for the structural hash */
  void* once; /* slot for HandleInitOnce, filled by the first call */
} Library;

/* Opens the library and makes the shared objects; ends the program if that fails. */
void library_open(Library* lib, const char* path);

/* Plain C functions with the signature of an FFI function: nothing, and a sum of integers. */
int noop_call(void* self, const TVMFFIAny* args, int32_t count, TVMFFIAny* result);
int add_call(void* self, const TVMFFIAny* args, int32_t count, TVMFFIAny* result);

TVMFFIByteArray byte_array(const char* text);
TVMFFIAny int_value(int64_t value);
TVMFFIAny text_value(const char* text);

/* A new reference to a global function of the library, which must have it. */
TVMFFIObjectHandle library_global(const Library* lib, const char* name);

/* Drops an owned value: some hold no object. */
static inline void release(const Library* lib, TVMFFIAny value) {
  if (value.type_index >= kTVMFFIStaticObjectBegin) lib->ObjectDecRef(value.v_obj);
}

/* For calls that return 0 on success: a row that fails measures nothing. */
#define MUST(lib, call) \
  do { \
    if ((call) != 0) { \
      fprintf(stderr, "%s:%d: %s failed (%s)\n", __FILE__, __LINE__, #call, (lib)->path); \
      exit(2); \
    } \
  } while (0)

#endif
