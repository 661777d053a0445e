/* Nesting of 100,000 levels and cycles, through every function that walks values, on the main stack
 * and on a thread of 256 KiB. */
#include "hostile.h"

#include <pthread.h>

enum { LEVELS = 100000, SMALL_STACK = 256 * 1024 };

static TVMFFIAny call(const char* name, int32_t count, TVMFFIAny* arguments) {
  TVMFFIObjectHandle function = ffi_global(name);
  TVMFFIAny result = ffi_call(function, count, arguments);
  TVMFFIObjectDecRef(function);
  return result;
}

/* `maker` of one element, again and again; maps get the key "k". */
static TVMFFIAny nested(const char* maker, int with_key) {
  TVMFFIObjectHandle make = ffi_global(maker);
  TVMFFIAny value = ffi_int(1);
  for (int i = 0; i < LEVELS; i++) {
    TVMFFIAny arguments[] = {ffi_str("k"), value};
    TVMFFIAny next = ffi_call(make, 1 + with_key, arguments + !with_key);
    ffi_release(value);
    value = next;
  }
  TVMFFIObjectDecRef(make);
  return value;
}

static TVMFFIAny nested_array(void) { return nested("ffi.Array", 0); }
static TVMFFIAny nested_list(void) { return nested("ffi.List", 0); }
static TVMFFIAny nested_map(void) { return nested("ffi.Map", 1); }
static TVMFFIAny nested_dict(void) { return nested("ffi.Dict", 1); }

static TVMFFIAny cyclic_list(void) {
  TVMFFIAny list = call("ffi.List", 0, NULL);
  TVMFFIAny arguments[] = {list, list};
  call("ffi.ListAppend", 2, arguments);
  return list;
}

static TVMFFIAny cyclic_dict(void) {
  TVMFFIAny dict = call("ffi.Dict", 0, NULL), list = call("ffi.List", 1, &dict);
  TVMFFIAny arguments[] = {dict, ffi_str("k"), list};
  call("ffi.DictSetItem", 3, arguments);
  ffi_release(list);
  return dict;
}

static TVMFFIAny dict_as_its_own_key(void) {
  TVMFFIAny dict = call("ffi.Dict", 0, NULL);
  TVMFFIAny arguments[] = {dict, dict, ffi_int(1)};
  call("ffi.DictSetItem", 3, arguments);
  return dict;
}

/* The same list twice on each of 60 levels: a tree of 2^60 leaves if sharing is ignored. */
static TVMFFIAny shared_tree(void) {
  TVMFFIAny value = call("ffi.Array", 0, NULL);
  for (int i = 0; i < 60; i++) {
    TVMFFIAny pair[] = {value, value};
    TVMFFIAny next = call("ffi.Array", 2, pair);
    ffi_release(value);
    value = next;
  }
  return value;
}

static TVMFFIAny deep_text(const char* open, const char* middle, const char* close, int closed) {
  size_t size = LEVELS * (strlen(open) + strlen(close)) + strlen(middle);
  char* text = malloc(size + 1);
  char* at = text;
  for (int i = 0; i < LEVELS; i++) at = stpcpy(at, open);
  at = stpcpy(at, middle);
  for (int i = 0; closed && i < LEVELS; i++) at = stpcpy(at, close);
  TVMFFIByteArray span = {text, (size_t)(at - text)};
  TVMFFIAny value = ffi_none();
  FFI_MUST(TVMFFIStringFromByteArray(&span, &value));
  free(text);
  return value;
}

static TVMFFIAny open_brackets(void) { return deep_text("[", "1", "", 0); }
static TVMFFIAny brackets(void) { return deep_text("[", "1", "]", 1); }
static TVMFFIAny braces(void) { return deep_text("{\"k\":", "1", "}", 1); }
static TVMFFIAny open_braces(void) { return deep_text("{\"k\":", "", "", 0); }
static TVMFFIAny digits(void) { return deep_text("9", "", "", 0); }

typedef struct {
  const char* name;
  TVMFFIAny (*make)(void);
} Value;

static const Value GRAPHS[] = {
    {"array of 100,000 levels", nested_array}, {"list of 100,000 levels", nested_list},
    {"map of 100,000 levels", nested_map},     {"dict of 100,000 levels", nested_dict},
    {"list in itself", cyclic_list},           {"dict in a list in itself", cyclic_dict},
    {"dict as its own key", dict_as_its_own_key}, {"shared tree of 60 levels", shared_tree},
};

static const Value TEXTS[] = {
    {"100,000 open brackets", open_brackets}, {"100,000 brackets", brackets}, {"100,000 braces", braces},
    {"100,000 open braces", open_braces},     {"100,000 digits", digits},
};

typedef struct {
  const char* name;
  const char* arguments; /* v: the value, 0: none, f: false, a: empty array, 1: the number one */
} Walk;

