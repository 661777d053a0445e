/* Hooks of map keys: `__any_hash__` and `__any_equal__` as native functions of both conventions, the
 * one of 0.1.14 and older (an int64_t, a bool) and today's (a TVMFFIAny), and as function objects. */
#include <stdbool.h>

#include "check.h"

typedef struct {
  TVMFFIObject header;
  int64_t value;
} Key;

static void free_key(void* object, int flags) {
  (void)flags;
  free(object);
}

static TVMFFIAny make_key(int32_t index, int64_t value) {
  Key* key = malloc(sizeof(Key));
  *key = (Key){.header = {.combined_ref_count = 1 | (uint64_t)1 << 32, .type_index = index, .deleter = free_key},
               .value = value};
  return ffi_obj(key);
}

static int64_t value_of(const TVMFFIAny* key) { return ((Key*)key->v_obj)->value; }

/* Hashes of 1 and 67 look like the type indices of an int and an error. */
static int64_t hash_for(int64_t value) { return value % 4 == 0 ? 1 : value % 4 == 1 ? kTVMFFIError : value * 77777777777; }

static int64_t older_hash(const TVMFFIAny* key) { return hash_for(value_of(key)); }
static bool older_equal(const TVMFFIAny* a, const TVMFFIAny* b) { return value_of(a) == value_of(b); }

static TVMFFIAny newer_hash(const TVMFFIAny* key) { return ffi_int(hash_for(value_of(key))); }
static TVMFFIAny newer_equal(const TVMFFIAny* a, const TVMFFIAny* b) {
  return ffi_bool(value_of(a) == value_of(b));
}

static TVMFFIAny refuse(const TVMFFIAny* key) {
  (void)key;
  TVMFFIObjectHandle error = NULL;
  TVMFFIErrorSetRaisedFromCStr("KeyError", "no hash for this key");
  TVMFFIErrorMoveFromRaised(&error);
  return ffi_obj(error);
}

static void set_hook(int32_t index, const char* name, void (*hook)(void)) {
  TVMFFIByteArray span = ffi_bytes(name);
  TVMFFIAny value = ffi_none();
  value.type_index = kTVMFFIOpaquePtr;
  memcpy(&value.v_ptr, &hook, sizeof(hook));
  FFI_MUST(TVMFFITypeRegisterAttr(index, &span, &value));
}

static int32_t key_type(const char* key, void (*hash)(void), void (*equal)(void)) {
  TVMFFIByteArray span = ffi_bytes(key);
  int32_t index = TVMFFITypeGetOrAllocIndex(&span, -1, 1, 0, 1, kTVMFFIObject);
  set_hook(index, "__any_hash__", hash);
  set_hook(index, "__any_equal__", equal);
  return index;
}

enum { KEYS = 100 };

/* Fills a dict with keys, and finds each of them by an equal key that is another object. */
static void keys_are_found_by_their_hooks(int32_t index) {
  TVMFFIAny dict = call_global("ffi.Dict", 0, NULL);
  for (int i = 0; i < KEYS; i++) {
    TVMFFIAny key = make_key(index, i);
    CALL_GLOBAL("ffi.DictSetItem", dict, key, ffi_int(i));
    ffi_release(key);
  }
  EXPECT_INT(CALL_GLOBAL("ffi.DictSize", dict).v_int64, KEYS);
  for (int i = 0; i < KEYS + 10; i++) {
    TVMFFIAny key = make_key(index, i);
    EXPECT_INT(CALL_GLOBAL("ffi.DictCount", dict, key).v_int64, i < KEYS);
    if (i < KEYS) EXPECT_INT(CALL_GLOBAL("ffi.DictGetItem", dict, key).v_int64, i);
    ffi_release(key);
  }
  ffi_release(dict);
}

static void hooks_of_today(void) {
  keys_are_found_by_their_hooks(
      key_type("testing.NewerKey", (void (*)(void))newer_hash, (void (*)(void))newer_equal));
}

