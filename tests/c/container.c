/* Containers through their global functions: content, order, growth, and the errors of bad indices. */
#include "check.h"

static int64_t size_of(const char* function, TVMFFIAny container) {
  return CALL_GLOBAL(function, container).v_int64;
}

static void array_content_and_cell(void) {
  TVMFFIAny inner = CALL_GLOBAL("ffi.Array", ffi_int(1));
  TVMFFIAny array = CALL_GLOBAL("ffi.Array", ffi_int(7), ffi_str("a text on the heap"), inner);
  TVMFFISeqCell* cell = cell_of(array.v_obj);
  TVMFFIAny* items = cell->data;
  EXPECT_INT(cell->size, 3);
  EXPECT(cell->capacity >= 3);
  EXPECT_INT(items[0].v_int64, 7);
  EXPECT_TEXT(bytes_of(&items[1]), "a text on the heap");
  EXPECT(items[2].v_obj == inner.v_obj);
  EXPECT_INT(strong_count(inner.v_obj), 2);
  ffi_release(array);
  EXPECT_INT(strong_count(inner.v_obj), 1);
  ffi_release(inner);
}

static void bad_indices_are_errors(void) {
  TVMFFIAny array = CALL_GLOBAL("ffi.Array", ffi_int(7)), list = CALL_GLOBAL("ffi.List", ffi_int(7));
  const int64_t bad[] = {1, -1, INT64_MAX, INT64_MIN};
  for (size_t i = 0; i < 4; i++) {
    EXPECT_ERROR(TRY_GLOBAL("ffi.ArrayGetItem", array, ffi_int(bad[i])), "IndexError", "");
    EXPECT_ERROR(TRY_GLOBAL("ffi.ListGetItem", list, ffi_int(bad[i])), "IndexError", "");
    EXPECT_ERROR(TRY_GLOBAL("ffi.ListPop", list, ffi_int(bad[i])), "IndexError", "");
    EXPECT_ERROR(TRY_GLOBAL("ffi.ListErase", list, ffi_int(bad[i])), "IndexError", "");
    EXPECT_ERROR(TRY_GLOBAL("ffi.ListSetItem", list, ffi_int(bad[i]), ffi_none()), "IndexError", "");
  }
  EXPECT_INT(size_of("ffi.ListSize", list), 1);
  ffi_release(array);
  ffi_release(list);
}

static void list_grows_and_shrinks(void) {
  TVMFFIAny list = call_global("ffi.List", 0, NULL);
  TVMFFIObjectHandle append = ffi_global("ffi.ListAppend");
  for (int i = 0; i < 1000; i++) FFI_CALL(append, list, ffi_int(i));
  EXPECT_INT(size_of("ffi.ListSize", list), 1000);
  FFI_MUST(TRY_GLOBAL("ffi.ListEraseRange", list, ffi_int(100), ffi_int(900)));
  FFI_MUST(TRY_GLOBAL("ffi.ListInsert", list, ffi_int(0), ffi_str("a text on the heap")));
  FFI_MUST(TRY_GLOBAL("ffi.ListReverse", list));
  TVMFFISeqCell* cell = cell_of(list.v_obj);
  EXPECT_INT(cell->size, 201);
  EXPECT_INT(((TVMFFIAny*)cell->data)[0].v_int64, 999);
  EXPECT_TEXT(bytes_of((TVMFFIAny*)cell->data + 200), "a text on the heap");
  FFI_MUST(TRY_GLOBAL("ffi.ListReserve", list, ffi_int(5000)));
  EXPECT(cell->capacity >= 5000);
  FFI_MUST(TRY_GLOBAL("ffi.ListClear", list));
  EXPECT_INT(cell->size, 0);
  TVMFFIObjectDecRef(append);
  ffi_release(list);
}

static void slices_are_replaced(void) {
  TVMFFIAny list = CALL_GLOBAL("ffi.List", ffi_int(0), ffi_int(1), ffi_int(2), ffi_int(3));
  FFI_MUST(TRY_GLOBAL("ffi.ListReplaceSlice", list, ffi_int(1), ffi_int(3), list));
  EXPECT_INT(size_of("ffi.ListSize", list), 6);
  EXPECT_INT(CALL_GLOBAL("ffi.ListGetItem", list, ffi_int(1)).v_int64, 0);
  EXPECT_INT(CALL_GLOBAL("ffi.ListGetItem", list, ffi_int(5)).v_int64, 3);
  ffi_release(list);
}

static void list_that_holds_itself(void) {
  TVMFFIAny list = CALL_GLOBAL("ffi.List", ffi_int(0));
  FFI_MUST(TRY_GLOBAL("ffi.ListAppend", list, list));
  EXPECT_INT(strong_count(list.v_obj), 2);
  FFI_MUST(TRY_GLOBAL("ffi.ListClear", list));
  EXPECT_INT(strong_count(list.v_obj), 1);
  ffi_release(list);
}

static TVMFFIAny key_at(TVMFFIAny iterator) { return FFI_CALL(iterator.v_obj, ffi_int(0)); }
static TVMFFIAny value_at(TVMFFIAny iterator) { return FFI_CALL(iterator.v_obj, ffi_int(1)); }
static int64_t advance(TVMFFIAny iterator) { return FFI_CALL(iterator.v_obj, ffi_int(2)).v_int64; }

