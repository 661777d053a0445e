/* Integers wider than 64 bits: words in, the shortest form out. */
#include "check.h"

static TVMFFIAny from_words(const int64_t* words, size_t count) {
  TVMFFIByteArray span = {(const char*)words, count * sizeof(int64_t)};
  TVMFFIAny value = ffi_none();
  FFI_MUST(TVMFFIBigIntFromByteArray(&span, &value));
  return value;
}

static void expect_words(const TVMFFIAny* value, const int64_t* words, size_t count) {
  TVMFFIByteArray content = TVMFFIBigIntGetContentByteArray(value);
  EXPECT_BYTES(content, (const char*)words, count * sizeof(int64_t));
}

static void what_fits_is_a_plain_int(void) {
  const int64_t words[][3] = {{0, 0, 0}, {5, 0, 0}, {-1, -1, -1}, {INT64_MIN, -1, -1}};
  for (size_t i = 0; i < 4; i++) {
    TVMFFIAny value = from_words(words[i], 3);
    EXPECT_INT(value.type_index, kTVMFFIInt);
    EXPECT_INT(value.v_int64, words[i][0]);
    expect_words(&value, words[i], 1);
  }
  TVMFFIAny empty = from_words(NULL, 0);
  EXPECT_INT(empty.type_index, kTVMFFIInt);
  EXPECT_INT(empty.v_int64, 0);
}

static void wide_values_keep_the_sign_word(void) {
  const int64_t two_to_63[] = {INT64_MIN, 0, 0, 0}, minus_two_to_64[] = {0, -1, -1};
  TVMFFIAny a = from_words(two_to_63, 4), b = from_words(minus_two_to_64, 3);
  EXPECT_INT(a.type_index, kTVMFFIBigInt);
  EXPECT_INT(b.type_index, kTVMFFIBigInt);
  expect_words(&a, two_to_63, 2);
  expect_words(&b, minus_two_to_64, 2);
  EXPECT_INT(*(size_t*)cell_of(a.v_obj), 2);
  ffi_release(a);
  ffi_release(b);
}

static void equal_values_are_one_key(void) {
  const int64_t words[] = {1, 2, 0};
  TVMFFIAny a = from_words(words, 3), b = from_words(words, 2);
  TVMFFIAny dict = CALL_GLOBAL("ffi.Dict", a, ffi_int(1));
  EXPECT_INT(CALL_GLOBAL("ffi.DictCount", dict, b).v_int64, 1);
  EXPECT_INT(CALL_GLOBAL("ffi.RecursiveEq", a, b).v_int64, 1);
  ffi_release(dict);
  ffi_release(a);
  ffi_release(b);
}

static void half_words_are_an_error(void) {
  TVMFFIByteArray span = {"123456789", 9};
  TVMFFIAny value = ffi_int(7);
  EXPECT_ERROR(TVMFFIBigIntFromByteArray(&span, &value), "ValueError",
               "BigInt content must contain whole 64-bit words");
}

static void null_and_wrong_values_do_no_harm(void) {
  TVMFFIAny out = ffi_none(), text = ffi_str("x");
  EXPECT_ERROR(TVMFFIBigIntFromByteArray(NULL, &out), "ValueError", "input");
  EXPECT_INT(TVMFFIBigIntGetContentByteArray(NULL).size, 0);
  EXPECT_INT(TVMFFIBigIntGetContentByteArray(&text).size, 0);
  TVMFFIObjectHandle error = NULL;
  TVMFFIErrorMoveFromRaised(&error);
  if (error) TVMFFIObjectDecRef(error);
}

RUN_TESTS(TEST(what_fits_is_a_plain_int), TEST(wide_values_keep_the_sign_word),
          TEST(equal_values_are_one_key), TEST(half_words_are_an_error),
          OURS(null_and_wrong_values_do_no_harm))
