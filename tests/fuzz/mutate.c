/* Inputs: entries of the corpus, changed a little. */
#include "fuzz.h"

#include <dirent.h>

enum { MAX_ENTRIES = 200, MAX_CHANGES = 6 };
static Input entries[MAX_ENTRIES];
static uint64_t entry_count;

uint64_t next_random(Random* random) {
  /* SplitMix64: any seed will do, and one step is a whole iteration apart from its neighbours. */
  uint64_t x = random->state += 0x9e3779b97f4a7c15u;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

uint64_t random_below(Random* random, uint64_t limit) { return next_random(random) % limit; }

static int by_name(const struct dirent** a, const struct dirent** b) {
  return strcmp((*a)->d_name, (*b)->d_name);
}

static int is_entry(const struct dirent* entry) { return entry->d_name[0] != '.'; }

/* One input per line: the formats are one-line texts. */
static void load_file(const char* path) {
  FILE* file = fopen(path, "r");
  FFI_CHECK(file != NULL);
  char line[MAX_INPUT];
  while (entry_count < MAX_ENTRIES && fgets(line, sizeof(line), file)) {
    Input* entry = &entries[entry_count++];
    entry->size = strcspn(line, "\n");
    memcpy(entry->data, line, entry->size);
  }
  fclose(file);
}

void load_corpus(const char* folder, const Target* target) {
  char path[4096];
  struct dirent** found = NULL;
  entry_count = 0;
  snprintf(path, sizeof(path), "%s/%s", folder, target->name);
  int count = scandir(path, &found, is_entry, by_name);
  for (int i = 0; i < count; i++) {
    snprintf(path, sizeof(path), "%s/%s/%s", folder, target->name, found[i]->d_name);
    load_file(path);
    free(found[i]);
  }
  free(found);
  if (entry_count == 0) entry_count = 1; /* the empty input */
}

static void replace(Input* input, size_t at, size_t removed, const char* text, size_t size) {
  if (input->size - removed + size > MAX_INPUT) return;
  memmove(input->data + at + size, input->data + at + removed, input->size - at - removed);
  memcpy(input->data + at, text, size);
  input->size += size - removed;
}

static void change(Input* input, const Target* target, Random* random) {
  size_t at = random_below(random, input->size + 1);
  size_t length = random_below(random, input->size - at + 1);
  if (length > 16 && random_below(random, 4) != 0) length = length % 16;
  char byte = (char)next_random(random);
  uint64_t words = 0;
  while (target->words[words]) words++;
  switch (random_below(random, 8)) {
    case 0:
      if (at < input->size) input->data[at] ^= (char)(1 << random_below(random, 8));
      break;
    case 1: replace(input, at, 0, &byte, 1); break;
    case 2: replace(input, at, length, "", 0); break;
    case 3: {
      char copy[MAX_INPUT];
      memcpy(copy, input->data + at, length);
      replace(input, random_below(random, input->size + 1), 0, copy, length);
      break;
    }
    case 4: {
      const Input* other = &entries[random_below(random, entry_count)];
      size_t from = random_below(random, other->size + 1);
      replace(input, at, length, other->data + from, random_below(random, other->size - from + 1));
      break;
    }
    case 5: input->size = at; break;
    default: {
      const char* word = target->words[random_below(random, words)];
      replace(input, at, random_below(random, 2) ? length : 0, word, strlen(word));
    }
  }
}

void make_input(Input* input, const Target* target, Random* random) {
  *input = entries[random_below(random, entry_count)];
  for (uint64_t i = random_below(random, MAX_CHANGES); i > 0; i--) change(input, target, random);
}
