/* A library as a kernel compiler would write it, loaded by module.c: functions, documentation, an
 * object whose code lives here, and variables that the loader fills in. */
#include <ffi_call.h>

#define FUNCTION(name) \
  TVM_FFI_DLL_EXPORT int name(void* self, const TVMFFIAny* args, int32_t num_args, TVMFFIAny* result); \
  int name(void* self, const TVMFFIAny* args, int32_t num_args, TVMFFIAny* result)
#define UNUSED (void)self, (void)args, (void)num_args, (void)result

TVM_FFI_DLL_EXPORT void* __tvm_ffi__library_ctx = NULL;
TVM_FFI_DLL_EXPORT void* testing_context_symbol = NULL;

FUNCTION(__tvm_ffi_add_one) {
  (void)self;
  if (num_args != 1 || args[0].type_index != kTVMFFIInt) {
    TVMFFIErrorSetRaisedFromCStr("TypeError", "add_one takes one int");
    return -1;
  }
  *result = ffi_int(args[0].v_int64 + 1);
  return 0;
}

FUNCTION(__tvm_ffi__doc_add_one) {
  UNUSED;
  TVMFFIByteArray text = ffi_bytes("Adds one.");
  return TVMFFIStringFromByteArray(&text, result);
}

FUNCTION(__tvm_ffi__metadata_add_one) {
  UNUSED;
  TVMFFIByteArray text = ffi_bytes("{\"type_schema\":\"{}\"}");
  return TVMFFIStringFromByteArray(&text, result);
}

/* The context symbol and the module itself, as the loader left them. */
FUNCTION(__tvm_ffi_context) {
  UNUSED;
  *result = (TVMFFIAny){.type_index = kTVMFFIOpaquePtr, .v_ptr = testing_context_symbol};
  return 0;
}

FUNCTION(__tvm_ffi_library_context) {
  UNUSED;
  *result = (TVMFFIAny){.type_index = kTVMFFIOpaquePtr, .v_ptr = __tvm_ffi__library_ctx};
  return 0;
}

/* Calls a function of an import by name, as generated host code does. */
FUNCTION(__tvm_ffi_call_imported) {
  UNUSED;
  TVMFFIObjectHandle function = NULL;
  if (TVMFFIEnvModLookupFromImports(__tvm_ffi__library_ctx, "imported", &function) != 0) return -1;
  return TVMFFIFunctionCall(function, NULL, 0, result);
}

FUNCTION(__tvm_ffi_imported) {
  UNUSED;
  *result = ffi_int(77);
  return 0;
}

static void delete_here(void* object, int flags) {
  if (flags & kTVMFFIObjectDeleterFlagBitMaskWeak) free(object);
}

/* An object whose deleter is code of this library. */
FUNCTION(__tvm_ffi_make_object) {
  UNUSED;
  TVMFFIByteArray key = ffi_bytes("testing.FromLibrary");
  TVMFFIObject* object = calloc(1, 64);
  object->combined_ref_count = 1 | (uint64_t)1 << 32;
  object->type_index = TVMFFITypeGetOrAllocIndex(&key, -1, 1, 0, 1, kTVMFFIObject);
  object->deleter = delete_here;
  *result = ffi_obj(object);
  return 0;
}

static int answer(void* self, const TVMFFIAny* args, int32_t num_args, TVMFFIAny* result) {
  UNUSED;
  *result = ffi_int(42);
  return 0;
}

/* A function object over code of this library. */
FUNCTION(__tvm_ffi_make_function) {
  UNUSED;
  TVMFFIObjectHandle function = NULL;
  if (TVMFFIFunctionCreate(NULL, answer, NULL, &function) != 0) return -1;
  *result = ffi_obj(function);
  return 0;
}

FUNCTION(__tvm_ffi_raise) {
  UNUSED;
  TVMFFIErrorSetRaisedFromCStr("KeyError", "raised in the library");
  return -1;
}
