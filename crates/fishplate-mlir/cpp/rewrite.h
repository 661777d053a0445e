// The structs that cross the language border when patterns are applied whose code is not C++.

#pragma once

#include "mlir-c/IR.h"
#include "mlir-c/Support.h"

#include "mlir/IR/PatternMatch.h"

#include <functional>

// 0: nothing, 1: an attribute, 2: an operation, 3: a type, 4: a value, 5: types, 6: values.
struct FishplatePdlValue {
  int32_t kind;
  const void *const *items;
  size_t count;
};

struct FishplatePdlFunction {
  MlirStringRef name;
  bool isConstraint;
  // The kinds of its results.
  const int32_t *results;
  size_t resultCount;
};

struct FishplatePdlModule {
  MlirOperation module;
  const FishplatePdlFunction *functions;
  size_t functionCount;
};

struct FishplatePattern {
  // Empty for patterns that are tried on every operation.
  MlirStringRef root;
  uint32_t benefit;
};

struct FishplateRewriteConfig {
  int64_t maxIterations, maxRewrites;
  // 0: any operation, 1: those that were there and new ones, 2: those that were there.
  int32_t strictness;
  // 0: off, 1: normal, 2: aggressive.
  int32_t simplification;
  bool topDown, fold, cseConstants, walk;
};

struct FishplateRewriteHooks {
  void *state;
  // 0: the pattern does not match, 1: it was applied, 2: stop.
  int32_t (*match)(void *state, size_t pattern, MlirOperation op);
  void (*operationErased)(void *state, MlirOperation op);
  void (*blockErased)(void *state, MlirBlock block);
  // The arguments of a block may go without notice.
  void (*argumentsUnsure)(void *state, MlirBlock block);
  // Calls a native function of PDL, for a pattern that is tried on an operation. The results stay until the next call.
  int32_t (*native)(void *state, size_t function, MlirOperation op, const FishplatePdlValue *values,
                    size_t count, FishplatePdlValue *results);
};

namespace fishplate {

// Calls a function by its number. The answer is 0 if it does not match, 1 if it gave results, 2 to stop.
using NativeCall = std::function<int32_t(size_t function, const FishplatePdlValue *values,
                                         size_t count, FishplatePdlValue *results)>;

// Adds the patterns of a module, which is copied. `call` must live as long as the patterns.
void addPdlPatterns(mlir::RewritePatternSet &set, const FishplatePdlModule &pdl, NativeCall call);

} // namespace fishplate
