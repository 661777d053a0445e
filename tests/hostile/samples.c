/* One value of every type, and invalid ones that a faulty client could pass. */
#include "hostile.h"

static void add(Samples* samples, const char* name, TVMFFIAny value) {
  FFI_CHECK(samples->count < MAX_SAMPLES);
  samples->rows[samples->count++] = (Sample){name, value};
}

static TVMFFIAny plain(int32_t type_index, int64_t bits) {
  return (TVMFFIAny){.type_index = type_index, .v_int64 = bits};
}

static TVMFFIAny pointer(int32_t type_index, const void* target) {
  return (TVMFFIAny){.type_index = type_index, .v_ptr = (void*)target};
}

/* Makes a value with a global function; None if the function does not exist. */
static TVMFFIAny made(const char* name, int32_t count, TVMFFIAny* arguments) {
  TVMFFIByteArray key = ffi_bytes(name);
  TVMFFIObjectHandle function = NULL;
  TVMFFIAny result = ffi_none();
  FFI_MUST(TVMFFIFunctionGetGlobal(&key, &function));
  if (function == NULL) return result;
  if (TVMFFIFunctionCall(function, arguments, count, &result) != 0) drop_error();
  TVMFFIObjectDecRef(function);
  return result;
}

static int do_nothing(void* self, const TVMFFIAny* args, int32_t num_args, TVMFFIAny* result) {
  (void)self, (void)args, (void)num_args, (void)result;
  return 0;
}

static int fail_silently(void* self, const TVMFFIAny* args, int32_t num_args, TVMFFIAny* result) {
  (void)self, (void)args, (void)num_args, (void)result;
  return -1;
}

static int answer_borrowed(void* self, const TVMFFIAny* args, int32_t num_args, TVMFFIAny* result) {
  (void)self, (void)args, (void)num_args;
  *result = ffi_str("a borrowed string as a result");
  return 0;
}

static int answer_first(void* self, const TVMFFIAny* args, int32_t num_args, TVMFFIAny* result) {
  (void)self;
  return num_args > 0 ? TVMFFIAnyViewToOwnedAny(&args[0], result) : 0;
}

static TVMFFIAny new_function(TVMFFISafeCallType safe_call) { return ffi_obj(function_from(safe_call)); }

static void add_plain(Samples* s) {
  add(s, "none", ffi_none());
  add(s, "zero", ffi_int(0));
  add(s, "one", ffi_int(1));
  add(s, "minus one", ffi_int(-1));
  add(s, "largest int", ffi_int(INT64_MAX));
  add(s, "smallest int", ffi_int(INT64_MIN));
  add(s, "false", ffi_bool(0));
  add(s, "true", ffi_bool(1));
  add(s, "bool of 77", plain(kTVMFFIBool, 77));
  add(s, "float", (TVMFFIAny){.type_index = kTVMFFIFloat, .v_float64 = 2.5});
  add(s, "not a number", (TVMFFIAny){.type_index = kTVMFFIFloat, .v_float64 = __builtin_nan("")});
  add(s, "infinity", (TVMFFIAny){.type_index = kTVMFFIFloat, .v_float64 = __builtin_inf()});
  add(s, "null pointer", plain(kTVMFFIOpaquePtr, 0));
  TVMFFISafeCallType code = do_nothing;
  TVMFFIAny code_pointer = plain(kTVMFFIOpaquePtr, 0);
  memcpy(&code_pointer.v_ptr, &code, sizeof(code));
  add(s, "pointer", code_pointer);
  add(s, "dtype", (TVMFFIAny){.type_index = kTVMFFIDataType, .v_dtype = {kDLFloat, 32, 1}});
  add(s, "unknown dtype", (TVMFFIAny){.type_index = kTVMFFIDataType, .v_dtype = {99, 0, 0}});
  add(s, "device", (TVMFFIAny){.type_index = kTVMFFIDevice, .v_device = {kDLCPU, 0}});
  add(s, "unknown device", plain(kTVMFFIDevice, -1));
  add(s, "unchanged", plain(kTVMFFIUnchanged, 0));
}

