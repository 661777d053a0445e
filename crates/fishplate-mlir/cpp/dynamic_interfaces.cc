// Interfaces of operations of dynamic dialects: loops, branches, calls and destination style. Each model asks the hooks
// of the operation, and checks the answer before MLIR sees it: an answer that does not fit the operation counts as none.

#include "dynamic.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

using namespace mlir;
using fishplate::ask;
using fishplate::Part;
using fishplate::Parts;
using fishplate::Question;
using fishplate::Range;

namespace {

// Numbers that follow each other, all below `limit`.

std::optional<Range> rangeOf(const std::optional<Parts> &parts, unsigned limit) {
  if (!parts)
    return std::nullopt;
  Range range;
  if (parts->size() == 1 && parts->front().kind == 1) {
    const Part &empty = parts->front();
    range.group = empty.target;
    range.first = empty.index >= 0 && empty.index <= limit ? empty.index : 0;
    return range;
  }
  for (auto [at, part] : llvm::enumerate(*parts)) {
    if (at == 0 && part.index >= 0)
      range.first = part.index;
    if (part.index != static_cast<intptr_t>(range.first + at) || part.index >= limit)
      return std::nullopt;
    ++range.count;
  }
  return range;
}

// The operands that an answer names; none without an answer.
Range operandsOf(Operation *op, Question question, intptr_t index = 0) {
  return rangeOf(ask(op, question, index), op->getNumOperands()).value_or(Range());
}

// Operands that MLIR may add to or take from. If they are a group whose size is in an attribute, that changes with them.
MutableOperandRange mutableRange(Operation *op, Range range) {
  StringRef name = OpTrait::AttrSizedOperandSegments<void>::getOperandSegmentSizeAttr();
  auto sizes = op->getAttrOfType<DenseI32ArrayAttr>(name);
  if (!sizes)
    return MutableOperandRange(op, range.first, range.count);
  unsigned first = 0;
  for (auto [group, size] : llvm::enumerate(sizes.asArrayRef())) {
    if (first == range.first && static_cast<unsigned>(size) == range.count &&
        (range.group < 0 || static_cast<size_t>(range.group) == group)) {
      NamedAttribute attribute(StringAttr::get(op->getContext(), name), sizes);
      MutableOperandRange::OperandSegment segment(group, attribute);
      return MutableOperandRange(op, range.first, range.count, segment);
    }
    first += size;
  }
  return MutableOperandRange(op, range.first, range.count);
}

Region *regionAt(Operation *op, intptr_t index) {
  return index >= 0 && index < static_cast<intptr_t>(op->getNumRegions()) ? &op->getRegion(index)
                                                                          : nullptr;
}

// The types of values; `getTypes` has another class for each kind of range.
TypeRange typesOf(ValueRange values) { return TypeRange(values); }

// The number of a region; -1 for none, which stands for the operation itself.
intptr_t numberOf(Region *region) {
  return region ? static_cast<intptr_t>(region->getRegionNumber()) : -1;
}

struct LoopModel : LoopLikeOpInterface::FallbackModel<LoopModel> {
  bool isDefinedOutsideOfLoop(Operation *op, Value value) const {
    return !op->isAncestor(value.getParentRegion()->getParentOp());
  }
  SmallVector<Region *> getLoopRegions(Operation *op) const {
    SmallVector<Region *> regions;
    // Nothing can leave an isolated region: those that stay would use it from outside.
    if (op->hasTrait<OpTrait::IsIsolatedFromAbove>())
      return regions;
    if (auto parts = ask(op, Question::LoopRegions))
      for (const Part &part : *parts)
        if (Region *region = regionAt(op, part.index); region && !llvm::is_contained(regions, region))
          regions.push_back(region);
    return regions;
  }
  void moveOutOfLoop(Operation *op, Operation *inner) const { inner->moveBefore(op); }
  LogicalResult promoteIfSingleIteration(Operation *, RewriterBase &) const { return failure(); }
  // MLIR takes it for granted that there are all bounds of a variable that it knows.
  std::optional<SmallVector<Value>> getLoopInductionVars(Operation *op) const {
    auto variables = fishplate::loopInductionVars(op);
    if (!variables)
      return std::nullopt;
    auto areKnown = [&](const std::optional<SmallVector<OpFoldResult>> &bounds) {
      auto hasType = [](auto pair) {
        auto [bound, variable] = pair;
        if (auto value = dyn_cast<Value>(bound))
          return value.getType() == variable.getType();
        auto number = dyn_cast<IntegerAttr>(cast<Attribute>(bound));
        return number && number.getType() == variable.getType();
      };
      return bounds && bounds->size() == variables->size() &&
             llvm::all_of(llvm::zip(*bounds, *variables), hasType);
    };
    bool known = areKnown(getLoopLowerBounds(op)) && areKnown(getLoopUpperBounds(op)) &&
                 areKnown(getLoopSteps(op));
    return known ? variables : std::nullopt;
  }
  std::optional<SmallVector<OpFoldResult>> getLoopLowerBounds(Operation *op) const {
    return bounds(op, Question::LoopLowerBounds);
  }
  std::optional<SmallVector<OpFoldResult>> getLoopSteps(Operation *op) const {
    return bounds(op, Question::LoopSteps);
  }
  std::optional<SmallVector<OpFoldResult>> getLoopUpperBounds(Operation *op) const {
    return bounds(op, Question::LoopUpperBounds);
  }
  MutableArrayRef<OpOperand> getInitsMutable(Operation *op) const {
    Range range = carried(op).inits;
    return op->getOpOperands().slice(range.first, range.count);
  }
  Block::BlockArgListType getRegionIterArgs(Operation *op) const {
    Range range = carried(op).args;
    return arguments(op).slice(range.first, range.count);
  }
  // The operands of the terminator, if there is one for each carried value.
  std::optional<MutableArrayRef<OpOperand>> getYieldedValuesMutable(Operation *op) const {
    Block::BlockArgListType args = getRegionIterArgs(op);
    Operation *end = terminator(op, args.size());
    if (args.empty() || !end)
      return std::nullopt;
    auto yielded = end->getOpOperands().take_back(args.size());
    if (!llvm::equal(typesOf(end->getOperands().take_back(args.size())), typesOf(args)))
      return std::nullopt;
    return yielded;
  }
  std::optional<ResultRange> getLoopResults(Operation *op) const {
    Block::BlockArgListType args = getRegionIterArgs(op);
    if (args.empty() || !llvm::equal(op->getResultTypes(), typesOf(args)))
      return std::nullopt;
    return op->getResults();
  }
  FailureOr<LoopLikeOpInterface> replaceWithAdditionalYields(Operation *, RewriterBase &, ValueRange,
                                                             bool, const NewYieldValuesFn &) const {
    return failure();
  }
  std::optional<APInt> getStaticTripCount(Operation *) const { return std::nullopt; }

