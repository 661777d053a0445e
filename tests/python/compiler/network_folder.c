// Simulates a network file system for one folder ($NETWORK_FOLDER), preloaded into each process. A file that another
// process created is invisible until this one opens the folder, or $NETWORK_DELAY seconds have passed. No file can be
// renamed over another. A handle of a removed file is stale, and so is every third handle that is opened.
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

static _Atomic long long looked;
static _Atomic unsigned opened;

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_REALTIME, &time);
  return time.tv_sec * 1000000000ll + time.tv_nsec;
}

static int is_inside(const char* path) {
  const char* folder = getenv("NETWORK_FOLDER");
  return folder != NULL && path != NULL && strncmp(path, folder, strlen(folder)) == 0;
}

// Whether another process made an entry, and this one has not opened the folder since.
static int is_hidden(const char* path) {
  struct stat facts;
  size_t length = strlen(path);
  if (length < 4 || strcmp(path + length - 4, ".fpc") != 0 || stat(path, &facts) != 0) return 0;
  long long made = facts.st_ctim.tv_sec * 1000000000ll + facts.st_ctim.tv_nsec;
  const char* delay = getenv("NETWORK_DELAY");
  return made > looked && now() - made < (delay ? atoll(delay) : 30) * 1000000000ll;
}

static int opens(const char* path, int flags, mode_t mode, const char* symbol) {
  int (*real)(const char*, int, ...) = (int (*)(const char*, int, ...))dlsym(RTLD_NEXT, symbol);
  if (!is_inside(path)) return real(path, flags, mode);
  if (!(flags & (O_CREAT | O_DIRECTORY))) {
    if (is_hidden(path)) {
      errno = ENOENT;
      return -1;
    }
    if (access(path, F_OK) == 0 && ++opened % 3 == 0) {
      errno = ESTALE;
      return -1;
    }
  }
  return real(path, flags, mode);
}

int open(const char* path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = flags & O_CREAT ? va_arg(list, mode_t) : 0;
  va_end(list);
  return opens(path, flags, mode, "open");
}

int open64(const char* path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = flags & O_CREAT ? va_arg(list, mode_t) : 0;
  va_end(list);
  return opens(path, flags, mode, "open64");
}

DIR* opendir(const char* path) {
  DIR* (*real)(const char*) = (DIR * (*)(const char*)) dlsym(RTLD_NEXT, "opendir");
  if (is_inside(path)) looked = now();
  return real(path);
}

int rename(const char* from, const char* to) {
  int (*real)(const char*, const char*) = (int (*)(const char*, const char*))dlsym(RTLD_NEXT, "rename");
  if (!is_inside(to)) return real(from, to);
  if (access(to, F_OK) == 0) {
    errno = EBUSY;
    return -1;
  }
  int status = real(from, to);
  looked = now();
  return status;
}

int statx(int fd, const char* restrict path, int flags, unsigned mask, struct statx* restrict facts) {
  int (*real)(int, const char*, int, unsigned, struct statx*) =
      (int (*)(int, const char*, int, unsigned, struct statx*))dlsym(RTLD_NEXT, "statx");
  int status = real(fd, path, flags, mask, facts);
  // Only files with one link are in the folder; another process removed those without links.
  if (status == 0 && fd >= 0 && path[0] == 0 && facts->stx_nlink == 0 && S_ISREG(facts->stx_mode)) {
    errno = ESTALE;
    return -1;
  }
  return status;
}
