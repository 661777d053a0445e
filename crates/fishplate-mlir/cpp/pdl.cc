// Patterns as PDL modules: lowers them with checks, converts the arguments and results of native functions, and changes the IR
// for the interpreter. The interpreter of MLIR trusts a module: it reads missing operands, and operations that are gone.

#include "guard.h"
#include "rewrite.h"

#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/Conversion/PDLToPDLInterp/PDLToPDLInterp.h"
#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/Dialect/PDL/IR/PDLOps.h"
#include "mlir/Dialect/PDL/IR/PDLTypes.h"
#include "mlir/Dialect/PDLInterp/IR/PDLInterp.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/RegionGraphTraits.h"
#include "mlir/Pass/PassManager.h"

#include "llvm/ADT/SCCIterator.h"

using namespace mlir;

namespace {

enum Kind : int32_t { Nothing, AnAttribute, AnOperation, AType, AValue, Types, Values };

// A value of PDL with the addresses that it stands for.
struct Argument {
  int32_t kind = Nothing;
  SmallVector<const void *, 1> items;

  explicit Argument(PDLValue value) {
    if (!value)
      return;
    if (Attribute attribute = value.dyn_cast<Attribute>())
      one(AnAttribute, attribute.getAsOpaquePointer());
    else if (Operation *op = value.dyn_cast<Operation *>())
      one(AnOperation, op);
    else if (Type type = value.dyn_cast<Type>())
      one(AType, type.getAsOpaquePointer());
    else if (Value single = value.dyn_cast<Value>())
      one(AValue, single.getAsOpaquePointer());
    else if (value.isa<TypeRange>()) {
      kind = Types;
      for (Type type : value.cast<TypeRange>())
        items.push_back(type.getAsOpaquePointer());
    } else if (value.isa<ValueRange>()) {
      kind = Values;
      for (Value each : value.cast<ValueRange>())
        items.push_back(each.getAsOpaquePointer());
    }
    // A list with a gap is like a value that is not there.
    if (llvm::is_contained(items, nullptr)) {
      kind = Nothing;
      items.clear();
    }
  }