  // Whether the hook says what fits the operation.
  static LogicalResult verify(Operation *op) {
    auto inits = ask(op, Question::LoopInits), args = ask(op, Question::LoopIterArgs);
    Carried found = carried(op);
    if (((inits && !inits->empty()) || (args && !args->empty())) && !found.args.count)
      return op->emitOpError("different number or types of inits and region iter_args");
    TypeRange wanted = typesOf(arguments(op).slice(found.args.first, found.args.count));
    Operation *end = terminator(op, found.args.count);
    if (end && !llvm::equal(typesOf(end->getOperands().take_back(found.args.count)), wanted))
      return op->emitOpError("yields values of other types than its region iter_args");
    if (op->getNumResults() == found.args.count && !llvm::equal(op->getResultTypes(), wanted))
      return op->emitOpError("has results of other types than its region iter_args");
    return success();
  }

  static Block::BlockArgListType arguments(Operation *op) {
    if (!op->getNumRegions() || op->getRegion(0).empty())
      return {};
    return op->getRegion(0).getArguments();
  }

private:
  // The operands and the arguments that carry values from one iteration to the next: as many, of the same types, or none.
  struct Carried {
    Range inits, args;
  };
  static Carried carried(Operation *op) {
    auto inits = rangeOf(ask(op, Question::LoopInits), op->getNumOperands());
    auto args = rangeOf(ask(op, Question::LoopIterArgs), arguments(op).size());
    if (!inits || !args ||
        !llvm::equal(typesOf(op->getOperands().slice(inits->first, inits->count)),
                     typesOf(arguments(op).slice(args->first, args->count))))
      return {};
    return {*inits, *args};
  }
  // The end of the only block, if it has at least so many operands.
  static Operation *terminator(Operation *op, size_t operands) {
    if (!op->getNumRegions() || !llvm::hasSingleElement(op->getRegion(0)))
      return nullptr;
    Block &body = op->getRegion(0).front();
    if (body.empty() || !body.back().hasTrait<OpTrait::IsTerminator>() ||
        body.back().getNumOperands() < operands)
      return nullptr;
    return &body.back();
  }
  static std::optional<SmallVector<OpFoldResult>> bounds(Operation *op, Question question) {
    auto parts = ask(op, question);
    if (!parts)
      return std::nullopt;
    SmallVector<OpFoldResult> found;
    for (const Part &part : *parts) {
      if (part.handle)
        found.push_back(Attribute::getFromOpaquePointer(part.handle));
      else if (part.index >= 0 && part.index < static_cast<intptr_t>(op->getNumOperands()))
        found.push_back(op->getOperand(part.index));
      else
        return std::nullopt;
    }
    return found;
  }
};

struct RegionBranchModel : RegionBranchOpInterface::FallbackModel<RegionBranchModel> {
  using Successors = SmallVectorImpl<RegionSuccessor>;

