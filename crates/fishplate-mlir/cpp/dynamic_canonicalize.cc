// Canonicalization patterns of operations of dynamic dialects, whose code is a hook. MLIR's own driver applies them, and
// trusts a pattern to say what it changes. So a relay tells the driver of every edit, and what the hook has changed is
// verified before the driver goes on.

#include "dynamic.h"
#include "rewrite.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/PatternMatch.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;
using fishplate::OpHooks;

extern "C" MlirOperation fishplateForeignUser(MlirOperation handle);

namespace {

class Relay : public fishplate::Watcher {
public:
  Relay(Operation *root, PatternRewriter &rewriter)
      : root(root), listener(dyn_cast_or_null<RewriterBase::Listener>(rewriter.getListener())) {}

  void placed(Operation *op) override {
    if (!root->isProperAncestor(op)) {
      taken(op);
      return outside(op);
    }
    changed = true;
    op->walk([&](Operation *each) {
      touched.insert(each);
      if (listener)
        listener->notifyOperationInserted(each, {});
    });
    // The end of a block is its parent's to verify.
    if (!op->getNextNode())
      touchedAll = true;
  }
  // The driver's folder finds a constant by the regions around it, so it must let go while the operation is there. The
  // driver visits those that make the operands, so only what has none is told of inside.
  void leaving(Operation *op) override {
    if (!root->isProperAncestor(op))
      return;
    op->walk([&](Operation *each) {
      if (each == op || (each->hasTrait<OpTrait::ConstantLike>() && !each->getNumOperands()))
        forget(each);
    });
    if (op->mightHaveTrait<OpTrait::IsTerminator>())
      touchedAll = true;
  }
  void taken(Operation *op) override {
    op->walk([&](Operation *each) {
      forget(each);
      for (Operation *user : each->getUsers())
        if (root->isProperAncestor(user))
          touched.insert(user);
    });
  }
  void edited(Operation *op) override {
    if (!root->isProperAncestor(op))
      return outside(op);
    // The driver's folder finds a constant by its value, which is about to change.
    if (op->mightHaveTrait<OpTrait::ConstantLike>())
      forget(op);
    changed = true;
    touched.insert(op);
    if (listener)
      listener->notifyOperationModified(op);
  }
  void editedAll() override { changed = touchedAll = true; }
  void outside(Operation *op) override { anyStranger |= !op->isAncestor(root); }
  void unsure() override { anyStranger = true; }
  void forget(Operation *op) override {
    changed = true;
    touched.remove(op);
    if (listener)
      listener->notifyOperationErased(op);
  }
  Operation *outsideUser() override {
    return anyStranger ? unwrap(fishplateForeignUser(wrap(root))) : nullptr;
  }

  bool hasChanged() const { return changed; }
  // Gives operations outside of the root other values and blocks for those inside. Nobody can stop the driver, which may erase
  // them, and an operation without operands of its own could not be used any more.
  void cutOff() {
    if (!anyStranger)
      return;
    auto isStranger = [&](Operation *user) { return !root->isAncestor(user); };
    auto replace = [&](Value value) {
      for (OpOperand &use : llvm::make_early_inc_range(value.getUses()))
        if (isStranger(use.getOwner()))
          use.set(standIn(use.getOwner(), value.getType()));
    };
    root->walk([&](Operation *op) {
      if (op != root)
        llvm::for_each(op->getResults(), replace);
      for (Region &region : op->getRegions())
        for (Block &block : region) {
          llvm::for_each(block.getArguments(), replace);
          for (BlockOperand &use : llvm::make_early_inc_range(block.getUses()))
            if (isStranger(use.getOwner()))
              use.set(new Block);
        }
    });
  }
  // Returns what is wrong with the changes; nothing if they are right.
  std::string verify() {
    std::string wrong;
    ScopedDiagnosticHandler handler(root->getContext(), [&](Diagnostic &diagnostic) {
      if (wrong.empty() && diagnostic.getSeverity() == DiagnosticSeverity::Error)
        wrong = diagnostic.str();
      return success();
    });
    ArrayRef<Operation *> ops = touchedAll ? ArrayRef<Operation *>(root) : touched.getArrayRef();
    if (changed && failed(fishplate::verifyEdited(ops)) && wrong.empty())
      wrong = "it is not valid";
    return wrong;
  }
  // Takes everything away. The folders of the driver rely on valid operations, and nobody can stop it.
  void clear() {
    for (Region &region : root->getRegions()) {
      // Without operands, the driver visits no other operation that goes.
      region.dropAllReferences();
      region.walk([&](Operation *op) { forget(op); });
      for (Block &block : region)
        block.dropAllDefinedValueUses();
      region.getBlocks().clear();
    }
  }

private:
  // A value that nothing makes. For an operation that is in no block, it is in none either, and stays for ever.
  static Value standIn(Operation *user, Type type) {
    OperationState state(user->getLoc(), "builtin.unrealized_conversion_cast");
    state.addTypes(type);
    Operation *made = Operation::create(state);
    if (Block *block = user->getBlock())
      block->getOperations().insert(user->getIterator(), made);
    return made->getResult(0);
  }

  Operation *root;
  RewriterBase::Listener *listener;
  llvm::SetVector<Operation *> touched;
  bool changed = false, touchedAll = false, anyStranger = false;
};

class HookPattern : public RewritePattern {
public:
  HookPattern(StringRef name, const fishplate::Owned<OpHooks> &hooks, MLIRContext *context)
      : RewritePattern(name, 1, context), hooks(hooks) {}

  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    Operation *root = op->getParentWithTrait<OpTrait::IsIsolatedFromAbove>();
    if (!root || root == op)
      return failure();
    bool applied;
    std::string wrong;
    {
      Relay relay(root, rewriter);
      hooks.call(&OpHooks::canonicalize, wrap(op), wrap(root));
      relay.cutOff();
      wrong = relay.verify();
      applied = relay.hasChanged();
      if (!wrong.empty())
        relay.clear();
    }
    if (!wrong.empty())
      hooks.call(&OpHooks::canonicalizedBadly, MlirStringRef{wrong.data(), wrong.size()});
    return success(applied);
  }

private:
  const fishplate::Owned<OpHooks> &hooks;
};

} // namespace

void fishplate::addCanonicalization(RewritePatternSet &set, StringRef name,
                                    const Owned<OpHooks> &hooks) {
  set.add(std::make_unique<HookPattern>(name, hooks, set.getContext()));
}
