/* Section "function": callbacks as functions, the global table, metadata, conflicts. */
#include "check.h"

typedef struct {
  int64_t offset;
  int deleted;
} Context;

static int add_offset(void* self, const TVMFFIAny* args, int32_t num_args, TVMFFIAny* result) {
  if (num_args != 1 || args[0].type_index != kTVMFFIInt) {
    TVMFFIErrorSetRaisedFromCStr("TypeError", "add_offset takes one int");
    return -1;
  }
  *result = ffi_int(args[0].v_int64 + ((Context*)self)->offset);
  return 0;
}

static void mark_deleted(void* self) { ((Context*)self)->deleted++; }

static int answer(void* self, const TVMFFIAny* args, int32_t num_args, TVMFFIAny* result) {
  (void)self, (void)args, (void)num_args;
  *result = ffi_int(42);
  return 0;
}

static int other_answer(void* self, const TVMFFIAny* args, int32_t num_args, TVMFFIAny* result) {
  (void)self, (void)args, (void)num_args;
  *result = ffi_int(43);
  return 0;
}

static TVMFFIObjectHandle new_function(TVMFFISafeCallType safe_call) {
  TVMFFIObjectHandle function = NULL;
  FFI_MUST(TVMFFIFunctionCreate(NULL, safe_call, NULL, &function));
  return function;
}

static int set_global(const char* name, TVMFFIObjectHandle function, int allow_override) {
  TVMFFIByteArray key = ffi_bytes(name);
  return TVMFFIFunctionSetGlobal(&key, function, allow_override);
}

static int64_t call_int(const char* name) { return call_global(name, 0, NULL).v_int64; }

static void callback_with_context(void) {
  Context context = {.offset = 100};
  TVMFFIObjectHandle function = NULL;
  EXPECT_INT(TVMFFIFunctionCreate(&context, add_offset, mark_deleted, &function), 0);
  EXPECT_INT(((TVMFFIObject*)function)->type_index, kTVMFFIFunction);
  EXPECT_INT(FFI_CALL(function, ffi_int(1)).v_int64, 101);
  TVMFFIAny argument = ffi_str("no"), result = ffi_none();
  EXPECT_ERROR(TVMFFIFunctionCall(function, &argument, 1, &result), "TypeError", "takes one int");
  EXPECT_INT(context.deleted, 0);
  TVMFFIObjectDecRef(function);
  EXPECT_INT(context.deleted, 1);
}

static void cell_of_a_function(void) {
  TVMFFIObjectHandle function = new_function(answer);
  TVMFFIFunctionCell* cell = cell_of(function);
  TVMFFIAny result = ffi_none();
  EXPECT_INT(cell->safe_call(function, NULL, 0, &result), 0);
  EXPECT_INT(result.v_int64, 42);
  EXPECT(cell->cpp_call == NULL);
  TVMFFIObjectDecRef(function);
}

static void from_extern_c(void) {
  Context context = {.offset = 1};
  /* ISO C has no cast from a function pointer to void*; the bits are the same. */
  TVMFFISafeCallType safe_call = add_offset;
  void (*deleter)(void*) = mark_deleted;
  TVMFFIAny pointers[] = {{.type_index = kTVMFFIOpaquePtr, .v_ptr = &context},
                          {.type_index = kTVMFFIOpaquePtr},
                          {.type_index = kTVMFFIOpaquePtr}};
  memcpy(&pointers[1].v_ptr, &safe_call, sizeof(void*));
  memcpy(&pointers[2].v_ptr, &deleter, sizeof(void*));
  TVMFFIAny function = call_global("ffi.FunctionFromExternC", 3, pointers);
  EXPECT_INT(FFI_CALL(function.v_obj, ffi_int(1)).v_int64, 2);
  ffi_release(function);
  EXPECT_INT(context.deleted, 1);
}

