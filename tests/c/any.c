/* Owned values from borrowed ones: TVMFFIAnyViewToOwnedAny for every kind of value. */
#include "check.h"

static void plain_values_are_copied(void) {
  const TVMFFIAny values[] = {
      ffi_none(),
      ffi_int(INT64_MIN),
      ffi_bool(1),
      {.type_index = kTVMFFIFloat, .v_float64 = -0.5},
      {.type_index = kTVMFFIOpaquePtr, .v_ptr = (void*)0x1234},
      {.type_index = kTVMFFIDataType, .v_dtype = {kDLFloat, 32, 4}},
      {.type_index = kTVMFFIDevice, .v_device = {kDLCUDA, 3}},
      {.type_index = kTVMFFIUnchanged},
  };
  for (size_t i = 0; i < sizeof(values) / sizeof(values[0]); i++) {
    TVMFFIAny out = ffi_none();
    EXPECT_INT(TVMFFIAnyViewToOwnedAny(&values[i], &out), 0);
    EXPECT_INT(out.type_index, values[i].type_index);
    EXPECT_INT(out.zero_padding, 0);
    EXPECT_INT(out.v_int64, values[i].v_int64);
  }
}

/* The owned form of a C string is inline up to seven bytes, an object from eight on. */
static void c_strings_become_strings(void) {
  static const struct {
    const char* text;
    int32_t type_index;
  } rows[] = {{"", kTVMFFISmallStr},
              {"a", kTVMFFISmallStr},
              {"1234567", kTVMFFISmallStr},
              {"12345678", kTVMFFIStr},
              {"a string that does not fit in a value", kTVMFFIStr}};
  for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
    TVMFFIAny view = ffi_str(rows[i].text), out = ffi_none();
    EXPECT_INT(TVMFFIAnyViewToOwnedAny(&view, &out), 0);
    EXPECT_INT(out.type_index, rows[i].type_index);
    EXPECT_TEXT(bytes_of(&out), rows[i].text);
    EXPECT_INT(bytes_of(&out).data[bytes_of(&out).size], 0);
    ffi_release(out);
  }
}

static void byte_spans_become_bytes(void) {
  TVMFFIByteArray span = {"1234567\0x", 9};
  TVMFFIAny view = {.type_index = kTVMFFIByteArrayPtr, .v_ptr = &span}, out = ffi_none();
  EXPECT_INT(TVMFFIAnyViewToOwnedAny(&view, &out), 0);
  EXPECT_INT(out.type_index, kTVMFFIBytes);
  EXPECT_BYTES(bytes_of(&out), "1234567\0x", 9);
  ffi_release(out);
  span.size = 7;
  EXPECT_INT(TVMFFIAnyViewToOwnedAny(&view, &out), 0);
  EXPECT_INT(out.type_index, kTVMFFISmallBytes);
  EXPECT_INT(out.small_str_len, 7);
}

static void objects_get_a_reference(void) {
  TVMFFIAny array = CALL_GLOBAL("ffi.Array", ffi_int(1)), out = ffi_none();
  EXPECT_INT(TVMFFIAnyViewToOwnedAny(&array, &out), 0);
  EXPECT(out.v_obj == array.v_obj);
  EXPECT_INT(strong_count(array.v_obj), 2);
  ffi_release(out);
  ffi_release(array);
}

static void moved_references_are_taken(void) {
  TVMFFIAny array = CALL_GLOBAL("ffi.Array", ffi_int(1)), out = ffi_none();
  TVMFFIObject* slot = array.v_obj;
  TVMFFIAny view = {.type_index = kTVMFFIObjectRValueRef, .v_ptr = &slot};
  EXPECT_INT(TVMFFIAnyViewToOwnedAny(&view, &out), 0);
  EXPECT(slot == NULL);
  EXPECT(out.v_obj == array.v_obj);
  EXPECT_INT(out.type_index, kTVMFFIArray);
  EXPECT_INT(strong_count(out.v_obj), 1);
  EXPECT_ERROR(TVMFFIAnyViewToOwnedAny(&view, &out), "InternalError", "RValueRef already moved");
  ffi_release(out);
}

static void moved_arguments_reach_a_function(void) {
  TVMFFIAny inner = CALL_GLOBAL("ffi.Array", ffi_int(1));
  TVMFFIObject* slot = inner.v_obj;
  TVMFFIAny view = {.type_index = kTVMFFIObjectRValueRef, .v_ptr = &slot};
  TVMFFIAny list = CALL_GLOBAL("ffi.List", ffi_int(0));
  ffi_release(CALL_GLOBAL("ffi.ListAppend", list, view));
  EXPECT(slot == NULL);
  EXPECT_INT(strong_count(inner.v_obj), 1);
  TVMFFIAny item = CALL_GLOBAL("ffi.ListGetItem", list, ffi_int(1));
  EXPECT(item.v_obj == inner.v_obj);
  ffi_release(item);
  ffi_release(list);
}

static void moved_reference_of_the_wrong_type(void) {
  TVMFFIAny array = CALL_GLOBAL("ffi.Array", ffi_int(1));
  TVMFFIObject* slot = array.v_obj;
  TVMFFIAny view = {.type_index = kTVMFFIObjectRValueRef, .v_ptr = &slot};
  EXPECT_ERROR(TRY_GLOBAL("ffi.MapSize", view), "TypeError", "ffi.Map");
  if (slot != NULL) ffi_release(array);
}

static void null_pointers_are_errors(void) {
  TVMFFIAny value = ffi_int(1), out = ffi_none();
  EXPECT_ERROR(TVMFFIAnyViewToOwnedAny(NULL, &out), "ValueError", "any_view");
  EXPECT_ERROR(TVMFFIAnyViewToOwnedAny(&value, NULL), "ValueError", "out");
}

RUN_TESTS(TEST(plain_values_are_copied), TEST(c_strings_become_strings),
          TEST(byte_spans_become_bytes), TEST(objects_get_a_reference),
          TEST(moved_references_are_taken), TEST(moved_arguments_reach_a_function),
          TEST(moved_reference_of_the_wrong_type), OURS(null_pointers_are_errors))
