/* Files that are not modules, libraries without symbols, and embedded module tables that are truncated or have a wrong
 * size. `run` creates the files in the folder $HOSTILE_FILES. */
#include "hostile.h"

#include <dirent.h>

enum { MAX_FILES = 200 };
static char files[MAX_FILES][300];
static int file_count;

static const char* const PATHS[] = {
    "", ".", "..", ".so", "/", "/dev/null.so", "/proc/self/mem.so", "no/such/folder/x.so", "x", "x.", "x.unknown",
    "x.so.so", "\xff\xfe.so", "a b.so", "x.dll", "x.dylib", "x.dso", "/etc/passwd.so", "%s%n.so",
};
enum { PATH_COUNT = sizeof(PATHS) / sizeof(PATHS[0]) };

static int by_name(const void* a, const void* b) { return strcmp(a, b); }

static void list_files(void) {
  if (file_count) return;
  DIR* folder = opendir(getenv("HOSTILE_FILES"));
  FFI_CHECK(folder != NULL);
  for (struct dirent* entry; (entry = readdir(folder)) != NULL && file_count < MAX_FILES;) {
    if (entry->d_name[0] == '.') continue;
    snprintf(files[file_count++], sizeof(files[0]), "%s/%s", getenv("HOSTILE_FILES"), entry->d_name);
  }
  closedir(folder);
  qsort(files, file_count, sizeof(files[0]), by_name);
}

static int64_t count_cases(void) {
  list_files();
  return PATH_COUNT + file_count + 1;
}

static const char* path_of(int64_t index) { return index < PATH_COUNT ? PATHS[index] : files[index - PATH_COUNT]; }

/* A path with a NUL in it, which C would cut short. */
static void load_path_with_nul(TVMFFIObjectHandle load) {
  TVMFFIByteArray span = {"x.so\0.so", 8};
  TVMFFIAny path = ffi_none(), module = ffi_none();
  FFI_MUST(TVMFFIStringFromByteArray(&span, &path));
  expect_call(TVMFFIFunctionCall(load, &path, 1, &module), &module);
  ffi_release(path);
}

static void run_case(int64_t index) {
  TVMFFIObjectHandle load = ffi_global("ffi.ModuleLoadFromFile"), get = ffi_global("ffi.ModuleGetFunction");
  if (index == PATH_COUNT + file_count) {
    load_path_with_nul(load);
    return;
  }
  TVMFFIAny path = ffi_str(path_of(index)), module = ffi_none(), function = ffi_none();
  int status = TVMFFIFunctionCall(load, &path, 1, &module);
  if (status == 0) {
    TVMFFIAny arguments[] = {module, ffi_str("nothing"), ffi_bool(1)};
    expect_call(TVMFFIFunctionCall(get, arguments, 3, &function), &function);
  }
  expect_call(status, &module);
  TVMFFIObjectDecRef(load);
  TVMFFIObjectDecRef(get);
}

static void describe(int64_t index, char* text) {
  list_files();
  if (index == PATH_COUNT + file_count) {
    snprintf(text, TEXT_SIZE, "path with a nul");
  } else {
    snprintf(text, TEXT_SIZE, "load '%s'", path_of(index));
  }
}

const Group MODULE_GROUP = {"modules", count_cases, run_case, describe};