static void hooks_of_the_older_convention(void) {
  keys_are_found_by_their_hooks(
      key_type("testing.OlderKey", (void (*)(void))older_hash, (void (*)(void))older_equal));
}

/* A small map hashes no key, a larger one hashes every key. */
static void an_error_of_a_hook_is_the_error_of_the_call(void) {
  int32_t index = key_type("testing.NoHash", (void (*)(void))refuse, (void (*)(void))newer_equal);
  TVMFFIAny pairs[20], result = ffi_none();
  for (int i = 0; i < 20; i++) pairs[i] = i % 2 ? ffi_int(i) : make_key(index, i);
  TVMFFIObjectHandle make = ffi_global("ffi.Dict");
  EXPECT_ERROR(TVMFFIFunctionCall(make, pairs, 20, &result), "KeyError", "no hash for this key");
  TVMFFIObjectDecRef(make);
  for (int i = 0; i < 20; i++) ffi_release(pairs[i]);
}

/* Hooks that change the container that called them. */

typedef enum { CLEAR, GROW, ERASE, REPLACE, ERASE_AND_ADD, ACTIONS } Action;

static struct {
  TVMFFIAny container;
  int32_t index;
  Action action;
  int armed;
} change;

static void change_dict(void) {
  TVMFFIAny dict = change.container;
  for (int i = 0; i < (change.action == GROW ? 300 : 40); i++) {
    TVMFFIAny key = make_key(change.index, change.action == GROW ? 1000 + i : i);
    if (change.action == ERASE || change.action == ERASE_AND_ADD) TRY_GLOBAL("ffi.DictErase", dict, key);
    if (change.action == REPLACE) TRY_GLOBAL("ffi.DictSetItem", dict, key, ffi_str("a text on the heap, replaced"));
    if (change.action == GROW) TRY_GLOBAL("ffi.DictSetItem", dict, key, ffi_str("a text on the heap"));
    if (change.action == ERASE_AND_ADD) {
      TVMFFIAny other = make_key(change.index, 5000 + i);
      TRY_GLOBAL("ffi.DictSetItem", dict, other, ffi_str("a text on the heap, another"));
      ffi_release(other);
    }
    ffi_release(key);
  }
  if (change.action == CLEAR) TRY_GLOBAL("ffi.DictClear", dict);
}

static void change_list(void) {
  TVMFFIAny list = change.container;
  if (change.action != GROW) TRY_GLOBAL("ffi.ListClear", list);
  for (int i = 0; i < (change.action == CLEAR ? 0 : 3000); i++) TRY_GLOBAL("ffi.ListAppend", list, ffi_str("on the heap"));
}

static void change_now(void) {
  if (!change.armed) return;
  change.armed = 0;
  if (change.container.type_index == kTVMFFIList) change_list(); else change_dict();
  TVMFFIObjectHandle left = NULL;
  TVMFFIErrorMoveFromRaised(&left);
  if (left) TVMFFIObjectDecRef(left);
}

/* All keys collide, so that every one is compared. */
static TVMFFIAny changing_hash(const TVMFFIAny* key) {
  if (change.armed == 2) change_now();
  return ffi_int(value_of(key) % 2);
}

static TVMFFIAny changing_equal(const TVMFFIAny* a, const TVMFFIAny* b) {
  int64_t left = value_of(a), right = value_of(b);
  if (change.armed == 1) change_now();
  return ffi_bool(left == right);
}

static const char* const OPERATIONS[] = {"ffi.DictGetItem", "ffi.DictCount", "ffi.DictErase",
                                         "ffi.DictGetItemOrMissing", "ffi.DictSetItem"};

