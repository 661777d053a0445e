/* The object kinds that the soak test makes and drops, one row each. */
#ifndef FISHPLATE_TESTS_OBJECT_KINDS_H_
#define FISHPLATE_TESTS_OBJECT_KINDS_H_

typedef struct {
  const char* name;
  /* Prepares what the rounds share; may be NULL. Called once, before the first round. */
  void (*prepare)(void);
  /* Makes one object (or a small graph of them) and drops it again. */
  void (*round)(void);
  /* How many of the asked-for rounds this kind runs is rounds / slowness: 1 but for the slow ones. */
  long slowness;
} ObjectKind;

extern const ObjectKind OBJECT_KINDS[];
extern const int OBJECT_KIND_COUNT;

#endif
