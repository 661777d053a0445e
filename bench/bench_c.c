/* Times every row on two libraries in one process, turn by turn, so that both see the same machine.
 * usage: bench_c [-r rounds] [-n scale] BASE.so OTHER.so
 * Prints tab-separated lines: row, then minimum and median ns of each library, then the median over the
 * rounds of other / base. The row "dlopen" is timed in fresh child processes. */
#include <dlfcn.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "library.h"
#include "rows.h"

enum { BASE, OTHER, LIBRARIES, MAX_ROUNDS = 101 };

typedef double Samples[LIBRARIES][MAX_ROUNDS];

static int compare(const void* a, const void* b) {
  double x = *(const double*)a, y = *(const double*)b;
  return (x > y) - (x < y);
}

static double median(const double* values, int count) {
  double sorted[MAX_ROUNDS];
  memcpy(sorted, values, (size_t)count * sizeof *values);
  qsort(sorted, (size_t)count, sizeof *sorted, compare);
  return count % 2 ? sorted[count / 2] : (sorted[count / 2 - 1] + sorted[count / 2]) / 2;
}

static double minimum(const double* values, int count) {
  double least = values[0];
  for (int i = 1; i < count; ++i) least = values[i] < least ? values[i] : least;
  return least;
}

static void print_row(const char* name, Samples samples, int rounds) {
  double ratios[MAX_ROUNDS];
  for (int i = 0; i < rounds; ++i) ratios[i] = samples[OTHER][i] / samples[BASE][i];
  printf("%s", name);
  for (int i = 0; i < LIBRARIES; ++i) {
    printf("\t%.2f\t%.2f", minimum(samples[i], rounds), median(samples[i], rounds));
  }
  printf("\t%.4f\n", median(ratios, rounds));
  fflush(stdout);
}

/* A second dlopen in this process would only count a reference, hence the child. */
static double dlopen_ns(const char* path) {
  int ends[2];
  if (pipe(ends) != 0) exit(2);
  pid_t child = fork();
  if (child == 0) {
    double start = now_ns();
    double elapsed = dlopen(path, RTLD_NOW | RTLD_LOCAL) ? now_ns() - start : -1;
    _exit(write(ends[1], &elapsed, sizeof elapsed) != sizeof elapsed);
  }
  double elapsed = -1;
  if (read(ends[0], &elapsed, sizeof elapsed) != sizeof elapsed || elapsed < 0) {
    fprintf(stderr, "cannot dlopen %s\n", path);
    exit(2);
  }
  waitpid(child, NULL, 0);
  close(ends[0]);
  close(ends[1]);
  return elapsed;
}

int main(int argc, char** argv) {
  static Library libraries[LIBRARIES];
  static Samples samples;
  int rounds = 9, option;
  double scale = 1;
  while ((option = getopt(argc, argv, "r:n:")) != -1) {
    if (option == 'r') rounds = atoi(optarg);
    else if (option == 'n') scale = atof(optarg);
    else return 2;
  }
  if (argc - optind != LIBRARIES || rounds < 1 || rounds > MAX_ROUNDS) {
    fprintf(stderr, "usage: bench_c [-r rounds] [-n scale] BASE.so OTHER.so\n");
    return 2;
  }
  char** paths = argv + optind;
  /* This comes first: no code that the libraries could share may be mapped yet. */
  for (int round = 0; round < rounds; ++round) {
    for (int i = 0; i < LIBRARIES; ++i) samples[i][round] = dlopen_ns(paths[i]);
  }
  print_row("dlopen", samples, rounds);

  for (int i = 0; i < LIBRARIES; ++i) library_open(&libraries[i], paths[i]);
  for (int row = 0; row < ROW_COUNT; ++row) {
    long count = (long)((double)ROWS[row].count * scale);
    if (count < 1) count = 1;
    for (int i = 0; i < LIBRARIES; ++i) ROWS[row].run(&libraries[i], count / 10 + 1);
    for (int round = 0; round < rounds; ++round) {
      for (int i = 0; i < LIBRARIES; ++i) samples[i][round] = ROWS[row].run(&libraries[i], count);
    }
    print_row(ROWS[row].name, samples, rounds);
  }
  return 0;
}
