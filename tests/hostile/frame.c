/* Runs the groups. Each runs in a child; if the child dies, the current case is recorded and another child continues
 * with the next one. */
#include "hostile.h"

#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <sys/mman.h>
#include <sys/wait.h>

enum { MAX_REPORTS = 4000, SECONDS_PER_CASE = 60 };

typedef struct {
  int64_t case_index;
  char text[TEXT_SIZE];
} Report;

/* Shared with the child. */
typedef struct {
  int64_t count;
  int64_t current;
  int64_t succeeded, refused;
  int64_t report_count;
  Report reports[MAX_REPORTS];
} Shared;

static Shared* shared;

void report(const char* format, ...) {
  if (shared->report_count >= MAX_REPORTS) return;
  Report* row = &shared->reports[shared->report_count++];
  row->case_index = shared->current;
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(row->text, TEXT_SIZE, format, arguments);
  va_end(arguments);
}

void drop_error(void) {
  TVMFFIObjectHandle error = NULL;
  TVMFFIErrorMoveFromRaised(&error);
  if (error) TVMFFIObjectDecRef(error);
}

/* With OUTCOMES in the environment, a line per case goes to that file, to compare two libraries. */
static void note_outcome(const char* format, ...) {
  static int file = -2;
  if (file == -2) file = getenv("OUTCOMES") ? open(getenv("OUTCOMES"), O_WRONLY | O_CREAT | O_APPEND, 0644) : -1;
  if (file < 0) return;
  char line[2 * TEXT_SIZE];
  int at = snprintf(line, sizeof(line), "%" PRId64 " ", shared->current);
  va_list arguments;
  va_start(arguments, format);
  at += vsnprintf(line + at, sizeof(line) - at - 1, format, arguments);
  va_end(arguments);
  if (at > (int)sizeof(line) - 2) at = sizeof(line) - 2;
  line[at++] = '\n';
  if (write(file, line, at) != at) file = -1;
}

static int is_view_only(int32_t type_index) {
  return type_index == kTVMFFIRawStr || type_index == kTVMFFIByteArrayPtr ||
         type_index == kTVMFFIDLTensorPtr || type_index == kTVMFFIObjectRValueRef;
}

static void expect_error(int status) {
  TVMFFIObjectHandle error = NULL;
  TVMFFIErrorMoveFromRaised(&error);
  if (error == NULL) {
    report("answered %d and raised nothing", status);
    return;
  }
  TVMFFIErrorCell* cell = ffi_error_cell(error);
  note_outcome("%.*s: %.*s", (int)cell->kind.size, cell->kind.data, (int)cell->message.size, cell->message.data);
  if (((TVMFFIObject*)error)->type_index != kTVMFFIError) report("raised something that is no error");
  if (cell->kind.size == 0) report("raised an error without a kind");
  if (cell->message.size == 0) report("raised an error without a message");
  if (memmem(cell->message.data, cell->message.size, "panic in", 8) != NULL) {
    report("panicked: %.*s", (int)cell->message.size, cell->message.data);
  }
  TVMFFIObjectDecRef(error);
  shared->refused++;
}

void expect_outcome(int status) {
  if (status != 0) {
    expect_error(status);
    return;
  }
  TVMFFIObjectHandle left = NULL;
  TVMFFIErrorMoveFromRaised(&left);
  if (left != NULL) {
    report("answered 0 and left an error behind");
    TVMFFIObjectDecRef(left);
  }
  shared->succeeded++;
}

void expect_refusal(int status) {
  if (status == 0) {
    report("succeeded");
    drop_error();
  } else {
    expect_error(status);
  }
}

static void note_result(const TVMFFIAny* result) {
  TVMFFIByteArray text = {result->v_bytes, result->small_str_len};
  if (result->type_index == kTVMFFIStr && result->v_obj) {
    text = *(TVMFFIByteArray*)((char*)result->v_obj + sizeof(TVMFFIObject));
  }
  if (result->type_index == kTVMFFIStr || result->type_index == kTVMFFISmallStr) {
    note_outcome("string '%.*s'", (int)text.size, text.data);
  } else if (result->type_index <= kTVMFFIBool) {
    note_outcome("type %d, value %" PRId64, result->type_index, result->v_int64);
  } else {
    note_outcome("type %d", result->type_index);
  }
}

