/* The frame of the programs in this folder: a table of tests, each run in a child process of its
 * own, so that a crash is one failed test and no test sees what another registered.
 *   TEST(name)  behaviour that the peer has too    OURS(name)  the peer crashes, leaks or aborts
 * With STOCK in the environment the second kind is skipped; with NO_FORK all run in one process. */
#ifndef FISHPLATE_TESTS_CHECK_H_
#define FISHPLATE_TESTS_CHECK_H_

#include <ffi_call.h>
#include <inttypes.h>
#include <sys/wait.h>

typedef struct {
  const char* name;
  void (*body)(void);
  int ours_only;
} Test;

#define TEST(function) {#function, function, 0}
#define OURS(function) {#function, function, 1}

static int failed_expectations;

#define EXPECT(condition) \
  do { \
    if (!(condition)) { \
      printf("  %s:%d: expected %s\n", __FILE__, __LINE__, #condition); \
      failed_expectations++; \
    } \
  } while (0)

#define EXPECT_INT(actual, expected) expect_int(__FILE__, __LINE__, #actual, (actual), (expected))
#define EXPECT_TEXT(span, expected) EXPECT_BYTES(span, expected, strlen(expected))
#define EXPECT_BYTES(span, expected, size) \
  expect_bytes(__FILE__, __LINE__, #span, (span), (TVMFFIByteArray){(expected), (size)})

/* The call must fail with an error of that kind whose message contains `part`. */
#define EXPECT_ERROR(call, kind, part) expect_error(__FILE__, __LINE__, #call, (call), (kind), (part))

static inline void expect_int(const char* file, int line, const char* what, int64_t actual,
                              int64_t expected) {
  if (actual == expected) return;
  printf("  %s:%d: %s is %" PRId64 ", expected %" PRId64 "\n", file, line, what, actual, expected);
  failed_expectations++;
}

static inline int same_bytes(TVMFFIByteArray a, TVMFFIByteArray b) {
  return a.size == b.size && (a.size == 0 || memcmp(a.data, b.data, a.size) == 0);
}

static inline void expect_bytes(const char* file, int line, const char* what, TVMFFIByteArray actual,
                                TVMFFIByteArray expected) {
  if (same_bytes(actual, expected)) return;
  printf("  %s:%d: %s is '%.*s' (%zu bytes), expected '%.*s'\n", file, line, what, (int)actual.size,
         actual.data, actual.size, (int)expected.size, expected.data);
  failed_expectations++;
}

static inline void expect_error(const char* file, int line, const char* what, int status,
                                const char* kind, const char* part) {
  TVMFFIObjectHandle error = NULL;
  TVMFFIErrorMoveFromRaised(&error);
  if (status == 0 || error == NULL) {
    printf("  %s:%d: %s answered %d and raised %s, expected %s\n", file, line, what, status,
           error ? "an error" : "nothing", kind);
    failed_expectations++;
    if (error) TVMFFIObjectDecRef(error);
    return;
  }
  TVMFFIErrorCell* cell = ffi_error_cell(error);
  if (!same_bytes(cell->kind, ffi_bytes(kind)) ||
      memmem(cell->message.data, cell->message.size, part, strlen(part)) == NULL) {
    printf("  %s:%d: %s raised %.*s: %.*s\n    expected %s: ...%s...\n", file, line, what,
           (int)cell->kind.size, cell->kind.data, (int)cell->message.size, cell->message.data, kind,
           part);
    failed_expectations++;
  }
  TVMFFIObjectDecRef(error);
}

static inline uint32_t strong_count(const void* object) {
  return (uint32_t)((const TVMFFIObject*)object)->combined_ref_count;
}

static inline uint32_t weak_count(const void* object) {
  return (uint32_t)(((const TVMFFIObject*)object)->combined_ref_count >> 32);
}

/* The data after the header of an object. */
static inline void* cell_of(const void* object) { return (char*)object + sizeof(TVMFFIObject); }

/* The bytes of a string or byte string, small or on the heap. */
static inline TVMFFIByteArray bytes_of(const TVMFFIAny* value) {
  if (value->type_index == kTVMFFISmallStr || value->type_index == kTVMFFISmallBytes) {
    return (TVMFFIByteArray){value->v_bytes, value->small_str_len};
  }
  if (value->type_index == kTVMFFIStr || value->type_index == kTVMFFIBytes) {
    return *(TVMFFIByteArray*)cell_of(value->v_obj);
  }
  return ffi_bytes("<not a string>");
}

/* Calls a global by name; the call must succeed. */
#define CALL_GLOBAL(name, ...) \
  call_global((name), sizeof((TVMFFIAny[]){__VA_ARGS__}) / sizeof(TVMFFIAny), (TVMFFIAny[]){__VA_ARGS__})

static inline TVMFFIAny call_global(const char* name, int32_t count, TVMFFIAny* arguments) {
  TVMFFIObjectHandle function = ffi_global(name);
  TVMFFIAny result = ffi_call(function, count, arguments);
  TVMFFIObjectDecRef(function);
  return result;
}

/* The status of a call by name; the result is dropped. */
#define TRY_GLOBAL(name, ...) \
  try_global((name), sizeof((TVMFFIAny[]){__VA_ARGS__}) / sizeof(TVMFFIAny), (TVMFFIAny[]){__VA_ARGS__})

static inline int try_global(const char* name, int32_t count, TVMFFIAny* arguments) {
  TVMFFIObjectHandle function = ffi_global(name);
  TVMFFIAny result = ffi_none();
  int status = TVMFFIFunctionCall(function, arguments, count, &result);
  ffi_release(result);
  TVMFFIObjectDecRef(function);
  return status;
}

static inline int run_body(const Test* test) {
  failed_expectations = 0;
  test->body();
  TVMFFIObjectHandle left = NULL;
  TVMFFIErrorMoveFromRaised(&left);
  EXPECT(left == NULL);
  if (left) TVMFFIObjectDecRef(left);
  return failed_expectations != 0;
}

static inline int run_test(const Test* test) {
  if (getenv("NO_FORK")) return run_body(test);
  fflush(NULL);
  pid_t child = fork();
  if (child == 0) exit(run_body(test));
  int status = 0;
  if (child < 0 || waitpid(child, &status, 0) != child) return 1;
  if (WIFSIGNALED(status)) printf("  ended by signal %d\n", WTERMSIG(status));
  return status != 0;
}

#define RUN_TESTS(...) \
  int main(void) { \
    static const Test tests[] = {__VA_ARGS__}; \
    return run_tests(tests, sizeof(tests) / sizeof(Test)); \
  }

static inline int run_tests(const Test* tests, size_t count) {
  int passed = 0, failed = 0, skipped = 0;
  for (size_t i = 0; i < count; i++) {
    if (tests[i].ours_only && getenv("STOCK")) {
      skipped++;
    } else if (run_test(&tests[i])) {
      printf("not ok - %s\n", tests[i].name);
      failed++;
    } else {
      passed++;
    }
  }
  printf("%d passed, %d failed, %d skipped\n", passed, failed, skipped);
  return failed != 0;
}

#endif
