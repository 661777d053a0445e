/* Shorthands over the C ABI for the test programs: argument values, calls that must succeed, and a
 * failure report that names the place and the pending error. Values built here are views, never owned. */
#ifndef FISHPLATE_TESTS_FFI_CALL_H_
#define FISHPLATE_TESTS_FFI_CALL_H_

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifdef FISHPLATE_HEADER
#include <fishplate/c_api.h>
#else
#include <tvm/ffi/c_api.h>
#include <tvm/ffi/extra/c_env_api.h>
#endif

static inline TVMFFIByteArray ffi_bytes(const char* text) {
  return (TVMFFIByteArray){text, strlen(text)};
}

static inline TVMFFIAny ffi_none(void) { return (TVMFFIAny){.type_index = kTVMFFINone}; }

static inline TVMFFIAny ffi_int(int64_t value) {
  return (TVMFFIAny){.type_index = kTVMFFIInt, .v_int64 = value};
}

static inline TVMFFIAny ffi_bool(int value) {
  return (TVMFFIAny){.type_index = kTVMFFIBool, .v_int64 = value};
}

static inline TVMFFIAny ffi_str(const char* text) {
  return (TVMFFIAny){.type_index = kTVMFFIRawStr, .v_c_str = text};
}

static inline TVMFFIAny ffi_obj(TVMFFIObjectHandle object) {
  return (TVMFFIAny){.type_index = ((TVMFFIObject*)object)->type_index, .v_obj = object};
}

static inline void ffi_release(TVMFFIAny value) {
  if (value.type_index >= kTVMFFIStaticObjectBegin) TVMFFIObjectDecRef(value.v_obj);
}

static inline TVMFFIErrorCell* ffi_error_cell(TVMFFIObjectHandle error) {
  return (TVMFFIErrorCell*)((char*)error + sizeof(TVMFFIObject));
}

/* Prints what failed with the error raised on this thread, if any, and ends the program at once: other
 * threads may be in the middle of anything, so no exit handlers run. */
static inline void ffi_die(const char* file, int line, const char* what) {
  TVMFFIObjectHandle error = NULL;
  TVMFFIErrorMoveFromRaised(&error);
  fprintf(stderr, "%s:%d: %s\n", file, line, what);
  if (error) {
    TVMFFIErrorCell* cell = ffi_error_cell(error);
    fprintf(stderr, "  %.*s: %.*s\n", (int)cell->kind.size, cell->kind.data,
            (int)cell->message.size, cell->message.data);
  }
  fflush(NULL);
  _exit(1);
}

#define FFI_CHECK(condition) \
  do { \
    if (!(condition)) ffi_die(__FILE__, __LINE__, #condition); \
  } while (0)

/* For calls that return 0 on success. */
#define FFI_MUST(call) FFI_CHECK((call) == 0)

/* A new reference to a global function that must exist. */
static inline TVMFFIObjectHandle ffi_global(const char* name) {
  TVMFFIByteArray key = ffi_bytes(name);
  TVMFFIObjectHandle function = NULL;
  FFI_MUST(TVMFFIFunctionGetGlobal(&key, &function));
  if (!function) ffi_die(__FILE__, __LINE__, name);
  return function;
}

/* Calls a function that must succeed; the result is owned by the caller. */
static inline TVMFFIAny ffi_call(TVMFFIObjectHandle function, int32_t count, TVMFFIAny* arguments) {
  TVMFFIAny result = ffi_none();
  FFI_MUST(TVMFFIFunctionCall(function, arguments, count, &result));
  return result;
}

/* ffi_call with the arguments spelled out: FFI_CALL(function, ffi_int(1), ffi_str("x")). */
#define FFI_CALL(function, ...) \
  ffi_call((function), sizeof((TVMFFIAny[]){__VA_ARGS__}) / sizeof(TVMFFIAny), (TVMFFIAny[]){__VA_ARGS__})

#endif