/* Insertion order, whatever the size; a second Set keeps the place. */
static void check_map_order(int count) {
  TVMFFIAny* pairs = calloc(2 * count, sizeof(TVMFFIAny));
  for (int i = 0; i < count; i++) {
    pairs[2 * i] = ffi_int(i * 7919);
    pairs[2 * i + 1] = ffi_int(i);
  }
  TVMFFIAny map = call_global("ffi.Map", 2 * count, pairs);
  EXPECT_INT(size_of("ffi.MapSize", map), count);
  TVMFFIAny iterator = CALL_GLOBAL("ffi.MapForwardIterFunctor", map);
  for (int i = 0; i < count; i++) {
    EXPECT_INT(key_at(iterator).v_int64, i * 7919);
    EXPECT_INT(value_at(iterator).v_int64, i);
    EXPECT_INT(advance(iterator), i + 1 < count);
    EXPECT_INT(CALL_GLOBAL("ffi.MapGetItem", map, ffi_int(i * 7919)).v_int64, i);
  }
  ffi_release(iterator);
  ffi_release(map);
  free(pairs);
}

static void maps_keep_insertion_order(void) {
  static const int counts[] = {1, 2, 3, 4, 5, 8, 9, 100, 1000};
  for (size_t i = 0; i < sizeof(counts) / sizeof(int); i++) check_map_order(counts[i]);
}

static void dict_is_changed_in_place(void) {
  TVMFFIAny dict = call_global("ffi.Dict", 0, NULL);
  TVMFFIObjectHandle set = ffi_global("ffi.DictSetItem"), erase = ffi_global("ffi.DictErase");
  for (int i = 0; i < 500; i++) FFI_CALL(set, dict, ffi_int(i), ffi_int(i));
  for (int i = 0; i < 500; i += 2) FFI_CALL(erase, dict, ffi_int(i));
  for (int i = 500; i < 700; i++) FFI_CALL(set, dict, ffi_int(i), ffi_int(i));
  EXPECT_INT(size_of("ffi.DictSize", dict), 450);
  TVMFFIAny iterator = CALL_GLOBAL("ffi.DictForwardIterFunctor", dict);
  int64_t expected = 1;
  do {
    EXPECT_INT(key_at(iterator).v_int64, expected);
    expected += expected < 499 ? 2 : 1;
  } while (advance(iterator));
  EXPECT_INT(expected, 700);
  ffi_release(iterator);
  FFI_MUST(TRY_GLOBAL("ffi.DictClear", dict));
  EXPECT_INT(size_of("ffi.DictSize", dict), 0);
  TVMFFIObjectDecRef(set);
  TVMFFIObjectDecRef(erase);
  ffi_release(dict);
}

static void missing_keys(void) {
  TVMFFIAny map = CALL_GLOBAL("ffi.Map", ffi_str("a"), ffi_int(1));
  TVMFFIAny missing = call_global("ffi.GetInvalidObject", 0, NULL);
  EXPECT_ERROR(TRY_GLOBAL("ffi.MapGetItem", map, ffi_str("b")), "KeyError", "");
  TVMFFIAny item = CALL_GLOBAL("ffi.MapGetItemOrMissing", map, ffi_str("b"));
  EXPECT(item.v_obj == missing.v_obj);
  EXPECT_INT(CALL_GLOBAL("ffi.MapCount", map, ffi_str("a")).v_int64, 1);
  EXPECT_INT(CALL_GLOBAL("ffi.MapCount", map, ffi_str("b")).v_int64, 0);
  ffi_release(item);
  ffi_release(missing);
  ffi_release(map);
}

/* An iterator that is advanced beyond its end, or after the dict has changed, may return an error. */
static void iterator_beyond_the_end(void) {
  TVMFFIAny dict = CALL_GLOBAL("ffi.Dict", ffi_int(1), ffi_int(2));
  TVMFFIAny iterator = CALL_GLOBAL("ffi.DictForwardIterFunctor", dict);
  EXPECT_INT(advance(iterator), 0);
  TVMFFIAny result = ffi_none(), command = ffi_int(0);
  for (int i = 0; i < 3; i++) {
    command = ffi_int(i);
    if (TVMFFIFunctionCall(iterator.v_obj, &command, 1, &result) != 0) {
      EXPECT_ERROR(-1, "IndexError", "");
    }
  }
  TVMFFIAny second = CALL_GLOBAL("ffi.DictForwardIterFunctor", dict);
  FFI_MUST(TRY_GLOBAL("ffi.DictClear", dict));
  ffi_release(dict);
  for (int i = 0; i < 3; i++) {
    command = ffi_int(i);
    if (TVMFFIFunctionCall(second.v_obj, &command, 1, &result) != 0) {
      TVMFFIObjectHandle error = NULL;
      TVMFFIErrorMoveFromRaised(&error);
      EXPECT(error != NULL);
      TVMFFIObjectDecRef(error);
    }
  }
  ffi_release(iterator);
  ffi_release(second);
}

RUN_TESTS(TEST(array_content_and_cell), TEST(bad_indices_are_errors), TEST(list_grows_and_shrinks),
          TEST(slices_are_replaced), TEST(list_that_holds_itself), TEST(maps_keep_insertion_order),
          TEST(dict_is_changed_in_place), TEST(missing_keys), OURS(iterator_beyond_the_end))
