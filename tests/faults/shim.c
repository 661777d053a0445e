// Loaded before the C library (LD_PRELOAD): makes an allocation fail, makes a file operation fail or end the process,
// and gives the process another pid. Does nothing until a program calls the functions at the end.

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

void *__libc_malloc(size_t bytes);
void *__libc_calloc(size_t count, size_t bytes);
void *__libc_realloc(void *memory, size_t bytes);
void *__libc_memalign(size_t alignment, size_t bytes);

enum { RANGES = 64, DESCRIPTORS = 4096 };

// Allocations: which one fails. Only allocations by code in certain libraries count, on the thread that requested the
// failure.
static _Thread_local long counts;
static _Thread_local int armed;
static long fails_at, lasts;
static struct {
  uintptr_t begin, end;
} ranges[RANGES];
static int range_count;
static const char *wanted;

static int must_fail(const void *caller) {
  if (!armed) return 0;
  uintptr_t at = (uintptr_t)caller;
  int is_ours = range_count == 0;
  for (int i = 0; i < range_count; i++) is_ours |= at >= ranges[i].begin && at < ranges[i].end;
  if (!is_ours) return 0;
  long number = ++counts;
  if (number < fails_at || number >= fails_at + lasts) return 0;
  errno = ENOMEM;
  return 1;
}

void *malloc(size_t bytes) { return must_fail(__builtin_return_address(0)) ? NULL : __libc_malloc(bytes); }
void *calloc(size_t count, size_t bytes) {
  return must_fail(__builtin_return_address(0)) ? NULL : __libc_calloc(count, bytes);
}
void *realloc(void *memory, size_t bytes) {
  return must_fail(__builtin_return_address(0)) ? NULL : __libc_realloc(memory, bytes);
}
void *aligned_alloc(size_t alignment, size_t bytes) {
  return must_fail(__builtin_return_address(0)) ? NULL : __libc_memalign(alignment, bytes);
}
void *memalign(size_t alignment, size_t bytes) {
  return must_fail(__builtin_return_address(0)) ? NULL : __libc_memalign(alignment, bytes);
}
int posix_memalign(void **memory, size_t alignment, size_t bytes) {
  if (must_fail(__builtin_return_address(0))) return ENOMEM;
  *memory = __libc_memalign(alignment, bytes);
  return *memory ? 0 : ENOMEM;
}

static int note_ranges(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size, (void)data;
  for (const char *name = wanted; *name; name += strlen(name) + 1) {
    if (!strstr(info->dlpi_name, name)) continue;
    for (int i = 0; i < info->dlpi_phnum && range_count < RANGES; i++) {
      const ElfW(Phdr) *header = info->dlpi_phdr + i;
      if (header->p_type != PT_LOAD || !(header->p_flags & PF_X)) continue;
      ranges[range_count].begin = info->dlpi_addr + header->p_vaddr;
      ranges[range_count++].end = info->dlpi_addr + header->p_vaddr + header->p_memsz;
    }
  }
  return 0;
}

// File operations below a folder, counted: the n-th, or all from there on, fail with an errno or end the process.
static char folder[1024];
static long file_calls, file_fails_at, file_lasts;
static int file_error;
static char inside[DESCRIPTORS];

static int is_below(const char *path) { return folder[0] && path && strstr(path, folder) != NULL; }

// Whether the call fails. A process that is to end there ends after the call.
static int file_fault(int counts_here) {
  if (!counts_here) return 0;
  long number = __atomic_add_fetch(&file_calls, 1, __ATOMIC_RELAXED);
  if (number < file_fails_at || number >= file_fails_at + file_lasts) return 0;
  if (file_error < 0) {
    syscall(SYS_kill, syscall(SYS_getpid), SIGKILL);
    syscall(SYS_exit_group, 137);
  }
  errno = file_error;
  return 1;
}

static int track(int descriptor, int is_inside) {
  if (descriptor >= 0 && descriptor < DESCRIPTORS) inside[descriptor] = (char)is_inside;
  return descriptor;
}
static int is_tracked(int descriptor) {
  return descriptor >= 0 && descriptor < DESCRIPTORS && inside[descriptor];
}

static int open_at(int at, const char *path, int flags, va_list rest) {
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;
  if (file_fault(is_below(path))) return -1;
  return track((int)syscall(SYS_openat, at, path, flags, mode), is_below(path));
}
#define OPEN(name, ...)                                  \
  int name(__VA_ARGS__, int flags, ...) {                \
    va_list rest;                                        \
    va_start(rest, flags);                               \
    int made = open_at(AT, path, flags, rest);           \
    va_end(rest);                                        \
    return made;                                         \
  }
#define AT AT_FDCWD
OPEN(open, const char *path)
OPEN(open64, const char *path)
#undef AT
#define AT at
OPEN(openat, int at, const char *path)
OPEN(openat64, int at, const char *path)

ssize_t write(int descriptor, const void *bytes, size_t count) {
  if (file_fault(is_tracked(descriptor))) return -1;
  return syscall(SYS_write, descriptor, bytes, count);
}
int close(int descriptor) {
  // A descriptor is closed whatever the result.
  int fails = file_fault(is_tracked(descriptor));
  track(descriptor, 0);
  int status = (int)syscall(SYS_close, descriptor);
  return fails ? -1 : status;
}
int fsync(int descriptor) {
  if (file_fault(is_tracked(descriptor))) return -1;
  return (int)syscall(SYS_fsync, descriptor);
}
int rename(const char *from, const char *to) {
  if (file_fault(is_below(from) || is_below(to))) return -1;
  return (int)syscall(SYS_rename, from, to);
}
int mkdir(const char *path, mode_t mode) {
  if (file_fault(is_below(path))) return -1;
  return (int)syscall(SYS_mkdir, path, mode);
}
int unlink(const char *path) {
  if (file_fault(is_below(path))) return -1;
  return (int)syscall(SYS_unlink, path);
}

// The pid of the process.
static int process;
pid_t getpid(void) { return process ? process : (pid_t)syscall(SYS_getpid); }

// Functions for programs. `libraries` is a list of parts of names, one after the other, ended by an empty one; an
// empty list counts all callers.
void fault_allocations(long first, long count, const char *libraries) {
  armed = 0;
  counts = 0;
  range_count = 0;
  fails_at = first;
  lasts = count;
  wanted = libraries ? libraries : "";
  if (*wanted) dl_iterate_phdr(note_ranges, NULL);
  armed = first > 0;
}
long fault_allocations_end(void) {
  armed = 0;
  return counts;
}
void fault_files(const char *below, long first, long count, int error) {
  snprintf(folder, sizeof folder, "%s", below);
  file_calls = 0;
  file_fails_at = first;
  file_lasts = count;
  file_error = error;
}
long fault_files_end(void) {
  folder[0] = 0;
  memset(inside, 0, sizeof inside);
  return file_calls;
}
void fault_process(int number) { process = number; }
