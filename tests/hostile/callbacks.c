/* Callbacks that break the calling convention, in every place where the runtime calls out: visitors,
 * hooks of a type, default factories, field getters and setters, native attributes. */
#include "hostile.h"

#define CALLBACK(function) \
  static int function(void* self, const TVMFFIAny* args, int32_t num_args, TVMFFIAny* result)
#define UNUSED (void)self, (void)args, (void)num_args, (void)result

static TVMFFIObject unknown_object = {.combined_ref_count = 1000 | (uint64_t)1 << 32, .type_index = 9999};

CALLBACK(do_nothing) { return UNUSED, 0; }
CALLBACK(fail_silently) { return UNUSED, -1; }
CALLBACK(odd_code) { return UNUSED, 77; }
CALLBACK(smallest_code) { return UNUSED, INT32_MIN; }
CALLBACK(raise_and_succeed) {
  UNUSED;
  TVMFFIErrorSetRaisedFromCStr("KeyError", "raised by a call that succeeds");
  return 0;
}
CALLBACK(raise_empty) {
  UNUSED;
  TVMFFIErrorSetRaisedFromCStr("", "");
  return -1;
}
CALLBACK(answer_int) { return UNUSED, *result = ffi_int(-5), 0; }
CALLBACK(answer_true) { return UNUSED, *result = ffi_bool(1), 0; }
CALLBACK(answer_view) { return UNUSED, *result = ffi_str("borrowed"), 0; }
CALLBACK(answer_unknown) { return UNUSED, *result = ffi_obj(&unknown_object), 0; }
CALLBACK(answer_negative) { return UNUSED, *result = (TVMFFIAny){.type_index = -9}, 0; }
CALLBACK(answer_null_object) { return UNUSED, *result = (TVMFFIAny){.type_index = kTVMFFIArray}, 0; }
CALLBACK(answer_unchanged) { return UNUSED, *result = (TVMFFIAny){.type_index = kTVMFFIUnchanged}, 0; }
CALLBACK(answer_argument) {
  (void)self;
  return num_args > 0 ? TVMFFIAnyViewToOwnedAny(&args[0], result) : 0;
}
/* Calls the second or third argument, which hooks get to continue with, on the first: endless recursion. */
CALLBACK(recurse) {
  (void)self;
  for (int i = 1; i < num_args; i++) {
    if (args[i].type_index != kTVMFFIFunction) continue;
    TVMFFIAny arguments[] = {args[0], args[0]};
    return TVMFFIFunctionCall(args[i].v_obj, arguments, 1, result);
  }
  return 0;
}

typedef struct {
  const char* name;
  TVMFFISafeCallType code;
} Callback;

#define ROW(function) {#function, function}
static const Callback CALLBACKS[] = {
    ROW(do_nothing),      ROW(fail_silently),   ROW(odd_code),        ROW(smallest_code),  ROW(raise_and_succeed),
    ROW(raise_empty),     ROW(answer_int),      ROW(answer_true),     ROW(answer_view),    ROW(answer_unknown),
    ROW(answer_negative), ROW(answer_null_object), ROW(answer_unchanged), ROW(answer_argument), ROW(recurse),
};

/* Attributes of the test type that the callback is put into. */
static const char* const HOOKS[] = {
    "__ffi_repr__", "__ffi_hash__",     "__ffi_eq__",  "__ffi_compare__", "__ffi_convert__",
    "__ffi_init__", "__ffi_new__",      "__s_equal__", "__s_hash__",      "__data_to_json__",
    "__data_from_json__", "__ffi_shallow_copy__", "__ffi_enum__", "__ffi_type_final__",
    "__any_hash__", "__any_equal__", "__s_visit__", "__s_mutate__", "__s_maybe_inplace_mutate__",
};

enum { CALLBACK_COUNT = sizeof(CALLBACKS) / sizeof(Callback), HOOK_COUNT = sizeof(HOOKS) / sizeof(char*) };

typedef struct {
  TVMFFIObject header;
  TVMFFIAny value;
} Boxed;

static void delete_boxed(void* self, int flags) {
  Boxed* boxed = self;
  if (flags & kTVMFFIObjectDeleterFlagBitMaskStrong) ffi_release(boxed->value);
  if (flags & kTVMFFIObjectDeleterFlagBitMaskWeak) free(self);
}