void expect_call(int status, TVMFFIAny* result) {
  if (status == 0) note_result(result);
  if (status == 0 && is_view_only(result->type_index)) {
    report("answered with a borrowed value of type %d", result->type_index);
  } else if (status == 0 && result->type_index >= kTVMFFIStaticObjectBegin && !result->v_obj) {
    report("answered with an object that is null");
  } else if (result->type_index >= kTVMFFIStaticObjectBegin) {
    TVMFFIObjectDecRef(result->v_obj);
  }
  expect_outcome(status);
}

TVMFFIObjectHandle function_from(TVMFFISafeCallType safe_call) {
  TVMFFIObjectHandle function = NULL;
  FFI_MUST(TVMFFIFunctionCreate(NULL, safe_call, NULL, &function));
  return function;
}

static void run_cases(const Group* group) {
  /* Warnings of the library are hidden here; a single case, run by hand, shows them. */
  if (freopen("/dev/null", "w", stderr) == NULL) _exit(1);
  shared->count = group->count();
  while (shared->current < shared->count) {
    alarm(SECONDS_PER_CASE);
    group->run(shared->current);
    shared->current++;
  }
  _exit(0);
}

static void run_group(const Group* group) {
  memset(shared, 0, sizeof(*shared));
  do {
    fflush(NULL);
    pid_t child = fork();
    if (child == 0) run_cases(group);
    int status = 0;
    waitpid(child, &status, 0);
    if (status == 0) break;
    if (WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM) {
      report("did not end within %d seconds", SECONDS_PER_CASE);
    } else if (WIFSIGNALED(status)) {
      report("ended the process: %s", strsignal(WTERMSIG(status)));
    } else {
      report("ended the process: exit code %d", WEXITSTATUS(status));
    }
    shared->current++;
  } while (shared->current < shared->count);
}

/* Number of failures to show for each group; SHOW in the environment sets it. */
static int64_t shown_per_group(void) { return getenv("SHOW") ? atoll(getenv("SHOW")) : 25; }

static int64_t show_group(const Group* group) {
  printf("%-10s %8" PRId64 " cases %8" PRId64 " refused %8" PRId64 " accepted %6" PRId64 " failures\n",
         group->name, shared->count, shared->refused, shared->succeeded, shared->report_count);
  for (int64_t i = 0; i < shared->report_count && i < shown_per_group(); i++) {
    char text[TEXT_SIZE] = "after the last case";
    if (shared->reports[i].case_index < shared->count) group->describe(shared->reports[i].case_index, text);
    printf("  %s %" PRId64 ": %s\n    %s\n", group->name, shared->reports[i].case_index, text,
           shared->reports[i].text);
  }
  if (shared->report_count > shown_per_group()) {
    printf("  and %" PRId64 " more\n", shared->report_count - shown_per_group());
  }
  return shared->report_count;
}

/* Arguments: nothing, or a group, or a group and the number of one case to run without a fork. */
int main(int argc, char** argv) {
  const Group* groups[] = {&EXPORT_GROUP, &GLOBAL_GROUP,  &DOCUMENT_GROUP, &DEEP_GROUP,
                           &TENSOR_GROUP, &MODULE_GROUP, &CALLBACK_GROUP};
  shared = mmap(NULL, sizeof(Shared), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  int64_t failures = 0, cases = 0;
  for (size_t i = 0; i < sizeof(groups) / sizeof(groups[0]); i++) {
    if (argc > 1 && strcmp(argv[1], groups[i]->name) != 0) continue;
    if (argc > 2) {
      char text[TEXT_SIZE] = "";
      shared->count = groups[i]->count();
      shared->current = atoll(argv[2]);
      groups[i]->describe(shared->current, text);
      printf("%s\n", text);
      groups[i]->run(shared->current);
      if (shared->report_count) printf("%s\n", shared->reports[0].text);
      return shared->report_count != 0;
    }
    run_group(groups[i]);
    failures += show_group(groups[i]);
    cases += shared->count;
  }
  printf("hostile: %" PRId64 " cases, %" PRId64 " failures\n", cases, failures);
  return failures != 0;
}