/* All entries are still there and the container still works: reads each entry and makes a few changes. */
static void expect_whole_dict(TVMFFIAny dict, int32_t index) {
  change.armed = 0;
  int64_t size = CALL_GLOBAL("ffi.DictSize", dict).v_int64, seen = 0;
  if (size > 0) {
    TVMFFIAny next = CALL_GLOBAL("ffi.DictForwardIterFunctor", dict);
    do {
      TVMFFIAny key = FFI_CALL(next.v_obj, ffi_int(0)), value = FFI_CALL(next.v_obj, ffi_int(1));
      EXPECT_INT(CALL_GLOBAL("ffi.DictCount", dict, key).v_int64, 1);
      ffi_release(key), ffi_release(value);
    } while (++seen <= size && FFI_CALL(next.v_obj, ffi_int(2)).v_int64);
    ffi_release(next);
  }
  EXPECT_INT(seen, size);
  for (int i = 0; i < 100; i++) {
    TVMFFIAny key = make_key(index, 9000 + i);
    CALL_GLOBAL("ffi.DictSetItem", dict, key, ffi_int(i));
    ffi_release(key);
  }
  EXPECT_INT(CALL_GLOBAL("ffi.DictSize", dict).v_int64, size + 100);
}

static void hooks_that_change_a_dict_leave_it_whole(void) {
  int32_t index = key_type("testing.Changing", (void (*)(void))changing_hash, (void (*)(void))changing_equal);
  const int sizes[] = {1, 2, 3, 4, 5, 8, 15, 16, 31};
  for (size_t s = 0; s < sizeof(sizes) / sizeof(sizes[0]); s++) {
    for (Action action = 0; action < ACTIONS; action++) {
      for (int armed = 1; armed <= 2; armed++) {
        for (size_t op = 0; op < sizeof(OPERATIONS) / sizeof(OPERATIONS[0]); op++) {
          for (int64_t wanted = -1; wanted < sizes[s]; wanted += sizes[s] / 2 + 1) {
            TVMFFIAny dict = call_global("ffi.Dict", 0, NULL);
            change.armed = 0;
            for (int i = 0; i < sizes[s]; i++) {
              TVMFFIAny key = make_key(index, i);
              CALL_GLOBAL("ffi.DictSetItem", dict, key, ffi_str("a text on the heap, first"));
              ffi_release(key);
            }
            change.container = dict, change.index = index, change.action = action, change.armed = armed;
            TVMFFIAny key = make_key(index, wanted < 0 ? 77 : wanted), result = ffi_none();
            TVMFFIAny arguments[] = {dict, key, ffi_str("a text on the heap, new")};
            TVMFFIObjectHandle function = ffi_global(OPERATIONS[op]), error = NULL;
            TVMFFIFunctionCall(function, arguments, strstr(OPERATIONS[op], "Set") ? 3 : 2, &result);
            TVMFFIErrorMoveFromRaised(&error);
            if (error) TVMFFIObjectDecRef(error);
            ffi_release(result), TVMFFIObjectDecRef(function), ffi_release(key);
            expect_whole_dict(dict, index);
            ffi_release(dict);
          }
        }
      }
    }
  }
}

static void hooks_that_change_a_list_are_safe(void) {
  int32_t index = key_type("testing.ChangingItem", (void (*)(void))changing_hash, (void (*)(void))changing_equal);
  for (Action action = 0; action < ACTIONS; action++) {
    TVMFFIAny list = call_global("ffi.List", 0, NULL), wanted = make_key(index, -1);
    for (int i = 0; i < 500; i++) {
      TVMFFIAny item = make_key(index, i);
      CALL_GLOBAL("ffi.ListAppend", list, item);
      ffi_release(item);
    }
    change.container = list, change.action = action, change.armed = 1;
    EXPECT_INT(CALL_GLOBAL("ffi.ListContains", list, wanted).v_int64, 0);
    ffi_release(wanted), ffi_release(list);
  }
}

RUN_TESTS(TEST(hooks_of_today), OURS(hooks_of_the_older_convention),
          TEST(an_error_of_a_hook_is_the_error_of_the_call),
          OURS(hooks_that_change_a_dict_leave_it_whole), OURS(hooks_that_change_a_list_are_safe))
