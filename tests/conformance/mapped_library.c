/* Preloaded into the test programs: at start it appends to the file named by
 * CONFORMANCE_MAPS_LOG every libtvm_ffi.so that /proc/self/maps shows, so that the runner knows which library was
 * actually under test. Programs without one leave no line. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

__attribute__((constructor)) static void log_mapped_library(void) {
  const char* log_path = getenv("CONFORMANCE_MAPS_LOG");
  FILE* maps = log_path ? fopen("/proc/self/maps", "r") : NULL;
  if (!maps) return;
  char line[4096], last[4096] = "";
  while (fgets(line, sizeof line, maps)) {
    const char* path = strchr(line, '/');
    /* One file shows as several consecutive mappings: one line for each file is enough. */
    if (!path || !strstr(path, "/libtvm_ffi.so") || strcmp(path, last) == 0) continue;
    strcpy(last, path);
    /* One write of O_APPEND each: test programs of the same run may log at the same time. */
    int log = open(log_path, O_WRONLY | O_CREAT | O_APPEND, 0644);
    if (log < 0) break;
    if (write(log, path, strlen(path)) < 0) perror(log_path);
    close(log);
  }
  fclose(maps);
}
