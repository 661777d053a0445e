/* One create-destroy round for each object kind of the ABI, through the C functions where there is
 * one and through the global functions otherwise. Every round releases all that it acquired. */
#include "object_kinds.h"

#include "ffi_call.h"
#include "reflected_point.h"

#define TEXT_64 "0123456789012345678901234567890123456789012345678901234567890123"

static struct {
  TVMFFIObjectHandle shape, array, array_get, list, list_append, list_pop, map, map_get, dict, dict_set,
      dict_erase, module_get, make_object, parse, stringify, repr, deep_copy, hash;
} global;
static TVMFFIAny text, module;
static int32_t point_type;

static int raise_value_error(void* self, const TVMFFIAny* args, int32_t count, TVMFFIAny* result) {
  (void)self, (void)args, (void)count, (void)result;
  TVMFFIErrorSetRaisedFromCStr("ValueError", "raised by the soak test");
  return -1;
}

/* For resources that C code owns: each round counts up, each deleter counts down. */
static long outstanding;
static void give_back(void* self) {
  (void)self;
  --outstanding;
}

static void string_round(void) {
  TVMFFIByteArray content = ffi_bytes(TEXT_64);
  TVMFFIAny value;
  FFI_MUST(TVMFFIStringFromByteArray(&content, &value));
  ffi_release(value);
}

static void bytes_round(void) {
  TVMFFIByteArray content = ffi_bytes(TEXT_64);
  TVMFFIAny value;
  FFI_MUST(TVMFFIBytesFromByteArray(&content, &value));
  ffi_release(value);
}

static void owned_text_round(void) {
  TVMFFIAny view = ffi_str(TEXT_64), owned;
  FFI_MUST(TVMFFIAnyViewToOwnedAny(&view, &owned));
  ffi_release(owned);
}

static void big_int_round(void) {
  const uint64_t words[3] = {1, 2, 3};
  TVMFFIByteArray content = {(const char*)words, sizeof words};
  TVMFFIAny value;
  FFI_MUST(TVMFFIBigIntFromByteArray(&content, &value));
  FFI_CHECK(value.type_index == kTVMFFIBigInt);
  ffi_release(value);
}

static void shape_round(void) {
  ffi_release(FFI_CALL(global.shape, ffi_int(2), ffi_int(3), ffi_int(4)));
}

static void array_round(void) {
  TVMFFIAny array = FFI_CALL(global.array, ffi_int(1), text, ffi_str(TEXT_64), ffi_none());
  ffi_release(FFI_CALL(global.array_get, array, ffi_int(2)));
  ffi_release(array);
}

static void list_round(void) {
  TVMFFIAny list = FFI_CALL(global.list, text);
  for (int i = 0; i < 5; ++i) ffi_release(FFI_CALL(global.list_append, list, text));
  ffi_release(FFI_CALL(global.list_pop, list, ffi_int(0)));
  ffi_release(list);
}

static void small_map_round(void) {
  TVMFFIAny map = FFI_CALL(global.map, ffi_str("a"), text, ffi_str(TEXT_64), ffi_int(2));
  ffi_release(FFI_CALL(global.map_get, map, ffi_str("a")));
  ffi_release(map);
}
/* More entries than a small map holds, so that this is the hash table. */
static void dense_map_round(void) {
  TVMFFIAny entries[2 * 20];
  for (int i = 0; i < 20; ++i) entries[2 * i] = ffi_int(i), entries[2 * i + 1] = text;
  TVMFFIAny map = ffi_call(global.map, 2 * 20, entries);
  ffi_release(FFI_CALL(global.map_get, map, ffi_int(7)));
  ffi_release(map);
}

static void dict_round(void) {
  TVMFFIAny dict = ffi_call(global.dict, 0, NULL);
  for (int i = 0; i < 6; ++i) ffi_release(FFI_CALL(global.dict_set, dict, ffi_int(i), text));
  ffi_release(FFI_CALL(global.dict_erase, dict, ffi_int(3)));
  ffi_release(dict);
}

static void function_round(void) {
  TVMFFIObjectHandle function;
  ++outstanding;
  FFI_MUST(TVMFFIFunctionCreate(&outstanding, raise_value_error, give_back, &function));
  TVMFFIObjectDecRef(function);
  FFI_CHECK(outstanding == 0);
}

static void opaque_round(void) {
  TVMFFIObjectHandle object;
  ++outstanding;
  FFI_MUST(TVMFFIObjectCreateOpaque(&outstanding, kTVMFFIOpaquePyObject, give_back, &object));
  TVMFFIObjectDecRef(object);
  FFI_CHECK(outstanding == 0);
}

static void error_round(void) {
  TVMFFIByteArray kind = ffi_bytes("ValueError"), message = ffi_bytes(TEXT_64), trace = ffi_bytes("");
  TVMFFIObjectHandle cause, error;
  FFI_MUST(TVMFFIErrorCreate(&kind, &message, &trace, &cause));
  FFI_MUST(TVMFFIErrorCreateWithCauseAndExtraContext(&kind, &message, &trace, cause, NULL, &error));
  ffi_error_cell(error)->update_backtrace(error, &message, kTVMFFIBacktraceUpdateModeAppend);
  TVMFFIObjectDecRef(cause);
  TVMFFIObjectDecRef(error);
}

static void raised_error_round(void) {
  TVMFFIObjectHandle function, error;
  TVMFFIAny result = ffi_none();
  FFI_MUST(TVMFFIFunctionCreate(NULL, raise_value_error, NULL, &function));
  FFI_CHECK(TVMFFIFunctionCall(function, NULL, 0, &result) == -1);
  TVMFFIErrorMoveFromRaised(&error);
  FFI_CHECK(ffi_error_cell(error)->backtrace.size > 0);
  TVMFFIObjectDecRef(error);
  TVMFFIObjectDecRef(function);
}

