/* The object kinds that the soak test makes and drops, one row each. */
#ifndef FISHPLATE_TESTS_OBJECT_KINDS_H_
#define FISHPLATE_TESTS_OBJECT_KINDS_H_

typedef struct {
  const char* name;
  /* Makes one object (or a small graph of them) and drops it again. */
  void (*round)(void);
  /* This kind runs rounds / slowness of the requested rounds; slowness is 1 except for slow kinds. */
  long slowness;
} ObjectKind;

/* Looks up and creates the objects that the rounds share; called once, before the first round. */
void prepare_object_kinds(void);

extern const ObjectKind OBJECT_KINDS[];
extern const int OBJECT_KIND_COUNT;

#endif