static void global_is_found_and_removed(void) {
  TVMFFIObjectHandle function = new_function(answer);
  EXPECT_INT(set_global("testing.answer", function, 0), 0);
  EXPECT_INT(strong_count(function), 2);
  EXPECT_INT(call_int("testing.answer"), 42);
  EXPECT_INT(CALL_GLOBAL("ffi.FunctionRemoveGlobal", ffi_str("testing.answer")).v_int64, 1);
  EXPECT_INT(CALL_GLOBAL("ffi.FunctionRemoveGlobal", ffi_str("testing.answer")).v_int64, 0);
  TVMFFIByteArray key = ffi_bytes("testing.answer");
  TVMFFIObjectHandle missing = function;
  EXPECT_INT(TVMFFIFunctionGetGlobal(&key, &missing), 0);
  EXPECT(missing == NULL);
  TVMFFIObjectDecRef(function);
}

static void found_function_outlives_its_removal(void) {
  TVMFFIObjectHandle function = new_function(answer);
  FFI_MUST(set_global("testing.answer", function, 0));
  TVMFFIObjectDecRef(function);
  TVMFFIObjectHandle found = ffi_global("testing.answer");
  ffi_release(CALL_GLOBAL("ffi.FunctionRemoveGlobal", ffi_str("testing.answer")));
  EXPECT_INT(ffi_call(found, 0, NULL).v_int64, 42);
  TVMFFIObjectDecRef(found);
}

static void conflict_is_an_error_and_the_first_stays(void) {
  TVMFFIObjectHandle first = new_function(answer), second = new_function(other_answer);
  FFI_MUST(set_global("testing.conflict", first, 0));
  EXPECT_ERROR(set_global("testing.conflict", second, 0), "RuntimeError",
               "Global Function `testing.conflict` is already registered");
  EXPECT_INT(call_int("testing.conflict"), 42);
  EXPECT_INT(set_global("testing.conflict", second, 1), 0);
  EXPECT_INT(call_int("testing.conflict"), 43);
  TVMFFIObjectDecRef(first);
  TVMFFIObjectDecRef(second);
}

static void conflict_names_both_sides(void) {
  TVMFFIObjectHandle first = new_function(answer), second = new_function(other_answer);
  FFI_MUST(set_global("testing.conflict", first, 0));
  EXPECT_ERROR(set_global("testing.conflict", second, 0), "RuntimeError", "the first is `answer` in ");
  EXPECT_ERROR(set_global("testing.conflict", second, 0), "RuntimeError", ", the second `other_answer` in ");
  TVMFFIObjectDecRef(first);
  TVMFFIObjectDecRef(second);
}

static void same_function_twice_is_no_conflict(void) {
  TVMFFIObjectHandle function = new_function(answer);
  FFI_MUST(set_global("testing.twice", function, 0));
  EXPECT_INT(set_global("testing.twice", function, 0), 0);
  EXPECT_INT(call_int("testing.twice"), 42);
  TVMFFIObjectDecRef(function);
}

static void method_info_carries_metadata(void) {
  char name[] = "testing.with_info", metadata[] = "{\"type_schema\":\"{}\"}";
  TVMFFIObjectHandle function = new_function(answer);
  TVMFFIMethodInfo info = {.name = ffi_bytes(name),
                           .doc = ffi_bytes("Says 42."),
                           .metadata = ffi_bytes(metadata),
                           .flags = kTVMFFIFieldFlagBitMaskIsStaticMethod,
                           .method = ffi_obj(function)};
  EXPECT_INT(TVMFFIFunctionSetGlobalFromMethodInfo(&info, 0), 0);
  memset(name, 'x', sizeof(name) - 1);
  memset(metadata, 'x', sizeof(metadata) - 1);
  TVMFFIAny text = CALL_GLOBAL("ffi.GetGlobalFuncMetadata", ffi_str("testing.with_info"));
  EXPECT_TEXT(bytes_of(&text), "{\"type_schema\":\"{}\"}");
  EXPECT_INT(call_int("testing.with_info"), 42);
  ffi_release(text);
  TVMFFIObjectDecRef(function);
}

