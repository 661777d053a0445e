/* Section "error": the error of a thread, error objects, causes, backtraces. */
#include "check.h"

#include <pthread.h>

static TVMFFIObjectHandle take(void) {
  TVMFFIObjectHandle error = NULL;
  TVMFFIErrorMoveFromRaised(&error);
  return error;
}

static TVMFFIObjectHandle new_error(const char* kind, const char* message, const char* backtrace) {
  TVMFFIByteArray spans[] = {ffi_bytes(kind), ffi_bytes(message), ffi_bytes(backtrace)};
  TVMFFIObjectHandle error = NULL;
  FFI_MUST(TVMFFIErrorCreate(&spans[0], &spans[1], &spans[2], &error));
  return error;
}

static void nothing_raised_is_null(void) { EXPECT(take() == NULL); }

static void raised_error_is_moved_out_once(void) {
  TVMFFIErrorSetRaisedFromCStr("ValueError", "a message");
  TVMFFIObjectHandle error = take();
  EXPECT(error != NULL && take() == NULL);
  EXPECT_INT(((TVMFFIObject*)error)->type_index, kTVMFFIError);
  EXPECT_INT(strong_count(error), 1);
  EXPECT_TEXT(ffi_error_cell(error)->kind, "ValueError");
  EXPECT_TEXT(ffi_error_cell(error)->message, "a message");
  TVMFFIObjectDecRef(error);
}

static void new_error_replaces_the_old(void) {
  TVMFFIErrorSetRaisedFromCStr("ValueError", "first");
  TVMFFIErrorSetRaisedFromCStr("TypeError", "second");
  TVMFFIObjectHandle error = take();
  EXPECT_TEXT(ffi_error_cell(error)->message, "second");
  TVMFFIObjectDecRef(error);
}

static void parts_are_joined(void) {
  const char* parts[] = {"Argument ", NULL, "1", " of ", "", "`f(x)`", NULL};
  TVMFFIErrorSetRaisedFromCStrParts("TypeError", parts, 7);
  TVMFFIObjectHandle error = take();
  EXPECT_TEXT(ffi_error_cell(error)->kind, "TypeError");
  EXPECT_TEXT(ffi_error_cell(error)->message, "Argument 1 of `f(x)`");
  TVMFFIObjectDecRef(error);
  TVMFFIErrorSetRaisedFromCStrParts("TypeError", NULL, 0);
  error = take();
  EXPECT_TEXT(ffi_error_cell(error)->message, "");
  TVMFFIObjectDecRef(error);
}

static void raising_an_object_shares_it(void) {
  TVMFFIObjectHandle error = new_error("KeyError", "shared", "");
  TVMFFIErrorSetRaised(error);
  EXPECT_INT(strong_count(error), 2);
  EXPECT(take() == error);
  TVMFFIObjectDecRef(error);
  TVMFFIObjectDecRef(error);
}

static void text_is_copied_and_terminated(void) {
  char kind[] = "KindOfMine", message[] = "text";
  TVMFFIObjectHandle error = new_error(kind, message, "line 1\n");
  memset(kind, 'x', sizeof(kind) - 1);
  memset(message, 'x', sizeof(message) - 1);
  TVMFFIErrorCell* cell = ffi_error_cell(error);
  EXPECT_TEXT(cell->kind, "KindOfMine");
  EXPECT_TEXT(cell->message, "text");
  EXPECT_INT(cell->message.data[cell->message.size], 0);
  EXPECT_TEXT(cell->backtrace, "line 1\n");
  EXPECT(cell->cause_chain == NULL && cell->extra_context == NULL);
  TVMFFIObjectDecRef(error);
}

static void backtrace_is_replaced_and_appended(void) {
  TVMFFIObjectHandle error = new_error("E", "m", "one\n");
  TVMFFIErrorCell* cell = ffi_error_cell(error);
  TVMFFIByteArray two = ffi_bytes("two\n"), three = ffi_bytes("three\n");
  cell->update_backtrace(error, &two, kTVMFFIBacktraceUpdateModeAppend);
  EXPECT_TEXT(cell->backtrace, "one\ntwo\n");
  cell->update_backtrace(error, &three, kTVMFFIBacktraceUpdateModeReplace);
  EXPECT_TEXT(cell->backtrace, "three\n");
  /* Appending the error's own text to itself must not read freed memory. */
  TVMFFIByteArray own = cell->backtrace;
  cell->update_backtrace(error, &own, kTVMFFIBacktraceUpdateModeAppend);
  EXPECT_TEXT(cell->backtrace, "three\nthree\n");
  TVMFFIObjectDecRef(error);
}

