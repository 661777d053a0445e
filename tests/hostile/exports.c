/* Every exported function with null pointers, absent and absurd values. */
#include "hostile.h"

/* Valid values to combine with the invalid ones; created for each case. */
static TVMFFIAny any, out, array, function, text, int_value, unknown_any, negative_any, null_object_any;
static TVMFFIByteArray name, null_with_size, not_utf8, empty, kind;
static TVMFFIObjectHandle error, handle, tensor, module;
static TVMFFIFieldInfo field, empty_field;
static TVMFFIMethodInfo method, empty_method;
static TVMFFITypeMetadata metadata;
static DLDataType dtype;
static DLTensor prototype;
static DLManagedTensor managed;
static DLManagedTensorVersioned versioned;
static DLManagedTensor* managed_out;
static DLManagedTensorVersioned* versioned_out;
static DLPackManagedTensorAllocator previous_allocator;
static TVMFFICustomAllocator empty_allocator;
static void* slot;
static void* full_slot;
static int32_t index_out, own_type;
static int64_t dimensions[2] = {2, 2}, steps[2] = {2, 1};
static const char* parts[3] = {"a", NULL, "b"};

static int quiet(void* self, const TVMFFIAny* args, int32_t num_args, TVMFFIAny* result) {
  (void)self, (void)args, (void)num_args, (void)result;
  return 0;
}
static int init_nothing(void** result) { return (void)result, 0; }
static int init_fails(void** result) { return (void)result, -1; }
static int init_odd_code(void** result) { return (void)result, 77; }
static int deinit_fails(void* object) { return (void)object, -1; }

static TVMFFIAny make(const char* global, int32_t count, TVMFFIAny* arguments) {
  TVMFFIObjectHandle maker = ffi_global(global);
  TVMFFIAny made = ffi_call(maker, count, arguments);
  TVMFFIObjectDecRef(maker);
  return made;
}

static void set_up(void) {
  any = ffi_int(1), out = ffi_none(), int_value = ffi_int(1);
  array = make("ffi.Array", 1, &any);
  function = ffi_obj(function_from(quiet));
  text = ffi_str("text");
  unknown_any = (TVMFFIAny){.type_index = 33, .v_int64 = 1};
  negative_any = (TVMFFIAny){.type_index = -9, .v_int64 = 1};
  null_object_any = (TVMFFIAny){.type_index = kTVMFFIArray};
  name = ffi_bytes("testing.hostile"), kind = ffi_bytes("ValueError");
  null_with_size = (TVMFFIByteArray){NULL, 5};
  not_utf8 = (TVMFFIByteArray){"\xff\xfe\x80", 3};
  empty = (TVMFFIByteArray){NULL, 0};
  FFI_MUST(TVMFFIErrorCreate(&kind, &name, &name, &error));
  handle = NULL;
  prototype = (DLTensor){NULL, {kDLCPU, 0}, 2, {kDLFloat, 32, 1}, dimensions, steps, 0};
  managed = (DLManagedTensor){prototype, NULL, NULL};
  versioned = (DLManagedTensorVersioned){{1, 3}, NULL, NULL, 0, prototype};
  FFI_MUST(TVMFFITensorFromDLPack(&managed, 0, 0, &tensor));
  module = make("ffi.SystemLib", 0, NULL).v_obj;
  field = (TVMFFIFieldInfo){.name = name, .size = 8, .alignment = 8, .offset = 24};
  empty_field = (TVMFFIFieldInfo){.name = null_with_size};
  method = (TVMFFIMethodInfo){.name = name, .method = function};
  empty_method = (TVMFFIMethodInfo){.name = null_with_size};
  metadata = (TVMFFITypeMetadata){.total_size = -1, .structural_eq_hash_kind = 77};
  dtype = (DLDataType){kDLInt, 32, 1};
  slot = NULL, full_slot = &any;
  TVMFFIByteArray own_key = ffi_bytes("testing.Own");
  own_type = TVMFFITypeGetOrAllocIndex(&own_key, -1, 1, 0, 1, kTVMFFIObject);
}