static void metadata_of_a_missing_function(void) {
  EXPECT_ERROR(TRY_GLOBAL("ffi.GetGlobalFuncMetadata", ffi_str("testing.nothing")), "RuntimeError",
               "Global Function is not found: testing.nothing");
}

static void wrong_arguments_name_the_function(void) {
  EXPECT_ERROR(try_global("ffi.ArraySize", 0, NULL), "TypeError",
               "Mismatched number of arguments when calling: `ffi.ArraySize(0: ffi.Array) -> int`. "
               "Expected 1 but got 0 arguments");
  EXPECT_ERROR(TRY_GLOBAL("ffi.ArraySize", ffi_int(1)), "TypeError",
               "Mismatched type on argument #0 when calling: `ffi.ArraySize(0: ffi.Array) -> int`. "
               "Expected `ffi.Array` but got `int`");
}

static void names_are_bytes_with_a_length(void) {
  TVMFFIObjectHandle function = new_function(answer), found = NULL;
  TVMFFIByteArray with_nul = {"testing.a\0b", 11}, prefix = {"testing.a", 9};
  EXPECT_INT(TVMFFIFunctionSetGlobal(&with_nul, function, 0), 0);
  EXPECT_INT(TVMFFIFunctionGetGlobal(&prefix, &found), 0);
  EXPECT(found == NULL);
  EXPECT_INT(TVMFFIFunctionGetGlobal(&with_nul, &found), 0);
  EXPECT(found == function);
  TVMFFIObjectDecRef(found);
  TVMFFIObjectDecRef(function);
}

static int return_nothing_but_fail(void* self, const TVMFFIAny* args, int32_t n, TVMFFIAny* result) {
  (void)self, (void)args, (void)n, (void)result;
  return -1;
}

static void failure_without_an_error_passes_through(void) {
  TVMFFIObjectHandle function = new_function(return_nothing_but_fail), error = NULL;
  TVMFFIAny result = ffi_none();
  EXPECT(TVMFFIFunctionCall(function, NULL, 0, &result) != 0);
  TVMFFIErrorMoveFromRaised(&error);
  if (error) TVMFFIObjectDecRef(error);
  TVMFFIObjectDecRef(function);
}

static void null_and_wrong_handles_are_errors(void) {
  TVMFFIAny result = ffi_none(), array = CALL_GLOBAL("ffi.Array", ffi_int(1));
  TVMFFIByteArray key = ffi_bytes("testing.bad");
  TVMFFIObjectHandle out = NULL;
  EXPECT_ERROR(TVMFFIFunctionCall(NULL, NULL, 0, &result), "ValueError", "func");
  EXPECT_ERROR(TVMFFIFunctionCall(array.v_obj, NULL, 0, &result), "TypeError", "ffi.Array");
  EXPECT_ERROR(TVMFFIFunctionSetGlobal(&key, array.v_obj, 0), "TypeError", "ffi.Array");
  EXPECT_ERROR(TVMFFIFunctionSetGlobal(NULL, NULL, 0), "ValueError", "name");
  EXPECT_ERROR(TVMFFIFunctionCreate(NULL, NULL, NULL, &out), "ValueError", "safe_call");
  EXPECT_ERROR(TVMFFIFunctionGetGlobal(NULL, &out), "ValueError", "name");
  EXPECT_ERROR(TVMFFIFunctionGetGlobal(&key, NULL), "ValueError", "out");
  ffi_release(array);
}

RUN_TESTS(TEST(callback_with_context), TEST(cell_of_a_function), TEST(from_extern_c),
          TEST(global_is_found_and_removed), TEST(found_function_outlives_its_removal),
          TEST(conflict_is_an_error_and_the_first_stays), OURS(conflict_names_both_sides),
          OURS(same_function_twice_is_no_conflict),
          TEST(method_info_carries_metadata), TEST(metadata_of_a_missing_function),
          TEST(wrong_arguments_name_the_function), TEST(names_are_bytes_with_a_length),
          TEST(failure_without_an_error_passes_through), OURS(null_and_wrong_handles_are_errors))