static void cause_and_context_are_owned(void) {
  TVMFFIByteArray kind = ffi_bytes("E"), message = ffi_bytes("m"), backtrace = ffi_bytes("");
  TVMFFIObjectHandle cause = new_error("Cause", "c", ""), error = NULL;
  TVMFFIAny context = CALL_GLOBAL("ffi.Array", ffi_int(1));
  EXPECT_INT(TVMFFIErrorCreateWithCauseAndExtraContext(&kind, &message, &backtrace, cause,
                                                       context.v_obj, &error),
             0);
  EXPECT(ffi_error_cell(error)->cause_chain == cause);
  EXPECT(ffi_error_cell(error)->extra_context == context.v_obj);
  EXPECT_INT(strong_count(cause), 2);
  EXPECT_INT(strong_count(context.v_obj), 2);
  TVMFFIObjectDecRef(error);
  EXPECT_INT(strong_count(cause), 1);
  EXPECT_INT(strong_count(context.v_obj), 1);
  TVMFFIObjectDecRef(cause);
  ffi_release(context);
}

static void long_chain_of_causes_is_freed(void) {
  TVMFFIByteArray kind = ffi_bytes("E"), message = ffi_bytes("m"), backtrace = ffi_bytes("");
  TVMFFIObjectHandle chain = NULL;
  for (int i = 0; i < 100000; i++) {
    TVMFFIObjectHandle next = NULL;
    FFI_MUST(TVMFFIErrorCreateWithCauseAndExtraContext(&kind, &message, &backtrace, chain, NULL,
                                                       &next));
    if (chain) TVMFFIObjectDecRef(chain);
    chain = next;
  }
  EXPECT_INT(TVMFFIObjectDecRef(chain), 0);
}

static void* thread_without_error(void* raised) {
  *(TVMFFIObjectHandle*)raised = take();
  TVMFFIErrorSetRaisedFromCStr("E", "never taken");
  return NULL;
}

static void each_thread_has_its_own_error(void) {
  TVMFFIErrorSetRaisedFromCStr("ValueError", "mine");
  TVMFFIObjectHandle other = (void*)1;
  pthread_t thread;
  pthread_create(&thread, NULL, thread_without_error, &other);
  pthread_join(thread, NULL);
  EXPECT(other == NULL);
  TVMFFIObjectHandle error = take();
  EXPECT_TEXT(ffi_error_cell(error)->message, "mine");
  TVMFFIObjectDecRef(error);
}

static void error_moves_between_threads(void) {
  TVMFFIErrorSetRaisedFromCStr("ValueError", "mine");
  TVMFFIObjectHandle error = take();
  EXPECT(ffi_error_cell(error)->backtrace.data != NULL);
  TVMFFIErrorSetRaised(error);
  EXPECT(take() == error);
  TVMFFIObjectDecRef(error);
  TVMFFIObjectDecRef(error);
}

static void backtrace_starts_with_the_given_place(void) {
  const TVMFFIByteArray* text = TVMFFIBacktrace("place.c", 12, "some_function", 0);
  EXPECT(text != NULL && memmem(text->data, text->size, "place.c", 7) != NULL);
  EXPECT(text != NULL && memmem(text->data, text->size, "some_function", 13) != NULL);
  EXPECT(TVMFFIBacktrace(NULL, 0, NULL, 1) != NULL);
}

static void null_pointers_do_no_harm(void) {
  TVMFFIErrorSetRaised(NULL);
  TVMFFIObjectHandle error = take();
  if (error) TVMFFIObjectDecRef(error);
  TVMFFIErrorMoveFromRaised(NULL);
  TVMFFIErrorSetRaisedFromCStr(NULL, NULL);
  error = take();
  EXPECT(error != NULL);
  TVMFFIObjectDecRef(error);
  EXPECT_ERROR(TVMFFIErrorCreate(NULL, NULL, NULL, &error), "ValueError", "kind");
}

static void cause_must_be_an_error(void) {
  TVMFFIByteArray text = ffi_bytes("x");
  TVMFFIAny array = CALL_GLOBAL("ffi.Array", ffi_int(1));
  TVMFFIObjectHandle out = NULL;
  EXPECT_ERROR(
      TVMFFIErrorCreateWithCauseAndExtraContext(&text, &text, &text, array.v_obj, NULL, &out),
      "TypeError", "cause_chain");
  TVMFFIErrorSetRaised(array.v_obj);
  TVMFFIObjectHandle error = take();
  EXPECT(error == NULL || ((TVMFFIObject*)error)->type_index == kTVMFFIError);
  if (error) TVMFFIObjectDecRef(error);
  ffi_release(array);
}

RUN_TESTS(TEST(nothing_raised_is_null), TEST(raised_error_is_moved_out_once),
          TEST(new_error_replaces_the_old), TEST(parts_are_joined),
          TEST(raising_an_object_shares_it), TEST(text_is_copied_and_terminated),
          TEST(backtrace_is_replaced_and_appended), TEST(cause_and_context_are_owned),
          OURS(long_chain_of_causes_is_freed), TEST(each_thread_has_its_own_error),
          TEST(error_moves_between_threads), TEST(backtrace_starts_with_the_given_place),
          OURS(null_pointers_do_no_harm), OURS(cause_must_be_an_error))