  OperandRange getEntrySuccessorOperands(Operation *op, RegionSuccessor successor) const {
    Region *to = successor.getSuccessor();
    Range range = operandsOf(op, Question::EntryOperands, numberOf(to));
    OperandRange operands = op->getOperands().slice(range.first, range.count);
    // As many as the successor takes, of the same types. Analyses do not say what it takes.
    SmallVector<RegionSuccessor> all;
    (void)successors(op, nullptr, {}, all);
    bool fits = llvm::any_of(all, [&](RegionSuccessor each) {
      return each.getSuccessor() == to &&
             llvm::equal(typesOf(operands), typesOf(each.getSuccessorInputs()));
    });
    return fits ? operands : op->getOperands().take_front(0);
  }
  void getEntrySuccessorRegions(Operation *op, ArrayRef<Attribute>, Successors &regions) const {
    (void)successors(op, nullptr, {}, regions);
  }
  void getSuccessorRegions(Operation *op, RegionBranchPoint point, Successors &regions) const {
    Operation *from = point.getTerminatorPredecessorOrNull();
    if (auto end = dyn_cast_or_null<RegionBranchTerminatorOpInterface>(from))
      (void)successors(op, from->getParentRegion(), end, regions);
    else
      (void)successors(op, nullptr, {}, regions);
  }
  // The name that the generated code gives to the overload for a region.
  void getSuccessorRegions_3(Operation *op, Region &region, Successors &regions) const {
    (void)successors(op, &region, terminators(region), regions);
  }
  // Whether each successor gets values of the types of its arguments.
  static LogicalResult verify(Operation *op) {
    auto check = [&](Region *from, ArrayRef<RegionBranchTerminatorOpInterface> ends) {
      SmallVector<RegionSuccessor> regions;
      std::optional<intptr_t> wrong = successors(op, from, ends, regions);
      if (!wrong)
        return success();
      InFlightDiagnostic error = op->emitOpError();
      if (from)
        error << "region #" << numberOf(from);
      else
        error << "the operation itself";
      error << " does not give ";
      if (*wrong < 0)
        error << "the results";
      else
        error << "the arguments of region #" << *wrong;
      return LogicalResult(error << " as many values of the same types");
    };
    if (failed(check(nullptr, {})))
      return failure();
    return success(llvm::all_of(op->getRegions(), [&](Region &region) {
      return succeeded(check(&region, terminators(region)));
    }));
  }
  void getPredecessors(Operation *op, RegionSuccessor successor,
                       SmallVectorImpl<RegionBranchPoint> &found) const {
    auto leads = [&](RegionBranchPoint point) {
      SmallVector<RegionSuccessor> regions;
      getSuccessorRegions(op, point, regions);
      return llvm::any_of(regions, [&](RegionSuccessor each) {
        return each.getSuccessor() == successor.getSuccessor();
      });
    };
    if (leads(RegionBranchPoint::parent()))
      found.push_back(RegionBranchPoint::parent());
    for (Region &region : op->getRegions())
      for (RegionBranchTerminatorOpInterface terminator : terminators(region))
        if (leads(RegionBranchPoint(terminator)))
          found.push_back(RegionBranchPoint(terminator));
  }
  void getPredecessorValues(Operation *op, RegionSuccessor successor, int index,
                            SmallVectorImpl<Value> &values) const {
    SmallVector<RegionBranchPoint> points;
    getPredecessors(op, successor, points);
    for (RegionBranchPoint point : points) {
      OperandRange operands = op->getOperands().take_front(0);
      if (Operation *from = point.getTerminatorPredecessorOrNull())
        operands = cast<RegionBranchTerminatorOpInterface>(from).getSuccessorOperands(successor);
      else
        operands = getEntrySuccessorOperands(op, successor);
      if (index >= 0 && index < static_cast<int>(operands.size()))
        values.push_back(operands[index]);
    }
  }
  void getRegionInvocationBounds(Operation *op, ArrayRef<Attribute>,
                                 SmallVectorImpl<InvocationBounds> &bounds) const {
    bounds.append(op->getNumRegions(), InvocationBounds(0, std::nullopt));
  }
  bool areTypesCompatible(Operation *, Type left, Type right) const { return left == right; }

private:
  using Terminators = SmallVector<RegionBranchTerminatorOpInterface>;

