/* The frame of the hostile tests: groups of numbered cases. A case passes when the process lives and
 * the call either succeeds with a well-formed result or raises an error with a kind and a message. */
#ifndef FISHPLATE_TESTS_HOSTILE_H_
#define FISHPLATE_TESTS_HOSTILE_H_

#include <ffi_call.h>
#include <inttypes.h>

enum { TEXT_SIZE = 400 };

typedef struct {
  const char* name;
  /* How many cases there are, asked in the process that runs them. */
  int64_t (*count)(void);
  /* Runs one case; `describe` only says what it is. */
  void (*run)(int64_t index);
  void (*describe)(int64_t index, char* text);
} Group;

extern const Group EXPORT_GROUP, GLOBAL_GROUP, DOCUMENT_GROUP, DEEP_GROUP, TENSOR_GROUP, MODULE_GROUP,
    CALLBACK_GROUP;

/* What a case reports; anything else than these is a crash or a hang. */
void expect_outcome(int status);                     /* of a call that answers with a status */
void expect_call(int status, TVMFFIAny* result);     /* of a function call; releases the result */
void expect_refusal(int status);                     /* must fail, and properly */
void report(const char* format, ...) __attribute__((format(printf, 1, 2)));
/* Drops the error of this thread, if any, after a function that has no status. */
void drop_error(void);

/* One value of every type, sound and unsound, made anew for each case. */
typedef struct {
  const char* name;
  TVMFFIAny value;
} Sample;

enum { MAX_SAMPLES = 80 };
typedef struct {
  Sample rows[MAX_SAMPLES];
  int count;
  TVMFFIObject* moved_slot; /* what the moved reference points to */
} Samples;

void make_samples(Samples* samples);
void free_samples(Samples* samples);
/* The index of a sound sample for a type of a function schema. */
int sample_for_type(const Samples* samples, const char* type);
int sample_named(const Samples* samples, const char* name);

TVMFFIObjectHandle function_from(TVMFFISafeCallType safe_call);

#endif