static void free_managed(DLManagedTensorVersioned* managed) {
  --outstanding;
  free(managed);
}
static void tensor_round(void) {
  static float data[6];
  static int64_t shape[2] = {2, 3}, strides[2] = {3, 1};
  DLManagedTensorVersioned *source = calloc(1, sizeof *source), *exported;
  source->version = (DLPackVersion){DLPACK_MAJOR_VERSION, DLPACK_MINOR_VERSION};
  source->deleter = free_managed;
  source->dl_tensor = (DLTensor){.data = data, .device = {kDLCPU, 0}, .ndim = 2,
                                 .dtype = {kDLFloat, 32, 1}, .shape = shape, .strides = strides};
  ++outstanding;
  TVMFFIObjectHandle tensor, view;
  FFI_MUST(TVMFFITensorFromDLPackVersioned(source, 0, 0, &tensor));
  FFI_MUST(TVMFFITensorToDLPackVersioned(tensor, &exported));
  FFI_MUST(TVMFFITensorCreateUnsafeView(tensor, &source->dl_tensor, &view));
  TVMFFIObjectDecRef(tensor);
  exported->deleter(exported);
  FFI_CHECK(outstanding == 1); /* the view still holds the source */
  TVMFFIObjectDecRef(view);
  FFI_CHECK(outstanding == 0);
}

static void module_function_round(void) {
  TVMFFIAny found = FFI_CALL(global.module_get, module, ffi_str("soak_function"), ffi_bool(0));
  FFI_CHECK(found.type_index == kTVMFFIFunction);
  ffi_release(found);
}

static TVMFFIAny make_point(void) {
  return FFI_CALL(global.make_object, ffi_int(point_type), ffi_str("x"), ffi_int(3), ffi_str("label"), text);
}
static void point_round(void) { ffi_release(make_point()); }
static void point_use_round(void) {
  TVMFFIAny point = make_point();
  ffi_release(FFI_CALL(global.repr, point));
  ffi_release(FFI_CALL(global.hash, point, ffi_bool(0), ffi_bool(0)));
  TVMFFIAny list = FFI_CALL(global.list, text, ffi_int(1));
  ffi_release(FFI_CALL(global.deep_copy, list));
  ffi_release(list);
  ffi_release(point);
}

static void json_round(void) {
  const char* document = "{\"name\": \"" TEXT_64 "\", \"values\": [1, 2.5, null, true, {\"deep\": []}]}";
  TVMFFIAny value = FFI_CALL(global.parse, ffi_str(document));
  ffi_release(FFI_CALL(global.stringify, value, ffi_none()));
  ffi_release(value);
}

void prepare_object_kinds(void) {
  const struct {
    const char* name;
    TVMFFIObjectHandle* function;
  } globals[] = {
      {"ffi.Shape", &global.shape},
      {"ffi.Array", &global.array},
      {"ffi.ArrayGetItem", &global.array_get},
      {"ffi.List", &global.list},
      {"ffi.ListAppend", &global.list_append},
      {"ffi.ListPop", &global.list_pop},
      {"ffi.Map", &global.map},
      {"ffi.MapGetItem", &global.map_get},
      {"ffi.Dict", &global.dict},
      {"ffi.DictSetItem", &global.dict_set},
      {"ffi.DictErase", &global.dict_erase},
      {"ffi.ModuleGetFunction", &global.module_get},
      {"ffi.MakeObjectFromPackedArgs", &global.make_object},
      {"ffi.ReprPrint", &global.repr},
      {"ffi.StructuralHash", &global.hash},
      {"ffi.DeepCopy", &global.deep_copy},
      {"ffi.json.Parse", &global.parse},
      {"ffi.json.Stringify", &global.stringify},
  };
  for (size_t i = 0; i < sizeof globals / sizeof globals[0]; ++i) {
    *globals[i].function = ffi_global(globals[i].name);
  }
  TVMFFIByteArray content = ffi_bytes(TEXT_64);
  FFI_MUST(TVMFFIStringFromByteArray(&content, &text));
  FFI_MUST(TVMFFIEnvModRegisterSystemLibSymbol("__tvm_ffi_soak_function", (void*)raise_value_error));
  TVMFFIObjectHandle system_lib = ffi_global("ffi.SystemLib");
  module = ffi_call(system_lib, 0, NULL);
  TVMFFIObjectDecRef(system_lib);
  point_type = register_reflected_point("soak.Point");
}

const ObjectKind OBJECT_KINDS[] = {
    {"String", string_round, 1},
    {"Bytes", bytes_round, 1},
    {"owned text", owned_text_round, 1},
    {"BigInt", big_int_round, 1},
    {"Shape", shape_round, 1},
    {"Array", array_round, 1},
    {"List", list_round, 1},
    {"Map, small", small_map_round, 1},
    {"Map, dense", dense_map_round, 1},
    {"Dict", dict_round, 1},
    {"Function", function_round, 1},
    {"opaque object", opaque_round, 1},
    {"Error", error_round, 1},
    {"Error, raised", raised_error_round, 1},
    {"Tensor, DLPack", tensor_round, 1},
    {"module function", module_function_round, 1},
    {"reflected object", point_round, 1},
    {"repr, hash, copy", point_use_round, 10},
    {"JSON value", json_round, 10},
};
const int OBJECT_KIND_COUNT = sizeof OBJECT_KINDS / sizeof OBJECT_KINDS[0];
