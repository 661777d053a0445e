/* Section "init_once": handles that are initialised once, by whichever thread comes first. */
#include "check.h"

#include <pthread.h>
#include <stdatomic.h>

static atomic_int calls;
static int content = 5;

static int make_content(void** result) {
  atomic_fetch_add(&calls, 1);
  usleep(1000);
  *result = &content;
  return 0;
}

static int fail(void** result) {
  *result = NULL;
  atomic_fetch_add(&calls, 1);
  TVMFFIErrorSetRaisedFromCStr("ValueError", "not today");
  return -1;
}

static int make_nothing(void** result) {
  (void)result;
  return 0;
}

static void* shared_handle;

static void* initialise(void* unused) {
  (void)unused;
  return TVMFFIHandleInitOnce(&shared_handle, make_content) == 0 ? shared_handle : NULL;
}

static void one_of_many_threads_initialises(void) {
  pthread_t threads[8];
  for (int i = 0; i < 8; i++) pthread_create(&threads[i], NULL, initialise, NULL);
  for (int i = 0; i < 8; i++) {
    void* seen = NULL;
    pthread_join(threads[i], &seen);
    EXPECT(seen == &content);
  }
  EXPECT_INT(calls, 1);
}

static void failure_is_passed_on_and_tried_again(void) {
  void* handle = NULL;
  EXPECT_ERROR(TVMFFIHandleInitOnce(&handle, fail), "ValueError", "not today");
  EXPECT(handle == NULL);
  EXPECT_INT(TVMFFIHandleInitOnce(&handle, make_content), 0);
  EXPECT(handle == &content);
  EXPECT_INT(calls, 2);
}

static void a_handle_is_not_null(void) {
  void* handle = NULL;
  EXPECT_ERROR(TVMFFIHandleInitOnce(&handle, make_nothing), "RuntimeError",
               "init_func must return a non-NULL handle");
}

static int ended;
static int end_content(void* handle) {
  EXPECT(handle == &content);
  ended++;
  return 0;
}

static void a_handle_is_ended_once(void) {
  void* handle = NULL;
  EXPECT_INT(TVMFFIHandleDeinitOnce(&handle, end_content), 0);
  EXPECT_INT(ended, 0);
  FFI_MUST(TVMFFIHandleInitOnce(&handle, make_content));
  EXPECT_INT(TVMFFIHandleDeinitOnce(&handle, end_content), 0);
  EXPECT_INT(TVMFFIHandleDeinitOnce(&handle, end_content), 0);
  EXPECT_INT(ended, 1);
  EXPECT(handle == NULL);
}

static void* outer_handle;
static void* inner_handle;

static int make_through_another(void** result) {
  if (TVMFFIHandleInitOnce(&inner_handle, make_content) != 0) return -1;
  *result = inner_handle;
  return 0;
}

static int make_through_itself(void** result) {
  if (TVMFFIHandleInitOnce(&outer_handle, make_through_itself) != 0) return -1;
  *result = &content;
  return 0;
}

static void initialisers_may_use_other_handles(void) {
  EXPECT_INT(TVMFFIHandleInitOnce(&outer_handle, make_through_another), 0);
  EXPECT(outer_handle == &content);
}

static void initialiser_that_needs_itself_is_an_error(void) {
  EXPECT(TVMFFIHandleInitOnce(&outer_handle, make_through_itself) != 0);
  TVMFFIObjectHandle error = NULL;
  TVMFFIErrorMoveFromRaised(&error);
  EXPECT(error != NULL);
  if (error) TVMFFIObjectDecRef(error);
}

static void null_pointers_are_errors(void) {
  void* handle = NULL;
  EXPECT_ERROR(TVMFFIHandleInitOnce(NULL, make_content), "ValueError", "handle_addr");
  EXPECT_ERROR(TVMFFIHandleInitOnce(&handle, NULL), "ValueError", "init_func");
  EXPECT_ERROR(TVMFFIHandleDeinitOnce(NULL, end_content), "ValueError", "handle_addr");
  handle = &content;
  EXPECT_ERROR(TVMFFIHandleDeinitOnce(&handle, NULL), "ValueError", "deinit_func");
}

RUN_TESTS(TEST(one_of_many_threads_initialises), TEST(failure_is_passed_on_and_tried_again),
          TEST(a_handle_is_not_null), TEST(a_handle_is_ended_once),
          OURS(initialisers_may_use_other_handles), OURS(initialiser_that_needs_itself_is_an_error),
          OURS(null_pointers_are_errors))
