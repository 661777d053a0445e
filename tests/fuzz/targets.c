/* The targets of the inputs, and their invariants: an error has a kind and a message, and an accepted input can be
 * written and read again without change. */
#include "fuzz.h"

static TVMFFIByteArray bytes_of(const TVMFFIAny* value) {
  if (value->type_index == kTVMFFISmallStr) return (TVMFFIByteArray){value->v_bytes, value->small_str_len};
  if (value->type_index != kTVMFFIStr) return ffi_bytes("<no string>");
  return *(TVMFFIByteArray*)((char*)value->v_obj + sizeof(TVMFFIObject));
}

static TVMFFIObjectHandle cached_global(const char* name) {
  static struct {
    const char* name;
    TVMFFIObjectHandle function;
  } cache[16];
  int i = 0;
  while (cache[i].name && strcmp(cache[i].name, name) != 0) i++;
  if (!cache[i].name) cache[i].name = name, cache[i].function = ffi_global(name);
  return cache[i].function;
}

/* Takes the error of a failed call; it must have a kind and a message. */
static void take_error(const char* what) {
  TVMFFIObjectHandle error = NULL;
  TVMFFIErrorMoveFromRaised(&error);
  if (error == NULL) {
    fail("%s failed without an error", what);
    return;
  }
  TVMFFIErrorCell* cell = ffi_error_cell(error);
  if (cell->kind.size == 0 || cell->message.size == 0) fail("%s raised an empty error", what);
  if (memmem(cell->message.data, cell->message.size, "panic in", 8)) {
    fail("%s panicked: %.*s", what, (int)cell->message.size, cell->message.data);
  }
  outcome("%s: %.*s: %.*s", what, (int)cell->kind.size, cell->kind.data, (int)cell->message.size,
          cell->message.data);
  TVMFFIObjectDecRef(error);
}

/* Calls a global with one or two arguments; the result is owned. Returns whether it succeeded. */
static int try_call(const char* name, TVMFFIAny first, int32_t count, TVMFFIAny* result) {
  TVMFFIAny arguments[] = {first, ffi_none()};
  *result = ffi_none();
  if (TVMFFIFunctionCall(cached_global(name), arguments, count, result) == 0) return 1;
  take_error(name);
  return 0;
}

static TVMFFIAny string_of(TVMFFIByteArray text) {
  TVMFFIAny value = ffi_none();
  FFI_MUST(TVMFFIStringFromByteArray(&text, &value));
  return value;
}

/* Reads, writes, reads and writes again: both writings must be the same. */
static void round_trip(const char* reader, const char* writer, const Input* input) {
  TVMFFIAny text = string_of((TVMFFIByteArray){input->data, input->size}), value, first, again, second;
  int read = try_call(reader, text, 1, &value);
  ffi_release(text);
  if (!read) return;
  if (try_call(writer, value, 2, &first)) {
    TVMFFIByteArray written = bytes_of(&first);
    outcome("%.*s", (int)written.size, written.data);
    if (!try_call(reader, first, 1, &again)) {
      fail("%s does not read what %s wrote: %.*s", reader, writer, (int)written.size, written.data);
    } else if (!try_call(writer, again, 2, &second)) {
      fail("%s does not write what it wrote before", writer);
    } else {
      TVMFFIByteArray rewritten = bytes_of(&second);
      if (written.size != rewritten.size || memcmp(written.data, rewritten.data, written.size) != 0) {
        fail("written %.*s, then %.*s", (int)written.size, written.data, (int)rewritten.size, rewritten.data);
      }
      ffi_release(second);
    }
    ffi_release(again);
    ffi_release(first);
  }
  ffi_release(value);
}

static void run_json(const Input* input, Random* random) {
  (void)random;
  round_trip("ffi.json.Parse", "ffi.json.Stringify", input);
}

static void run_graph(const Input* input, Random* random) {
  (void)random;
  round_trip("ffi.FromJSONGraphString", "ffi.ToJSONGraphString", input);
}

static void run_dtype(const Input* input, Random* random) {
  (void)random;
  TVMFFIByteArray text = {input->data, input->size};
  DLDataType dtype = {0}, again = {0};
  TVMFFIAny written = ffi_none(), rewritten = ffi_none();
  if (TVMFFIDataTypeFromString(&text, &dtype) != 0) {
    take_error("TVMFFIDataTypeFromString");
    return;
  }
  outcome("code %d bits %d lanes %d", dtype.code, dtype.bits, dtype.lanes);
  if (TVMFFIDataTypeToString(&dtype, &written) != 0) {
    take_error("TVMFFIDataTypeToString");
    return;
  }
  TVMFFIByteArray name = bytes_of(&written);
  outcome("%.*s", (int)name.size, name.data);
  if (TVMFFIDataTypeFromString(&name, &again) != 0) {
    take_error("TVMFFIDataTypeFromString");
  } else {
    FFI_MUST(TVMFFIDataTypeToString(&again, &rewritten));
    TVMFFIByteArray second = bytes_of(&rewritten);
    if (name.size != second.size || memcmp(name.data, second.data, name.size) != 0) {
      fail("written %.*s, then %.*s", (int)name.size, name.data, (int)second.size, second.data);
    }
  }
  ffi_release(written);
  ffi_release(rewritten);
}

