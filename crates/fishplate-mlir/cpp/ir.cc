// Queries about MLIR objects that exist only in C++. One function each, without logic.

#include "mlir-c/IR.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/IR/Block.h"
#include "mlir/IR/Location.h"
#include "mlir/IR/Operation.h"
#include "mlir/IR/Visitors.h"
#include "llvm/Support/ThreadPool.h"

extern "C" uint32_t fishplateThreadPoolConcurrency(MlirLlvmThreadPool pool) {
  return unwrap(pool)->getMaxConcurrency();
}

// The record that all types of one kind share in a context: the address is the same for the same kind.
extern "C" const void *fishplateTypeKind(MlirType type) { return &unwrap(type).getAbstractType(); }

extern "C" const void *fishplateAttributeKind(MlirAttribute attribute) {
  return &unwrap(attribute).getAbstractAttribute();
}

// The depth of operations if `inside`, which may be null, were put into `above`. Stops counting once it exceeds
// `limit`.
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

// MLIR's number for the kind with this record.
extern "C" uintptr_t fishplateTypeIdOfKind(const void *record, bool isType) {
  mlir::TypeID id = isType ? static_cast<const mlir::AbstractType *>(record)->getTypeID()
                           : static_cast<const mlir::AbstractAttribute *>(record)->getTypeID();
  return reinterpret_cast<uintptr_t>(id.getAsOpaquePointer());
}

// MLIR's number for a kind of types or attributes; 0 if the context does not have the kind.
extern "C" uintptr_t fishplateTypeIdOfName(MlirContext context, MlirStringRef name, bool isType) {
  if (isType) {
    auto found = mlir::AbstractType::lookup(unwrap(name), unwrap(context));
    return found ? fishplateTypeIdOfKind(&found->get(), true) : 0;
  }
  auto found = mlir::AbstractAttribute::lookup(unwrap(name), unwrap(context));
  return found ? fishplateTypeIdOfKind(&found->get(), false) : 0;
}

// Finds an operation inside `root`, or `root` itself, whose dialect is not registered; null if there is none.
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

// Finds an operation outside `root` that uses a value or a block inside it; null if there is none.
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

// Drops every operand and successor of `op` and of the operations inside.
extern "C" void fishplateDropReferences(MlirOperation op) { unwrap(op)->dropAllReferences(); }

// Returns the last operation of a block; null if it is empty.
extern "C" MlirOperation fishplateBlockGetLastOperation(MlirBlock handle) {
  mlir::Block *block = unwrap(handle);
  return block->empty() ? MlirOperation{nullptr} : wrap(&block->back());
}

extern "C" bool fishplateIsAncestor(MlirOperation above, MlirOperation op) {
  return unwrap(above)->isAncestor(unwrap(op));
}

// Finds an operation inside `root`, or `root` itself, that uses a value or a block from outside; null if there is none.
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

// Finds an operation in the same tree as `handle` that uses a result of an operation in no block; null if there is
// none. MLIR's verifier cannot handle such a use.
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

// Creates an operation of operands and results only, in no block; null if its name is not registered.
extern "C" MlirOperation fishplateCreatePlain(MlirStringRef name, MlirLocation location,
                                              const MlirValue *operands, size_t operandCount,
                                              const MlirType *results, size_t resultCount) {
  auto known = mlir::RegisteredOperationName::lookup(unwrap(name), unwrap(location).getContext());
  if (!known)
    return MlirOperation{nullptr};
  mlir::OperationState state(unwrap(location), *known);
  for (size_t i = 0; i < operandCount; ++i)
    state.operands.push_back(unwrap(operands[i]));
  for (size_t i = 0; i < resultCount; ++i)
    state.types.push_back(unwrap(results[i]));
  return wrap(mlir::Operation::create(state));
}
