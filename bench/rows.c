/* The rows themselves. The loop is written into every row, because a call through a pointer for each repetition would
 * cost as much as the cheap rows and pull their ratios towards one. */
#include "rows.h"

#include <time.h>

#include "documents.h"

#define TIME_EACH(count, ...) \
  __extension__({ \
    double start_ = now_ns(); \
    for (long i_ = 0; i_ < (count); ++i_) __VA_ARGS__ \
    (now_ns() - start_) / (double)(count); \
  })

double now_ns(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec * 1e9 + (double)now.tv_nsec;
}

/* The floor is the same for every library: a ratio away from one means a disturbed run. */
static double floor_call(Library* lib, long count) {
  static int (*volatile plain)(void*, const TVMFFIAny*, int32_t, TVMFFIAny*) = noop_call;
  TVMFFIAny result;
  return TIME_EACH(count, {
    result = (TVMFFIAny){0};
    MUST(lib, plain(NULL, NULL, 0, &result));
  });
}

static double call_noop(Library* lib, long count) {
  TVMFFIAny result;
  return TIME_EACH(count, {
    result = (TVMFFIAny){0};
    MUST(lib, lib->FunctionCall(lib->noop, NULL, 0, &result));
  });
}

static double call_add(Library* lib, long count) {
  TVMFFIAny args[3] = {int_value(0), int_value(1), int_value(2)}, result;
  return TIME_EACH(count, {
    result = (TVMFFIAny){0};
    MUST(lib, lib->FunctionCall(lib->add, args, 3, &result));
  });
}

static double call_cell(Library* lib, long count) {
  TVMFFIFunctionCell* cell = (TVMFFIFunctionCell*)((char*)lib->noop + sizeof(TVMFFIObject));
  TVMFFIAny result;
  return TIME_EACH(count, {
    result = (TVMFFIAny){0};
    MUST(lib, cell->safe_call(lib->noop, NULL, 0, &result));
  });
}

static double make_shape(Library* lib, long count) {
  TVMFFIAny args[3] = {int_value(0), int_value(1), int_value(2)}, result;
  return TIME_EACH(count, {
    result = (TVMFFIAny){0};
    MUST(lib, lib->FunctionCall(lib->make_shape, args, 3, &result));
    lib->ObjectDecRef(result.v_obj);
  });
}

static double inc_dec_ref(Library* lib, long count) {
  return TIME_EACH(count, {
    lib->ObjectIncRef(lib->noop);
    lib->ObjectDecRef(lib->noop);
  });
}

static double string_6(Library* lib, long count) {
  TVMFFIByteArray content = byte_array("abcdef");
  TVMFFIAny result;
  return TIME_EACH(count, { MUST(lib, lib->StringFromByteArray(&content, &result)); });
}

static double string_64(Library* lib, long count) {
  TVMFFIByteArray content = byte_array(TEXT_64);
  TVMFFIAny result;
  return TIME_EACH(count, {
    MUST(lib, lib->StringFromByteArray(&content, &result));
    lib->ObjectDecRef(result.v_obj);
  });
}

static double bytes_64(Library* lib, long count) {
  TVMFFIByteArray content = byte_array(TEXT_64);
  TVMFFIAny result;
  return TIME_EACH(count, {
    MUST(lib, lib->BytesFromByteArray(&content, &result));
    lib->ObjectDecRef(result.v_obj);
  });
}

static double type_key_to_index(Library* lib, long count) {
  TVMFFIByteArray key = byte_array("ffi.Tensor");
  int32_t index;
  return TIME_EACH(count, { MUST(lib, lib->TypeKeyToIndex(&key, &index)); });
}

static double get_global_hit(Library* lib, long count) {
  TVMFFIByteArray name = byte_array(REGISTERED_FUNCTION);
  TVMFFIObjectHandle function;
  return TIME_EACH(count, {
    MUST(lib, lib->FunctionGetGlobal(&name, &function));
    lib->ObjectDecRef(function);
  });
}

static double get_global_miss(Library* lib, long count) {
  TVMFFIByteArray name = byte_array("bench.not_there");
  TVMFFIObjectHandle function;
  return TIME_EACH(count, { MUST(lib, lib->FunctionGetGlobal(&name, &function)); });
}

static double own_int(Library* lib, long count) {
  TVMFFIAny view = int_value(7), owned;
  return TIME_EACH(count, { MUST(lib, lib->AnyViewToOwnedAny(&view, &owned)); });
}

static double own_raw_string(Library* lib, long count) {
  TVMFFIAny view = text_value("a string of 23 chars..."), owned;
  return TIME_EACH(count, {
    MUST(lib, lib->AnyViewToOwnedAny(&view, &owned));
    lib->ObjectDecRef(owned.v_obj);
  });
}

static double own_object(Library* lib, long count) {
  TVMFFIAny owned;
  return TIME_EACH(count, {
    MUST(lib, lib->AnyViewToOwnedAny(&lib->text, &owned));
    lib->ObjectDecRef(owned.v_obj);
  });
}

static double create_function(Library* lib, long count) {
  TVMFFIObjectHandle function;
  return TIME_EACH(count, {
    MUST(lib, lib->FunctionCreate(NULL, noop_call, NULL, &function));
    lib->ObjectDecRef(function);
  });
}

