/* A library as compilers emit it: no link dependency, context symbols filled in by the loader. */
#include <stdint.h>

typedef struct {
  int32_t type_index;
  uint32_t small_len;
  union {
    int64_t v_int64;
    void* v_ptr;
    char v_bytes[8];
  };
} Any;

#ifndef FIXTURE_ADD
#define FIXTURE_ADD 1
#endif

void* __tvm_ffi__library_ctx;
int (*test_fixture_lookup)(void* ctx, const char* name, void** out);

int __tvm_ffi_add(void* self, const Any* args, int32_t n, Any* result) {
  if (self != 0 || n != 1) return -1;
  result->type_index = 1;
  result->v_int64 = args[0].v_int64 + FIXTURE_ADD;
  return 0;
}

static int text(Any* result, char letter) {
  result->type_index = 11;
  result->small_len = 1;
  result->v_bytes[0] = letter;
  return 0;
}

int __tvm_ffi__metadata_add(void* self, const Any* args, int32_t n, Any* result) { return text(result, 'm'); }
int __tvm_ffi__doc_add(void* self, const Any* args, int32_t n, Any* result) { return text(result, 'd'); }
int __tvm_ffi__doc_wrong(void* self, const Any* args, int32_t n, Any* result) {
  result->type_index = 1;
  return 0;
}

/* Calls the function of a name that the module's imports have. */
int __tvm_ffi_call_imported(void* self, const Any* args, int32_t n, Any* result) {
  void* function = 0;
  int status = test_fixture_lookup(__tvm_ffi__library_ctx, "imported", &function);
  if (status != 0) return status;
  int (*entry)(void*, const Any*, int32_t, Any*) = *(void**)((char*)function + 24);
  return entry(function, args, n, result);
}

int __tvm_ffi_context(void* self, const Any* args, int32_t n, Any* result) {
  result->type_index = 4;
  result->v_ptr = __tvm_ffi__library_ctx;
  return 0;
}
