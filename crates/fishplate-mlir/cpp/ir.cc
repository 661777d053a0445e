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

extern "C" const void *fishplateAttributeKind(MlirAttribute attribute) {
  return &unwrap(attribute).getAbstractAttribute();
}

// How deep operations would nest with `inside`, which may be null, put into `above`; counted up to above `limit`.
extern "C" size_t fishplateDepthWith(MlirOperation above, MlirOperation inside, size_t limit) {
  size_t depth = 0;
  for (mlir::Operation *op = unwrap(above); op; op = op->getParentOp())
    ++depth;
  llvm::SmallVector<mlir::Operation *> level, next;
  if (inside.ptr)
    level.push_back(unwrap(inside));
  while (!level.empty() && depth <= limit) {
    ++depth;
    for (mlir::Operation *op : level)
      for (mlir::Region &region : op->getRegions())
        for (mlir::Block &block : region)
          for (mlir::Operation &inner : block)
            if (inner.getNumRegions() || next.empty())
              next.push_back(&inner);
    level = std::exchange(next, {});
  }
  return depth;
}

// MLIR's number for what has such a record.
extern "C" uintptr_t fishplateTypeIdOfKind(const void *record, bool isType) {
  mlir::TypeID id = isType ? static_cast<const mlir::AbstractType *>(record)->getTypeID()
                           : static_cast<const mlir::AbstractAttribute *>(record)->getTypeID();
  return reinterpret_cast<uintptr_t>(id.getAsOpaquePointer());
}

// MLIR's number for a kind of types or attributes; 0 when the context does not have it.
extern "C" uintptr_t fishplateTypeIdOfName(MlirContext context, MlirStringRef name, bool isType) {
  if (isType) {
    auto found = mlir::AbstractType::lookup(unwrap(name), unwrap(context));
    return found ? fishplateTypeIdOfKind(&found->get(), true) : 0;
  }
  auto found = mlir::AbstractAttribute::lookup(unwrap(name), unwrap(context));
  return found ? fishplateTypeIdOfKind(&found->get(), false) : 0;
}

// An operation of a dialect that it is not registered with, inside of `root` or itself; null without one.
extern "C" MlirOperation fishplateUnregisteredOf(MlirOperation root, MlirStringRef dialect) {
  mlir::Operation *found = nullptr;
  unwrap(root)->walk([&](mlir::Operation *op) {
    if (op->isRegistered() || op->getName().getDialectNamespace() != unwrap(dialect))
      return mlir::WalkResult::advance();
    found = op;
    return mlir::WalkResult::interrupt();
  });
  return wrap(found);
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
