/* A library whose constructor raises an error and takes it, like static initialisers that register a
 * name which is taken. The loader's lock is held meanwhile. */
#include <stdlib.h>
#include <tvm/ffi/c_api.h>
#include <unistd.h>

/* STARTED names a file descriptor to write to. */
__attribute__((constructor)) static void start(void) {
  const char* started = getenv("STARTED");
  if (!started || write(atoi(started), "s", 1) != 1) return;
  usleep(300000);
  TVMFFIObjectHandle error = NULL;
  TVMFFIErrorSetRaisedFromCStr("ValueError", "in a constructor");
  TVMFFIErrorMoveFromRaised(&error);
  if (error) TVMFFIObjectDecRef(error);
}
