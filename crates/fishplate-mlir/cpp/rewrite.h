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

// How much a driver has done besides applying patterns.
struct FishplateRewriteCounts {
  uint64_t iterations, folded, dead;
};

struct FishplateRewriteHooks {
  void *state;
  // 0: the pattern does not match, 1: it was applied, 2: stop.
  int32_t (*match)(void *state, size_t pattern, MlirOperation op);
  // No pattern was tried for some time, or none may be.
  void (*idle)(void *state);
  void (*operationErased)(void *state, MlirOperation op);
  void (*blockErased)(void *state, MlirBlock block);
  // The arguments of a block may go without notice.
  void (*argumentsUnsure)(void *state, MlirBlock block);
  // A pattern of PDL was tried on an operation of this name and location, and was applied.
  void (*applied)(void *state, MlirStringRef name, MlirLocation location);
  // Calls a native function of PDL, for a pattern that is tried on an operation; the root of the driver stands for one that
  // the pattern has erased. The results stay until the next call.
  int32_t (*native)(void *state, size_t function, MlirOperation op, const FishplatePdlValue *values,
                    size_t count, FishplatePdlValue *results);
};

namespace fishplate {

// Whoever applies patterns on this thread. The Rust side tells each of them of its own edits, whichever way they are made.
class Watcher {
public:
  Watcher() : outer(innermost()) { innermost() = this; }
  virtual ~Watcher() { innermost() = outer; }
  Watcher(const Watcher &) = delete;

  // The innermost one of this thread.
  static Watcher *&innermost();
  Watcher *next() const { return outer; }

  virtual void placed(mlir::Operation *op) = 0;
  virtual void taken(mlir::Operation *op) = 0;
  virtual void leaving(mlir::Operation *op) = 0;
  virtual void edited(mlir::Operation *op) = 0;
  virtual void editedAll() = 0;
  virtual void outside(mlir::Operation *op) = 0;
  virtual void unsure() = 0;
  // An operation is about to be erased.
  virtual void forget(mlir::Operation *op) = 0;
  // An operation outside of what patterns are applied to that uses something inside.
  virtual mlir::Operation *outsideUser() = 0;

private:
  Watcher *outer;
};

// Verifies operations that a pattern has changed, before a folder follows their operands.
mlir::LogicalResult verifyEdited(llvm::ArrayRef<mlir::Operation *> ops);

// Calls a function by its number. The answer is 0 if it does not match, 1 if it gave results, 2 to stop.
using NativeCall = std::function<int32_t(size_t function, const FishplatePdlValue *values,
                                         size_t count, FishplatePdlValue *results)>;

// Lowers a module of patterns for the interpreter, and lets a native function look at the parts of each operation before the
// interpreter creates it. False if that fails.
bool lowerPdl(mlir::Operation *module);

// Adds the patterns of a module that `lowerPdl` has lowered, which is copied. `call` must live as long as the patterns.
void addPdlPatterns(mlir::RewritePatternSet &set, const FishplatePdlModule &pdl, NativeCall call);

// Changes the IR for the interpreter, which looks at nothing. Erased operations stay in memory until the pattern ends, because
// the interpreter may still name them.
class PdlRewriter : public mlir::PatternRewriter {
public:
  using PatternRewriter::PatternRewriter;
  // Native functions may fail: the driver stops then, or tries the next pattern.
  bool canRecoverFromRewriteFailure() const override { return true; }
  void replaceOp(mlir::Operation *op, mlir::ValueRange values) override;
  void replaceOp(mlir::Operation *op, mlir::Operation *other) override;
  void eraseOp(mlir::Operation *op) override;

  // A pattern begins.
  void begin() { inPattern = true; }
  // A pattern ends: destroys what it has erased. False if it did something that it must not do.
  bool end();

private:
  bool expectLive(mlir::Operation *op);
  void refuse(mlir::Operation *op, const char *why);

  llvm::SmallVector<mlir::Operation *, 4> erased;
  bool inPattern = false, sound = true;
};

} // namespace fishplate
