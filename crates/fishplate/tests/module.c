// A library of functions as a kernel author writes it, built and loaded by module.rs.
#include <fishplate/c_api.h>
#include <stdlib.h>
#include <string.h>

#define EXPORT(name) \
  __attribute__((visibility("default"))) int name(void *self, const TVMFFIAny *args, int32_t num_args, TVMFFIAny *result)

static int answer_int(TVMFFIAny *result, int64_t value) {
  result->type_index = kTVMFFIInt;
  result->v_int64 = value;
  return 0;
}

// Text of up to seven bytes.
static int answer_text(TVMFFIAny *result, const char *text) {
  result->type_index = kTVMFFISmallStr;
  result->small_str_len = (uint32_t)strlen(text);
  memcpy(result->v_bytes, text, strlen(text) + 1);
  return 0;
}

EXPORT(__tvm_ffi_add_one) {
  (void)self;
  return num_args == 1 ? answer_int(result, args[0].v_int64 + 1) : -1;
}

EXPORT(__tvm_ffi__doc_add_one) {
  (void)self, (void)args, (void)num_args;
  return answer_text(result, "adds 1");
}

EXPORT(__tvm_ffi__metadata_add_one) {
  (void)self, (void)args, (void)num_args;
  return answer_text(result, "{}");
}

// A function object whose code, deleter included, is in this library.
typedef struct {
  TVMFFIObject header;
  TVMFFIFunctionCell cell;
  int64_t calls;
} Counter;

static int count(void *self, const TVMFFIAny *args, int32_t num_args, TVMFFIAny *result) {
  (void)args, (void)num_args;
  return answer_int(result, ++((Counter *)self)->calls);
}

static void delete_counter(void *self, int flags) {
  if (flags & kTVMFFIObjectDeleterFlagBitMaskWeak) free(self);
}

EXPORT(__tvm_ffi_make_counter) {
  (void)self, (void)args, (void)num_args;
  Counter *counter = calloc(1, sizeof *counter);
  counter->header.combined_ref_count = ((uint64_t)1 << 32) | 1;
  counter->header.type_index = kTVMFFIFunction;
  counter->header.deleter = delete_counter;
  counter->cell.safe_call = count;
  result->type_index = kTVMFFIFunction;
  result->v_obj = &counter->header;
  return 0;
}
