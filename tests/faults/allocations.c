// Calls of the C ABI, each with the n-th of its allocations failing: an error or a right result, whatever n is. Each
// case runs in its own process. `allocations [most]` tries at most that many n for each call, and prints a line for
// each.

#include <dlfcn.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include "ffi_call.h"

enum { DONE = 0, NOT_REACHED = 3 };

static void (*fault_allocations)(long first, long count, const char *libraries);
static long (*fault_allocations_end)(void);

static const char *json =
    "{\"name\": \"a text that is longer than seven bytes\", \"list\": [1, 2.5, true, null, \"another long text here\"],"
    " \"nested\": {\"a\": {\"b\": {\"c\": [[[]], {}, \"\\u00e9\\ud83d\\ude00 with escapes\"]}}}, \"big\": 12345678901234567890123}";

static int call(const char *name, TVMFFIAny *arguments, int32_t count, TVMFFIAny *result) {
  TVMFFIByteArray key = ffi_bytes(name);
  TVMFFIObjectHandle function = NULL;
  *result = ffi_none();
  if (TVMFFIFunctionGetGlobal(&key, &function)) return -1;
  if (!function) return -1;
  int status = TVMFFIFunctionCall(function, arguments, count, result);
  TVMFFIObjectDecRef(function);
  return status;
}
#define CALL(result, name, ...) \
  call(name, (TVMFFIAny[]){__VA_ARGS__}, sizeof((TVMFFIAny[]){__VA_ARGS__}) / sizeof(TVMFFIAny), result)

static int nothing(void) { return 0; }

static TVMFFIAny document;
static void parse_document(void) {
  if (CALL(&document, "ffi.json.Parse", ffi_str(json))) ffi_die(__FILE__, __LINE__, "the document");
}

static int parse(void) {
  TVMFFIAny made;
  if (CALL(&made, "ffi.json.Parse", ffi_str(json))) return -1;
  ffi_release(made);
  return 0;
}
static int with_document(const char *name) {
  TVMFFIAny made;
  if (CALL(&made, name, document)) return -1;
  ffi_release(made);
  return 0;
}
static int stringify(void) { return with_document("ffi.json.Stringify"); }
static int graph(void) { return with_document("ffi.ToJSONGraphString"); }
static int repr(void) { return with_document("ffi.ReprPrint"); }
static int copy(void) { return with_document("ffi.DeepCopy"); }
static int hash(void) { return with_document("ffi.RecursiveHash"); }
static int equal(void) {
  TVMFFIAny made;
  return CALL(&made, "ffi.StructuralEqual", document, document, ffi_bool(0), ffi_bool(0));
}
static int graph_and_back(void) {
  TVMFFIAny text, made;
  if (CALL(&text, "ffi.ToJSONGraphString", document)) return -1;
  int status = CALL(&made, "ffi.FromJSONGraphString", text);
  if (!status) ffi_release(made);
  ffi_release(text);
  return status;
}

static int containers(void) {
  TVMFFIAny array, list, map, dict, shape, ignored;
  int status = -1;
  array = list = map = dict = shape = ffi_none();
  TVMFFIAny numbers[40];
  for (int i = 0; i < 40; i++) numbers[i] = ffi_int(i / 2 * 2 == i ? i : 7 * i);
  if (call("ffi.Array", numbers, 40, &array)) goto end;
  if (call("ffi.List", numbers, 40, &list)) goto end;
  for (int i = 0; i < 40; i++)
    if (CALL(&ignored, "ffi.ListAppend", list, ffi_str("a text that is long"))) goto end;
  if (CALL(&ignored, "ffi.ListReverse", list)) goto end;
  if (call("ffi.Map", numbers, 40, &map)) goto end;
  if (call("ffi.Dict", numbers, 40, &dict)) goto end;
  for (int i = 0; i < 60; i++)
    if (CALL(&ignored, "ffi.DictSetItem", dict, ffi_int(1000 + i), array)) goto end;
  if (call("ffi.Shape", numbers, 8, &shape)) goto end;
  status = 0;
end:
  ffi_release(array), ffi_release(list), ffi_release(map), ffi_release(dict), ffi_release(shape);
  return status;
}

static int strings(void) {
  TVMFFIByteArray text = ffi_bytes("a text that does not lie in the value itself");
  TVMFFIAny string, bytes;
  if (TVMFFIStringFromByteArray(&text, &string)) return -1;
  int status = TVMFFIBytesFromByteArray(&text, &bytes);
  if (!status) ffi_release(bytes);
  ffi_release(string);
  return status;
}

static int raise_errors(void) {
  const char *parts[] = {"a message ", "of several ", "parts that is long enough for the heap"};
  TVMFFIErrorSetRaisedFromCStr("ValueError", "a message that is long enough for the heap");
  TVMFFIErrorSetRaisedFromCStrParts("AKindThatNobodyKnows", parts, 3);
  TVMFFIObjectHandle error = NULL;
  TVMFFIErrorMoveFromRaised(&error);
  if (error) TVMFFIObjectDecRef(error);
  TVMFFIAny ignored;
  return CALL(&ignored, "ffi.ArrayGetItem", ffi_int(1), ffi_str("no array")) ? -1 : 0;
}