static double raise_error(Library* lib, long count) {
  TVMFFIObjectHandle error;
  return TIME_EACH(count, {
    lib->ErrorSetRaisedFromCStr("ValueError", "bad value");
    lib->ErrorMoveFromRaised(&error);
    lib->ObjectDecRef(error);
  });
}

static double dtype_from_string(Library* lib, long count) {
  TVMFFIByteArray name = byte_array("float32");
  DLDataType dtype;
  return TIME_EACH(count, { MUST(lib, lib->DataTypeFromString(&name, &dtype)); });
}

static double dtype_to_string(Library* lib, long count) {
  DLDataType dtype = {kDLFloat, 32, 4};
  TVMFFIAny name;
  return TIME_EACH(count, {
    MUST(lib, lib->DataTypeToString(&dtype, &name));
    release(lib, name);
  });
}

static double tensor_from_dlpack(Library* lib, long count) {
  static float data[16];
  static int64_t shape[2] = {4, 4}, strides[2] = {4, 1};
  static DLManagedTensorVersioned managed = {
      .version = {DLPACK_MAJOR_VERSION, DLPACK_MINOR_VERSION},
      .dl_tensor = {.data = data, .device = {kDLCPU, 0}, .ndim = 2, .dtype = {kDLFloat, 32, 1},
                    .shape = shape, .strides = strides},
  };
  TVMFFIObjectHandle tensor;
  return TIME_EACH(count, {
    MUST(lib, lib->TensorFromDLPackVersioned(&managed, 0, 0, &tensor));
    lib->ObjectDecRef(tensor);
  });
}

static double get_type_info(Library* lib, long count) {
  const TVMFFITypeInfo* volatile info;
  return TIME_EACH(count, { info = lib->GetTypeInfo(kTVMFFITensor); (void)info; });
}

static double get_attr_column(Library* lib, long count) {
  TVMFFIByteArray name = byte_array("__ffi_repr__");
  const TVMFFITypeAttrColumn* volatile column;
  return TIME_EACH(count, { column = lib->GetTypeAttrColumn(&name); (void)column; });
}

static double get_stream(Library* lib, long count) {
  void* volatile stream;
  return TIME_EACH(count, { stream = lib->EnvGetStream(kDLCUDA, 0); (void)stream; });
}

static int init_handle(void** handle) {
  static int content;
  *handle = &content;
  return 0;
}

static double init_once(Library* lib, long count) {
  return TIME_EACH(count, { MUST(lib, lib->HandleInitOnce(&lib->once, init_handle)); });
}

static double json_parse(Library* lib, long count) {
  return TIME_EACH(count, { release(lib, parse_document(lib)); });
}

static double json_stringify(Library* lib, long count) {
  TVMFFIAny args[2] = {lib->document, {0}}, text;
  return TIME_EACH(count, {
    text = (TVMFFIAny){0};
    MUST(lib, lib->FunctionCall(lib->stringify, args, 2, &text));
    release(lib, text);
  });
}

static double structural_hash(Library* lib, long count) {
  TVMFFIAny no = {.type_index = kTVMFFIBool}, args[3] = {lib->tree, no, no}, hash;
  return TIME_EACH(count, {
    hash = (TVMFFIAny){0};
    MUST(lib, lib->FunctionCall(lib->structural_hash, args, 3, &hash));
  });
}

const Row ROWS[] = {
    {"floor: C function pointer", floor_call, 2000000},
    {"FunctionCall noop", call_noop, 2000000},
    {"FunctionCall add 3 ints", call_add, 2000000},
    {"safe_call of the cell", call_cell, 2000000},
    {"ffi.Shape(3) + DecRef", make_shape, 300000},
    {"IncRef + DecRef", inc_dec_ref, 1000000},
    {"StringFromByteArray 6", string_6, 1000000},
    {"StringFromByteArray 64 + DecRef", string_64, 500000},
    {"BytesFromByteArray 64 + DecRef", bytes_64, 500000},
    {"TypeKeyToIndex", type_key_to_index, 500000},
    {"FunctionGetGlobal hit + DecRef", get_global_hit, 500000},
    {"FunctionGetGlobal miss", get_global_miss, 500000},
    {"AnyViewToOwnedAny int", own_int, 1000000},
    {"AnyViewToOwnedAny raw string + DecRef", own_raw_string, 500000},
    {"AnyViewToOwnedAny object + DecRef", own_object, 1000000},
    {"FunctionCreate + DecRef", create_function, 300000},
    {"error raise + move + DecRef", raise_error, 20000},
    {"DataTypeFromString float32", dtype_from_string, 300000},
    {"DataTypeToString float32x4 + DecRef", dtype_to_string, 200000},
    {"TensorFromDLPackVersioned + DecRef", tensor_from_dlpack, 300000},
    {"GetTypeInfo", get_type_info, 1000000},
    {"GetTypeAttrColumn", get_attr_column, 500000},
    {"EnvGetStream", get_stream, 1000000},
    {"HandleInitOnce, done", init_once, 1000000},
    {"json.Parse 1 MB + DecRef", json_parse, 2},
    {"json.Stringify 1 MB + DecRef", json_stringify, 2},
    {"StructuralHash 100,000 nodes", structural_hash, 2},
};
const int ROW_COUNT = sizeof ROWS / sizeof ROWS[0];