  void one(Kind of, const void *item) {
    kind = of;
    items.push_back(item);
  }
};

void push(PDLResultList &results, const FishplatePdlValue &value) {
  switch (value.kind) {
  case AnAttribute:
    return results.push_back(Attribute::getFromOpaquePointer(value.items[0]));
  case AnOperation:
    return results.push_back(static_cast<Operation *>(const_cast<void *>(value.items[0])));
  case AType:
    return results.push_back(Type::getFromOpaquePointer(value.items[0]));
  case AValue:
    return results.push_back(Value::getFromOpaquePointer(value.items[0]));
  case Types: {
    SmallVector<Type> types;
    for (size_t i = 0; i < value.count; ++i)
      types.push_back(Type::getFromOpaquePointer(value.items[i]));
    return results.push_back(TypeRange(types));
  }
  default: {
    SmallVector<Value> values;
    for (size_t i = 0; i < value.count; ++i)
      values.push_back(Value::getFromOpaquePointer(value.items[i]));
    return results.push_back(ValueRange(values));
  }
  }
}

// Lets the native function `fishplate.create.N` look at operands, attributes and types of a new operation. If the types are to
// be inferred, it returns them.
void checkCreation(pdl_interp::CreateOperationOp op, size_t number) {
  OpBuilder builder(op);
  bool infer = op.getInferredResultTypes();
  SmallVector<Type, 1> results;
  if (infer)
    results.push_back(pdl::RangeType::get(builder.getType<pdl::TypeType>()));
  auto check = pdl_interp::ApplyRewriteOp::create(
      builder, op.getLoc(), results, ("fishplate.create." + Twine(number)).str(), op->getOperands());
  check->setAttr("fishplate.operation", op.getNameAttr());
  check->setAttr("fishplate.attributes", op.getInputAttributeNamesAttr());
  if (infer) {
    op.getInputResultTypesMutable().append(check.getResults());
    op.setInferredResultTypes(false);
  }
}

// Ends a rewrite where the interpreter would read through a value that need not be there.
void checkReads(Operation *op) {
  if (!isa<pdl_interp::GetValueTypeOp, pdl_interp::GetAttributeTypeOp, pdl_interp::GetResultOp,
           pdl_interp::GetResultsOp, pdl_interp::GetOperandOp, pdl_interp::GetOperandsOp,
           pdl_interp::GetAttributeOp, pdl_interp::GetUsersOp, pdl_interp::ExtractOp>(op))
    return;
  OpBuilder builder(op);
  auto check = pdl_interp::ApplyRewriteOp::create(builder, op->getLoc(), TypeRange(),
                                                  "fishplate.read", op->getOperands());
  check->setAttr("fishplate.operation", builder.getStringAttr(op->getName().getStringRef()));
}

// Lets a matcher that was written by hand end where the interpreter would read through something that is not there. Matchers
// that MLIR has made look first.
void checkMatcher(pdl_interp::FuncOp matcher) {
  using namespace pdl_interp;
  SmallVector<std::pair<Operation *, Value>> reads;
  matcher.walk([&](Operation *op) {
    auto add = [&](Value value) {
      if (isa_and_nonnull<GetDefiningOpOp, ExtractOp, GetOperandOp, GetOperandsOp, GetResultOp,
                          GetResultsOp, GetAttributeOp, GetValueTypeOp, GetAttributeTypeOp>(
              value.getDefiningOp()))
        reads.emplace_back(op, value);
    };
    if (isa<CheckOperationNameOp, CheckOperandCountOp, CheckResultCountOp, CheckTypesOp,
            SwitchOperationNameOp, SwitchOperandCountOp, SwitchResultCountOp, GetOperandOp,
            GetOperandsOp, GetResultOp, GetResultsOp, GetAttributeOp, GetAttributeTypeOp, GetUsersOp>(
            op))
      add(op->getOperand(0));
    else if (isa<AreEqualOp>(op) && isa<pdl::RangeType>(op->getOperand(0).getType()))
      llvm::for_each(op->getOperands(), add);
    else if (auto match = dyn_cast<RecordMatchOp>(op))
      llvm::for_each(match.getMatchedOps(), add);
  });
  for (auto [op, value] : reads) {
    Block *block = op->getBlock();
    Block *rest = block->splitBlock(op);
    OpBuilder builder(op->getContext());
    Block *end = builder.createBlock(block->getParent());
    if (isa<ForEachOp>(block->getParentOp()))
      ContinueOp::create(builder, op->getLoc());
    else
      FinalizeOp::create(builder, op->getLoc());
    builder.setInsertionPointToEnd(block);
    IsNotNullOp::create(builder, op->getLoc(), value, rest, end);
  }
}

// Whether the blocks of a function, or of a loop inside, can follow each other for ever.
bool mayRunForEver(Operation *function) {
  auto hasCycle = [](Region &region) {
    if (!region.empty())
      for (auto part = llvm::scc_begin(&region); !part.isAtEnd(); ++part)
        if (part.hasCycle())
          return true;
    return false;
  };
  return function
      ->walk([&](Operation *op) {
        return llvm::any_of(op->getRegions(), hasCycle) ? WalkResult::interrupt()
                                                        : WalkResult::advance();
      })
      .wasInterrupted();
}

// Lets each rewrite begin with a call of `fishplate.pattern.NAME`. Only the location of a pattern survives its lowering.
void announce(ModuleOp module) {
  module.walk([&](pdl_interp::RecordMatchOp match) {
    auto rewriter = module.lookupSymbol<pdl_interp::FuncOp>(match.getRewriter());
    if (!rewriter || rewriter.getBody().empty())
      return;
    auto named = dyn_cast<NameLoc>(match.getLoc());
    StringRef name = named ? named.getName().getValue() : rewriter.getSymName();
    auto builder = OpBuilder::atBlockBegin(&rewriter.getBody().front());
    pdl_interp::ApplyRewriteOp::create(builder, match.getLoc(), TypeRange(),
                                       ("fishplate.pattern." + name).str(), ValueRange());
  });
}

} // namespace

bool fishplate::lowerPdl(Operation *op) {
  auto module = cast<ModuleOp>(op);
  for (auto [number, pattern] : llvm::enumerate(module.getOps<pdl::PatternOp>())) {
    auto name = pattern.getSymName() ? pattern.getSymNameAttr()
                                     : StringAttr::get(op->getContext(), "pdl " + Twine(number));
    pattern->setLoc(NameLoc::get(name));
  }
  if (!module.getOps<pdl::PatternOp>().empty()) {
    PassManager manager(module->getName());
    manager.addPass(createConvertPDLToPDLInterpPass());
    if (failed(manager.run(module)))
      return false;
  } else {
    for (auto matcher : module.getOps<pdl_interp::FuncOp>())
      checkMatcher(matcher);
    if (mayRunForEver(module)) {
      module.emitError("the blocks of a function of `pdl_interp` follow each other in a circle");
      return false;
    }
  }
  SmallVector<Operation *> all;
  for (auto rewriters : module.getOps<ModuleOp>())
    rewriters.walk([&](Operation *each) { all.push_back(each); });
  for (auto [number, each] : llvm::enumerate(all)) {
    if (auto creation = dyn_cast<pdl_interp::CreateOperationOp>(each))
      checkCreation(creation, number);
    else
      checkReads(each);
  }
  announce(module);
  return true;
}

// Returns the message of a fatal error, or null.
extern "C" char *fishplateLowerPdl(MlirOperation module, bool *done) {
  return runGuarded([=] { *done = fishplate::lowerPdl(unwrap(module)); });
}