static void add_text(Samples* s) {
  static TVMFFIByteArray bytes = {"bytes on \0 the heap", 19}, null_with_size = {NULL, 5}, empty = {NULL, 0};
  static const char not_utf8[] = "\xff\xfe\xc3\x28 is not UTF-8 \x80";
  add(s, "c string", ffi_str("a text on the heap"));
  add(s, "short c string", ffi_str("ab"));
  add(s, "empty c string", ffi_str(""));
  add(s, "c string that is not UTF-8", ffi_str(not_utf8));
  add(s, "json c string", ffi_str("{\"a\": [1, 2.5, null, true, \"x\"]}"));
  add(s, "null c string", pointer(kTVMFFIRawStr, NULL));
  add(s, "byte span", pointer(kTVMFFIByteArrayPtr, &bytes));
  add(s, "empty byte span", pointer(kTVMFFIByteArrayPtr, &empty));
  add(s, "null byte span", pointer(kTVMFFIByteArrayPtr, NULL));
  add(s, "byte span of null and 5", pointer(kTVMFFIByteArrayPtr, &null_with_size));
  TVMFFIByteArray spans[] = {ffi_bytes("small"), ffi_bytes("a string on the heap"), {not_utf8, 20}, {"a\0b", 3}};
  TVMFFIAny value;
  static const char* const names[] = {"small string", "string", "string that is not UTF-8", "string with a nul"};
  for (int i = 0; i < 4; i++) {
    FFI_MUST(TVMFFIStringFromByteArray(&spans[i], &value));
    add(s, names[i], value);
  }
  FFI_MUST(TVMFFIBytesFromByteArray(&spans[0], &value));
  add(s, "small bytes", value);
  FFI_MUST(TVMFFIBytesFromByteArray(&spans[1], &value));
  add(s, "bytes", value);
  TVMFFIAny too_long = {.type_index = kTVMFFISmallStr, .small_str_len = 0xffffffff, .v_bytes = "1234567"};
  add(s, "small string of 4 GB", too_long);
  too_long.type_index = kTVMFFISmallBytes;
  too_long.small_str_len = 8;
  add(s, "small bytes of 8", too_long);
}

static void add_containers(Samples* s) {
  TVMFFIAny pair[] = {ffi_str("key"), ffi_int(1)};
  add(s, "array", made("ffi.Array", 2, pair));
  add(s, "empty array", made("ffi.Array", 0, NULL));
  add(s, "list", made("ffi.List", 2, pair));
  add(s, "map", made("ffi.Map", 2, pair));
  add(s, "empty map", made("ffi.Map", 0, NULL));
  add(s, "dict", made("ffi.Dict", 2, pair));
  TVMFFIAny cyclic_list = made("ffi.List", 0, NULL), cyclic_dict = made("ffi.Dict", 0, NULL);
  TVMFFIAny append[] = {cyclic_list, cyclic_list};
  made("ffi.ListAppend", 2, append);
  TVMFFIAny set[] = {cyclic_dict, ffi_str("self"), cyclic_dict};
  made("ffi.DictSetItem", 3, set);
  add(s, "list that holds itself", cyclic_list);
  add(s, "dict that holds itself", cyclic_dict);
  TVMFFIAny bad_pairs[] = {ffi_int(1), ffi_none()};
  TVMFFIAny inner = made("ffi.Array", 2, bad_pairs);
  add(s, "array of a pair", made("ffi.Array", 1, &inner));
  ffi_release(inner);
  bad_pairs[0] = ffi_int(kTVMFFIInt), bad_pairs[1] = new_function(do_nothing);
  inner = made("ffi.Array", 2, bad_pairs);
  add(s, "array of a callback pair", made("ffi.Array", 1, &inner));
  ffi_release(inner);
  ffi_release(bad_pairs[1]);
}

static void add_tensors(Samples* s) {
  static int64_t shape[] = {2, 2}, strides[] = {2, 1};
  static float data[4];
  static DLManagedTensor managed, borrowed_odd;
  managed.dl_tensor = (DLTensor){data, {kDLCPU, 0}, 2, {kDLFloat, 32, 1}, shape, strides, 0};
  TVMFFIObjectHandle tensor = NULL;
  FFI_MUST(TVMFFITensorFromDLPack(&managed, 0, 0, &tensor));
  add(s, "tensor", ffi_obj(tensor));
  add(s, "borrowed tensor", pointer(kTVMFFIDLTensorPtr, &managed.dl_tensor));
  add(s, "null borrowed tensor", pointer(kTVMFFIDLTensorPtr, NULL));
  borrowed_odd.dl_tensor = (DLTensor){NULL, {99, -3}, -7, {99, 0, 0}, NULL, NULL, UINT64_MAX};
  add(s, "absurd borrowed tensor", pointer(kTVMFFIDLTensorPtr, &borrowed_odd.dl_tensor));
  TVMFFIAny dimensions[] = {ffi_int(2), ffi_int(-3)};
  add(s, "shape", made("ffi.Shape", 2, dimensions));
}

/* A header alone, never freed; the type index was never registered. */
static TVMFFIObject unknown_object = {.combined_ref_count = 1 | (uint64_t)1 << 32, .type_index = 9999};

