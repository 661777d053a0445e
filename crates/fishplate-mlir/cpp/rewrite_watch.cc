// Who hears of edits while patterns are applied: see `Watcher`.

#include "rewrite.h"

#include "mlir/CAPI/IR.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/Verifier.h"

using namespace mlir;
using fishplate::Watcher;

Watcher *&Watcher::innermost() {
  static thread_local Watcher *watcher = nullptr;
  return watcher;
}

LogicalResult fishplate::verifyEdited(ArrayRef<Operation *> ops) {
  // Folders follow operands, and an operation that comes to use itself would be replaced by itself.
  std::optional<DominanceInfo> dominance;
  auto dominates = [&](Value value, Operation *user) {
    // The common case needs no tree.
    Operation *maker = value.getDefiningOp();
    Block *block = user->getBlock();
    if (block && value.getParentBlock() == block && (!maker || maker->isBeforeInBlock(user)))
      return true;
    if (!dominance)
      dominance.emplace();
    return dominance->properlyDominates(value, user);
  };
  auto check = [&](Operation *op) -> LogicalResult {
    // The verifier cannot look at such a use.
    auto usesDetached = [](Operation *user) {
      return llvm::any_of(user->getOperands(), [](Value operand) {
        Operation *maker = operand ? operand.getDefiningOp() : nullptr;
        return maker && !maker->getBlock();
      });
    };
    auto look = [&](Operation *user) {
      return usesDetached(user) ? WalkResult::interrupt() : WalkResult::advance();
    };
    if (op->getNumRegions() ? op->walk(look).wasInterrupted() : usesDetached(op))
      return op->emitError("uses a result of an operation that is in no block");
    if (failed(verify(op)))
      return failure();
    for (OpOperand &operand : op->getOpOperands())
      if (!dominates(operand.get(), op))
        return op->emitError("operand #") << operand.getOperandNumber()
                                          << " does not dominate this use";
    for (OpResult result : op->getResults())
      for (Operation *user : result.getUsers())
        if (!dominates(result, user))
          return user->emitError("uses a result of `") << op->getName() << "` before its definition";
    return success();
  };
  return success(llvm::all_of(ops, [&](Operation *op) { return succeeded(check(op)); }));
}

namespace {

template <typename Tell> void tellAll(Tell tell) {
  for (Watcher *watcher = Watcher::innermost(); watcher; watcher = watcher->next())
    tell(*watcher);
}

} // namespace

// Whether nothing inside uses a value from outside, by the operation's own word.
extern "C" bool fishplateIsIsolated(MlirOperation op) {
  return unwrap(op)->mightHaveTrait<OpTrait::IsIsolatedFromAbove>();
}

// An operation was put into a block, or has moved.
extern "C" void fishplateRewriteNotePlaced(MlirOperation op) {
  tellAll([&](Watcher &watcher) { watcher.placed(unwrap(op)); });
}

// An operation is about to be taken out of its block, or moved.
extern "C" void fishplateRewriteNoteLeaving(MlirOperation op) {
  tellAll([&](Watcher &watcher) { watcher.leaving(unwrap(op)); });
}

// An operation was taken out of its block.
extern "C" void fishplateRewriteNoteTaken(MlirOperation op) {
  tellAll([&](Watcher &watcher) { watcher.taken(unwrap(op)); });
}

// An operation was changed where it is.
extern "C" void fishplateRewriteNoteEdited(MlirOperation op) {
  tellAll([&](Watcher &watcher) { watcher.edited(unwrap(op)); });
}

// Lets everyone who uses a value use another one.
extern "C" void fishplateRewriteReplaceUses(MlirValue value, MlirValue by) {
  for (OpOperand &use : llvm::make_early_inc_range(unwrap(value).getUses())) {
    use.set(unwrap(by));
    tellAll([&](Watcher &watcher) { watcher.edited(use.getOwner()); });
  }
}

// Something other than an operation was changed.
extern "C" void fishplateRewriteNoteEditedAll() {
  tellAll([](Watcher &watcher) { watcher.editedAll(); });
}

// An operation was made, or taken out of its block, and is in none.
extern "C" void fishplateRewriteNoteOutside(MlirOperation op) {
  tellAll([&](Watcher &watcher) { watcher.outside(unwrap(op)); });
}

// Something is about to change operations of this thread that tells nobody: a pipeline.
extern "C" void fishplateRewriteNoteUnsure() {
  tellAll([](Watcher &watcher) { watcher.unsure(); });
}

// An operation outside of what the innermost watcher works on that uses something inside; null when there is none.
extern "C" MlirOperation fishplateRewriteOutsideUser() {
  Watcher *watcher = Watcher::innermost();
  return wrap(watcher ? watcher->outsideUser() : nullptr);
}