static int callee(void *self, const TVMFFIAny *arguments, int32_t count, TVMFFIAny *result) {
  (void)self, (void)arguments;
  *result = ffi_int(count);
  return 0;
}
static void drop(void *self) { (void)self; }
static int functions(void) {
  TVMFFIObjectHandle function = NULL;
  TVMFFIByteArray name = ffi_bytes("faults.allocations.a_function_with_a_long_name");
  if (TVMFFIFunctionCreate(NULL, callee, drop, &function)) return -1;
  int status = TVMFFIFunctionSetGlobal(&name, function, 1);
  TVMFFIObjectDecRef(function);
  TVMFFIAny ignored;
  if (!status) status = CALL(&ignored, name.data, ffi_int(1), ffi_int(2));
  if (!status) status = CALL(&ignored, "ffi.FunctionListGlobalNamesFunctor", ffi_none()) ? 0 : 0;
  return status;
}

static int types(void) {
  int32_t ancestors[] = {kTVMFFIObject};
  (void)ancestors;
  TVMFFIByteArray key = ffi_bytes("faults.allocations.AType");
  int32_t index = TVMFFITypeGetOrAllocIndex(&key, -1, 0, 1, 0, kTVMFFIObject);
  if (index < 0) return -1;
  TVMFFIFieldInfo field = {.name = ffi_bytes("a_field"), .metadata = ffi_bytes("{}"), .doc = ffi_bytes("A field.")};
  if (TVMFFITypeRegisterField(index, &field)) return -1;
  int32_t found = 0;
  return TVMFFITypeKeyToIndex(&key, &found);
}

static const struct {
  const char *name;
  int (*run)(void);
} scenarios[] = {
    {"nothing", nothing},
    {"parse JSON", parse},
    {"write JSON", stringify},
    {"write a JSON graph", graph},
    {"write and read a JSON graph", graph_and_back},
    {"repr", repr},
    {"deep copy", copy},
    {"hash", hash},
    {"structural equality", equal},
    {"containers", containers},
    {"strings", strings},
    {"errors", raise_errors},
    {"functions", functions},
    {"types", types},
};

// Runs one case in its own process and returns its status.
static int run_case(int scenario, long first, long count) {
  pid_t child = fork();
  if (child == 0) {
    struct rlimit none = {0, 0};
    setrlimit(RLIMIT_CORE, &none);
    alarm(240);
    fault_allocations(first, count, NULL);
    scenarios[scenario].run();
    long reached = fault_allocations_end();
    // Whatever happened, the library still works.
    TVMFFIObjectHandle error = NULL;
    TVMFFIErrorMoveFromRaised(&error);
    if (error) TVMFFIObjectDecRef(error);
    if (parse() || containers() || scenarios[scenario].run() < -1) _exit(1);
    _exit(reached < first ? NOT_REACHED : DONE);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return status;
}

int main(int argc, char **argv) {
  long most = argc > 1 ? atol(argv[1]) : 100;
  fault_allocations = (void (*)(long, long, const char *))dlsym(RTLD_DEFAULT, "fault_allocations");
  fault_allocations_end = (long (*)(void))dlsym(RTLD_DEFAULT, "fault_allocations_end");
  if (!fault_allocations || !fault_allocations_end) ffi_die(__FILE__, __LINE__, "run with LD_PRELOAD=shim.so");
  parse_document();
  // One-time initialisation is done.
  for (size_t i = 0; i < sizeof scenarios / sizeof *scenarios; i++) scenarios[i].run();
  TVMFFIObjectHandle error = NULL;
  TVMFFIErrorMoveFromRaised(&error);
  if (error) TVMFFIObjectDecRef(error);
  int failures = 0;
  // One failing allocation, then all from the n-th on.
  for (int lasting = 0; lasting < 2; lasting++)
    for (size_t i = 0; i < sizeof scenarios / sizeof *scenarios; i++) {
      long cases = 0, bad = 0, first_bad = 0, step = 1;
      int how = 0;
      for (long n = 1;; n += step) {
        int status = run_case((int)i, n, lasting ? 1l << 40 : 1);
        if (WIFEXITED(status) && WEXITSTATUS(status) == NOT_REACHED) break;
        cases++;
        if (cases >= most) step *= 2;
        if (WIFEXITED(status) && WEXITSTATUS(status) == DONE) continue;
        if (!bad++) first_bad = n, how = status;
      }
      if (bad) {
        failures++;
        printf("%s: %ld of %ld cases fail, the first with allocation %ld%s: %s %d\n", scenarios[i].name, bad, cases,
               first_bad, lasting ? " and all behind it" : "", WIFSIGNALED(how) ? "signal" : "status",
               WIFSIGNALED(how) ? WTERMSIG(how) : WEXITSTATUS(how));
      } else if (i > 0) {
        printf("%s%s: %ld cases\n", scenarios[i].name, lasting ? ", all from the n-th on" : "", cases);
      }
    }
  return failures != 0;
}