static int32_t boxed_index;
static int create_boxed(TVMFFIObjectHandle* result) {
  Boxed* boxed = calloc(1, sizeof(Boxed));
  boxed->header = (TVMFFIObject){.combined_ref_count = 1 | (uint64_t)1 << 32,
                                 .type_index = boxed_index,
                                 .deleter = delete_boxed};
  boxed->value = ffi_int(1);
  *result = boxed;
  return 0;
}

static const Callback* current;
static char type_key[40], graph[200];

static int get_value(void* field, TVMFFIAny* result) { return current->code(NULL, field, 1, result); }
static int set_value(void* field, const TVMFFIAny* value) {
  (void)field;
  TVMFFIAny result = ffi_none();
  int status = current->code(NULL, value, 1, &result);
  if (result.type_index >= kTVMFFIStaticObjectBegin && result.v_obj) ffi_release(result);
  return status;
}

/* A registered type with one field, whose getter, setter and default are the callback. */
static void register_boxed(TVMFFIObjectHandle callback, const char* key_text) {
  TVMFFIByteArray key = ffi_bytes(key_text);
  boxed_index = TVMFFITypeGetOrAllocIndex(&key, -1, 1, 0, 1, kTVMFFIObject);
  TVMFFIFieldSetter setter = set_value;
  TVMFFIFieldInfo field = {
      .name = ffi_bytes("value"),
      .metadata = ffi_bytes("{\"type_schema\":\"{\\\"type\\\":\\\"Any\\\"}\"}"),
      .flags = kTVMFFIFieldFlagBitMaskWritable | kTVMFFIFieldFlagBitMaskHasDefault |
               kTVMFFIFieldFlagBitMaskDefaultFromFactory,
      .size = sizeof(TVMFFIAny),
      .alignment = 8,
      .offset = offsetof(Boxed, value),
      .getter = get_value,
      .default_value_or_factory = ffi_obj(callback),
      .field_static_type_index = kTVMFFIAny};
  memcpy(&field.setter, &setter, sizeof(setter));
  TVMFFITypeMetadata metadata = {.creator = create_boxed,
                                 .total_size = sizeof(Boxed),
                                 .structural_eq_hash_kind = kTVMFFISEqHashKindTreeNode};
  TVMFFITypeRegisterField(boxed_index, &field);
  TVMFFITypeRegisterMetadata(boxed_index, &metadata);
  drop_error();
}

typedef struct {
  const char* name;
  const char* arguments; /* b, c: boxed objects; p: callbacks of the type; i: its index; f, 1, 0 */
} Use;

static const Use USES[] = {
    {"ffi.ReprPrint", "b"},          {"ffi.DeepCopy", "b"},           {"ffi.RecursiveHash", "b"},
    {"ffi.RecursiveEq", "bc"},       {"ffi.RecursiveLt", "bc"},       {"ffi.StructuralEqual", "bcff"},
    {"ffi.StructuralHash", "bff"},   {"ffi.StructuralKey", "b"},      {"ffi.GetFirstStructuralMismatch", "bcff"},
    {"ffi.StructuralVisit", "bp"},   {"ffi.StructuralWalk", "bpp0"},  {"ffi.StructuralWalk", "bpp1"},
    {"ffi.StructuralMap", "bpp0"},   {"ffi.StructuralMap", "bpp1"},   {"ffi.StructuralMutate", "bt"},
    {"ffi.ToJSONGraphString", "bn"}, {"ffi.FromJSONGraphString", "g"}, {"ffi.json.Stringify", "bn"},
    {"ffi.MakeObjectFromPackedArgs", "i"}, {"ffi.MakeObjectFromPackedArgs", "isb"}, {"ffi._RegisterFFIInit", "i"},
    {"ffi.Map", "bc"},               {"ffi.ArrayContains", "ab"},
};
enum { USE_COUNT = sizeof(USES) / sizeof(Use), FIELD_ONLY = 1 };

/* Hook `HOOK_COUNT` means no hook: only the field's functions misbehave. */
static int64_t count_cases(void) { return (int64_t)CALLBACK_COUNT * (HOOK_COUNT + FIELD_ONLY) * USE_COUNT; }