static void add_objects(Samples* s) {
  add(s, "function", new_function(do_nothing));
  add(s, "function that fails silently", new_function(fail_silently));
  add(s, "function that answers a view", new_function(answer_borrowed));
  add(s, "function that answers its argument", new_function(answer_first));
  TVMFFIObjectHandle error = NULL, opaque = NULL;
  TVMFFIByteArray text = ffi_bytes("text");
  FFI_MUST(TVMFFIErrorCreate(&text, &text, &text, &error));
  add(s, "error", ffi_obj(error));
  FFI_MUST(TVMFFIObjectCreateOpaque(NULL, kTVMFFIOpaquePyObject, NULL, &opaque));
  add(s, "opaque object", ffi_obj(opaque));
  add(s, "module", made("ffi.SystemLib", 0, NULL));
  add(s, "missing object", made("ffi.GetInvalidObject", 0, NULL));
  add(s, "kwargs object", made("ffi.GetKwargsObject", 0, NULL));
  TVMFFIAny one = ffi_int(1);
  add(s, "structural key", made("ffi.StructuralKey", 1, &one));
  add(s, "visit interrupt", made("ffi.VisitInterrupt", 1, &one));
  int64_t words[] = {1, 2};
  TVMFFIByteArray span = {(const char*)words, sizeof(words)};
  TVMFFIAny big = ffi_none();
  FFI_MUST(TVMFFIBigIntFromByteArray(&span, &big));
  add(s, "big int", big);
  TVMFFIAny array = made("ffi.Array", 1, &one);
  s->moved_slot = array.v_obj;
  add(s, "moved reference", pointer(kTVMFFIObjectRValueRef, &s->moved_slot));
  static TVMFFIObject* null_slot;
  null_slot = NULL;
  add(s, "moved reference to null", pointer(kTVMFFIObjectRValueRef, &null_slot));
  add(s, "null moved reference", pointer(kTVMFFIObjectRValueRef, NULL));
}

static void add_unsound(Samples* s) {
  unknown_object.combined_ref_count = 1 | (uint64_t)1 << 32;
  add(s, "object of an unknown type", (TVMFFIAny){.type_index = 9999, .v_obj = &unknown_object});
  add(s, "unknown plain type", plain(33, 5));
  add(s, "negative type", plain(-7, 5));
  add(s, "type any", plain(kTVMFFIAny, 5));
  add(s, "null string object", pointer(kTVMFFIStr, NULL));
  add(s, "null array", pointer(kTVMFFIArray, NULL));
  add(s, "null map", pointer(kTVMFFIMap, NULL));
  add(s, "null function", pointer(kTVMFFIFunction, NULL));
  add(s, "null object", pointer(kTVMFFIObject, NULL));
}

void make_samples(Samples* samples) {
  samples->count = 0;
  add_plain(samples);
  add_text(samples);
  add_containers(samples);
  add_tensors(samples);
  add_objects(samples);
  add_unsound(samples);
}

void free_samples(Samples* samples) {
  /* Containers that contain themselves are emptied first, or they would never be freed. */
  made("ffi.ListClear", 1, &samples->rows[sample_named(samples, "list that holds itself")].value);
  made("ffi.DictClear", 1, &samples->rows[sample_named(samples, "dict that holds itself")].value);
  for (int i = 0; i < samples->count; i++) {
    TVMFFIAny value = samples->rows[i].value;
    if (value.v_obj != NULL && value.v_obj != &unknown_object) ffi_release(value);
  }
  if (samples->moved_slot != NULL) TVMFFIObjectDecRef(samples->moved_slot);
}

int sample_named(const Samples* samples, const char* name) {
  for (int i = 0; i < samples->count; i++) {
    if (strcmp(samples->rows[i].name, name) == 0) return i;
  }
  ffi_die(__FILE__, __LINE__, name);
  return -1;
}

int sample_for_type(const Samples* samples, const char* type) {
  static const struct {
    const char* type;
    const char* sample;
  } rows[] = {{"int", "one"},           {"bool", "true"},           {"float", "float"},
              {"ffi.String", "string"}, {"ffi.Bytes", "bytes"},     {"ffi.Array", "array"},
              {"ffi.List", "list"},     {"ffi.Map", "map"},         {"ffi.Dict", "dict"},
              {"ffi.Module", "module"}, {"ffi.Function", "function"}, {"ffi.Object", "array"},
              {"void*", "pointer"},     {"Any", "array"}};
  for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
    if (strcmp(rows[i].type, type) == 0) return sample_named(samples, rows[i].sample);
  }
  return sample_named(samples, "none");
}
