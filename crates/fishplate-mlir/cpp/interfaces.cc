// Queries of the interfaces of operations. The Rust side has verified the operation, because the code behind an
// interface relies on its invariants.

#include "dynamic.h"

#include "mlir/CAPI/IR.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace {

// Receives a value or an attribute; the other one is null.
using Sink = void (*)(MlirValue, MlirAttribute, void *);

struct Answer {
  Sink sink;
  void *list;

  void value(Value value) const { sink(wrap(value), MlirAttribute{nullptr}, list); }
  void attribute(Attribute attr) const { sink(MlirValue{nullptr}, wrap(attr), list); }
  template <typename Range> bool values(Range &&range) const {
    for (Value each : range)
      value(each);
    return true;
  }
  template <typename Range> bool known(const std::optional<Range> &range) const {
    return range && values(*range);
  }
  bool folds(const std::optional<SmallVector<OpFoldResult>> &range) const {
    if (!range)
      return false;
    for (OpFoldResult each : *range)
      if (auto attr = dyn_cast<Attribute>(each))
        attribute(attr);
      else
        value(cast<Value>(each));
    return true;
  }
};

// The numbers are those of `QUERIES` in interfaces.rs. Returns whether the operation knows the answer.
bool loopValues(LoopLikeOpInterface loop, int query, const Answer &answer) {
  switch (query) {
  case 2:
    // Passes get them only together with all bounds.
    if (fishplate::findDialect(loop.getContext(), loop->getName().getDialectNamespace()))
      return answer.known(fishplate::loopInductionVars(loop));
    return answer.known(loop.getLoopInductionVars());
  case 3: return answer.folds(loop.getLoopLowerBounds());
  case 4: return answer.folds(loop.getLoopUpperBounds());
  case 5: return answer.folds(loop.getLoopSteps());
  case 6: return answer.values(loop.getInits());
  case 7: return answer.values(loop.getRegionIterArgs());
  case 8: return answer.values(loop.getYieldedValues());
  case 9: return answer.known(loop.getLoopResults());
  default: return false;
  }
}

bool callValues(CallOpInterface call, int query, const Answer &answer) {
  if (query == 11)
    return answer.values(call.getArgOperands());
  CallInterfaceCallable callee = call.getCallableForCallee();
  if (auto symbol = dyn_cast<SymbolRefAttr>(callee))
    answer.attribute(symbol);
  else
    answer.value(cast<Value>(callee));
  return true;
}

int kindOf(MemoryEffects::Effect *effect) {
  return isa<MemoryEffects::Read>(effect)       ? 0
         : isa<MemoryEffects::Write>(effect)    ? 1
         : isa<MemoryEffects::Allocate>(effect) ? 2
                                                : 3;
}

} // namespace

// Passes the answer to `sink`; false if the operation does not have the interface, or does not know the answer.
extern "C" bool fishplateOpInterfaceValues(MlirOperation raw, int query, intptr_t index, Sink sink,
                                           void *list) {
  Operation *op = unwrap(raw);
  Answer answer{sink, list};
  if (query <= 1) {
    auto dps = dyn_cast<DestinationStyleOpInterface>(op);
    return dps && (query == 0 ? answer.values(dps.getDpsInits()) : answer.values(dps.getDpsInputs()));
  }
  if (query <= 9) {
    auto loop = dyn_cast<LoopLikeOpInterface>(op);
    return loop && loopValues(loop, query, answer);
  }
  if (query == 10) {
    auto branch = dyn_cast<BranchOpInterface>(op);
    return branch && index >= 0 && index < op->getNumSuccessors() &&
           answer.values(branch.getSuccessorOperands(index).getForwardedOperands());
  }
  auto call = dyn_cast<CallOpInterface>(op);
  return call && callValues(call, query, answer);
}

// Passes the memory effects to `sink`: the kind as in `Effect` of dynamic.h, the number of the operand or -1, the value
// or null, the symbol or null, and the resource. Returns false if the effects are not known.
extern "C" bool fishplateOpEffects(MlirOperation raw, bool recursive,
                                   void (*sink)(int, intptr_t, MlirValue, MlirAttribute,
                                                MlirStringRef, void *),
                                   void *list) {
  Operation *op = unwrap(raw);
  SmallVector<MemoryEffects::EffectInstance> effects;
  if (recursive) {
    auto known = getEffectsRecursively(op);
    if (!known)
      return false;
    effects = std::move(*known);
  } else if (auto own = dyn_cast<MemoryEffectOpInterface>(op)) {
    own.getEffects(effects);
  } else {
    return op->hasTrait<OpTrait::HasRecursiveMemoryEffects>();
  }
  for (const MemoryEffects::EffectInstance &each : effects) {
    auto *operand = each.getEffectValue<OpOperand *>();
    intptr_t number = operand && operand->getOwner() == op ? operand->getOperandNumber() : -1;
    Value value = each.getValue();
    sink(kindOf(each.getEffect()), number, wrap(value), wrap(Attribute(each.getSymbolRef())),
         wrap(each.getResource()->getName()), list);
  }
  return true;
}