  static Terminators terminators(Region &region) {
    Terminators found;
    for (Block &block : region)
      if (!block.empty())
        if (auto terminator = dyn_cast<RegionBranchTerminatorOpInterface>(block.back()))
          found.push_back(terminator);
    return found;
  }

  // Adds the successors of the operation itself, or of a region that these terminators end. MLIR pairs the values that a
  // successor takes with those that it gets. So a successor takes none where it does not get as many, of the same types. Returns
  // the number of the last such successor.
  static std::optional<intptr_t> successors(Operation *op, Region *from,
                                            ArrayRef<RegionBranchTerminatorOpInterface> ends,
                                            Successors &regions) {
    auto parts = ask(op, Question::SuccessorRegions, numberOf(from));
    if (!parts) {
      // Nothing is known, so control may go anywhere.
      for (Region &region : op->getRegions())
        regions.emplace_back(&region);
      regions.emplace_back(op, op->getResults().take_front(0));
      return std::nullopt;
    }
    auto gets = [&](RegionSuccessor successor) {
      TypeRange wanted = typesOf(successor.getSuccessorInputs());
      if (!from) {
        Range range = operandsOf(op, Question::EntryOperands, numberOf(successor.getSuccessor()));
        return llvm::equal(typesOf(op->getOperands().slice(range.first, range.count)), wanted);
      }
      return llvm::all_of(ends, [&](RegionBranchTerminatorOpInterface end) {
        // One of a dynamic dialect passes all its operands, and asks the operation around whether they fit.
        bool isOurs = fishplate::findDialect(op->getContext(), end->getName().getDialectNamespace());
        ValueRange given = end->getOperands();
        if (!isOurs)
          given = end.getSuccessorOperands(successor);
        return llvm::equal(typesOf(given), wanted);
      });
    };
    std::optional<intptr_t> wrong;
    for (const Part &part : *parts) {
      Region *region = regionAt(op, part.index);
      if (llvm::any_of(regions, [&](RegionSuccessor each) { return each.getSuccessor() == region; }))
        continue;
      size_t first = region ? std::clamp<intptr_t>(part.kind, 0, region->getNumArguments()) : 0;
      RegionSuccessor successor =
          region ? RegionSuccessor(region, region->getArguments().drop_front(first))
                 : RegionSuccessor(op, op->getResults());
      if (gets(successor)) {
        regions.push_back(successor);
        continue;
      }
      wrong = numberOf(region);
      if (region)
        regions.emplace_back(region, region->getArguments().take_front(0));
      else
        regions.emplace_back(op, op->getResults().take_front(0));
    }
    return wrong;
  }
};

struct BranchModel : BranchOpInterface::FallbackModel<BranchModel> {
  SuccessorOperands getSuccessorOperands(Operation *op, unsigned index) const {
    if (std::optional<Range> range = rangeFor(op, index)) {
      fishplate::rememberRange(op, index, *range);
      return SuccessorOperands(mutableRange(op, *range));
    }
    // MLIR takes operands away in several steps, and must find those that it knows of until the last one.
    if (std::optional<Range> before = fishplate::rememberedRange(op, index); before && fits(op, index, *before))
      return SuccessorOperands(mutableRange(op, *before));
    // The operation makes the arguments itself, so nothing is known about them.
    Block *to = op->getSuccessor(index);
    return SuccessorOperands(to ? to->getNumArguments() : 0, MutableOperandRange(op, 0, 0));
  }
  std::optional<BlockArgument> getSuccessorBlockArgument(Operation *op, unsigned operand) const {
    for (unsigned index = 0; index < op->getNumSuccessors(); ++index)
      if (auto found = mlir::detail::getBranchSuccessorArgument(getSuccessorOperands(op, index),
                                                                operand, op->getSuccessor(index)))
        return found;
    return std::nullopt;
  }
  Block *getSuccessorForOperands(Operation *, ArrayRef<Attribute>) const { return nullptr; }
  bool areTypesCompatible(Operation *, Type left, Type right) const { return left == right; }

private:
  // Whether these are operands of the types of the successor's arguments. MLIR may have added arguments, for which it adds operands
  // now.
  static bool fits(Operation *op, unsigned index, Range range) {
    Block *to = op->getSuccessor(index);
    if (!to || range.first + range.count > op->getNumOperands() ||
        range.count > to->getNumArguments())
      return false;
    auto given = op->getOperands().slice(range.first, range.count);
    return llvm::all_of(llvm::zip_first(given, to->getArguments()), [](auto pair) {
      auto [operand, argument] = pair;
      return operand && operand.getType() == argument.getType();
    });
  }
  // The operands for a successor. Those of successors before it come first: MLIR takes away the last ones first, and no operand
  // can belong to two successors.
  static std::optional<Range> rangeFor(Operation *op, unsigned index) {
    std::optional<Range> range;
    unsigned end = 0;
    for (unsigned at = 0; at <= index; ++at) {
      range = rangeOf(ask(op, Question::SuccessorOperands, at), op->getNumOperands());
      if (!range || (range->count && range->first < end))
        return std::nullopt;
      end = std::max(end, range->first + range->count);
    }
    if (!fits(op, index, *range))
      return std::nullopt;
    return range;
  }
};

struct NoArgumentAttributes : ArgAndResultAttrsOpInterface::FallbackModel<NoArgumentAttributes> {
  ArrayAttr getArgAttrsAttr(Operation *) const { return {}; }
  ArrayAttr getResAttrsAttr(Operation *) const { return {}; }
  void setArgAttrsAttr(Operation *, ArrayAttr) const {}
  void setResAttrsAttr(Operation *, ArrayAttr) const {}
  Attribute removeArgAttrsAttr(Operation *) const { return {}; }
  Attribute removeResAttrsAttr(Operation *) const { return {}; }
};

struct CallModel : CallOpInterface::FallbackModel<CallModel> {
  CallInterfaceCallable getCallableForCallee(Operation *op) const {
    auto parts = ask(op, Question::Callee);
    if (parts && parts->size() == 1) {
      const Part &part = parts->front();
      if (auto name = nameOf(part)) {
        if (auto symbol = op->getAttrOfType<SymbolRefAttr>(name))
          return symbol;
      } else if (part.index >= 0 && part.index < static_cast<intptr_t>(op->getNumOperands())) {
        return op->getOperand(part.index);
      }
    }
    // A symbol that does not exist.
    return SymbolRefAttr::get(op->getContext(), "");
  }
  void setCalleeFromCallable(Operation *op, CallInterfaceCallable callee) const {
    auto parts = ask(op, Question::Callee);
    if (!parts || parts->size() != 1)
      return;
    const Part &part = parts->front();
    auto symbol = dyn_cast<SymbolRefAttr>(callee);
    if (StringAttr name = nameOf(part); name && symbol)
      op->setAttr(name, symbol);
    else if (!name && !symbol && part.index >= 0 &&
             part.index < static_cast<intptr_t>(op->getNumOperands()))
      op->setOperand(part.index, cast<Value>(callee));
  }
  Operation::operand_range getArgOperands(Operation *op) const {
    Range range = operandsOf(op, Question::CallArguments);
    return op->getOperands().slice(range.first, range.count);
  }
  MutableOperandRange getArgOperandsMutable(Operation *op) const {
    return mutableRange(op, operandsOf(op, Question::CallArguments));
  }
  Operation *resolveCallableInTable(Operation *op, SymbolTableCollection *tables) const {
    return call_interface_impl::resolveCallable(cast<CallOpInterface>(op), tables);
  }
  Operation *resolveCallable(Operation *op) const {
    return call_interface_impl::resolveCallable(cast<CallOpInterface>(op));
  }

private:
  static StringAttr nameOf(const Part &part) {
    return part.handle ? dyn_cast<StringAttr>(Attribute::getFromOpaquePointer(part.handle))
                       : StringAttr();
  }
};

struct CallableModel : CallableOpInterface::FallbackModel<CallableModel> {
  Region *getCallableRegion(Operation *op) const {
    auto parts = ask(op, Question::CallableRegion);
    Region *region = parts && parts->size() == 1 ? regionAt(op, parts->front().index) : nullptr;
    return region && !region->empty() ? region : nullptr;
  }
  // The context keeps the types of a function type.
  ArrayRef<Type> getArgumentTypes(Operation *op) const {
    Region *region = getCallableRegion(op);
    SmallVector<Type> types;
    if (region)
      llvm::append_range(types, region->getArgumentTypes());
    return FunctionType::get(op->getContext(), types, {}).getInputs();
  }
  ArrayRef<Type> getResultTypes(Operation *op) const {
    SmallVector<Type> types;
    if (auto parts = ask(op, Question::CallableResults))
      for (const Part &part : *parts)
        if (part.handle)
          types.push_back(Type::getFromOpaquePointer(part.handle));
    return FunctionType::get(op->getContext(), {}, types).getResults();
  }
};

struct DpsModel : DestinationStyleOpInterface::FallbackModel<DpsModel> {
  // MLIR ties each result to the operand at its place. Without results there are no tensors.
  MutableOperandRange getDpsInitsMutable(Operation *op) const {
    Range range = operandsOf(op, Question::DpsInits);
    return mutableRange(op, isTied(op, range) ? range : Range());
  }
  static LogicalResult verify(Operation *op) {
    if (isTied(op, operandsOf(op, Question::DpsInits)))
      return success();
    return op->emitOpError("expects destinations of the types of its results, all tensors, or memrefs "
                           "and no results");
  }

private:
  static bool isTied(Operation *op, Range range) {
    TypeRange types = typesOf(op->getOperands().slice(range.first, range.count));
    if (op->getNumResults())
      return llvm::equal(types, op->getResultTypes()) && llvm::all_of(types, llvm::IsaPred<TensorType>);
    return llvm::none_of(types, llvm::IsaPred<TensorType>);
  }
};

LogicalResult verifyBranch(Operation *op) {
  auto branch = cast<BranchOpInterface>(op);
  for (unsigned index = 0; index < op->getNumSuccessors(); ++index) {
    SuccessorOperands operands = branch.getSuccessorOperands(index);
    if (operands.getProducedOperandCount() ||
        operands.size() != op->getSuccessor(index)->getNumArguments())
      return op->emitOpError() << "does not give successor #" << index
                               << " operands of the types of its arguments, after those of other successors";
  }
  // Passes that read or take away operands rely on these answers.
  for (unsigned index = 0; index < op->getNumSuccessors(); ++index)
    fishplate::keepAnswer(op, Question::SuccessorOperands, index);
  return success();
}

} // namespace