/* A number that is small, or at the edge of some type, or anything. */
static int64_t odd_number(Random* random) {
  static const int64_t edges[] = {-1,        0,         1,         2,         7,        8,        16,       64,
                                  INT32_MAX, INT32_MIN, INT64_MAX, INT64_MIN, 1 << 16,  1 << 30,  (int64_t)1 << 40,
                                  -2,        -64,       255,       256,       65535};
  uint64_t kind = random_below(random, 4);
  if (kind == 0) return (int64_t)next_random(random);
  if (kind == 1) return (int64_t)random_below(random, 8);
  return edges[random_below(random, sizeof(edges) / sizeof(edges[0]))];
}

static int releases;
static void count_release(DLManagedTensor* self) { (void)self, releases++; }
static void count_release_versioned(DLManagedTensorVersioned* self) { (void)self, releases++; }

/* A tensor with random numbers over arrays that really exist. */
static void run_dlpack(const Input* input, Random* random) {
  (void)input;
  static char data[4096];
  int64_t shape[8], strides[8];
  for (int i = 0; i < 8; i++) shape[i] = odd_number(random), strides[i] = odd_number(random);
  DLTensor tensor = {.data = random_below(random, 8) ? data + random_below(random, 64) : NULL,
                     .device = {(DLDeviceType)odd_number(random), (int32_t)odd_number(random)},
                     .ndim = (int32_t)random_below(random, 9),
                     .dtype = {(uint8_t)odd_number(random), (uint8_t)odd_number(random), (uint16_t)odd_number(random)},
                     .shape = random_below(random, 16) ? shape : NULL,
                     .strides = random_below(random, 2) ? strides : NULL,
                     .byte_offset = (uint64_t)odd_number(random)};
  /* More than eight dimensions may only be claimed if there are no arrays to read. */
  if (random_below(random, 8) == 0) {
    tensor.ndim = (int32_t)odd_number(random);
    if (tensor.ndim > 8) tensor.shape = tensor.strides = NULL;
  }
  int32_t alignment = (int32_t)odd_number(random), contiguous = (int32_t)random_below(random, 2);
  DLManagedTensor legacy = {tensor, NULL, count_release};
  DLManagedTensorVersioned versioned = {
      {(uint32_t)odd_number(random), (uint32_t)odd_number(random)}, NULL, count_release_versioned,
      (uint64_t)odd_number(random), tensor};
  TVMFFIObjectHandle made = NULL;
  releases = 0;
  int status = random_below(random, 2) ? TVMFFITensorFromDLPack(&legacy, alignment, contiguous, &made)
                                       : TVMFFITensorFromDLPackVersioned(&versioned, alignment, contiguous, &made);
  if (status != 0) {
    take_error("FromDLPack");
    if (releases != 0) fail("a refused tensor was released");
    return;
  }
  DLManagedTensorVersioned* out = NULL;
  if (TVMFFITensorToDLPackVersioned(made, &out) != 0) {
    take_error("ToDLPackVersioned");
  } else {
    if (out->dl_tensor.ndim != tensor.ndim) fail("ndim %d became %d", tensor.ndim, out->dl_tensor.ndim);
    out->deleter(out);
  }
  outcome("ndim %d", tensor.ndim);
  TVMFFIObjectDecRef(made);
  if (releases != 1) fail("released %d times", releases);
}

static const char* const JSON_WORDS[] = {
    "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\\ud83d\\ude00", "\\udc00", "null", "true", "false", "NaN",
    "Infinity", "-", "1e308", "1e-400", "9223372036854775808", "-0", "0.1", "1E+5", " ", "\t", "\xff", "\xc3\xa9",
    "\"k\":", "[]", "{}", NULL};
static const char* const GRAPH_WORDS[] = {
    "\"root_index\":", "\"nodes\":", "\"type\":", "\"data\":", "\"ffi.Array\"", "\"ffi.Map\"", "\"ffi.List\"",
    "\"ffi.Dict\"", "\"ffi.String\"", "\"ffi.Bytes\"", "\"ffi.Shape\"", "\"ffi.BigInt\"", "\"ffi.Tensor\"",
    "\"ffi.Error\"", "\"ffi.Function\"", "\"ffi.StructuralKey\"", "\"ffi.VisitInterrupt\"",
    "\"ffi.reflection.AccessPath\"", "\"ffi.reflection.AccessStep\"", "\"ffi.EnumState\"", "\"ffi.IntEnum\"",
    "\"ffi.VisitErrorContext\"", "\"DataType\"", "\"Device\"", "\"None\"", "\"bool\"", "\"int\"", "\"float\"",
    "\"key\":", "\"parent\":", "\"step\":", "\"value\":", "\"metadata\":", "{", "}", "[", "]", ",", "0", "1", "2", "-1",
    "99", "9223372036854775807", "\"float32\"", "\"AAAA\"", "null", "true", NULL};
static const char* const DTYPE_WORDS[] = {
    "int", "uint", "float", "bfloat", "bool", "handle", "void", "custom[", "]", "x", "xvscalex", "8", "16", "32",
    "64", "0", "65536", "4294967296", "99999999999999999999", "float8_", "e4m3fn", "e5m2", "e4m3b11fnuz", "e8m0fnu",
    "float6_", "e2m3fn", "float4_", "e2m1fn", "_x2", "fp8_", "f8_", "bf16", "i", "u", "f", "\xff", " ", NULL};
static const char* const NO_WORDS[] = {"", NULL};

const Target TARGETS[] = {{"json", JSON_WORDS, run_json},
                          {"graph", GRAPH_WORDS, run_graph},
                          {"dtype", DTYPE_WORDS, run_dtype},
                          {"dlpack", NO_WORDS, run_dlpack}};
const int TARGET_COUNT = sizeof(TARGETS) / sizeof(TARGETS[0]);
