// Memory that `mem2reg` turns into values: operations of dynamic dialects that allocate a slot, load from it or store
// to it. The hooks say which operand is the pointer, and which value is read or written.

#include "dynamic.h"

#include "mlir/Interfaces/MemorySlotInterfaces.h"

using namespace mlir;
using fishplate::ask;
using fishplate::Part;
using fishplate::Question;

namespace {

struct AllocationModel : PromotableAllocationOpInterface::FallbackModel<AllocationModel> {
  SmallVector<MemorySlot> getPromotableSlots(Operation *op) const {
    SmallVector<MemorySlot> slots;
    if (auto parts = ask(op, Question::Slots))
      for (const Part &part : *parts)
        if (part.handle && part.index >= 0 &&
            part.index < static_cast<intptr_t>(op->getNumResults()))
          slots.push_back({op->getResult(part.index), Type::getFromOpaquePointer(part.handle)});
    return slots;
  }
  // The value of memory that nothing has written to.
  Value getDefaultValue(Operation *op, const MemorySlot &slot, OpBuilder &builder) const {
    OperationState poison(op->getLoc(), "ub.poison");
    poison.addTypes(slot.elemType);
    return builder.create(poison)->getResult(0);
  }
  void handleBlockArgument(Operation *, const MemorySlot &, BlockArgument, OpBuilder &) const {}
  std::optional<PromotableAllocationOpInterface>
  handlePromotionComplete(Operation *op, const MemorySlot &, Value defaultValue, OpBuilder &) const {
    if (defaultValue && defaultValue.use_empty())
      defaultValue.getDefiningOp()->erase();
    // The memory behind other results can still be promoted.
    if (!op->use_empty())
      return cast<PromotableAllocationOpInterface>(op);
    op->erase();
    return std::nullopt;
  }
};

// A load or a store: the number of the operand that is the pointer, and of the result or operand that is the value.
struct Access {
  bool stores;
  Value pointer, value;
};

std::optional<Access> accessOf(Operation *op) {
  auto parts = ask(op, Question::Access);
  if (!parts || parts->size() != 1)
    return std::nullopt;
  const Part &part = parts->front();
  bool stores = part.kind == 1;
  intptr_t operands = op->getNumOperands(), values = stores ? operands : op->getNumResults();
  if (part.target < 0 || part.target >= operands || part.index < 0 || part.index >= values)
    return std::nullopt;
  Value value = stores ? op->getOperand(part.index) : Value(op->getResult(part.index));
  return Access{stores, op->getOperand(part.target), value};
}

struct AccessModel : PromotableMemOpInterface::FallbackModel<AccessModel> {
  bool loadsFrom(Operation *op, const MemorySlot &slot) const {
    auto access = accessOf(op);
    return access && !access->stores && access->pointer == slot.ptr;
  }
  bool storesTo(Operation *op, const MemorySlot &slot) const {
    auto access = accessOf(op);
    return access && access->stores && access->pointer == slot.ptr;
  }
  Value getStored(Operation *op, const MemorySlot &slot, OpBuilder &, Value reaching,
                  const DataLayout &) const {
    auto access = accessOf(op);
    // The answer may not be the one that was given before.
    return access && access->stores && access->value != slot.ptr &&
                   access->value.getType() == slot.elemType
               ? access->value
               : reaching;
  }
  bool canUsesBeRemoved(Operation *op, const MemorySlot &slot,
                        const SmallPtrSetImpl<OpOperand *> &uses, SmallVectorImpl<OpOperand *> &,
                        const DataLayout &) const {
    auto access = accessOf(op);
    // Another result, or another use of the pointer, would need the memory.
    return access && uses.size() == 1 && (*uses.begin())->get() == slot.ptr &&
           access->pointer == slot.ptr && access->value != slot.ptr &&
           access->value.getType() == slot.elemType &&
           op->getNumResults() == (access->stores ? 0u : 1u);
  }
  DeletionKind removeBlockingUses(Operation *op, const MemorySlot &,
                                  const SmallPtrSetImpl<OpOperand *> &, OpBuilder &, Value reaching,
                                  const DataLayout &) const {
    if (op->getNumResults() == 1)
      op->getResult(0).replaceAllUsesWith(reaching);
    return DeletionKind::Delete;
  }
};

} // namespace

void fishplate::addSlotInterfaces(const OpFacts &facts, mlir::detail::InterfaceMap &map) {
  if (facts.interfaces & ImplementsAllocation)
    map.insertModels<AllocationModel>();
  if (facts.interfaces & ImplementsAccess)
    map.insertModels<AccessModel>();
}
