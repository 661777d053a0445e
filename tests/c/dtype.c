/* Data types as text, both ways. */
#include "check.h"

typedef struct {
  const char* text;
  uint8_t code;
  uint8_t bits;
  uint16_t lanes;
  const char* canonical; /* NULL: the text itself */
} Row;

static const Row ROWS[] = {
    {"int32", kDLInt, 32, 1, NULL},
    {"int", kDLInt, 32, 1, "int32"},
    {"i64", kDLInt, 64, 1, "int64"},
    {"uint8", kDLUInt, 8, 1, NULL},
    {"u1", kDLUInt, 1, 1, "uint1"},
    {"float16", kDLFloat, 16, 1, NULL},
    {"f64", kDLFloat, 64, 1, "float64"},
    {"float32x4", kDLFloat, 32, 4, NULL},
    {"float32xvscalex4", kDLFloat, 32, (uint16_t)-4, NULL},
    {"bfloat16", kDLBfloat, 16, 1, NULL},
    {"bf16x2", kDLBfloat, 16, 2, "bfloat16x2"},
    {"bool", kDLBool, 8, 1, NULL},
    {"boolx8", kDLBool, 8, 8, NULL},
    {"handle", kDLOpaqueHandle, 64, 1, NULL},
    {"", kDLOpaqueHandle, 0, 0, NULL},
    {"void", kDLOpaqueHandle, 0, 0, ""},
    {"float8_e3m4", kDLFloat8_e3m4, 8, 1, NULL},
    {"float8_e4m3", kDLFloat8_e4m3, 8, 1, NULL},
    {"float8_e4m3b11fnuz", kDLFloat8_e4m3b11fnuz, 8, 1, NULL},
    {"float8_e4m3fn", kDLFloat8_e4m3fn, 8, 1, NULL},
    {"fp8_e4m3fnuz", kDLFloat8_e4m3fnuz, 8, 1, "float8_e4m3fnuz"},
    {"f8_e5m2", kDLFloat8_e5m2, 8, 1, "float8_e5m2"},
    {"float8_e5m2fnuzx16", kDLFloat8_e5m2fnuz, 8, 16, NULL},
    {"float8_e8m0fnu", kDLFloat8_e8m0fnu, 8, 1, NULL},
    {"float6_e2m3fn", kDLFloat6_e2m3fn, 6, 1, NULL},
    {"fp6_e3m2fn", kDLFloat6_e3m2fn, 6, 1, "float6_e3m2fn"},
    {"float4_e2m1fn", kDLFloat4_e2m1fn, 4, 1, NULL},
    {"float4_e2m1fn_x2", kDLFloat4_e2m1fn, 4, 2, "float4_e2m1fnx2"},
};

static void text_to_dtype_and_back(void) {
  for (size_t i = 0; i < sizeof(ROWS) / sizeof(Row); i++) {
    const Row* row = &ROWS[i];
    TVMFFIByteArray text = ffi_bytes(row->text);
    DLDataType dtype = {0};
    EXPECT_INT(TVMFFIDataTypeFromString(&text, &dtype), 0);
    EXPECT_INT(dtype.code, row->code);
    EXPECT_INT(dtype.bits, row->bits);
    EXPECT_INT(dtype.lanes, row->lanes);
    TVMFFIAny out = ffi_none();
    EXPECT_INT(TVMFFIDataTypeToString(&dtype, &out), 0);
    EXPECT_TEXT(bytes_of(&out), row->canonical ? row->canonical : row->text);
    ffi_release(out);
  }
}

static void text_need_not_be_terminated(void) {
  TVMFFIByteArray text = {"float32x4", 7};
  DLDataType dtype = {0};
  EXPECT_INT(TVMFFIDataTypeFromString(&text, &dtype), 0);
  EXPECT_INT(dtype.lanes, 1);
}

static void bad_text_is_an_error(void) {
  static const struct {
    const char* text;
    const char* message;
  } rows[] = {
      {"unknown", "unknown dtype `unknown`"},
      {"int32x", "Invalid lanes specification in dtype 'int32x'. Lanes must be a positive integer."},
      {"int32x0", "Lanes must be a positive integer."},
      {"int32x65536", "Lanes value 65536 is out of range for uint16_t in dtype 'int32x65536'"},
      {"int256", "Bits value 256 is out of range for uint8_t in dtype 'int256'"},
      {"int4294967296", "Integer value in dtype string '4294967296' is out of range for uint32_t"},
      {"int32 ", "unknown dtype `int32 `"},
      {"float8_e9m9", "unknown float8 type `float8_e9m9`"},
      {"float6_x", "unknown float6 type `float6_x`"},
      {"float4_", "unknown float4 type `float4_`"},
  };
  for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
    TVMFFIByteArray text = ffi_bytes(rows[i].text);
    DLDataType dtype = {0};
    EXPECT_ERROR(TVMFFIDataTypeFromString(&text, &dtype), "ValueError", rows[i].message);
  }
}

static void unknown_code_is_an_error(void) {
  DLDataType dtype = {99, 8, 1};
  TVMFFIAny out = ffi_none();
  EXPECT_ERROR(TVMFFIDataTypeToString(&dtype, &out), "ValueError", "unknown type_code=99");
}

static void null_pointers_are_errors(void) {
  TVMFFIByteArray text = ffi_bytes("int32");
  DLDataType dtype = {kDLInt, 32, 1};
  TVMFFIAny out = ffi_none();
  EXPECT_ERROR(TVMFFIDataTypeFromString(NULL, &dtype), "ValueError", "str");
  EXPECT_ERROR(TVMFFIDataTypeFromString(&text, NULL), "ValueError", "out");
  EXPECT_ERROR(TVMFFIDataTypeToString(NULL, &out), "ValueError", "dtype");
  EXPECT_ERROR(TVMFFIDataTypeToString(&dtype, NULL), "ValueError", "out");
}

RUN_TESTS(TEST(text_to_dtype_and_back), TEST(text_need_not_be_terminated),
          TEST(bad_text_is_an_error), TEST(unknown_code_is_an_error),
          OURS(null_pointers_are_errors))