/* Negative results are refusals, except -2 for a query. */
static void type_get_or_alloc(const TVMFFIByteArray* key, int32_t index, int32_t depth, int32_t slots,
                              int32_t overflow, int32_t parent) {
  int32_t answer = TVMFFITypeGetOrAllocIndex(key, index, depth, slots, overflow, parent);
  if (answer >= 0) {
    expect_outcome(0);
  } else if (answer == -2 && parent == -2) {
    drop_error();
  } else {
    expect_refusal(answer);
  }
}

static void get_type_info(int32_t index) {
  if (TVMFFIGetTypeInfo(index) == NULL) {
    expect_refusal(-1);
  } else {
    report("found a type of index %d", index);
  }
}

#define CASES(X) \
  X(TVMFFIGetVersion(NULL)) \
  X(expect_outcome(TVMFFIObjectIncRef(NULL))) \
  X(expect_outcome(TVMFFIObjectDecRef(NULL))) \
  X(expect_refusal(TVMFFIObjectCreateOpaque(NULL, kTVMFFIOpaquePyObject, NULL, NULL))) \
  X(expect_refusal(TVMFFIObjectCreateOpaque(NULL, -1, NULL, &handle))) \
  X(expect_refusal(TVMFFIObjectCreateOpaque(NULL, 9999, NULL, &handle))) \
  X(expect_refusal(TVMFFIObjectCreateOpaque(NULL, kTVMFFIStr, NULL, &handle))) \
  X(expect_refusal(TVMFFIAnyViewToOwnedAny(NULL, &out))) \
  X(expect_refusal(TVMFFIAnyViewToOwnedAny(&any, NULL))) \
  X(expect_outcome(TVMFFIAnyViewToOwnedAny(&unknown_any, &out))) \
  X(expect_outcome(TVMFFIAnyViewToOwnedAny(&negative_any, &out))) \
  X(expect_outcome(TVMFFIAnyViewToOwnedAny(&null_object_any, &out))) \
  X(expect_refusal(TVMFFIFunctionCreate(NULL, NULL, NULL, &handle))) \
  X(expect_refusal(TVMFFIFunctionCreate(NULL, quiet, NULL, NULL))) \
  X(expect_refusal(TVMFFIFunctionGetGlobal(NULL, &handle))) \
  X(expect_refusal(TVMFFIFunctionGetGlobal(&name, NULL))) \
  X(expect_outcome(TVMFFIFunctionGetGlobal(&null_with_size, &handle))) \
  X(expect_outcome(TVMFFIFunctionGetGlobal(&not_utf8, &handle))) \
  X(expect_outcome(TVMFFIFunctionGetGlobal(&empty, &handle))) \
  X(expect_refusal(TVMFFIFunctionSetGlobal(NULL, function.v_obj, 0))) \
  X(expect_refusal(TVMFFIFunctionSetGlobal(&name, NULL, 0))) \
  X(expect_refusal(TVMFFIFunctionSetGlobal(&name, array.v_obj, 0))) \
  X(expect_outcome(TVMFFIFunctionSetGlobal(&null_with_size, function.v_obj, 0))) \
  X(expect_outcome(TVMFFIFunctionSetGlobal(&not_utf8, function.v_obj, 0))) \
  X(expect_outcome(TVMFFIFunctionSetGlobal(&name, function.v_obj, -77))) \
  X(expect_refusal(TVMFFIFunctionSetGlobalFromMethodInfo(NULL, 0))) \
  X(expect_refusal(TVMFFIFunctionSetGlobalFromMethodInfo(&empty_method, 0))) \
  X(expect_outcome(TVMFFIFunctionSetGlobalFromMethodInfo(&method, 0))) \
  X(method.method = int_value; expect_refusal(TVMFFIFunctionSetGlobalFromMethodInfo(&method, 0))) \
  X(method.method.v_obj = NULL; expect_refusal(TVMFFIFunctionSetGlobalFromMethodInfo(&method, 0))) \
  X(expect_refusal(TVMFFIFunctionCall(NULL, &any, 1, &out))) \
  X(expect_refusal(TVMFFIFunctionCall(array.v_obj, &any, 1, &out))) \
  X(expect_refusal(TVMFFIFunctionCall(error, NULL, 0, &out))) \
  X(expect_outcome(TVMFFIFunctionCall(function.v_obj, NULL, 5, &out))) \
  X(expect_outcome(TVMFFIFunctionCall(function.v_obj, &any, -5, &out))) \
  X(expect_outcome(TVMFFIFunctionCall(function.v_obj, &any, 1, NULL))) \
  X(call_builtin("ffi.ArraySize", NULL, 5)) \
  X(call_builtin("ffi.ArraySize", &array, -1)) \
  X(call_builtin("ffi.ArraySize", NULL, INT32_MAX)) \
  X(call_builtin("ffi.Array", NULL, 5)) \
  X(call_builtin("ffi.Array", &array, INT32_MIN)) \
  X(TVMFFIErrorMoveFromRaised(NULL)) \
  X(TVMFFIErrorSetRaised(NULL); drop_error()) \
  X(TVMFFIErrorSetRaised(array.v_obj); drop_error()) \
  X(TVMFFIErrorSetRaisedFromCStr(NULL, NULL); drop_error()) \
  X(TVMFFIErrorSetRaisedFromCStr("kind", NULL); drop_error()) \
  X(TVMFFIErrorSetRaisedFromCStr("\xff", "\xfe"); drop_error()) \
  X(TVMFFIErrorSetRaisedFromCStrParts(NULL, NULL, 5); drop_error()) \
  X(TVMFFIErrorSetRaisedFromCStrParts("kind", parts, -5); drop_error()) \
  X(TVMFFIErrorSetRaisedFromCStrParts("kind", parts, 0); drop_error()) \
  X(expect_refusal(TVMFFIErrorCreate(NULL, &name, &name, &handle))) \
  X(expect_refusal(TVMFFIErrorCreate(&name, NULL, &name, &handle))) \
  X(expect_refusal(TVMFFIErrorCreate(&name, &name, NULL, &handle))) \
  X(expect_refusal(TVMFFIErrorCreate(&name, &name, &name, NULL))) \
  X(expect_refusal(TVMFFIErrorCreate(&null_with_size, &name, &name, &handle))) \
  X(expect_outcome(TVMFFIErrorCreate(&empty, &empty, &empty, &handle))) \
  X(expect_outcome(TVMFFIErrorCreate(&not_utf8, &not_utf8, &not_utf8, &handle))) \
  X(expect_refusal(TVMFFIErrorCreateWithCauseAndExtraContext(&name, &name, &name, array.v_obj, NULL, &handle))) \
  X(expect_refusal(TVMFFIErrorCreateWithCauseAndExtraContext(&name, &name, &name, error, NULL, NULL))) \
  X(expect_outcome(TVMFFIErrorCreateWithCauseAndExtraContext(&name, &name, &name, error, error, &handle))) \
  X(update_backtrace(NULL, NULL, 0)) \
  X(update_backtrace(error, NULL, 0)) \
  X(update_backtrace(error, &null_with_size, 1)) \
  X(update_backtrace(error, &name, 77)) \
  X(TVMFFIBacktrace(NULL, 0, NULL, 0)) \
  X(TVMFFIBacktrace("file", -1, NULL, 1)) \
  X(TVMFFIBacktrace(NULL, INT32_MIN, "\xff", 77)) \
  X(expect_refusal(TVMFFIStringFromByteArray(NULL, &out))) \
  X(expect_refusal(TVMFFIStringFromByteArray(&name, NULL))) \
  X(expect_refusal(TVMFFIStringFromByteArray(&null_with_size, &out))) \
  X(name.size = SIZE_MAX; expect_refusal(TVMFFIStringFromByteArray(&name, &out))) \
  X(name.size = SIZE_MAX / 2; expect_refusal(TVMFFIBytesFromByteArray(&name, &out))) \
  X(expect_refusal(TVMFFIBytesFromByteArray(NULL, &out))) \
  X(expect_refusal(TVMFFIBytesFromByteArray(&name, NULL))) \
  X(expect_refusal(TVMFFIBytesFromByteArray(&null_with_size, &out))) \
  X(expect_refusal(TVMFFIBigIntFromByteArray(NULL, &out))) \
  X(expect_refusal(TVMFFIBigIntFromByteArray(&kind, NULL))) \
  X(expect_refusal(TVMFFIBigIntFromByteArray(&null_with_size, &out))) \
  X(null_with_size.size = 16; expect_refusal(TVMFFIBigIntFromByteArray(&null_with_size, &out))) \
  X(name.size = SIZE_MAX - 7; expect_refusal(TVMFFIBigIntFromByteArray(&name, &out))) \
  X(TVMFFIBigIntGetContentByteArray(NULL); drop_error()) \
  X(TVMFFIBigIntGetContentByteArray(&array); drop_error()) \
  X(TVMFFIBigIntGetContentByteArray(&text); drop_error()) \
  X(null_object_any.type_index = kTVMFFIBigInt; TVMFFIBigIntGetContentByteArray(&null_object_any); drop_error()) \
  X(expect_refusal(TVMFFIDataTypeFromString(NULL, &dtype))) \
  X(expect_refusal(TVMFFIDataTypeFromString(&name, NULL))) \
  X(expect_refusal(TVMFFIDataTypeFromString(&null_with_size, &dtype))) \
  X(expect_refusal(TVMFFIDataTypeFromString(&not_utf8, &dtype))) \
  X(expect_refusal(TVMFFIDataTypeToString(NULL, &out))) \
  X(expect_refusal(TVMFFIDataTypeToString(&dtype, NULL))) \
  X(dtype.code = 255; expect_refusal(TVMFFIDataTypeToString(&dtype, &out))) \
  X(expect_refusal(TVMFFITypeKeyToIndex(NULL, &index_out))) \
  X(expect_refusal(TVMFFITypeKeyToIndex(&name, NULL))) \
  X(expect_refusal(TVMFFITypeKeyToIndex(&null_with_size, &index_out))) \
  X(expect_refusal(TVMFFITypeKeyToIndex(&not_utf8, &index_out))) \
  X(type_get_or_alloc(NULL, -1, 1, 0, 1, kTVMFFIObject)) \
  X(type_get_or_alloc(&null_with_size, -1, 1, 0, 1, kTVMFFIObject)) \
  X(type_get_or_alloc(&empty, -1, 1, 0, 1, kTVMFFIObject)) \
  X(type_get_or_alloc(&not_utf8, -1, 1, 0, 1, kTVMFFIObject)) \
  X(type_get_or_alloc(&name, -1, 1, 0, 1, 9999)) \
  X(type_get_or_alloc(&name, -1, 1, 0, 1, -1)) \
  X(type_get_or_alloc(&name, -1, 1, 0, 1, -2)) \
  X(type_get_or_alloc(&name, -1, 1, 0, 1, INT32_MIN)) \
  X(type_get_or_alloc(&name, -1, 77, 0, 1, kTVMFFIObject)) \
  X(type_get_or_alloc(&name, -1, -1, 0, 1, kTVMFFIObject)) \
  X(type_get_or_alloc(&name, -1, 1, -5, 1, kTVMFFIObject)) \
  X(type_get_or_alloc(&name, -1, 1, INT32_MAX, 1, kTVMFFIObject)) \
  X(type_get_or_alloc(&name, -1, 1, 1 << 28, 1, kTVMFFIObject)) \
  X(type_get_or_alloc(&name, kTVMFFIArray, 1, 0, 1, kTVMFFIObject)) \
  X(type_get_or_alloc(&name, 9999, 1, 0, 1, kTVMFFIObject)) \
  X(type_get_or_alloc(&name, INT32_MAX, 1, 0, 1, kTVMFFIObject)) \
  X(get_type_info(-1)) \
  X(get_type_info(INT32_MIN)) \
  X(get_type_info(40)) \
  X(get_type_info(127)) \
  X(get_type_info(9999)) \
  X(get_type_info(INT32_MAX)) \
  X(expect_refusal(TVMFFITypeRegisterField(kTVMFFIArray, NULL))) \
  X(expect_refusal(TVMFFITypeRegisterField(9999, &field))) \
  X(expect_refusal(TVMFFITypeRegisterField(-1, &field))) \
  X(expect_outcome(TVMFFITypeRegisterField(own_type, &empty_field))) \
  X(field.flags = -1; expect_outcome(TVMFFITypeRegisterField(own_type, &field))) \
  X(field.flags = kTVMFFIFieldFlagBitSetterIsFunctionObj; field.setter = array.v_obj; \
    expect_outcome(TVMFFITypeRegisterField(own_type, &field))) \
  X(expect_refusal(TVMFFITypeRegisterMethod(kTVMFFIArray, NULL))) \
  X(expect_refusal(TVMFFITypeRegisterMethod(9999, &method))) \
  X(expect_outcome(TVMFFITypeRegisterMethod(own_type, &empty_method))) \
  X(expect_refusal(TVMFFITypeRegisterMetadata(own_type, NULL))) \
  X(expect_refusal(TVMFFITypeRegisterMetadata(9999, &metadata))) \
  X(expect_outcome(TVMFFITypeRegisterMetadata(own_type, &metadata))) \
  X(metadata.doc = null_with_size; expect_outcome(TVMFFITypeRegisterMetadata(own_type, &metadata))) \
  X(expect_refusal(TVMFFITypeRegisterAttr(own_type, NULL, &any))) \
  X(expect_refusal(TVMFFITypeRegisterAttr(own_type, &name, NULL))) \
  X(expect_refusal(TVMFFITypeRegisterAttr(-5, &name, &any))) \
  X(expect_refusal(TVMFFITypeRegisterAttr(INT32_MAX, &name, &any))) \
  X(expect_refusal(TVMFFITypeRegisterAttr(9999, &name, &any))) \
  X(expect_refusal(TVMFFITypeRegisterAttr(own_type, &null_with_size, &any))) \
  X(expect_outcome(TVMFFITypeRegisterAttr(own_type, &name, &null_object_any))) \
  X(TVMFFIGetTypeAttrColumn(NULL); drop_error()) \
  X(TVMFFIGetTypeAttrColumn(&null_with_size); drop_error()) \
  X(TVMFFIGetTypeAttrColumn(&not_utf8); drop_error()) \
  X(expect_refusal(TVMFFITensorFromDLPack(NULL, 0, 0, &handle))) \
  X(expect_refusal(TVMFFITensorFromDLPack(&managed, 0, 0, NULL))) \
  X(expect_refusal(TVMFFITensorFromDLPackVersioned(NULL, 0, 0, &handle))) \
  X(expect_refusal(TVMFFITensorFromDLPackVersioned(&versioned, 0, 0, NULL))) \
  X(expect_refusal(TVMFFITensorToDLPack(NULL, &managed_out))) \
  X(expect_refusal(TVMFFITensorToDLPack(tensor, NULL))) \
  X(expect_refusal(TVMFFITensorToDLPack(array.v_obj, &managed_out))) \
  X(expect_refusal(TVMFFITensorToDLPackVersioned(NULL, &versioned_out))) \
  X(expect_refusal(TVMFFITensorToDLPackVersioned(tensor, NULL))) \
  X(expect_refusal(TVMFFITensorToDLPackVersioned(error, &versioned_out))) \
  X(expect_refusal(TVMFFITensorCreateUnsafeView(NULL, &prototype, &handle))) \
  X(expect_refusal(TVMFFITensorCreateUnsafeView(array.v_obj, &prototype, &handle))) \
  X(expect_refusal(TVMFFITensorCreateUnsafeView(tensor, NULL, &handle))) \
  X(expect_refusal(TVMFFITensorCreateUnsafeView(tensor, &prototype, NULL))) \
  X(prototype.strides = NULL; expect_outcome(TVMFFITensorCreateUnsafeView(tensor, &prototype, &handle))) \
  X(prototype.shape = NULL; expect_refusal(TVMFFITensorCreateUnsafeView(tensor, &prototype, &handle))) \
  X(prototype.ndim = -1; expect_refusal(TVMFFITensorCreateUnsafeView(tensor, &prototype, &handle))) \
  X(expect_outcome(TVMFFIEnvSetStream(-1, -1, NULL, NULL))) \
  X(expect_outcome(TVMFFIEnvSetStream(INT32_MAX, INT32_MAX, NULL, NULL))) \
  X(expect_outcome(TVMFFIEnvSetStream(2, INT32_MAX, &any, NULL))) \
  X(TVMFFIEnvGetStream(-1, -1); drop_error()) \
  X(TVMFFIEnvGetStream(INT32_MAX, INT32_MIN); drop_error()) \
  X(expect_outcome(TVMFFIEnvSetDLPackManagedTensorAllocator(NULL, 1, NULL))) \
  X(expect_outcome(TVMFFIEnvSetDLPackManagedTensorAllocator(NULL, -5, &previous_allocator))) \
  X(expect_refusal(TVMFFIEnvTensorAlloc(NULL, &handle))) \
  X(expect_refusal(TVMFFIEnvTensorAlloc(&prototype, NULL))) \
  X(expect_refusal(TVMFFIEnvTensorAlloc(&prototype, &handle))) \
  X(expect_outcome(TVMFFIEnvCheckSignals())) \
  X(expect_refusal(TVMFFIEnvRegisterCAPI(NULL, &any))) \
  X(expect_refusal(TVMFFIEnvRegisterCAPI("\xff", &any))) \
  X(expect_outcome(TVMFFIEnvRegisterCAPI("PyErr_CheckSignals", NULL))) \
  X(expect_refusal(TVMFFIEnvModLookupFromImports(NULL, "name", &handle))) \
  X(expect_refusal(TVMFFIEnvModLookupFromImports(NULL, NULL, &handle))) \
  X(expect_refusal(TVMFFIEnvModRegisterContextSymbol(NULL, NULL))) \
  X(expect_outcome(TVMFFIEnvModRegisterContextSymbol("\xff", NULL))) \
  X(expect_refusal(TVMFFIEnvModRegisterSystemLibSymbol(NULL, NULL))) \
  X(expect_outcome(TVMFFIEnvModRegisterSystemLibSymbol("", NULL))) \
  X(expect_refusal(TVMFFIHandleInitOnce(NULL, init_nothing))) \
  X(expect_refusal(TVMFFIHandleInitOnce(&slot, NULL))) \
  X(expect_refusal(TVMFFIHandleInitOnce(&slot, init_nothing))) \
  X(expect_failure(TVMFFIHandleInitOnce(&slot, init_fails))) \
  X(expect_failure(TVMFFIHandleInitOnce(&slot, init_odd_code))) \
  X(expect_refusal(TVMFFIHandleDeinitOnce(NULL, deinit_fails))) \
  X(expect_refusal(TVMFFIHandleDeinitOnce(&full_slot, NULL))) \
  X(expect_failure(TVMFFIHandleDeinitOnce(&full_slot, deinit_fails))) \
  X(expect_outcome(TVMFFISetCustomAllocator(NULL))) \
  X(expect_outcome(TVMFFISetCustomAllocator(&empty_allocator)); TVMFFISetCustomAllocator(NULL))

