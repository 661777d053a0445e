/* The types that the stress test has registered so far, for the works that build on them. */
#ifndef FISHPLATE_TESTS_STRESS_REGISTERED_TYPES_H_
#define FISHPLATE_TESTS_STRESS_REGISTERED_TYPES_H_

#include "work.h"

enum { TYPE_COUNT = 2000 };

/* How many types this thread has registered: 0 .. TYPE_COUNT. */
int types_of(const Worker* worker);

/* The index that this thread got for one of them. */
int32_t type_index_of(const Worker* worker, int type);

#endif
