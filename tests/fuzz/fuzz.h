/* Shared by the parts of the fuzz driver: the source of randomness, inputs, and targets. */
#ifndef FISHPLATE_TESTS_FUZZ_H_
#define FISHPLATE_TESTS_FUZZ_H_

#include <ffi_call.h>
#include <inttypes.h>

enum { MAX_INPUT = 4096 };

typedef struct {
  uint64_t state;
} Random;

uint64_t next_random(Random* random);
/* Below `limit`, which is not 0. */
uint64_t random_below(Random* random, uint64_t limit);

typedef struct {
  size_t size;
  char data[MAX_INPUT];
} Input;

typedef struct {
  const char* name;
  /* Words of the format, for insertion. */
  const char* const* words;
  /* Runs one input; `random` is for targets whose input is not text. */
  void (*run)(const Input* input, Random* random);
} Target;

extern const Target TARGETS[];
extern const int TARGET_COUNT;

/* Loads the corpus of a target from a folder. */
void load_corpus(const char* folder, const Target* target);
/* Makes the input of one iteration: a corpus entry with a few changes. */
void make_input(Input* input, const Target* target, Random* random);

/* Reports that the case failed, and writes the input. */
void fail(const char* format, ...) __attribute__((format(printf, 1, 2)));
/* Writes a line about the outcome, for comparison between libraries. */
void outcome(const char* format, ...) __attribute__((format(printf, 1, 2)));

#endif
