/* Section "string": strings and byte strings, inline up to seven bytes, on the heap from eight on. */
#include "check.h"

typedef int (*Constructor)(const TVMFFIByteArray* input, TVMFFIAny* out);

static TVMFFIAny make(Constructor constructor, const char* data, size_t size) {
  TVMFFIByteArray span = {data, size};
  TVMFFIAny value = ffi_none();
  FFI_MUST(constructor(&span, &value));
  return value;
}

static void check_sizes(Constructor constructor, int32_t small, int32_t large) {
  static const char text[] = "0123456789abcdef";
  for (size_t size = 0; size <= 16; size++) {
    TVMFFIAny value = make(constructor, text, size);
    EXPECT_INT(value.type_index, size <= 7 ? small : large);
    EXPECT_INT(value.small_str_len, size <= 7 ? (int64_t)size : 0);
    EXPECT_BYTES(bytes_of(&value), text, size);
    EXPECT_INT(bytes_of(&value).data[size], 0);
    ffi_release(value);
  }
}

static void strings_of_all_sizes(void) {
  check_sizes(TVMFFIStringFromByteArray, kTVMFFISmallStr, kTVMFFIStr);
}

static void bytes_of_all_sizes(void) {
  check_sizes(TVMFFIBytesFromByteArray, kTVMFFISmallBytes, kTVMFFIBytes);
}

static void small_values_are_zero_padded(void) {
  TVMFFIAny a = make(TVMFFIStringFromByteArray, "ab", 2);
  EXPECT_INT(a.v_uint64, 'a' | 'b' << 8);
}

static void nul_bytes_are_kept(void) {
  TVMFFIAny small = make(TVMFFIStringFromByteArray, "a\0b", 3);
  TVMFFIAny large = make(TVMFFIBytesFromByteArray, "a\0bcdefgh\0", 10);
  EXPECT_BYTES(bytes_of(&small), "a\0b", 3);
  EXPECT_BYTES(bytes_of(&large), "a\0bcdefgh\0", 10);
  ffi_release(large);
}

static void empty_span_may_be_null(void) {
  TVMFFIAny value = make(TVMFFIStringFromByteArray, NULL, 0);
  EXPECT_INT(value.type_index, kTVMFFISmallStr);
  EXPECT_INT(value.small_str_len, 0);
}

static void content_is_copied(void) {
  char text[] = "a text on the heap";
  TVMFFIAny value = make(TVMFFIStringFromByteArray, text, strlen(text));
  memset(text, 'x', sizeof(text) - 1);
  EXPECT_TEXT(bytes_of(&value), "a text on the heap");
  EXPECT_INT(strong_count(value.v_obj), 1);
  ffi_release(value);
}

static void non_utf8_strings_are_kept(void) {
  TVMFFIAny value = make(TVMFFIStringFromByteArray, "\xff\xfe\x80 not utf-8", 13);
  EXPECT_BYTES(bytes_of(&value), "\xff\xfe\x80 not utf-8", 13);
  ffi_release(value);
}

static void conversion_functions_accept_every_form(void) {
  TVMFFIAny from_c = CALL_GLOBAL("ffi.String", ffi_str("a text on the heap"));
  TVMFFIAny same = CALL_GLOBAL("ffi.String", from_c);
  TVMFFIByteArray span = ffi_bytes("a text on the heap");
  TVMFFIAny bytes =
      CALL_GLOBAL("ffi.Bytes", {.type_index = kTVMFFIByteArrayPtr, .v_ptr = &span});
  EXPECT_INT(from_c.type_index, kTVMFFIStr);
  EXPECT(same.v_obj == from_c.v_obj);
  EXPECT_INT(bytes.type_index, kTVMFFIBytes);
  EXPECT_TEXT(bytes_of(&bytes), "a text on the heap");
  EXPECT_ERROR(TRY_GLOBAL("ffi.String", ffi_int(1)), "TypeError", "Expected `str` but got `int`");
  ffi_release(from_c);
  ffi_release(same);
  ffi_release(bytes);
}

/* The small and the large form of equal text are the same key: only the text counts, not its storage. */
static void equal_text_is_one_key(void) {
  TVMFFIObject* object = NULL;
  TVMFFIAny large = make(TVMFFIStringFromByteArray, "0123456789", 10);
  TVMFFIAny dict = CALL_GLOBAL("ffi.Dict", large, ffi_int(1));
  EXPECT_INT(CALL_GLOBAL("ffi.DictCount", dict, ffi_str("0123456789")).v_int64, 1);
  /* A heap string of seven bytes, as C++ code of another release could make it. */
  object = large.v_obj;
  ((TVMFFIByteArray*)cell_of(object))->size = 7;
  TVMFFIAny short_on_heap = {.type_index = kTVMFFIStr, .v_obj = object};
  TVMFFIAny other = CALL_GLOBAL("ffi.Dict", short_on_heap, ffi_int(1));
  EXPECT_INT(CALL_GLOBAL("ffi.DictCount", other, ffi_str("0123456")).v_int64, 1);
  ((TVMFFIByteArray*)cell_of(object))->size = 10;
  ffi_release(other);
  ffi_release(dict);
  ffi_release(large);
}

static void null_and_absurd_input_are_errors(void) {
  TVMFFIByteArray null_with_size = {NULL, 5}, huge = {"x", SIZE_MAX};
  TVMFFIAny out = ffi_none();
  EXPECT_ERROR(TVMFFIStringFromByteArray(NULL, &out), "ValueError", "input");
  EXPECT_ERROR(TVMFFIStringFromByteArray(&null_with_size, &out), "ValueError", "null");
  EXPECT_ERROR(TVMFFIBytesFromByteArray(&null_with_size, &out), "ValueError", "null");
  EXPECT(TVMFFIStringFromByteArray(&huge, &out) != 0);
  TVMFFIObjectHandle error = NULL;
  TVMFFIErrorMoveFromRaised(&error);
  EXPECT(error != NULL);
  if (error) TVMFFIObjectDecRef(error);
}

RUN_TESTS(TEST(strings_of_all_sizes), TEST(bytes_of_all_sizes), TEST(small_values_are_zero_padded),
          TEST(nul_bytes_are_kept), TEST(empty_span_may_be_null), TEST(content_is_copied),
          TEST(non_utf8_strings_are_kept), TEST(conversion_functions_accept_every_form),
          TEST(equal_text_is_one_key), OURS(null_and_absurd_input_are_errors))
