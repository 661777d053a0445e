// What the objects of MLIR say about themselves in C++ only. One function each, no logic.

#include "mlir-c/IR.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/IR/Block.h"
#include "mlir/IR/Location.h"
#include "mlir/IR/Operation.h"
#include "mlir/IR/Visitors.h"

// The record that all types of one kind share in a context: the same address for the same kind.
extern "C" const void *fishplateTypeKind(MlirType type) { return &unwrap(type).getAbstractType(); }

// Its name with the dialect in front, such as `builtin.integer`.
extern "C" MlirStringRef fishplateTypeKindName(MlirType type) {
  return wrap(unwrap(type).getAbstractType().getName());
}

extern "C" const void *fishplateAttributeKind(MlirAttribute attribute) {
  return &unwrap(attribute).getAbstractAttribute();
}

extern "C" MlirStringRef fishplateAttributeKindName(MlirAttribute attribute) {
  return wrap(unwrap(attribute).getAbstractAttribute().getName());
}

extern "C" bool fishplateAttributeIsLocation(MlirAttribute attribute) {
  return llvm::isa<mlir::LocationAttr>(unwrap(attribute));
}

static mlir::Operation *foreignUserOf(mlir::Operation *root, mlir::Value value) {
  for (mlir::OpOperand &use : value.getUses())
    if (!root->isAncestor(use.getOwner()))
      return use.getOwner();
  return nullptr;
}

// An operation outside of `root` that uses a value or a block inside; null when there is none.
extern "C" MlirOperation fishplateForeignUser(MlirOperation handle) {
  mlir::Operation *root = unwrap(handle), *found = nullptr;
  root->walk([&](mlir::Operation *op) {
    for (mlir::Value result : op->getResults())
      if ((found = foreignUserOf(root, result)))
        return mlir::WalkResult::interrupt();
    for (mlir::Region &region : op->getRegions())
      for (mlir::Block &block : region) {
        for (mlir::Value argument : block.getArguments())
          if ((found = foreignUserOf(root, argument)))
            return mlir::WalkResult::interrupt();
        for (mlir::BlockOperand &use : block.getUses())
          if (!root->isAncestor(use.getOwner())) {
            found = use.getOwner();
            return mlir::WalkResult::interrupt();
          }
      }
    return mlir::WalkResult::advance();
  });
  return wrap(found);
}

// Lets go of every operand and successor of `op` and of what is inside.
extern "C" void fishplateDropReferences(MlirOperation op) { unwrap(op)->dropAllReferences(); }

// The last operation of a block; null in an empty one.
extern "C" MlirOperation fishplateBlockGetLastOperation(MlirBlock handle) {
  mlir::Block *block = unwrap(handle);
  return block->empty() ? MlirOperation{nullptr} : wrap(&block->back());
}

extern "C" bool fishplateIsAncestor(MlirOperation above, MlirOperation op) {
  return unwrap(above)->isAncestor(unwrap(op));
}

// An operation inside of `root`, or itself, that uses a value or a block from outside; null when there
// is none.
extern "C" MlirOperation fishplateUserOfForeign(MlirOperation handle) {
  mlir::Operation *root = unwrap(handle), *found = nullptr;
  auto isForeign = [&](mlir::Block *block) {
    mlir::Operation *around = block->getParentOp();
    return !around || !root->isAncestor(around);
  };
  root->walk([&](mlir::Operation *op) {
    for (mlir::Value operand : op->getOperands()) {
      mlir::Operation *maker = operand ? operand.getDefiningOp() : nullptr;
      if (operand && (maker ? !root->isAncestor(maker) : isForeign(operand.getParentBlock())))
        found = op;
    }
    for (mlir::Block *successor : op->getSuccessors())
      if (isForeign(successor))
        found = op;
    return found ? mlir::WalkResult::interrupt() : mlir::WalkResult::advance();
  });
  return wrap(found);
}

// An operation inside of what `handle` is part of that uses a result of an operation in no block; null
// when there is none. MLIR's verifier cannot look at such a use.
extern "C" MlirOperation fishplateUserOfDetached(MlirOperation handle) {
  mlir::Operation *root = unwrap(handle), *found = nullptr;
  while (mlir::Operation *parent = root->getParentOp())
    root = parent;
  root->walk([&](mlir::Operation *op) {
    for (mlir::Value operand : op->getOperands())
      if (mlir::Operation *maker = operand ? operand.getDefiningOp() : nullptr)
        if (!maker->getBlock()) {
          found = op;
          return mlir::WalkResult::interrupt();
        }
    return mlir::WalkResult::advance();
  });
  return wrap(found);
}