/* Walks that visit every leaf of a shared tree, like the peer's: not tested with 2^60 leaves. */
static int sees_every_leaf(const Walk* walk) {
  static const char* const names[] = {"ffi.json.Stringify", "ffi.StructuralVisit", "ffi.StructuralWalk",
                                      "ffi.StructuralMap", "ffi.StructuralMutate"};
  for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
    if (strcmp(walk->name, names[i]) == 0) return 1;
  }
  return 0;
}

static const Walk WALKS[] = {
    {"ffi.json.Stringify", "v0"},      {"ffi.json.Stringify", "v1"},     {"ffi.ToJSONGraph", "v0"},
    {"ffi.ToJSONGraphString", "v0"},   {"ffi.FromJSONGraph", "v"},       {"ffi.ReprPrint", "v"},
    {"ffi.DeepCopy", "v"},             {"ffi.RecursiveHash", "v"},       {"ffi.RecursiveEq", "vw"},
    {"ffi.RecursiveLt", "vw"},         {"ffi.RecursiveLe", "vw"},        {"ffi.RecursiveGt", "vw"},
    {"ffi.RecursiveGe", "vw"},         {"ffi.StructuralEqual", "vwff"},  {"ffi.StructuralHash", "vff"},
    {"ffi.StructuralKey", "v"},        {"ffi.StructuralKeyEqual", "vw"}, {"ffi.GetFirstStructuralMismatch", "vwff"},
    {"ffi.StructuralVisit", "va"},     {"ffi.StructuralWalk", "vaa1"},   {"ffi.StructuralMap", "vaa1"},
    {"ffi.StructuralMutate", "va"},    {"ffi.ContainerFindFirstNonCPUDevice", "v"},
    {"ffi.ArrayContains", "av"},       {"ffi.Array", "vw"},              {"ffi.Map", "v1"},
};

static const Walk PARSES[] = {{"ffi.json.Parse", "v"}, {"ffi.FromJSONGraphString", "v"}};

enum {
  GRAPH_COUNT = sizeof(GRAPHS) / sizeof(Value), TEXT_COUNT = sizeof(TEXTS) / sizeof(Value),
  WALK_COUNT = sizeof(WALKS) / sizeof(Walk), PARSE_COUNT = sizeof(PARSES) / sizeof(Walk),
  PLAIN_CASES = GRAPH_COUNT * WALK_COUNT + TEXT_COUNT * PARSE_COUNT,
};

static int64_t count_cases(void) { return 2 * PLAIN_CASES; }

typedef struct {
  const Value* value;
  const Walk* walk;
  int on_small_stack;
} Case;

static Case find(int64_t index) {
  Case found = {.on_small_stack = index >= PLAIN_CASES};
  index %= PLAIN_CASES;
  if (index < GRAPH_COUNT * WALK_COUNT) {
    found.value = &GRAPHS[index / WALK_COUNT], found.walk = &WALKS[index % WALK_COUNT];
  } else {
    index -= GRAPH_COUNT * WALK_COUNT;
    found.value = &TEXTS[index / PARSE_COUNT], found.walk = &PARSES[index % PARSE_COUNT];
  }
  return found;
}

static void* run_here(void* argument) {
  const Case* chosen = argument;
  TVMFFIAny value = chosen->value->make(), other = chosen->value->make();
  TVMFFIAny empty = call("ffi.Array", 0, NULL), arguments[4], result = ffi_none();
  int32_t count = 0;
  for (const char* kind = chosen->walk->arguments; *kind; kind++) {
    arguments[count++] = *kind == 'v'   ? value
                         : *kind == 'w' ? other
                         : *kind == 'a' ? empty
                         : *kind == 'f' ? ffi_bool(0)
                         : *kind == '1' ? ffi_int(1)
                                        : ffi_none();
  }
  TVMFFIObjectHandle function = ffi_global(chosen->walk->name);
  expect_call(TVMFFIFunctionCall(function, arguments, count, &result), &result);
  TVMFFIObjectDecRef(function);
  ffi_release(value);
  ffi_release(other);
  ffi_release(empty);
  return NULL;
}

static void run_case(int64_t index) {
  Case chosen = find(index);
  if (chosen.value->make == shared_tree && sees_every_leaf(chosen.walk)) return;
  if (!chosen.on_small_stack) {
    run_here(&chosen);
    return;
  }
  pthread_t thread;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, SMALL_STACK);
  FFI_MUST(pthread_create(&thread, &attributes, run_here, &chosen));
  pthread_join(thread, NULL);
}

static void describe(int64_t index, char* text) {
  Case chosen = find(index);
  snprintf(text, TEXT_SIZE, "%s(%s) with %s%s", chosen.walk->name, chosen.walk->arguments, chosen.value->name,
           chosen.on_small_stack ? ", on a stack of 256 KiB" : "");
}

const Group DEEP_GROUP = {"deep", count_cases, run_case, describe};