// Lowers a copy of a module, in a process that may crash. Nobody hears what is wrong with it.
extern "C" void fishplateTryLowerPdl(MlirOperation module) {
  ScopedDiagnosticHandler quiet(unwrap(module)->getContext(),
                                [](Diagnostic &) { return success(); });
  OwningOpRef<Operation *> copy(unwrap(module)->clone());
  (void)fishplate::lowerPdl(*copy);
}

void fishplate::PdlRewriter::refuse(Operation *op, const char *why) {
  sound = false;
  if (op)
    op->emitError(why);
  else
    emitError(UnknownLoc::get(getContext()), why);
}

bool fishplate::PdlRewriter::expectLive(Operation *op) {
  if (op && op->getBlock())
    return true;
  refuse(op, "the rewrite of a PDL pattern erases or replaces an operation that is gone");
  return false;
}

void fishplate::PdlRewriter::replaceOp(Operation *op, ValueRange values) {
  if (!inPattern)
    return PatternRewriter::replaceOp(op, values);
  if (!expectLive(op))
    return;
  if (values.size() != op->getNumResults())
    return refuse(op, "the rewrite of a PDL pattern replaces this by another number of values");
  for (Value value : values) {
    if (!value)
      return refuse(op, "the rewrite of a PDL pattern replaces this by a value that does not exist");
    Operation *owner = value.getParentBlock() ? value.getParentBlock()->getParentOp() : nullptr;
    if (Operation *maker = value.getDefiningOp())
      owner = maker;
    if (owner && op->isAncestor(owner))
      return refuse(op, "the rewrite of a PDL pattern replaces this by a value that goes with it");
  }
  PatternRewriter::replaceOp(op, values);
}

void fishplate::PdlRewriter::replaceOp(Operation *op, Operation *other) {
  replaceOp(op, other->getResults());
}

void fishplate::PdlRewriter::eraseOp(Operation *op) {
  if (!inPattern)
    return PatternRewriter::eraseOp(op);
  if (!expectLive(op))
    return;
  auto isUsed = [&](ValueRange values) {
    return llvm::any_of(values, [&](Value value) {
      return llvm::any_of(value.getUsers(), [&](Operation *user) { return !op->isAncestor(user); });
    });
  };
  bool used = false;
  op->walk([&](Operation *each) {
    used |= isUsed(each->getResults());
    for (Region &region : each->getRegions())
      for (Block &block : region)
        used |= isUsed(block.getArguments());
  });
  if (used)
    return refuse(op, "the rewrite of a PDL pattern erases this, but it is used");
  if (auto *listener = dyn_cast_if_present<Listener>(getListener())) {
    op->walk([&](Operation *each) {
      for (Region &region : each->getRegions())
        for (Block &block : region)
          listener->notifyBlockErased(&block);
      listener->notifyOperationErased(each);
    });
  }
  // New operations go to its place.
  if (getInsertionBlock() == op->getBlock() && getInsertionPoint() == op->getIterator())
    setInsertionPointAfter(op);
  op->remove();
  op->dropAllReferences();
  // A driver adds those that make the operands of an operation that goes, and they may go with it.
  op->walk([](Operation *each) {
    for (Watcher *watcher = Watcher::innermost(); watcher; watcher = watcher->next())
      watcher->forget(each);
  });
  erased.push_back(op);
}

bool fishplate::PdlRewriter::end() {
  inPattern = false;
  for (Operation *op : erased) {
    bool used = false;
    op->walk([&](Operation *each) {
      used |= !each->use_empty();
      each->dropAllUses();
    });
    if (used)
      refuse(op, "the rewrite of a PDL pattern uses this after it was erased");
    op->destroy();
  }
  erased.clear();
  return std::exchange(sound, true);
}

void fishplate::addPdlPatterns(RewritePatternSet &set, const FishplatePdlModule &pdl,
                               NativeCall call) {
  PDLPatternModule patterns(OwningOpRef<ModuleOp>(cast<ModuleOp>(unwrap(pdl.module)->clone())));
  for (size_t index = 0; index < pdl.functionCount; ++index) {
    const FishplatePdlFunction &function = pdl.functions[index];
    size_t resultCount = function.resultCount;
    auto run = [call, index, resultCount](PatternRewriter &, PDLResultList &results,
                                          ArrayRef<PDLValue> values) -> LogicalResult {
      SmallVector<Argument> arguments;
      for (PDLValue value : values)
        arguments.emplace_back(value);
      SmallVector<FishplatePdlValue> given;
      for (Argument &argument : arguments)
        given.push_back({argument.kind, argument.items.data(), argument.items.size()});
      SmallVector<FishplatePdlValue> made(resultCount);
      if (call(index, given.data(), given.size(), made.data()) != 1)
        return failure();
      for (const FishplatePdlValue &value : made)
        push(results, value);
      return success();
    };
    if (function.isConstraint)
      patterns.registerConstraintFunction(unwrap(function.name), PDLConstraintFunction(run));
    else
      patterns.registerRewriteFunction(unwrap(function.name), PDLRewriteFunction(run));
  }
  set.add(std::move(patterns));
}
