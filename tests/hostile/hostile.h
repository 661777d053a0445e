/* The frame of the hostile tests: groups of numbered cases. A case passes when the process lives and
 * the call either succeeds with a well-formed result or raises an error with a kind and a message. */
#ifndef FISHPLATE_TESTS_HOSTILE_H_
#define FISHPLATE_TESTS_HOSTILE_H_

#include <ffi_call.h>
#include <inttypes.h>

enum { TEXT_SIZE = 400 };

typedef struct {
  const char* name;
  /* Number of cases, computed in the process that runs them. */
  int64_t (*count)(void);
  /* Runs one case; `describe` only describes it. */
  void (*run)(int64_t index);
  void (*describe)(int64_t index, char* text);
} Group;

extern const Group EXPORT_GROUP, GLOBAL_GROUP, DOCUMENT_GROUP, DEEP_GROUP, TENSOR_GROUP, MODULE_GROUP,
    CALLBACK_GROUP;

/* Reports of a case; anything else is a crash or a hang. */
void expect_outcome(int status);                     /* of a call that answers with a status */
void expect_call(int status, TVMFFIAny* result);     /* of a function call; releases the result */
void expect_refusal(int status);                     /* must fail, and properly */
void report(const char* format, ...) __attribute__((format(printf, 1, 2)));
/* Drops the error of this thread, if any, after a function that has no status. */
void drop_error(void);

/* One value of every type, valid and invalid, created for each case. */
typedef struct {
  const char* name;
  TVMFFIAny value;
} Sample;

enum { MAX_SAMPLES = 80 };
typedef struct {
  Sample rows[MAX_SAMPLES];
  int count;
  TVMFFIObject* moved_slot; /* the target of the moved reference */
} Samples;

void make_samples(Samples* samples);
void free_samples(Samples* samples);
/* The index of a valid sample for a type of a function schema. */
int sample_for_type(const Samples* samples, const char* type);
int sample_named(const Samples* samples, const char* name);

TVMFFIObjectHandle function_from(TVMFFISafeCallType safe_call);

#endif