static TVMFFIAny made(const char* name, int32_t count, TVMFFIAny* arguments) {
  TVMFFIObjectHandle function = ffi_global(name);
  TVMFFIAny result = ffi_call(function, count, arguments);
  TVMFFIObjectDecRef(function);
  return result;
}

/* [(type index, callback)], or with a third member for mutators. */
static TVMFFIAny callback_table(TVMFFIObjectHandle callback, int with_flag) {
  TVMFFIAny entry[] = {ffi_int(boxed_index), ffi_obj(callback), ffi_bool(1)};
  TVMFFIAny row = made("ffi.Array", 2 + with_flag, entry), table = made("ffi.Array", 1, &row);
  ffi_release(row);
  return table;
}

static TVMFFIAny argument(char kind, TVMFFIObjectHandle callback, TVMFFIAny* boxed) {
  switch (kind) {
    case 'b': case 'c': TVMFFIObjectIncRef(boxed[kind == 'c'].v_obj); return boxed[kind == 'c'];
    case 'p': return callback_table(callback, 0);
    case 't': return callback_table(callback, 1);
    case 'i': return ffi_int(boxed_index);
    case 'a': return made("ffi.Array", 2, boxed);
    case 's': return ffi_str("value");
    case 'f': return ffi_bool(0);
    case '0': return ffi_int(0);
    case '1': return ffi_int(1);
    case 'g':
      snprintf(graph, sizeof(graph),
               "{\"root_index\":1,\"nodes\":[{\"type\":\"int\",\"data\":1},"
               "{\"type\":\"%s\",\"data\":{\"value\":0}}]}",
               type_key);
      return ffi_str(graph);
    default: return ffi_none();
  }
}

static void run_case(int64_t index) {
  const Use* use = &USES[index % USE_COUNT];
  int64_t hook = index / USE_COUNT % (HOOK_COUNT + FIELD_ONLY);
  current = &CALLBACKS[index / USE_COUNT / (HOOK_COUNT + FIELD_ONLY)];
  /* Hooks stay once they are registered, so each pair of callback and hook has its own type. */
  snprintf(type_key, sizeof(type_key), "testing.Boxed%" PRId64, index / USE_COUNT);
  TVMFFIObjectHandle callback = function_from(current->code);
  register_boxed(callback, type_key);
  if (hook < HOOK_COUNT) {
    TVMFFIByteArray name = ffi_bytes(HOOKS[hook]);
    TVMFFIAny value = ffi_obj(callback);
    TVMFFITypeRegisterAttr(boxed_index, &name, &value);
    drop_error();
  }
  TVMFFIAny boxed[2] = {ffi_none(), ffi_none()}, arguments[8], result = ffi_none();
  for (int i = 0; i < 2; i++) {
    TVMFFIObjectHandle object = NULL;
    create_boxed(&object);
    boxed[i] = ffi_obj(object);
  }
  int32_t count = 0;
  for (const char* kind = use->arguments; *kind; kind++) {
    arguments[count++] = argument(*kind, callback, boxed);
  }
  TVMFFIByteArray name = ffi_bytes(use->name);
  TVMFFIObjectHandle function = NULL;
  FFI_MUST(TVMFFIFunctionGetGlobal(&name, &function));
  if (function != NULL) {
    int status = TVMFFIFunctionCall(function, arguments, count, &result);
    /* An error that the callback itself raised, even an empty one, is passed on unchanged. */
    if (current->code == raise_empty || current->code == raise_and_succeed) {
      drop_error();
    } else {
      expect_call(status, &result);
    }
  }
}

static void describe(int64_t index, char* text) {
  int64_t hook = index / USE_COUNT % (HOOK_COUNT + FIELD_ONLY);
  snprintf(text, TEXT_SIZE, "%s as %s, used by %s(%s)",
           CALLBACKS[index / USE_COUNT / (HOOK_COUNT + FIELD_ONLY)].name,
           hook < HOOK_COUNT ? HOOKS[hook] : "getter, setter and default", USES[index % USE_COUNT].name,
           USES[index % USE_COUNT].arguments);
}

const Group CALLBACK_GROUP = {"callbacks", count_cases, run_case, describe};
