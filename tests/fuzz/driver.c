/* Runs the targets for a bounded time, each in a child process. Every iteration depends on the seed
 * and its number only, so a failure is repeated with `run TARGET SEED ITERATION`. */
#include "fuzz.h"

#include <signal.h>
#include <stdarg.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>

enum { SECONDS_PER_INPUT = 10, MAX_FAILURES = 20, TEXT_SIZE = 1000 };

/* Shared with the child. */
typedef struct {
  uint64_t iteration;
  int failures;
  struct {
    uint64_t iteration;
    char text[TEXT_SIZE];
  } rows[MAX_FAILURES];
} Shared;

static Shared* shared;
static FILE* outcomes;

void fail(const char* format, ...) {
  if (shared->failures >= MAX_FAILURES) return;
  va_list arguments;
  va_start(arguments, format);
  shared->rows[shared->failures].iteration = shared->iteration;
  vsnprintf(shared->rows[shared->failures++].text, TEXT_SIZE, format, arguments);
  va_end(arguments);
}

void outcome(const char* format, ...) {
  if (!outcomes) return;
  va_list arguments;
  va_start(arguments, format);
  fprintf(outcomes, "%" PRIu64 " ", shared->iteration);
  vfprintf(outcomes, format, arguments);
  fputc('\n', outcomes);
  va_end(arguments);
}

static Random random_of(uint64_t seed, uint64_t iteration) {
  Random random = {seed * 0x2545f4914f6cdd1du + iteration};
  next_random(&random);
  return random;
}

static void run_iteration(const Target* target, uint64_t seed) {
  Random random = random_of(seed, shared->iteration);
  Input input;
  make_input(&input, target, &random);
  alarm(SECONDS_PER_INPUT);
  target->run(&input, &random);
}

static void print_input(const Target* target, uint64_t seed, uint64_t iteration) {
  Random random = random_of(seed, iteration);
  Input input;
  make_input(&input, target, &random);
  fputs("    input: ", stdout);
  for (size_t i = 0; i < input.size; i++) {
    unsigned char c = (unsigned char)input.data[i];
    printf(c < 32 || c > 126 || c == '\\' ? "\\x%02x" : "%c", c);
  }
  putchar('\n');
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void run_until(const Target* target, uint64_t seed, double end, uint64_t limit) {
  while (now() < end && shared->iteration < limit) {
    run_iteration(target, seed);
    shared->iteration++;
  }
  if (outcomes) fflush(outcomes);
  _exit(0);
}

/* Returns the number of failures. */
static int fuzz(const Target* target, uint64_t seed, double seconds, uint64_t limit) {
  memset(shared, 0, sizeof(*shared));
  double end = now() + seconds;
  for (int status = 1; status != 0 && shared->failures < MAX_FAILURES;) {
    fflush(NULL);
    pid_t child = fork();
    if (child == 0) run_until(target, seed, end, limit);
    waitpid(child, &status, 0);
    if (status == 0) break;
    fail("ended the process: %s", WIFSIGNALED(status) ? strsignal(WTERMSIG(status)) : "exit");
    shared->iteration++;
  }
  printf("%-7s %9" PRIu64 " inputs, seed %" PRIu64 ", %d failures\n", target->name, shared->iteration, seed,
         shared->failures);
  for (int i = 0; i < shared->failures; i++) {
    printf("  repeat with: tests/fuzz/run %s %" PRIu64 " %" PRIu64 "\n    %s\n", target->name, seed,
           shared->rows[i].iteration, shared->rows[i].text);
    print_input(target, seed, shared->rows[i].iteration);
  }
  return shared->failures;
}

static uint64_t number(const char* name, uint64_t otherwise) {
  return getenv(name) ? strtoull(getenv(name), NULL, 10) : otherwise;
}

/* Arguments: the corpus; then nothing, or a target, or a target, a seed and one iteration. */
int main(int argc, char** argv) {
  shared = mmap(NULL, sizeof(Shared), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  double seconds = (double)number("SECONDS_IN_ALL", 60) / (argc > 2 ? 1 : TARGET_COUNT);
  uint64_t seed = number("SEED", 1), limit = number("INPUTS", UINT64_MAX);
  if (getenv("OUTCOMES")) outcomes = fopen(getenv("OUTCOMES"), "w");
  int failures = 0;
  for (int i = 0; i < TARGET_COUNT; i++) {
    if (argc > 2 && strcmp(argv[2], TARGETS[i].name) != 0) continue;
    load_corpus(argv[1], &TARGETS[i]);
    if (argc > 4) {
      shared->iteration = strtoull(argv[4], NULL, 10);
      print_input(&TARGETS[i], strtoull(argv[3], NULL, 10), shared->iteration);
      run_iteration(&TARGETS[i], strtoull(argv[3], NULL, 10));
      if (shared->failures) printf("    %s\n", shared->rows[0].text);
      return shared->failures != 0;
    }
    failures += fuzz(&TARGETS[i], seed, seconds, limit);
  }
  printf("fuzz: %d failures\n", failures);
  return failures != 0;
}
