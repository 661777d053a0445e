/* Every global function with every value in every place: all arguments alike with all counts, then one wrong argument
 * among valid ones, then random pairs. */
#include "hostile.h"

enum { MAX_FUNCTIONS = 400, MAX_ARGUMENTS = 12, EXTRA_COUNTS = 3, RANDOM_ROUNDS = 60 };

typedef struct {
  char name[80];
  int arity;                           /* as the schema says; 2 for functions that take any number */
  char types[MAX_ARGUMENTS][48];
} Function;

static Function functions[MAX_FUNCTIONS];
static int function_count;
static int sample_count;

static TVMFFIByteArray text_of(const TVMFFIAny* value) {
  if (value->type_index == kTVMFFISmallStr) return (TVMFFIByteArray){value->v_bytes, value->small_str_len};
  return *(TVMFFIByteArray*)((char*)value->v_obj + sizeof(TVMFFIObject));
}

/* Reads the outermost types of `"params":[{"type":"x",...},...]` in a schema without escapes. */
static void read_types(Function* function, const char* schema) {
  const char* at = strstr(schema, "\"params\":[");
  function->arity = at ? 0 : 2;
  int depth = 0;
  for (at = at ? at + 10 : ""; *at && !(depth == 0 && *at == ']'); at++) {
    if (*at == '{' && depth++ == 0 && function->arity < MAX_ARGUMENTS) {
      sscanf(at, "{\"type\":\"%47[^\"]", function->types[function->arity++]);
    } else if (*at == '}') {
      depth--;
    }
  }
}

static void add_function(TVMFFIByteArray name, TVMFFIByteArray metadata) {
  Function* function = &functions[function_count++];
  snprintf(function->name, sizeof(function->name), "%.*s", (int)name.size, name.data);
  char* schema = strndup(metadata.data, metadata.size);
  char* out = schema;
  for (const char* in = schema; *in; in++) {
    if (*in != '\\') *out++ = *in;
  }
  *out = 0;
  read_types(function, schema);
  free(schema);
}

static int by_name(const void* a, const void* b) {
  return strcmp(((const Function*)a)->name, ((const Function*)b)->name);
}

static void list_functions(void) {
  if (function_count) return;
  TVMFFIObjectHandle list = ffi_global("ffi.FunctionListGlobalNamesFunctor");
  TVMFFIObjectHandle metadata_of = ffi_global("ffi.GetGlobalFuncMetadata");
  TVMFFIAny names = ffi_call(list, 0, NULL);
  int64_t count = FFI_CALL(names.v_obj, ffi_int(-1)).v_int64;
  FFI_CHECK(count < MAX_FUNCTIONS);
  for (int64_t i = 0; i < count; i++) {
    TVMFFIAny name = FFI_CALL(names.v_obj, ffi_int(i));
    TVMFFIAny metadata = FFI_CALL(metadata_of, name);
    add_function(text_of(&name), text_of(&metadata));
    ffi_release(name);
    ffi_release(metadata);
  }
  qsort(functions, function_count, sizeof(Function), by_name);
  ffi_release(names);
  TVMFFIObjectDecRef(metadata_of);
  TVMFFIObjectDecRef(list);
  Samples samples;
  make_samples(&samples);
  sample_count = samples.count;
  free_samples(&samples);
}

/* A case as function, number of arguments and the sample in each place. */
typedef struct {
  const Function* function;
  int count;
  int places[MAX_ARGUMENTS];
} Case;

static int64_t cases_of(const Function* function) {
  int64_t alike = (int64_t)(function->arity + EXTRA_COUNTS) * sample_count;
  int64_t one_wrong = (int64_t)function->arity * sample_count;
  return alike + one_wrong + RANDOM_ROUNDS;
}

static int64_t count_cases(void) {
  list_functions();
  int64_t total = 0;
  for (int i = 0; i < function_count; i++) total += cases_of(&functions[i]);
  return total;
}

static Case find_case(int64_t index, const Samples* samples) {
  Case found = {.function = functions};
  for (; index >= cases_of(found.function); found.function++) index -= cases_of(found.function);
  const Function* function = found.function;
  int64_t alike = (int64_t)(function->arity + EXTRA_COUNTS) * sample_count;
  if (index < alike) {
    found.count = (int)(index / sample_count);
    for (int i = 0; i < found.count; i++) found.places[i] = (int)(index % sample_count);
    return found;
  }
  index -= alike;
  found.count = function->arity;
  for (int i = 0; i < found.count; i++) found.places[i] = sample_for_type(samples, function->types[i]);
  if (index < (int64_t)function->arity * sample_count) {
    found.places[index / sample_count] = (int)(index % sample_count);
    return found;
  }
  /* A fixed sequence, so that a case number means the same in every run. */
  unsigned seed = (unsigned)(index * 2654435761u + (unsigned)(function - functions));
  for (int i = 0; i < found.count; i++) {
    if (rand_r(&seed) % 4 != 0) found.places[i] = rand_r(&seed) % sample_count;
  }
  return found;
}

static void run_case(int64_t index) {
  Samples samples;
  make_samples(&samples);
  Case chosen = find_case(index, &samples);
  TVMFFIAny arguments[MAX_ARGUMENTS] = {0}, result = ffi_none();
  for (int i = 0; i < chosen.count; i++) arguments[i] = samples.rows[chosen.places[i]].value;
  TVMFFIByteArray name = ffi_bytes(chosen.function->name);
  TVMFFIObjectHandle function = NULL;
  FFI_MUST(TVMFFIFunctionGetGlobal(&name, &function));
  /* An earlier case may have removed it. */
  if (function != NULL) {
    expect_call(TVMFFIFunctionCall(function, arguments, chosen.count, &result), &result);
    TVMFFIObjectDecRef(function);
  }
  free_samples(&samples);
}

static void describe(int64_t index, char* text) {
  list_functions();
  Samples samples;
  make_samples(&samples);
  Case chosen = find_case(index, &samples);
  int at = snprintf(text, TEXT_SIZE, "%s(", chosen.function->name);
  for (int i = 0; i < chosen.count && at < TEXT_SIZE - 60; i++) {
    at += snprintf(text + at, TEXT_SIZE - at, "%s%s", i ? ", " : "", samples.rows[chosen.places[i]].name);
  }
  snprintf(text + at, TEXT_SIZE - at, ")");
  free_samples(&samples);
}

const Group GLOBAL_GROUP = {"globals", count_cases, run_case, describe};