std::optional<SmallVector<Value>> fishplate::loopInductionVars(Operation *op) {
  auto arguments = LoopModel::arguments(op);
  auto range = rangeOf(ask(op, Question::LoopInductionVars), arguments.size());
  if (!range)
    return std::nullopt;
  return SmallVector<Value>(arguments.slice(range->first, range->count));
}

void fishplate::addAskedInterfaces(const OpFacts &facts, mlir::detail::InterfaceMap &map) {
  auto has = [&](uint32_t bit) { return (facts.interfaces & bit) != 0; };
  if (has(ImplementsLoop))
    map.insertModels<LoopModel>();
  if (has(ImplementsRegionBranch))
    map.insertModels<RegionBranchModel>();
  if (has(ImplementsBranch))
    map.insertModels<BranchModel>();
  if (has(ImplementsCall | ImplementsCallable))
    map.insertModels<NoArgumentAttributes>();
  if (has(ImplementsCall))
    map.insertModels<CallModel>();
  if (has(ImplementsCallable))
    map.insertModels<CallableModel>();
  if (has(ImplementsDps))
    map.insertModels<DpsModel>();
  addSlotInterfaces(facts, map);
}

LogicalResult fishplate::verifyAnswers(const OpFacts &facts, Operation *op, bool regions) {
  auto has = [&](uint32_t bit) { return (facts.interfaces & bit) != 0; };
  AnswerScope scope(op->getContext());
  if (!regions) {
    if (has(ImplementsBranch) && failed(verifyBranch(op)))
      return failure();
    if (!has(ImplementsDps))
      return success();
    return success(succeeded(DpsModel::verify(op)) &&
                   succeeded(mlir::detail::verifyDestinationStyleOpInterface(op)));
  }
  if (has(ImplementsRegionBranch) &&
      (failed(RegionBranchModel::verify(op)) || failed(mlir::detail::verifyRegionBranchOpInterface(op))))
    return failure();
  if (!has(ImplementsLoop))
    return success();
  return success(succeeded(LoopModel::verify(op)) &&
                 succeeded(mlir::detail::verifyLoopLikeOpInterface(op)));
}
