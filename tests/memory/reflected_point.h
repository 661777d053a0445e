/* An object type made at run time by C code: `x` is an integer, `label` any value. */
#ifndef FISHPLATE_TESTS_REFLECTED_POINT_H_
#define FISHPLATE_TESTS_REFLECTED_POINT_H_

#include <stdint.h>

/* Registers the type under `key`, with its fields and a creator; returns its index. */
int32_t register_reflected_point(const char* key);

#endif
