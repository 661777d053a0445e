/* Exchanges modules between two copies of MLIR in one process.
 *
 * A copy of MLIR cannot use the objects of another one, not even of the same version: types are compared by address,
 * and each copy has its own. Modules therefore travel as bytecode or text. Each side fills the table below; the other
 * side calls it.
 *
 * - Fishplate's table: `fishplate.ir.exchange_capsule()` is a PyCapsule named FISHPLATE_MLIR_EXCHANGE_CAPSULE whose
 *   pointer is a `const FishplateMlirExchange *`. The FFI function `ir.exchange_table` returns the same address as an int.
 * - A vendor's table: a shared library exports the function FISHPLATE_MLIR_EXCHANGE_SYMBOL of the type
 *   `const FishplateMlirExchange *(void)`. `fishplate.ir.load_shim` calls it. In C++, `fishplate/mlir_shim.h` writes
 *   the table.
 *
 * A caller checks `abi_version` and `size` before it reads anything else. Tables live until the process ends, and
 * their functions may be called on any thread.
 */
#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define FISHPLATE_MLIR_EXCHANGE_VERSION 1
#define FISHPLATE_MLIR_EXCHANGE_CAPSULE "fishplate.mlir_exchange"
#define FISHPLATE_MLIR_EXCHANGE_SYMBOL "fishplate_mlir_exchange"

/* Forms of a module. A number from 0 on is bytecode of that version. */
#define FISHPLATE_MLIR_TEXT (-1)
/* Generic text with locations: the form for operations whose C++ only one side has. */
#define FISHPLATE_MLIR_GENERIC (-2)

/* Bytes that a table has allocated. */
typedef struct FishplateMlirBuffer {
  char *data;
  size_t size;
} FishplateMlirBuffer;

typedef struct FishplateMlirExchange {
  /* FISHPLATE_MLIR_EXCHANGE_VERSION. It changes when a field changes its meaning. */
  uint32_t abi_version;
  /* sizeof(FishplateMlirExchange). Later versions may add fields at the end. */
  uint32_t size;
  /* Major, minor and patch version of MLIR. */
  uint32_t mlir_version[3];
  /* The newest version of bytecode that it reads and writes. It reads all earlier ones. */
  uint32_t bytecode_version;
  /* The first argument of the functions. */
  void *state;
  /* Parses a module, text or bytecode, runs a pipeline such as `builtin.module(cse)` on it unless the pipeline is empty,
   * and writes the module in a form. Returns 0 with the module in `out`, or another number with a message in `out`. The
   * caller releases `out` in both cases. */
  int32_t (*run)(void *state, const char *pipeline, const char *data, size_t size, int32_t form,
                 FishplateMlirBuffer *out);
  /* Frees a buffer that `run` has filled, and clears it. */
  void (*release)(void *state, FishplateMlirBuffer *buffer);
} FishplateMlirExchange;

#ifdef __cplusplus
}
#endif