static void call_builtin(const char* global, TVMFFIAny* arguments, int32_t count) {
  TVMFFIObjectHandle builtin = ffi_global(global);
  expect_call(TVMFFIFunctionCall(builtin, arguments, count, &out), &out);
  TVMFFIObjectDecRef(builtin);
}

static void update_backtrace(TVMFFIObjectHandle object, const TVMFFIByteArray* span, int32_t mode) {
  ffi_error_cell(error)->update_backtrace(object, span, mode);
}

/* A callback of the caller failed without raising: the status is returned, an error may be. */
static void expect_failure(int status) {
  if (status == 0) report("succeeded");
  drop_error();
}

#define AS_TEXT(...) #__VA_ARGS__,
static const char* const TEXTS[] = {CASES(AS_TEXT)};

static int64_t count_cases(void) { return sizeof(TEXTS) / sizeof(TEXTS[0]); }

static void run_case(int64_t index) {
  set_up();
#define AS_CASE(...) \
  if (index-- == 0) { \
    __VA_ARGS__; \
    return; \
  }
  CASES(AS_CASE)
}

static void describe(int64_t index, char* text) { snprintf(text, TEXT_SIZE, "%s", TEXTS[index]); }

const Group EXPORT_GROUP = {"exports", count_cases, run_case, describe};
