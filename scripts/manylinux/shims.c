// Functions of newer versions of glibc that LLVM's objects and libstdc++ refer to, for libraries that load with glibc 2.28.
// They are linked in where the old glibc lacks them.

#include <errno.h>
#include <malloc.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#pragma GCC visibility push(hidden)

// glibc 2.30.
pid_t gettid(void) { return (pid_t)syscall(SYS_gettid); }

// glibc 2.30: waits with a given clock. A condition variable of the old glibc uses the time of day.
int pthread_cond_clockwait(pthread_cond_t *condition, pthread_mutex_t *mutex, clockid_t clock,
                           const struct timespec *until) {
  if (clock == CLOCK_REALTIME) return pthread_cond_timedwait(condition, mutex, until);
  struct timespec now, day;
  if (clock_gettime(clock, &now) || clock_gettime(CLOCK_REALTIME, &day)) return errno;
  int64_t left = (until->tv_sec - now.tv_sec) * INT64_C(1000000000) + until->tv_nsec - now.tv_nsec;
  int64_t end = day.tv_nsec + (left > 0 ? left : 0);
  day.tv_sec += end / 1000000000;
  day.tv_nsec = end % 1000000000;
  return pthread_cond_timedwait(condition, mutex, &day);
}

// glibc 2.32: whether the process has one thread, which lets libstdc++ count references without atomic operations.
char __libc_single_threaded = 0;

// glibc 2.33: the same numbers, which the older function returns as ints.
struct mallinfo2 mallinfo2(void) {
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
  struct mallinfo old = mallinfo();
  struct mallinfo2 made = {
      (unsigned)old.arena,    (unsigned)old.ordblks,  (unsigned)old.smblks,   (unsigned)old.hblks,
      (unsigned)old.hblkhd,   (unsigned)old.usmblks,  (unsigned)old.fsmblks,  (unsigned)old.uordblks,
      (unsigned)old.fordblks, (unsigned)old.keepcost,
  };
  return made;
}

// glibc 2.36.
uint32_t arc4random(void) {
  uint32_t value;
  while (getrandom(&value, sizeof value, 0) != sizeof value) {
    if (errno != EINTR) abort();
  }
  return value;
}
