/* The object kinds that the soak test makes and drops, one row each. */
#ifndef FISHPLATE_TESTS_OBJECT_KINDS_H_
#define FISHPLATE_TESTS_OBJECT_KINDS_H_

typedef struct {
  const char* name;
  /* Makes one object (or a small graph of them) and drops it again. */
  void (*round)(void);
  /* How many of the asked-for rounds this kind runs is rounds / slowness: 1 but for the slow ones. */
  long slowness;
} ObjectKind;

/* Looks up and makes what the rounds share; to be called once, before the first round. */
void prepare_object_kinds(void);

extern const ObjectKind OBJECT_KINDS[];
extern const int OBJECT_KIND_COUNT;

#endif
