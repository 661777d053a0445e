// Passes of MLIR that can leave broken IR behind, which crashes when it is printed. Each has a guard with its name and options,
// which runs it. Guards are registered first, because MLIR keeps the first pass of a name.

#include "guarded_passes.h"
#include "dynamic.h"

#include "mlir/Conversion/ControlFlowToSCF/ControlFlowToSCF.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;

namespace {

class Guarded : public OperationPass<> {
public:
  StringRef getName() const override { return original->getName(); }
  StringRef getArgument() const override { return original->getArgument(); }
  StringRef getDescription() const override { return original->getDescription(); }
  void getDependentDialects(DialectRegistry &registry) const override {
    original->getDependentDialects(registry);
  }

protected:
  // MLIR tells passes apart by their ids, and so this has the one of the original.
  explicit Guarded(std::unique_ptr<Pass> pass)
      : OperationPass(pass->getTypeID()), original(std::move(pass)) {}

  // Runs a pass. The manager of the guarded pass verifies the result.
  static LogicalResult run(std::unique_ptr<Pass> pass, Operation *op) {
    PassManager manager(op->getContext(), op->getName().getStringRef());
    manager.enableVerifier(false);
    manager.addPass(std::move(pass));
    return manager.run(op);
  }

private:
  std::unique_ptr<Pass> original;
};

// Takes arguments of blocks and operands away in steps. In between, a hook sees operands and sizes of their groups that do not
// belong together, so it cannot say which operands are whose.
struct RemoveDeadValues : Guarded {
  RemoveDeadValues() : Guarded(createRemoveDeadValuesPass()) {}
  std::unique_ptr<Pass> clonePass() const override { return std::make_unique<RemoveDeadValues>(); }

  void runOnOperation() override {
    auto refused = getOperation()->walk([&](Operation *op) {
      if (!op->hasTrait<fishplate::FlowFromHooks>())
        return WalkResult::advance();
      op->emitOpError() << "has hooks for its successors, regions or calls, and `" << getArgument()
                        << "` cannot change such operations: run `canonicalize` and `symbol-dce` instead";
      return WalkResult::interrupt();
    });
    std::unique_ptr<Pass> pass = createRemoveDeadValuesPass();
    auto stop = [](const Twine &) { return failure(); };
    if (refused.wasInterrupted() ||
        failed(pass->initializeOptions(canonicalize ? "canonicalize=true" : "canonicalize=false", stop)) ||
        failed(run(std::move(pass), getOperation())))
      signalPassFailure();
  }

  Option<bool> canonicalize{*this, "canonicalize", llvm::cl::desc("Canonicalize region branch ops"),
                            llvm::cl::init(true)};
};

// Stops in the middle of its work when it meets a branch that it does not know. So it works on a copy.
struct LiftControlFlow : Guarded {
  LiftControlFlow() : Guarded(createLiftControlFlowToSCFPass()) {}
  std::unique_ptr<Pass> clonePass() const override { return std::make_unique<LiftControlFlow>(); }

  void runOnOperation() override {
    Operation *op = getOperation();
    Operation *copy = op->clone();
    if (failed(run(createLiftControlFlowToSCFPass(), copy)))
      // The copy is broken, and cannot even be destroyed.
      return signalPassFailure();
    for (auto [region, lifted] : llvm::zip_equal(op->getRegions(), copy->getRegions()))
      region.takeBody(lifted);
    copy->destroy();
  }
};

} // namespace

void fishplate::registerGuardedPasses() {
  registerPass([] { return std::make_unique<RemoveDeadValues>(); });
  registerPass([] { return std::make_unique<LiftControlFlow>(); });
}
