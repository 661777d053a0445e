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

/* A small map asks no key for its hash, a larger one every key. */
static void an_error_of_a_hook_is_the_error_of_the_call(void) {
  int32_t index = key_type("testing.NoHash", (void (*)(void))refuse, (void (*)(void))newer_equal);
  TVMFFIAny pairs[20], result = ffi_none();
  for (int i = 0; i < 20; i++) pairs[i] = i % 2 ? ffi_int(i) : make_key(index, i);
  TVMFFIObjectHandle make = ffi_global("ffi.Dict");
  EXPECT_ERROR(TVMFFIFunctionCall(make, pairs, 20, &result), "KeyError", "no hash for this key");
  TVMFFIObjectDecRef(make);
  for (int i = 0; i < 20; i++) ffi_release(pairs[i]);
}

RUN_TESTS(TEST(hooks_of_today), OURS(hooks_of_the_older_convention),
          TEST(an_error_of_a_hook_is_the_error_of_the_call))
